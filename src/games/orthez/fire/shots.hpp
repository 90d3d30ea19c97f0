// Fires that may be declared: combining hexes, the duty to take adjacent targets, splitting the
// fire of a square (14.4, 14.6, 17.7, 11.8.G).
#pragma once

#include "core/offers.hpp"
#include "games/orthez/actions.hpp"
#include "games/orthez/fire/firers.hpp"

namespace grognard::orthez {

// The silent units of all these hexes against one target.
UnitSet silent_among(const State& s, const HexList& from, HexId at, Occasion occasion);

// Why this side may not fire so. Barred units take no part (opportunity fire).
Verdict refuse_shot(const State& s, Seat side, const Fire& fire, Occasion occasion,
                    const UnitSet& barred = {});
Verdict refuse_square_fire(const State& s, Seat side, const SquareFire& fire);

// A hex whose units may still fire, and how far at most.
struct Shooter {
    HexId hex = no_hex;
    std::uint8_t reach = 0;
};
using Shooters = Fixed<Shooter, 250>;
using AbleHexes = Fixed<HexId, 32>;

// All of a side; those beside a hex, for opportunity fire.
Shooters shooters(const State& s, Seat side, Occasion occasion);
Shooters shooters_beside(const State& s, Seat side, HexId at);
// Enemy hexes in reach of any of them.
HexSet targets_of(const State& s, Seat side, const Shooters& from);

// Those of them that may take part in a fire at this hex.
AbleHexes able_hexes(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
                     const UnitSet& barred = {});

// Offers of fires at one hex: each hex alone, all that may combine. Sampled if that is not all.
Coverage offer_shots(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
                     Offers<Action>& out, const UnitSet& barred = {});
Coverage offer_square_fires(const State& s, Seat side, Offers<Action>& out);

// Is there any fire at this hex?
bool can_shoot(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
               const UnitSet& barred = {});

}  // namespace grognard::orthez
