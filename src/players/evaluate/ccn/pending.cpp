// Orders given by the prospects of units, melees valued by their dice.
#include "players/evaluate/ccn/pending.hpp"

#include <algorithm>
#include <array>

#include "games/ccn/combat/dice.hpp"
#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"
#include "players/evaluate/ccn/strikes.hpp"

namespace grognard::ccn {

namespace {

constexpr int retreat_step_points = 40;
constexpr int withdrawal_points = 60;
constexpr int ground_points = 30;
constexpr int pursuit_points = 80;
constexpr int square_card_points = 120;
constexpr int rallied_percent = 70;

using Prospects = std::array<int, max_units>;

// What each unit of the active side could do if it were ordered.
Prospects prospects_if_ordered(const State& s) {
    State all = s;
    for (const Hex h : hexes(units_of(s, s.turn.active))) all.turn.ordered.add(unit_id(s, h));
    Prospects worth{};
    for (const Hex h : hexes(units_of(s, s.turn.active))) {
        const UnitId id = unit_id(s, h);
        worth[id] = 1 + std::max(attack_in_place(all, id), attack_after_move(all, id));
    }
    return worth;
}

// Index of the order to the unit with the best prospects, or of the first offer.
std::size_t best_order(const State& s, const Offers<Action>& offers, const Prospects& worth) {
    std::size_t best = 0;
    int most = 0;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto* order = std::get_if<OrderUnit>(&offers[i]);
        if (order == nullptr || worth[unit_id(s, order->at)] <= most) continue;
        most = worth[unit_id(s, order->at)];
        best = i;
    }
    return best;
}

int worth_of_fight(const State& s, const MeleeFight& fight) {
    if (fight.target == no_piece) return 0;
    const Boost boost = fight.bonus ? Boost::BonusCombat : Boost::Card;
    const int dice = melee_dice(s, fight.unit, fight.at, fight.support, boost);
    return melee_worth(s, s.units[fight.unit], s.units[fight.target], dice);
}

int worth_of_answer(const State& s, const MeleeFight& fight) {
    const Attack answer = attack_of(s, fight.target, fight.from, Fight::Melee, Boost::None);
    return strike_worth(s, s.units[fight.target], s.units[fight.unit], Fight::Melee,
                        dice_count(answer));
}

// One overload a frame: what it brings to the active side.
struct ToActive {
    const State& s;
    const MeleeFight* fight;
    const Harm* harm;

    int owed_by(Seat owner, int points) const { return owner == s.turn.active ? -points : points; }

    int operator()(const Reaction&) const { return worth_of_fight(s, *fight); }
    int operator()(const PressChoice&) const { return worth_of_fight(s, *fight); }
    int operator()(const BattleBackChoice&) const { return -worth_of_answer(s, *fight); }
    int operator()(const GroundChoice&) const { return ground_points; }
    int operator()(const PursuitChoice&) const { return pursuit_points; }
    int operator()(const BonusChoice&) const { return pursuit_points; }
    int operator()(const SquareDraw& draw) const {
        return owed_by(s.units[draw.unit].side, square_card_points);
    }
    int operator()(const Withdrawal& withdrawal) const {
        return owed_by(s.units[withdrawal.unit].side, withdrawal_points);
    }
    int operator()(const FlagChoice& choice) const {
        const Unit& unit = s.units[harm->unit];
        const int steps = (harm->flags - choice.most) * card_of(s, unit).retreat;
        return owed_by(unit.side, std::max(0, steps) * retreat_step_points);
    }
    int operator()(const UnitRetreat& retreat) const {
        return owed_by(s.units[retreat.unit].side, retreat.left * retreat_step_points);
    }
    int operator()(const Rallying& rallying) const {
        std::array<int, arm_count> missing{};
        std::array<int, arm_count> best{};
        for (const Hex h : hexes(units_of(s, s.turn.active))) {
            const Unit& unit = s.units[unit_id(s, h)];
            const auto i = static_cast<std::size_t>(arm(unit));
            missing[i] += card_of(s, unit).blocks - unit.blocks;
            if (missing[i] > 0) best[i] = std::max(best[i], block_worth(s, unit));
        }
        int sum = 0;
        for (std::size_t i = 0; i < arm_count; ++i) {
            sum += std::min<int>(rallying.symbols[i], missing[i]) * best[i];
        }
        return sum * rallied_percent / 100;
    }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

State with_orders_given(const State& s) {
    State given = s;
    if (s.frames.top_as<Ordering>() == nullptr) return given;
    const Prospects worth = prospects_if_ordered(s);
    EventSink silent;
    Offers<Action> offers;
    while (given.ending == Ending::Undecided && given.frames.top_as<Ordering>() != nullptr) {
        offers.clear();
        offer(given, given.turn.active, offers);
        const Action order = offers[best_order(given, offers, worth)];
        apply(given, given.turn.active, order, silent);
        if (std::holds_alternative<Done>(order)) break;
    }
    return given;
}

int pending_worth(const State& s, Seat seat) {
    if (s.frames.empty()) return 0;
    const ToActive to_active{s, s.frames.nearest<MeleeFight>(), s.frames.nearest<Harm>()};
    const int worth = std::visit(to_active, s.frames.top());
    return seat == s.turn.active ? worth : -worth;
}

Ahead ahead(const State& s) {
    const TurnStep* turn = s.frames.nearest<TurnStep>();
    if (turn == nullptr) return Ahead::Nothing;
    if (turn->stage == Stage::Movement) return Ahead::Orders;
    if (turn->stage == Stage::Combat) return Ahead::Moves;
    return s.frames.nearest<Fighting>() != nullptr ? Ahead::Combat : Ahead::Nothing;
}

}  // namespace grognard::ccn
