// A store that forgets everything at the end: for tests and games nobody wants to keep.
#pragma once

#include <map>
#include <mutex>

#include "store/store.hpp"

namespace grognard::store {

class MemoryStore final : public Store {
  public:
    void commit(std::span<const Write> writes) override;
    std::optional<StoredGame> load(std::string_view id) const override;
    std::vector<std::string> unfinished() const override;
    std::size_t count_unfinished() const override { return unfinished().size(); }
    std::vector<std::string> left(const Left& which) const override;
    std::vector<std::string> with_bots() const override;
    void check() const override {}

    // All that there is.
    struct Kept {
        std::map<std::string, StoredGame, std::less<>> games;
        std::map<std::string, std::uint64_t, std::less<>> binned;  // and in which hour of service
        std::vector<std::string> order;                            // of creation
        std::uint64_t hours = 0;                                   // of service
    };

  private:
    mutable std::mutex mutex_;
    Kept kept_;
};

}  // namespace grognard::store
