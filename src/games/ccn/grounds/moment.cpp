// The turn and its phases: too early, too late, not his turn.
#include "games/ccn/grounds/moment.hpp"

#include "core/match.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/grounds/combat.hpp"
#include "games/ccn/grounds/moves.hpp"
#include "games/ccn/phases/order_rights.hpp"

namespace grognard::ccn {

namespace {

enum class Phase : std::uint8_t { Command, Orders, Movement, Combat, End };

Phase phase_of(const State& s) {
    if (s.frames.top_as<CardChoice>() != nullptr) return Phase::Command;
    if (s.frames.nearest<Moving>() != nullptr) return Phase::Movement;
    if (s.frames.nearest<Fighting>() != nullptr) return Phase::Combat;
    const bool over = s.frames.top_as<DrawCard>() != nullptr ||
                      s.frames.top_as<ScoutDraw>() != nullptr ||
                      s.frames.top_as<KeepChoice>() != nullptr ||
                      s.frames.top_as<Deal>() != nullptr || s.frames.top_as<TurnStep>() != nullptr;
    return over ? Phase::End : Phase::Orders;
}

bool passed(const State& s) {
    const TurnStep* turn = s.frames.nearest<TurnStep>();
    return turn != nullptr && turn->passed;
}

template <class A>
concept Ordered = OneOf<A, OrderUnit, LeaveSquare, OrderGeneral, RallyBlock>;
template <class A>
concept Moved = OneOf<A, MoveUnit, MoveGeneral, ExitBoard>;
template <class A>
concept Fought = OneOf<A, Fire, Melee>;
// Only the player whose turn it is does these.
template <class A>
concept OfActive = Ordered<A> || Moved<A> || Fought<A> ||
    OneOf<A, PlayCard, ChooseSection, March, OrderOne, SendBack, Done, Press, Keep>;

template <Ordered A>
void name_in_phase(const State& s, Phase phase, [[maybe_unused]] const A& said, Named& named) {
    named.add_if(s.turn.effect == Card::ShortSupply && !std::is_same_v<A, RallyBlock>,
                 "ccn.card.short-supply.limits");
    if (phase == Phase::Command) named.add("ccn.turn.play-one-card");
    if (phase != Phase::Movement && phase != Phase::Combat) return;
    if constexpr (std::is_same_v<A, LeaveSquare>) {
        const Unit* unit = own_unit(s, said.at);
        named.add_if(unit != nullptr && in_square(*unit) && cavalry_adjacent(s, *unit),
                     "ccn.square.no-exit-cavalry");
        named.add("ccn.square.exit");
    }
    if constexpr (!std::is_same_v<A, RallyBlock>) named.add("ccn.order.announce");
}

template <Moved A>
void name_in_phase(const State& s, Phase phase, const A& said, Named& named) {
    named.add_if(phase == Phase::Command, "ccn.turn.play-one-card");
    named.add_if(phase == Phase::Orders, "ccn.order.announce");
    if (phase != Phase::Combat) return;
    named.add("ccn.turn.all-moves-first");
    const bool ordered =
        own_unit(s, said.from) != nullptr && s.turn.ordered.has(unit_id(s, said.from));
    named.add_if(works_as(s, Card::FireAndHold) && ordered, "ccn.card.fire-and-hold.no-move");
}

template <Fought A>
void name_in_phase(const State& s, Phase phase, const A& said, Named& named) {
    named.add_if(phase == Phase::Command, "ccn.turn.play-one-card");
    named.add_if(phase == Phase::Orders || phase == Phase::Movement, "ccn.turn.all-moves-first");
    if (phase != Phase::End || own_unit(s, said.from) == nullptr) return;
    const Fight fight = std::is_same_v<A, Fire> ? Fight::Fire : Fight::Melee;
    name_fought(s, unit_id(s, said.from), fight, named);
}

void name_in_phase(const State& s, Phase phase, const PlayCard&, Named& named) {
    const bool dealt = s.frames.top_as<Deal>() == nullptr;
    named.add_if(phase != Phase::Command && dealt, "ccn.turn.play-one-card");
}
// A card that leaves such a choice is played first.
template <class A>
requires OneOf<A, ChooseSection, March, OrderOne, SendBack>
void name_in_phase(const State&, Phase phase, const A&, Named& named) {
    named.add_if(phase == Phase::Command, "ccn.turn.play-one-card");
}
// What must be answered is not passed over.
template <class A>
requires OneOf<A, Done, Pass>
void name_in_phase(const State& s, Phase phase, const A&, Named& named) {
    named.add_if(phase == Phase::Command, "ccn.turn.play-one-card");
    const bool supplying =
        s.frames.top_as<Supplying>() != nullptr || s.frames.top_as<Placing>() != nullptr;
    named.add_if(supplying, "ccn.card.short-supply.effect");
    if (s.frames.top_as<KeepChoice>() != nullptr) named.add(orders_rule(s.turn.effect));
}

// Before anybody has had a turn the scenario says who begins.
void name_not_his_turn(const State& s, Seat seat, const PlayCard&, Named& named) {
    const bool first = s.frames.top_as<CardChoice>() != nullptr && player(s, seat).turns == 0 &&
                       player(s, s.turn.active).turns <= 1;
    named.add_if(first, "ccn.setup.first-player");
}
void name_not_his_turn(const State& s, Seat, const Keep&, Named& named) {
    if (s.frames.top_as<KeepChoice>() != nullptr) named.add(orders_rule(s.turn.effect));
}

// A general leaves the board by retreating, and a unit where the scenario lets it.
void name_leaving(const State& s, Seat seat, Named& named) {
    if (s.frames.top_as<GeneralRetreat>() != nullptr) return;
    if (s.frames.top_as<UnitRetreat>() != nullptr) {
        return named.add({"ccn.move.exit-map", "ccn.retreat.blocked-loss"});
    }
    const HexSet& generals = generals_of(s, seat);
    if (generals.empty()) return;
    named.add("ccn.move.leader.own-edge");
    for (const Hex at : hexes(generals)) {
        named.add_if(at_short_side(at), "ccn.move.leader.no-side-exit");
    }
}

}  // namespace

void name_wrong_moment(const State& s, Seat seat, const Action& action, Named& named) {
    const bool active = seat == s.turn.active;
    match(action, [&]<class A>(const A& said) {
        if constexpr (requires { name_in_course(course_of(s, seat), said, named); }) {
            name_in_course(course_of(s, seat), said, named);
        }
        if constexpr (requires { name_in_phase(s, Phase::Command, said, named); }) {
            if (active) name_in_phase(s, phase_of(s), said, named);
        }
        if constexpr (requires { name_by_card(s, seat, said, named); }) {
            name_by_card(s, seat, said, named);
        }
        if constexpr (requires { name_not_his_turn(s, seat, said, named); }) {
            if (!active) name_not_his_turn(s, seat, said, named);
        }
        if constexpr (OfActive<A>) {
            named.add_if(!active, "ccn.turn.alternate");
            named.add_if(active && passed(s) && (Ordered<A> || Moved<A> || Fought<A>),
                         "ccn.turn.no-order-possible");
        }
        if constexpr (std::is_same_v<A, LeaveBoard>) name_leaving(s, seat, named);
        if constexpr (std::is_same_v<A, Place>) {
            const bool others = s.frames.top_as<Placing>() != nullptr;
            named.add_if(others, "ccn.card.short-supply.effect");
        }
    });
}

}  // namespace grognard::ccn
