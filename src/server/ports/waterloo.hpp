// Waterloo at the host.
#pragma once

#include <memory>

#include "server/game_port.hpp"

namespace grognard::server {

std::unique_ptr<GamePort> make_waterloo_port();

}  // namespace grognard::server
