// Somebody at the table who is no person.
#pragma once

#include <string>

#include "core/seat.hpp"

namespace grognard::modules {

class Bot {
  public:
    virtual ~Bot() = default;
    // An action that is offered to the seat now.
    virtual std::string choose(Seat seat) = 0;
};

}  // namespace grognard::modules
