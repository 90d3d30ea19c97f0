// Batches of writes that a store must take, and the comparison of two stores.
#pragma once

#include <string>
#include <vector>

#include "core/sample.hpp"
#include "store/memory.hpp"
#include "store/store.hpp"

namespace grognard::store {

class RandomWrites {
  public:
    explicit RandomWrites(std::uint64_t seed) : random_(seed) {}

    // A batch that fits what is there.
    Writes next(const Store& there);
    const std::vector<std::string>& ids() const { return ids_; }  // of all games ever created

  private:
    Write next_write(const Store& there);
    GameRecord record(const std::string& id);
    std::string text(std::uint32_t longest);

    Stream random_;
    std::vector<std::string> ids_;
    std::int64_t time_ = 1'000;
};

// Where they differ; empty if they do not.
std::string difference(const Store& one, const Store& other, const std::vector<std::string>& ids);

}  // namespace grognard::store
