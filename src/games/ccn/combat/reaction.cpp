// First Strike, retire and reform, square: who may answer how.
#include "games/ccn/combat/reaction.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/dice.hpp"
#include "games/ccn/combat/retreat.hpp"

namespace grognard::ccn {

namespace {

const MeleeFight& fight_below(const State& s) { return *s.frames.nearest<MeleeFight>(); }

// Nothing where a lone general is attacked.
std::optional<Arm> arm_of_target(const State& s, const MeleeFight& fight) {
    if (fight.target == no_piece) return std::nullopt;
    return arm(s.units[fight.target]);
}

// What everybody can see of whether First Strike could be answered with.
Verdict refuse_strike_openly(const State& s, const MeleeFight& fight) {
    if (fight.target == no_piece) return refused("ccn.move.leader.no-combat", Reason::LoneGeneral);
    const Unit& target = s.units[fight.target];
    if (in_square(target) && arm(s.units[fight.unit]) == Arm::Cavalry) {
        return refused("ccn.square.fights-first", Reason::SquareFightsFirstAnyway);
    }
    const Attack answer = attack_of(s, fight.target, fight.from, Fight::Melee, Boost::None);
    if (dice_count(answer) == 0) return refused("ccn.intro.zero-dice", Reason::NoDice);
    return allowed;
}

Verdict refuse_withdrawal(const State& s, const MeleeFight& fight) {
    if (arm_of_target(s, fight) != Arm::Cavalry || arm(s.units[fight.unit]) != Arm::Infantry) {
        return refused("ccn.cavalry-withdraw.right", Reason::NotCavalryAgainstInfantry);
    }
    if (!can_withdraw(s, s.units[fight.target]))
        return refused("ccn.cavalry-withdraw.two-hexes", Reason::NoWayBack);
    return allowed;
}

Verdict refuse_square(const State& s, const MeleeFight& fight) {
    if (arm_of_target(s, fight) != Arm::Infantry || arm(s.units[fight.unit]) != Arm::Cavalry) {
        return refused("ccn.square.when", Reason::NotInfantryAgainstCavalry);
    }
    const Unit& target = s.units[fight.target];
    if (in_square(target)) return refused("ccn.square.when", Reason::AlreadyInSquare);
    if (!terrain_card(s, target.at).squares)
        return refused("ccn.square.forbid.terrain", Reason::TerrainForbids);
    if (s.battle->works[target.at.index] != 0 && !s.battle->charts.fortification.squares) {
        return refused("ccn.square.forbid.fort-any-side", Reason::TerrainForbids);
    }
    if (hand_size(s, target.side) < fewest_cards_for_square) {
        return refused("ccn.square.forbid.hand", Reason::TooFewCards);
    }
    for (const Card card : player(s, target.side).track) {
        if (card == Card::None) return allowed;
    }
    return refused("ccn.square.markers", Reason::NoMarkerLeft);
}

void answer(State& s, Reply reply, const EventSink& events) {
    s.frames.pop();
    MeleeFight& fight = *s.frames.nearest<MeleeFight>();
    fight.reply = reply;
    events.tell(ReplyGiven{s.units[fight.target].side, reply, fight.at});
}

}  // namespace

bool proceed(State& s, Reaction&, const EventSink&) {
    const MeleeFight& fight = fight_below(s);
    if (!refuse_strike_openly(s, fight) || !refuse_withdrawal(s, fight) ||
        !refuse_square(s, fight)) {
        return false;
    }
    s.frames.pop();
    return true;
}

Verdict refuse(const State&, const Reaction&, const Stand&) { return allowed; }

Verdict refuse(const State& s, const Reaction&, const StrikeFirst&) {
    const MeleeFight& fight = fight_below(s);
    if (fight.target != no_piece && !holds(s, s.units[fight.target].side, Card::FirstStrike)) {
        return refused("ccn.card.first-strike.play", Reason::CardNotInHand);
    }
    return refuse_strike_openly(s, fight);
}

Verdict refuse(const State& s, const Reaction&, const Withdraw&) {
    return refuse_withdrawal(s, fight_below(s));
}

Verdict refuse(const State& s, const Reaction&, const FormSquare&) {
    return refuse_square(s, fight_below(s));
}

void apply(State& s, Reaction&, const Stand&, const EventSink& events) {
    answer(s, Reply::Stand, events);
}

void apply(State& s, Reaction&, const StrikeFirst&, const EventSink& events) {
    answer(s, Reply::FirstStrike, events);
    Player& defender = player(s, other(s.turn.active));
    take_card(defender.hand, Card::FirstStrike);
    add_card(s.discard, Card::FirstStrike);
    ++defender.first_strikes;
}

void apply(State& s, Reaction&, const Withdraw&, const EventSink& events) {
    answer(s, Reply::Withdraw, events);
}

void apply(State& s, Reaction&, const FormSquare&, const EventSink& events) {
    answer(s, Reply::Square, events);
    s.frames.push(SquareDraw{fight_below(s).target});
}

void offer(const State& s, const Reaction& reaction, Offers<Action>& out) {
    out.push_back(Stand{});
    if (!refuse(s, reaction, StrikeFirst{})) out.push_back(StrikeFirst{});
    if (!refuse(s, reaction, Withdraw{})) out.push_back(Withdraw{});
    if (!refuse(s, reaction, FormSquare{})) out.push_back(FormSquare{});
}

Chance chance(const State& s, const SquareDraw& draw) {
    const Seat owner = s.units[draw.unit].side;
    return draw_from(player(s, owner).hand, 1).for_eyes(only(owner));
}

void resolve(State& s, SquareDraw& draw, Drawn drawn, const EventSink& events) {
    Unit& unit = s.units[draw.unit];
    const UnitId id = draw.unit;
    const auto card = static_cast<Card>(drawn[0]);
    s.frames.pop();
    Player& owner = player(s, unit.side);
    for (std::size_t slot = 0; slot < track_slots; ++slot) {
        if (owner.track[slot] != Card::None) continue;
        take_card(owner.hand, card);
        owner.track[slot] = card;
        unit.square = static_cast<std::uint8_t>(slot + 1);
        break;
    }
    events.tell(SquareFormed{id, unit.at, unit.square});
    events.tell(SquareCardTaken{unit.side, card}, only(unit.side));
}

}  // namespace grognard::ccn
