// Replays a stored game from its start.
#include "server/game_check.hpp"

#include <utility>

#include "server/tape.hpp"

namespace grognard::server {

std::optional<std::string> game_fault(const store::StoredGame& game) {
    const GamePort* const port = find_port(game.record.game);
    if (port == nullptr) return "there is no game " + game.record.game;
    auto table = port->make(game.record.scenario);
    if (!table) return "there is no scenario " + game.record.scenario;
    Tape tape(*port, std::move(table));
    try {
        for (const table::LogEntry& entry : game.inputs) tape.follow(entry);
    } catch (const BrokenLog& broken) {
        return broken.what();
    }
    // The mark is written together with the last input: without it inputs were lost.
    if (game.record.finished && tape.table().awaits() != Awaits::Nobody) {
        return "it is marked as finished, but its " + std::to_string(tape.at()) +
               " inputs do not end it";
    }
    return std::nullopt;
}

}  // namespace grognard::server
