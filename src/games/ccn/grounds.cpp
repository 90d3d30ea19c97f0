// Asks each room what else stands against an action: of the moment, or of the action itself.
#include "games/ccn/grounds.hpp"

#include "core/match.hpp"
#include "games/ccn/grounds/answers.hpp"
#include "games/ccn/grounds/combat.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/moves.hpp"
#include "games/ccn/grounds/orders.hpp"
#include "games/ccn/grounds/retreats.hpp"

namespace grognard::ccn {

namespace {

bool is_of_the_moment(const Refusal& refusal) {
    return refusal.reason == "not-now" || refusal.reason == "not-your-decision";
}

}  // namespace

Grounds grounds(const State& s, Seat seat, const Action& action, const Refusal& refusal) {
    Named named(refusal);
    if (s.ending != Ending::Undecided) {
        named.add("ccn.victory.threshold");
    } else if (is_of_the_moment(refusal)) {
        name_wrong_moment(s, seat, action, named);
    } else {
        match(s.frames.top(), [&](const auto& frame) {
            match(action, [&](const auto& said) {
                if constexpr (requires { name_refused(s, frame, said, named); }) {
                    name_refused(s, frame, said, named);
                }
            });
        });
    }
    return named.rules();
}

}  // namespace grognard::ccn
