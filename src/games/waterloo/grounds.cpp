// Asks every concern what it has against an action; grounds/ has a file for each.
#include "games/waterloo/grounds.hpp"

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/fire/skirmish.hpp"
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/moves/formation.hpp"
#include "games/waterloo/moves/going_back.hpp"
#include "games/waterloo/moves/leader.hpp"
#include "games/waterloo/moves/march.hpp"
#include "games/waterloo/moves/reinforce.hpp"
#include "games/waterloo/moves/stacking.hpp"
#include "games/waterloo/phases/actions.hpp"
#include "games/waterloo/phases/prussians.hpp"

namespace grognard::waterloo {

namespace {

// Pieces are named by their players only: each commands his own (wl.setup.players).
void whose(Gather& g, Nation nation) {
    if (side(nation) == g.seat) return;
    g.name("wl.setup.players");
    if (force(nation) == Force::Prussian) g.name("wl.setup.prussian-independent");
}
void whose(Gather& g, AreaId area) {
    if (area > delayed_box || !units_in(g.s, g.seat, area).empty()) return;
    if (!units_in(g.s, other(g.seat), area).empty()) g.name("wl.setup.players");
}

template <class Said>
void whose(Gather& g, const Said& said) {
    if constexpr (requires { said.piece; }) whose(g, said.piece.nation);
    if constexpr (requires { said.gun; }) whose(g, said.gun.nation);
    if constexpr (requires { said.nation; }) whose(g, said.nation);
    if constexpr (requires { said.order; }) whose(g, said.area);
}

// Either the action answers the question on top, or it is not the moment for it.
template <class Said>
void against(Gather& g, const Said& said) {
    whose(g, said);
    std::visit(
        [&](const auto& frame) {
            constexpr bool answers = requires { refuse(g.s, frame, said); };
            if (!answers || !g.asked()) {
                untimely(g, said);
                if (!answers) must_happen_first(g);
            } else if constexpr (requires { wrong(g, frame, said); }) {
                wrong(g, frame, said);
            }
        },
        g.s.frames.top());
}

// wl.victory.phase6 ends it; at nightfall it would have ended anyway.
void after_the_end(Gather& g) {
    if (g.s.won_by != WonBy::Nightfall) return;
    g.name("wl.victory.last-turn");
    g.name("wl.victory.continue");
    g.name("wl.turn.count");
}

}  // namespace

Grounds grounds(const State& s, Seat seat, const Action& action, const Refusal& refusal) {
    Gather g(s, seat, refusal);
    if (s.ending != Ending::Undecided) {
        after_the_end(g);
    } else {
        std::visit([&g](const auto& said) { against(g, said); }, action);
    }
    return g.found();
}

}  // namespace grognard::waterloo
