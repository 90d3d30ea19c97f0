// What dice may bring and brought: odds for the client, luck, and how the sides stand.
#include "codec/share.hpp"
#include "games/ccn/combat/roll.hpp"
#include "games/ccn/explain.hpp"
#include "modules/ccn.hpp"

namespace grognard::modules {

namespace {

// Of the unit that is attacked, or of the one that is attacked back.
template <class Harmed>
void tell_harm(Harmed& out, const ccn::UnitOdds& odds) {
    for (const Fraction& chance : odds.lost) out.losses.push_back(codec::share(chance));
    out.retreat = codec::share(odds.driven_back);
    out.eliminated = codec::share(odds.eliminated);
    if (odds.has_general) out.general_lost.value = codec::share(odds.general_lost);
}

}  // namespace

std::optional<wire::ccn::Odds> CcnModule::odds_wire(const Ccn::Answer& odds, std::uint64_t id) {
    if (!odds) return std::nullopt;
    wire::ccn::Odds out;
    out.id = id;
    out.dice = wire::Dice(odds->dice);
    tell_harm(out, odds->target);
    out.against_general = odds->against_general;
    out.may_react = odds->may_react;
    if (odds->battle_back.ways > 0) {
        out.back.emplace().chance = codec::share(odds->battle_back);
        tell_harm(*out.back, odds->attacker);
    }
    return out;
}

bool CcnModule::counts_for_luck(const ccn::State& s) {
    const auto* roll = s.frames.top_as<ccn::Roll>();
    return roll != nullptr && roll->target != ccn::no_piece;
}

void CcnModule::count_luck(Luck& luck, const ccn::State& s, const Chance& chance, Drawn shown) {
    const auto& roll = *s.frames.top_as<ccn::Roll>();
    int weighed = 0;
    for (std::uint8_t face = 0; face < chance.outcomes; ++face) {
        weighed += chance.weights[face] * ccn::effect_of(s, roll, Drawn(&face, 1)).hits;
    }
    const auto by = static_cast<std::size_t>(index(s.units[roll.by].side));
    luck.expected[by] += static_cast<double>(weighed * chance.count) / chance.total_weight();
    luck.actual[by] += ccn::effect_of(s, roll, shown).hits;
}

Standing CcnModule::standing(const ccn::State& s) {
    Standing out;
    for (const ccn::Unit& unit : s.units) {
        if (unit.at.on_board()) {
            out.strength[static_cast<std::size_t>(index(unit.side))] += unit.blocks;
        }
    }
    for (const Seat seat : both_seats) {
        out.points[static_cast<std::size_t>(index(seat))] = ccn::banners(s, seat);
    }
    return out;
}

}  // namespace grognard::modules
