// A player of src/players at the table.
#include <span>
#include <vector>

#include "cli/play/ccn_screen.hpp"
#include "codec/json.hpp"
#include "players/player.hpp"

namespace grognard::cli {

namespace {

class CcnBot final : public Bot {
  public:
    CcnBot(const table::CcnTable& at, Player<Ccn> player)
        : table_(at), player_(std::move(player)) {}

    std::string choose(Seat seat) override {
        offers_.clear();
        Ccn::offer(table_.state(), seat, offers_);
        const std::span<const Ccn::Action> offers(offers_);
        return Ccn::notation(offers_[player_.choose(table_.state(), seat, offers)]);
    }

  private:
    const table::CcnTable& table_;
    Player<Ccn> player_;
    std::vector<Ccn::Action> offers_;
};

}  // namespace

std::unique_ptr<Bot> make_ccn_bot(const table::CcnTable& at, std::string_view player,
                                  std::uint64_t seed) {
    auto found = player_named<Ccn>(player, seed);
    if (!found) {
        throw codec::BadInput("player", "", "human or " + codec::one_of(player_names<Ccn>),
                              codec::shown(player));
    }
    return std::make_unique<CcnBot>(at, *std::move(found));
}

}  // namespace grognard::cli
