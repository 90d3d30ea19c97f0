// Looks at a given position before anybody plays on from it.
#include "codec/waterloo/case_frames.hpp"

#include <algorithm>
#include <concepts>
#include <variant>

#include "games/waterloo/board.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/invariants.hpp"
#include "games/waterloo/turn/actions.hpp"
#include "games/waterloo/turn/sequence.hpp"

namespace grognard::waterloo {

namespace {

template <class F, class... Fs>
concept OneOf = (std::same_as<F, Fs> || ...);
template <class F>
concept Quiet =
    OneOf<F, TurnStep, PrussianRoll, Arrival, Relief, Skirmishing, Sequence, TileDraw, StopWord,
          ActionChoice, Reforming, LeaderAction, Marching, Gunnery, Reinforcing>;

constexpr std::string_view wrong_frames = "the frames do not stand on each other like this";

// A unit of that side, somewhere on the map or in the box.
bool in_play(const State& s, Seat seat, int unit) {
    return unit < static_cast<int>(s.units.size()) && of_side(s, seat).has(unit) &&
           s.units[static_cast<std::size_t>(unit)].at <= delayed_box;
}
bool all_in_play(const State& s, Seat seat, const UnitSet& units) {
    return std::ranges::all_of(units, [&](int unit) { return in_play(s, seat, unit); });
}
bool all_in(const State& s, AreaId area, const UnitSet& units) {
    return area <= delayed_box && units_in(s, s.turn.active, area).contains(units);
}

std::string_view wrong(const State& s, const Arrival& frame) {
    return s.arrived + frame.left > s.battle->track.size() ? "fewer pieces are to arrive" : "";
}
std::string_view wrong(const State& s, const Relief& frame) {
    return s.units_in[delayed_box].contains(frame.waiting) ? "" : "nobody waits there";
}
std::string_view wrong(const State& s, const Skirmishing& frame) {
    return all_in_play(s, frame.side, frame.fired) ? "" : "no such units to have fired";
}
std::string_view wrong(const State& s, const ActionChoice&) {
    return has_disc(s, s.turn.active) ? "" : "the active side has no disc";
}
std::string_view wrong(const State& s, const StopWord&) {
    const Charts& charts = s.battle->charts;
    const bool due = s.turn.done >= least_tile(charts) && s.turn.done < most_tile(charts);
    return due ? "" : "no word is due after so many actions";
}
std::string_view wrong(const State& s, const Reforming& frame) {
    const UnitSet reformable = of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery);
    const bool known = all_in_play(s, frame.side, frame.able) && reformable.contains(frame.able);
    const bool there = frame.scope == Scope::Everywhere ||
                       (frame.side == s.turn.active && all_in(s, frame.area, frame.able));
    return known && there ? "" : "no such units to re-form";
}
std::string_view wrong(const State& s, const LeaderAction& frame) {
    const bool leads =
        in_play(s, s.turn.active, frame.leader) && of_arm(s, Arm::Leader).has(frame.leader);
    const bool counted = frame.left <= s.battle->charts.limits.leader_activations;
    return leads && counted ? "" : "no such leader of the active side";
}
std::string_view wrong(const State& s, const Marching& frame) {
    const bool marches = frame.order == Order::Approach || frame.order == Order::Reserve ||
                         frame.order == Order::Assault;
    if (!marches || !all_in(s, frame.area, frame.able)) return "nobody marches so";
    if (frame.able.intersects(s.attacking)) return "who assaults already does not march";
    const Seat seat = s.turn.active;
    const bool known = std::ranges::all_of(frame.entered, [&](int area) {
        return frame.order == Order::Assault
                   ? s.pending[at(seat)].has(area)
                   : !units_in(s, seat, static_cast<AreaId>(area)).empty();
    });
    return known ? "" : "nobody entered there";
}
std::string_view wrong(const State& s, const Gunnery& frame) {
    if (!frame.aims.empty()) return "aims are taken by `line`";
    const bool guns = of_arm(s, Arm::Artillery).contains(frame.able);
    return guns && all_in(s, frame.area, frame.able) ? "" : "no such guns";
}
std::string_view wrong(const State& s, const Reinforcing& frame) {
    return all_in(s, frame.area, frame.able) ? "" : "no such units to reinforce";
}
std::string_view wrong(const State&, const auto&) { return ""; }

// May the frame stand on this one?
template <class F>
bool stands_on(const Frame& below) {
    const auto on = [&]<class... Below>(std::type_identity<Below>...) {
        return (std::holds_alternative<Below>(below) || ...);
    };
    const auto* turn = std::get_if<TurnStep>(&below);
    if constexpr (OneOf<F, PrussianRoll, Relief>) {
        return turn != nullptr && turn->phase == Phase::Prussians;
    } else if constexpr (std::same_as<F, Arrival>) {
        return on(std::type_identity<Relief>{}) ||
               (turn != nullptr && turn->phase == Phase::Prussians);
    } else if constexpr (std::same_as<F, Skirmishing>) {
        return turn != nullptr && turn->phase == Phase::Skirmish;
    } else if constexpr (std::same_as<F, Sequence>) {
        return turn != nullptr && turn->phase == Phase::Actions;
    } else if constexpr (std::same_as<F, Reforming>) {
        return on(std::type_identity<Sequence>{}, std::type_identity<LeaderAction>{}) ||
               (turn != nullptr && turn->phase == Phase::Formation);
    } else if constexpr (OneOf<F, TileDraw, StopWord, ActionChoice, LeaderAction>) {
        return on(std::type_identity<Sequence>{});
    } else if constexpr (OneOf<F, Marching, Gunnery, Reinforcing>) {
        return on(std::type_identity<Sequence>{}, std::type_identity<LeaderAction>{});
    } else {
        return false;
    }
}

std::string_view frames_wrong(const State& s) {
    const auto& frames = s.frames.all();
    if (frames.empty() || !std::holds_alternative<TurnStep>(frames[0])) {
        return "a turn-step is at the bottom of the frames";
    }
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const std::string_view found = std::visit(
            [&]<class F>(const F& frame) {
                return i == 0 || stands_on<F>(frames[i - 1]) ? wrong(s, frame) : wrong_frames;
            },
            frames[i]);
        if (!found.empty()) return found;
    }
    return "";
}

std::string_view turn_wrong(const State& s) {
    if (s.arrived > s.battle->track.size()) return "fewer pieces are to arrive";
    const auto& turn = std::get<TurnStep>(s.frames.all()[0]);
    if (turn.phase == Phase::End && s.turn.number + 1 == turn_count) return "no turn comes after";
    const auto* sequence = s.frames.nearest<Sequence>();
    if (sequence == nullptr) return "";
    const bool drawn =
        sequence->step != SequenceStep::Draw && s.frames.top_as<TileDraw>() == nullptr;
    if (!drawn) return s.turn.tile == 0 ? "" : "the tile is drawn already";
    if (s.turn.tile >= tile_values || s.battle->charts.tiles[s.turn.tile] == 0) {
        return "no tile of that value";
    }
    const bool acting =
        sequence->step < SequenceStep::Penalties && s.frames.top_as<StopWord>() == nullptr;
    return acting && s.turn.done >= s.turn.tile ? "the tile allows no more actions" : "";
}

// Assaults may wait while others of the same action are still on the march.
std::string_view attackers_wrong(const State& s) {
    const bool waits =
        s.frames.nearest<LeaderAction>() != nullptr || s.frames.nearest<Marching>() != nullptr;
    AreaSet assaulted;
    for (const int id : s.attacking) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        if (!waits) return "an assault is reached with `line`";
        if (side(s, static_cast<UnitId>(id)) != s.turn.active) return "the active side assaults";
        if (!on_map(unit.at) || unit.from > delayed_box ||
            !beside(*s.battle, unit.at).has(unit.from)) {
            return "attackers come from an area next to it";
        }
        assaulted.add(unit.at);
    }
    return (s.pending[0] | s.pending[1]) == assaulted ? "" : "pending is where attackers are";
}

std::string_view holders_wrong(const State& s) {
    for (std::size_t i = 0; i < s.battle->strongholds.size(); ++i) {
        const AreaId area = s.battle->strongholds[i].area;
        const Seat rival = other(s.holders[i]);
        if (occupied(s, rival).has(area) && !occupied(s, other(rival)).has(area)) {
            return "who stands alone in a stronghold holds it";
        }
    }
    return "";
}

// Whoever is asked where play stops next has an answer.
std::string_view stuck(const State& s) {
    State next = s;
    settle(next, {});
    if (const std::string_view wrong = invariants(next); !wrong.empty()) return wrong;
    if (next.awaited == Awaits::Chance || next.awaited == Awaits::Nobody) return "";
    Offers<Action> offers;
    offer(next, next_to_act(next.awaited), offers);
    return offers.empty() ? "nothing can be done there" : "";
}

}  // namespace

bool is_quiet(const Frame& frame) {
    return std::visit([]<class F>(const F&) { return Quiet<F>; }, frame);
}

std::string_view unsound(const State& s) {
    if (s.ending != Ending::Undecided) return "the game is over";
    for (const auto check : {frames_wrong, turn_wrong, attackers_wrong, holders_wrong, stuck}) {
        if (const std::string_view found = check(s); !found.empty()) return found;
    }
    return "";
}

}  // namespace grognard::waterloo
