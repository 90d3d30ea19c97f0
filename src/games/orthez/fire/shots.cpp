#include "games/orthez/fire/shots.hpp"

#include <algorithm>

#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

constexpr std::size_t most_square_attacks = 3;  // lb.11.8.G.3

bool is_hex(const State& s, HexId hex) { return hex < ground(s).terrain.size(); }

bool is_square(const State& s, HexId hex) {
    return std::ranges::any_of(units_in(s, hex), [&](UnitId unit) {
        return s.units[unit].order == OrderState::Good &&
               s.units[unit].formation == Formation::Square;
    });
}

bool holds_barred(const State& s, HexId hex, const UnitSet& barred) {
    return std::ranges::any_of(units_in(s, hex), [&](UnitId unit) { return barred.has(unit); });
}

// Cavalry with a charge marker is out of the fight (lb.18.6.C.6.b).
bool is_charge_marked(const State& s, HexId hex) {
    return std::ranges::any_of(units_in(s, hex),
                               [&](UnitId unit) { return s.units[unit].done.charge_marked; });
}

Verdict refuse_target(const State& s, Seat side, HexId at, Occasion occasion) {
    if (!is_hex(s, at)) return refused("lb.14.1.1", Reason::NoSuchHex);
    if (!holds_unit_of(s, at, other(side))) return refused("lb.14.1.1", Reason::NoSuchUnit);
    if (is_charge_marked(s, at)) return refused("lb.18.6.C.6.b", Reason::NotNow);
    if (occasion != Occasion::Opportunity && was_targeted(s, at)) {
        return refused("lb.14.4.A.1", Reason::WasTargeted);
    }
    return allowed;
}

bool all_adjacent(const State& s, const HexList& from, HexId at) {
    return std::ranges::all_of(from, [&](HexId hex) { return adjacent(ground(s), hex, at); });
}

bool has_artillery_leader(const State& s, HexId hex) {
    const LeaderId leader = senior_leader(s, hex);
    return leader != no_leader && s.battle->leaders[leader].artillery > 0;
}

bool has_special_leader(const State& s, HexId hex) {
    return std::ranges::any_of(leaders_in(s, hex), [&](int leader) {
        return s.battle->leaders[static_cast<std::size_t>(leader)].role == Role::Dickson;
    });
}

// Guns that fire from further away combine under a leader with a hand for it (lb.17.7.3, 17.7.4).
bool combine_under_leader(const State& s, const HexList& from, HexId at, Occasion occasion) {
    if (occasion == Occasion::Opportunity) return false;
    const UnitSet silent = silent_among(s, from, at, occasion);
    const auto fires = [&](HexId hex) { return guns_fire(s, hex, silent); };
    if (!std::ranges::all_of(from, fires)) return false;
    if (from.size() == 2) {
        return adjacent(ground(s), from[0], from[1]) &&
               (has_artillery_leader(s, from[0]) || has_artillery_leader(s, from[1]));
    }
    return from.size() == 3 && std::ranges::any_of(from, [&](HexId centre) {
               return has_special_leader(s, centre) && std::ranges::all_of(from, [&](HexId hex) {
                          return hex == centre || adjacent(ground(s), hex, centre);
                      });
           });
}

bool may_combine(const State& s, const HexList& from, HexId at, Occasion occasion) {
    return from.size() == 1 || all_adjacent(s, from, at) ||
           combine_under_leader(s, from, at, occasion);
}

FireOdds odds_of(const State& s, const HexList& from, HexId at, Occasion occasion) {
    return fire_odds_of(s, from, at, kind_of(occasion), 1, silent_among(s, from, at, occasion));
}

HexList list_of(HexId hex) {
    HexList list;
    list.push(hex);
    return list;
}

HexList adjacent_able(const State& s, Seat side, HexId at, Occasion occasion,
                      const UnitSet& barred) {
    HexList found;
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId hex = neighbour(ground(s), at, toward);
        if (hex == no_hex || !holds_unit_of(s, hex, side) || holds_barred(s, hex, barred)) continue;
        if (!refuse_firer(s, hex, at, occasion)) found.push(hex);
    }
    return found;
}

HexList adjacent_of(const State& s, const AbleHexes& able, HexId at) {
    HexList found;
    for (const HexId hex : able) {
        if (adjacent(ground(s), hex, at)) found.push(hex);
    }
    return found;
}

// An adjacent enemy whom this hex can fire at, alone or with all others who can (lb.14.6.A.2).
bool owes_adjacent_fire(const State& s, Seat side, HexId from, Occasion occasion) {
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId near = neighbour(ground(s), from, toward);
        if (near == no_hex || refuse_target(s, side, near, occasion)) continue;
        if (refuse_firer(s, from, near, occasion)) continue;
        if (odds_of(s, adjacent_able(s, side, near, occasion, {}), near, occasion).allowed()) {
            return true;
        }
    }
    return false;
}

Verdict refuse_one(const State& s, Seat side, HexId from, HexId at, Occasion occasion,
                   const UnitSet& barred) {
    if (!is_hex(s, from)) return refused("lb.14.6.A.1", Reason::NoSuchHex);
    if (!holds_unit_of(s, from, side)) return refused("lb.14.6.A.1", Reason::NotYourUnit);
    if (holds_barred(s, from, barred)) return refused("lb.14.7.4", Reason::HasFired);
    if (const Verdict verdict = refuse_firer(s, from, at, occasion)) return verdict;
    if (!adjacent(ground(s), from, at) && owes_adjacent_fire(s, side, from, occasion)) {
        return refused("lb.14.6.A.2", Reason::MustFireAdjacent);
    }
    return allowed;
}

bool has_repeats(const HexList& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (std::find(list.begin(), list.begin() + i, list[i]) != list.begin() + i) return true;
    }
    return false;
}

// lb.11.8.G.3: the hexes that a square attacks do not touch each other.
bool touch_each_other(const State& s, const Fixed<HexId, 3>& hexes) {
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        for (std::size_t k = i + 1; k < hexes.size(); ++k) {
            if (hexes[i] == hexes[k] || adjacent(ground(s), hexes[i], hexes[k])) return true;
        }
    }
    return false;
}

// No unit in the hex reaches farther than this; 0 if none of them fires.
std::uint8_t reach_of(const State& s, HexId hex, Occasion occasion) {
    std::uint8_t reach = 0;
    for (const UnitId id : units_in(s, hex)) {
        const Counter& c = counter(s, id);
        const Unit& unit = s.units[id];
        if (c.arm == Arm::Artillery && unit.formation == Formation::Battery) {
            reach = std::max(reach, c.extreme_range);
        }
        if (c.arm == Arm::Infantry && occasion != Occasion::ArtilleryChit) {
            const bool skirmishes = unit.formation == Formation::Skirmish;
            reach = std::max<std::uint8_t>(reach, skirmishes ? c.range : 1);
        }
    }
    return reach;
}

Coverage offer_under_leaders(const State& s, Seat side, HexId at, Occasion occasion,
                             const AbleHexes& able, Offers<Action>& out) {
    Coverage coverage = Coverage::Complete;
    for (std::size_t i = 0; i < able.size(); ++i) {
        for (std::size_t k = i + 1; k < able.size(); ++k) {
            Fire fire;
            fire.at = at;
            fire.from.push(able[i]);
            fire.from.push(able[k]);
            if (all_adjacent(s, fire.from, at)) continue;
            if (!refuse_shot(s, side, fire, occasion)) out.push_back(fire);
            coverage = Coverage::Sampled;
        }
    }
    return coverage;
}

}  // namespace

UnitSet silent_among(const State& s, const HexList& from, HexId at, Occasion occasion) {
    UnitSet silent;
    for (const HexId hex : from) silent |= silent_units(s, hex, at, occasion);
    return silent;
}

Verdict refuse_shot(const State& s, Seat side, const Fire& fire, Occasion occasion,
                    const UnitSet& barred) {
    if (const Verdict verdict = refuse_target(s, side, fire.at, occasion)) return verdict;
    if (fire.from.empty() || has_repeats(fire.from)) {
        return refused("lb.14.4.B.1", Reason::MayNotCombine);
    }
    for (const HexId hex : fire.from) {
        const Verdict verdict = refuse_one(s, side, hex, fire.at, occasion, barred);
        if (verdict) return verdict;
    }
    if (!may_combine(s, fire.from, fire.at, occasion)) {
        return refused("lb.14.6.B.1", Reason::MayNotCombine);
    }
    if (!odds_of(s, fire.from, fire.at, occasion).allowed()) {
        return refused("lb.14.4.C.1", Reason::OddsTooLow);
    }
    return allowed;
}

Verdict refuse_square_fire(const State& s, Seat side, const SquareFire& fire) {
    if (!is_hex(s, fire.from)) return refused("lb.11.8.G.3", Reason::NoSuchHex);
    if (!holds_unit_of(s, fire.from, side)) return refused("lb.11.8.G.3", Reason::NotYourUnit);
    if (!is_square(s, fire.from)) return refused("lb.11.8.G.3", Reason::MayNotFire);
    if (fire.at.empty() || touch_each_other(s, fire.at)) {
        return refused("lb.11.8.G.3", Reason::MayNotCombine);
    }
    for (const HexId at : fire.at) {
        if (const Verdict verdict = refuse_target(s, side, at, Occasion::FirePhase)) return verdict;
        const Verdict verdict = refuse_firer(s, fire.from, at, Occasion::FirePhase);
        if (verdict) return verdict;
        const UnitSet silent = silent_units(s, fire.from, at, Occasion::FirePhase);
        const auto attacks = static_cast<std::uint8_t>(fire.at.size());
        const HexList from = list_of(fire.from);
        if (!fire_odds_of(s, from, at, FireKind::Combat, attacks, silent).allowed()) {
            return refused("lb.14.4.C.1", Reason::OddsTooLow);
        }
    }
    return allowed;
}

Shooters shooters(const State& s, Seat side, Occasion occasion) {
    Shooters found;
    for (const int i : s.occupied[static_cast<std::size_t>(index(side))]) {
        const auto hex = static_cast<HexId>(i);
        const std::uint8_t reach = reach_of(s, hex, occasion);
        if (reach == 0 || found.full() || has_fired(s, hex)) continue;
        found.push(Shooter{hex, reach});
    }
    return found;
}

Shooters shooters_beside(const State& s, Seat side, HexId at) {
    Shooters found;
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId hex = neighbour(ground(s), at, toward);
        if (hex == no_hex || !holds_unit_of(s, hex, side)) continue;
        if (reach_of(s, hex, Occasion::Opportunity) > 0) found.push(Shooter{hex, 1});
    }
    return found;
}

AbleHexes able_hexes(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
                     const UnitSet& barred) {
    AbleHexes able;
    if (refuse_target(s, side, at, occasion)) return able;
    for (const Shooter& shooter : from) {
        if (able.full() || distance(ground(s), shooter.hex, at) > shooter.reach) continue;
        if (!refuse_one(s, side, shooter.hex, at, occasion, barred)) able.push(shooter.hex);
    }
    return able;
}

Coverage offer_shots(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
                     Offers<Action>& out, const UnitSet& barred) {
    const AbleHexes able = able_hexes(s, side, from, at, occasion, barred);
    for (const HexId hex : able) {
        const Fire alone{list_of(hex), at};
        if (odds_of(s, alone.from, at, occasion).allowed()) out.push_back(alone);
    }
    const Fire together{adjacent_of(s, able, at), at};
    if (together.from.size() > 1 && odds_of(s, together.from, at, occasion).allowed()) {
        out.push_back(together);
    }
    const Coverage pairs = occasion == Occasion::Opportunity
                               ? Coverage::Complete
                               : offer_under_leaders(s, side, at, occasion, able, out);
    // The hexes may be named in any order, and any part of them may fire.
    return together.from.size() > 1 ? Coverage::Sampled : pairs;
}

Coverage offer_square_fires(const State& s, Seat side, Offers<Action>& out) {
    Coverage coverage = Coverage::Complete;
    for (const int i : s.occupied[static_cast<std::size_t>(index(side))]) {
        const auto from = static_cast<HexId>(i);
        if (!is_square(s, from)) continue;
        for (int chosen = 1; chosen < (1 << side_count); ++chosen) {
            SquareFire fire;
            fire.from = from;
            for (Side toward = 0; toward < side_count; ++toward) {
                const HexId at = neighbour(ground(s), from, toward);
                if ((chosen >> toward & 1) == 0) continue;
                if (at == no_hex || fire.at.full()) break;
                fire.at.push(at);
            }
            const auto wanted = static_cast<std::size_t>(__builtin_popcount(unsigned(chosen)));
            if (wanted < 2 || wanted > most_square_attacks || fire.at.size() != wanted) continue;
            if (refuse_square_fire(s, side, fire)) continue;
            out.push_back(fire);
            coverage = Coverage::Sampled;  // named in any order
        }
    }
    return coverage;
}

bool can_shoot(const State& s, Seat side, const Shooters& from, HexId at, Occasion occasion,
               const UnitSet& barred) {
    const AbleHexes able = able_hexes(s, side, from, at, occasion, barred);
    const auto alone = [&](HexId hex) { return odds_of(s, list_of(hex), at, occasion).allowed(); };
    if (std::ranges::any_of(able, alone)) return true;
    const HexList near = adjacent_of(s, able, at);
    return near.size() > 1 && odds_of(s, near, at, occasion).allowed();
}

HexSet targets_of(const State& s, Seat side, const Shooters& from) {
    const HexSet& enemies = s.occupied[static_cast<std::size_t>(index(other(side)))];
    HexSet found;
    for (const Shooter& shooter : from) {
        for (Side toward = 0; toward < side_count; ++toward) {
            const HexId hex = neighbour(ground(s), shooter.hex, toward);
            if (hex != no_hex && enemies.has(hex)) found.add(hex);
        }
        if (shooter.reach <= 1) continue;
        for (const int i : enemies) {
            const auto hex = static_cast<HexId>(i);
            if (distance(ground(s), shooter.hex, hex) <= shooter.reach) found.add(hex);
        }
    }
    return found;
}

}  // namespace grognard::orthez
