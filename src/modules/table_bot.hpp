// A player of src/players at the table.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "codec/json.hpp"
#include "modules/bot.hpp"
#include "players/player.hpp"

namespace grognard::modules {

template <class Table>
class TableBot final : public Bot {
  public:
    using Game = typename Table::G;

    TableBot(const Table& at, Player<Game> player) : table_(at), player_(std::move(player)) {}

    std::string choose(Seat seat) override {
        return Game::notation(player_.choose(table_.state(), seat));
    }

  private:
    const Table& table_;
    Player<Game> player_;
};

// BadInput if no player has that name.
template <class Table>
std::unique_ptr<Bot> make_bot(const Table& at, std::string_view player, std::uint64_t seed) {
    using Game = typename Table::G;
    auto found = player_named<Game>(player, seed);
    if (!found) {
        throw codec::BadInput("player", "", "human or " + codec::one_of(player_names<Game>),
                              codec::shown(player));
    }
    return std::make_unique<TableBot<Table>>(at, *std::move(found));
}

}  // namespace grognard::modules
