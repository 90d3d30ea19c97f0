// The one list of games, in the order in which they came to the house.
#pragma once

#include "codec/cases/orthez.hpp"
#include "modules/ccn.hpp"
#include "modules/waterloo.hpp"

namespace grognard::modules {

template <class... Game>
struct Types {
    // Calls visit with an object of each type, in turn.
    template <class Visit>
    static void each(Visit visit) {
        (visit(Game()), ...);
    }
};

using Games = Types<CcnModule, WaterlooModule>;
// Readers of cases of rules that nobody plays yet.
using Unplayed = Types<codec::OrthezCases>;

}  // namespace grognard::modules
