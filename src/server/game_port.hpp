// Games as the host knows them: through their ports alone.
#pragma once

#include "modules/list.hpp"
#include "modules/port.hpp"

namespace grognard::server {

using modules::GamePort;
using modules::Luck;
using modules::Standing;

// Nothing if there is no such game.
inline const GamePort* find_port(std::string_view game) {
    const modules::Module* found = modules::find(game);
    return found == nullptr ? nullptr : &found->port();
}

}  // namespace grognard::server
