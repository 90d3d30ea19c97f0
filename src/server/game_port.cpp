// The one list of games the host knows.
#include "server/game_port.hpp"

#include <algorithm>

#include "server/ports/ccn.hpp"
#include "server/ports/waterloo.hpp"

namespace grognard::server {

const std::vector<const GamePort*>& game_ports() {
    static const std::unique_ptr<GamePort> ccn = make_ccn_port();
    static const std::unique_ptr<GamePort> waterloo = make_waterloo_port();
    static const std::vector<const GamePort*> all = {ccn.get(), waterloo.get()};
    return all;
}

const GamePort* find_port(std::string_view game) {
    const auto& all = game_ports();
    const auto found = std::ranges::find(all, game, &GamePort::game);
    return found == all.end() ? nullptr : *found;
}

}  // namespace grognard::server
