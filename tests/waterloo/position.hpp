// Positions for tests: an empty field, pieces put on it, assaults under way on it.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/offers.hpp"
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/start.hpp"
#include "play.hpp"

namespace grognard::waterloo {

inline Piece piece(std::string_view text) {
    return std::get<Remove>(*parse("remove " + std::string(text))).piece;
}

// Play goes on to where somebody is asked.
inline void settle(State& s) { settle(s, {}); }

// The French are in the middle of a sequence, have a tile of 5 and have taken no action yet.
inline State empty_field() {
    State s = lay_out(waterloo_battle());
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        if (s.units[id].at != on_track) place_unit(s, static_cast<UnitId>(id), lost, {});
    }
    s.frames.pop();
    s.frames.push(TurnStep{.phase = Phase::Actions});
    s.frames.push(Sequence{.step = SequenceStep::Count});
    s.turn.tile = 5;
    return s;
}

// The same, this player about to spend a disc of any colour.
inline State order_awaited(Seat active) {
    State s = empty_field();
    s.frames.push(ActionChoice{});
    s.turn.active = active;
    s.discs[at(active)].available = {8, 4, 2};
    settle(s);
    return s;
}

// A piece such as "defensive british infantry"; "from X" is said by attack().
inline UnitId put(State& s, std::string_view text, std::string_view code) {
    const Piece wanted = piece(text);
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const auto unit = static_cast<UnitId>(id);
        const bool free = s.units[id].at == lost || s.units[id].at == on_track;
        if (!free || !(kind(s, unit) == Kind{wanted.nation, wanted.arm})) continue;
        set_posture(s, unit, wanted.posture);
        place_unit(s, unit, area(code), {});
        return unit;
    }
    ADD_FAILURE() << "no such piece is left: " << text;
    return no_unit;
}

// The piece has made its assault move.
inline UnitId attack(State& s, std::string_view text, std::string_view from, std::string_view to) {
    const UnitId unit = put(s, text, to);
    attack_from(s, unit, area(from));
    s.pending[at(side(s, unit))].add(area(to));
    return unit;
}

inline void cubes(State& s, Force force, std::string_view code, int count) {
    put_cubes(s, force, area(code), count - cubes_in(s, force, area(code)));
    s.stock[at(force)] = static_cast<std::uint8_t>(s.stock[at(force)] - count);
}

inline int on(const State& s, Force force, std::string_view code) {
    return cubes_in(s, force, area(code));
}

// The player's first action of the turn, with the discs of the first turn.
inline void await_action(State& s, Seat active = french) {
    s.turn.active = active;
    s.turn.done = 0;
    s.discs[at(active)].available = s.battle->charts.discs[0][at(active)];
    s.frames.push(ActionChoice{});
    settle(s);
}

inline Assault& under_way(State& s) { return *s.frames.nearest<Assault>(); }

inline void fight(State& s) {
    begin_assaults(s);
    settle(s);
}

// Dice as they are read, all of one question.
inline void roll(State& s, std::initializer_list<int> faces) {
    ASSERT_EQ(awaits(s), Awaits::Chance);
    Fixed<std::uint8_t, 40> given;
    for (const int face : faces) given.push(static_cast<std::uint8_t>(face - 1));
    const Drawn drawn(given.begin(), given.end());
    ASSERT_TRUE(fits(chance(s), drawn)) << chance(s).kind << " wants " << int{chance(s).count};
    resolve(s, drawn, {});
}

// The same, each die with the unit it is for; answers list them in the order of the units' ids.
struct DieFor {
    UnitId unit;
    int face;
};
inline void roll(State& s, std::initializer_list<DieFor> dice) {
    std::map<UnitId, int> by_id;
    for (const DieFor& die : dice) by_id[die.unit] = die.face;
    ASSERT_EQ(awaits(s), Awaits::Chance);
    Fixed<std::uint8_t, 40> given;
    for (const auto& [unit, face] : by_id) given.push(static_cast<std::uint8_t>(face - 1));
    const Drawn drawn(given.begin(), given.end());
    ASSERT_TRUE(fits(chance(s), drawn)) << chance(s).kind << " wants " << int{chance(s).count};
    resolve(s, drawn, {});
}

// One assignment after another, in the order of the units' ids.
struct CubesFor {
    UnitId unit;
    int cubes;
};
inline void assign(State& s, std::initializer_list<CubesFor> shares) {
    std::map<UnitId, int> by_id;
    for (const CubesFor& share : shares) by_id[share.unit] = share.cubes;
    for (const auto& [unit, cubes] : by_id) {
        const auto* asked = s.frames.top_as<Assigning>();
        if (asked == nullptr || !asked->left.has(unit)) {  // one answer only, so it was not asked
            EXPECT_EQ(s.units[unit].cubes, cubes);
            continue;
        }
        say(s, "assign " + std::to_string(cubes));
    }
}

inline std::string_view place_of(const State& s, UnitId unit) { return name(s.units[unit].at); }

inline std::vector<std::string> offers(const State& s) {
    Offers<Action> out;
    offer(s, awaited(s), out);
    std::vector<std::string> texts;
    for (const Action& action : out) texts.push_back(notation(action));
    return texts;
}

// "rule reason", or "allowed"; what is allowed must be offered and nothing else.
inline std::string refusal(const State& s, std::string_view text) {
    const auto action = parse(text);
    if (!action) return "not an action";
    const Verdict verdict = refuse(s, awaited(s), *action);
    const std::vector<std::string> said = offers(s);
    EXPECT_EQ(std::count(said.begin(), said.end(), text), verdict ? 0 : 1) << text;
    return verdict ? std::string(verdict->rule) + " " + std::string(verdict->reason) : "allowed";
}

// In the order of the map.
inline std::string codes(const AreaSet& areas) {
    std::string out;
    for (const int a : areas) {
        if (!out.empty()) out += ' ';
        out += name(static_cast<AreaId>(a));
    }
    return out;
}

}  // namespace grognard::waterloo
