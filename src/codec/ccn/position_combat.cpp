// Builds a combat up to a named step: by hand what lies behind it, by the rules the step itself.
#include "codec/ccn/position_combat.hpp"

#include <array>
#include <optional>
#include <string>

#include "codec/ccn/given_combat.hpp"
#include "codec/ccn/piece_text.hpp"
#include "core/offers.hpp"
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/melee.hpp"
#include "games/ccn/combat/pursuit.hpp"
#include "games/ccn/combat/reaction.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/combat/fighting.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

class Combat {
  public:
    Combat(const GivenCombat& given, const Node& step, State& s)
        : step_(step),
          s_(s),
          node_(given.node),
          given_(given),
          fight_(given.fight),
          kind_(given.kind),
          fires_(given.kind == RollKind::Fire) {}

    void stand(std::string_view wanted) {
        for (const Way& way : ways) {
            if (way.step == wanted) (this->*way.build)();
        }
        if (passed_over_) return;
        EventSink silent;
        while (frame_name(s_.frames.top()) != wanted && advance(s_, silent)) {
        }
        if (frame_name(s_.frames.top()) != wanted) {
            step_.fail("a step that play comes to here",
                       std::string(wanted) + ", but it comes to " +
                           std::string(frame_name(s_.frames.top())));
        }
        ask(s_);
        check_answers();
    }

    struct Way {
        std::string_view step;
        void (Combat::*build)();
    };
    static const std::array<Way, 16> ways;

  private:
    static int number(const std::optional<Node>& node, int otherwise, int least, int most) {
        return node ? node->as_int(least, most) : otherwise;
    }

    Seat active() const { return s_.turn.active; }

    // As far as the melee had come when the step began.
    void push_fight(MeleeStep step) {
        if (fires_) return;
        fight_.step = step;
        if (fight_.reply == Reply::Withdraw && target_stands() && !withdraws()) {
            node_.fail("a target that can withdraw");
        }
        s_.frames.push(fight_);
    }

    bool target_stands() const {
        return fight_.target != no_piece && s_.units[fight_.target].at == fight_.at;
    }
    bool in_place() const { return is_in_place(s_, fight_); }

    bool horse_before_foot() const {
        return fight_.target != no_piece && arm(s_.units[fight_.target]) == Arm::Cavalry &&
               arm(s_.units[fight_.unit]) == Arm::Infantry;
    }
    bool withdraws() const {
        return horse_before_foot() && can_withdraw(s_, s_.units[fight_.target]);
    }

    void need_melee() const {
        if (fires_) node_.fail("a melee at this step");
    }
    // The defender's dice win no ground.
    void need_won() const {
        need_melee();
        if (hits_attacker()) given_.roll->fail("attack or withdrawal at this step");
    }
    void need_target() const {
        need_melee();
        if (fight_.target == no_piece) node_.fail("a unit that is attacked at this step");
    }
    void need_in_place() const {
        if (!in_place()) node_.fail("both where they were when the attack was declared");
    }

    void at_reaction() {
        need_target();
        need_in_place();
        push_fight(MeleeStep::React);
    }

    void at_square_draw() {
        at_reaction();
        s_.frames.push(Reaction{});
        if (const Verdict verdict = refuse(s_, Reaction{}, FormSquare{})) {
            node_.fail("infantry that may form square", "refused by " + std::string(verdict->rule));
        }
        s_.frames.pop();
        s_.frames.top_as<MeleeFight>()->reply = Reply::Square;
        s_.frames.top_as<MeleeFight>()->step = MeleeStep::FirstBlood;
        s_.frames.push(SquareDraw{fight_.target});
    }

    void at_press() {
        need_target();
        need_in_place();
        if (!given_.reply && !in_square(s_.units[fight_.target])) fight_.reply = Reply::FirstStrike;
        push_fight(MeleeStep::Press);
    }

    void at_roll() {
        need_in_place();
        if (kind_ != RollKind::Fire && kind_ != RollKind::Attack) need_target();
        EventSink silent;
        switch (kind_) {
            case RollKind::Fire:
                s_.turn.fought.remove(fight_.unit);
                apply(s_, *s_.frames.top_as<Fighting>(), Fire{fight_.from, fight_.at}, silent);
                break;
            case RollKind::Withdrawal:
            case RollKind::Attack:
                push_fight(MeleeStep::Attack);
                break;
            case RollKind::FirstStrike:
            case RollKind::SquareDie:
                push_fight(MeleeStep::FirstBlood);
                break;
            case RollKind::BattleBack:
                at_battle_back();
                if (const Verdict verdict = refuse(s_, BattleBackChoice{}, BattleBack{})) {
                    node_.fail("a unit that may battle back",
                               "refused by " + std::string(verdict->rule));
                }
                apply(s_, *s_.frames.top_as<BattleBackChoice>(), BattleBack{}, silent);
                break;
        }
    }

    void at_ground() {
        need_won();
        push_fight(MeleeStep::Ground);
    }

    void at_battle_back() {
        need_target();
        for (const UnitId unit : {fight_.unit, fight_.target}) {
            if (!s_.units[unit].at.on_board()) node_.fail("both on the board at this step");
        }
        push_fight(MeleeStep::End);
        s_.frames.push(BattleBackChoice{});
    }

    // It stands where it attacked, or one hex on if it could go on from there.
    void at_bonus() {
        need_won();
        const Unit& unit = s_.units[fight_.unit];
        const bool went_on = unit.at.on_board() && adjacent(fight_.at, unit.at);
        if (arm(unit) != Arm::Cavalry || (unit.at != fight_.at && !went_on)) {
            node_.fail("cavalry that has taken ground");
        }
        if (went_on && pursuit_ends(s_, fight_)) {
            node_.fail("cavalry on " + std::string(name(fight_.at).view()) +
                       ", where its pursuit ends");
        }
        push_fight(MeleeStep::BattleBack);
        note_entry(s_, fight_.unit, fight_.at);
        note_entry(s_, fight_.unit, unit.at);
        s_.frames.push(BonusChoice{fight_.unit});
    }

    void at_pursuit() {
        at_bonus();
        if (s_.units[fight_.unit].at != fight_.at) {
            node_.fail("cavalry on " + std::string(name(fight_.at).view()));
        }
        passed_over_ = pursuit_ends(s_, fight_);
        if (passed_over_) return ask(s_);
        s_.frames.push(PursuitChoice{fight_.unit});
    }

    bool hits_attacker() const { return kind_ >= RollKind::FirstStrike; }

    MeleeStep after_roll() const {
        if (kind_ == RollKind::BattleBack) return MeleeStep::End;
        return hits_attacker() ? MeleeStep::Press : MeleeStep::Leave;
    }

    Harm harm(HarmStep step, int hits, int flags) {
        if (fight_.target == no_piece) node_.fail("a unit that is attacked at this step");
        push_fight(after_roll());
        Harm out;
        out.unit = hits_attacker() ? fight_.unit : fight_.target;
        out.by = hits_attacker() ? fight_.target : fight_.unit;
        out.kind = kind_;
        out.hits = static_cast<std::uint8_t>(number(given_.hits, hits, 0, 30));
        out.flags = static_cast<std::uint8_t>(number(given_.flags, flags, 0, 30));
        out.crossed_from = hits_attacker() ? fight_.at : fight_.from;
        const Hex stands = s_.units[out.unit].at;
        out.where = stands.on_board() ? stands : hits_attacker() ? fight_.from : fight_.at;
        out.step = step;
        out.tested = given_.tested && given_.tested->as_bool();
        if (kind_ == RollKind::Withdrawal && out.flags > 0) {
            node_.fail("no flags: who withdraws ignores them");
        }
        if (!s_.units[out.by].at.on_board()) node_.fail("on the board who rolled the dice");
        if (!stands.on_board() && step != HarmStep::Losses) node_.fail("a unit on the board");
        return out;
    }

    void at_armour() { s_.frames.push(harm(HarmStep::Armour, 1, 0)); }
    void at_flags() { s_.frames.push(harm(HarmStep::Flags, 0, 1)); }

    // What it lost is lost already.
    void at_general_test() {
        Harm out = harm(HarmStep::Losses, 0, 0);
        if (given_.general) out.where = stand_general(*given_.general, s_.units[out.unit].side);
        const GeneralId general = general_id(s_, out.where);
        if (general == no_piece || s_.generals[general].side != s_.units[out.unit].side) {
            node_.fail("a general on " + std::string(name(out.where).view()));
        }
        const bool dead = !s_.units[out.unit].at.on_board();
        out.step = dead ? HarmStep::Alone : HarmStep::Flags;
        out.tested = true;
        s_.frames.push(out);
        s_.frames.push(GeneralTest{general, static_cast<std::uint8_t>(dead ? 1 : 2)});
    }

    // Where his unit stood when it was eliminated on its way back.
    Hex stand_general(const Node& node, Seat side) {
        const GivenGeneral given = read_given_general(node);
        if (generals_of(s_, side).has(given.at.index)) return given.at;
        const bool taken = has_general(s_, given.at) || has_unit(s_, given.at) ||
                           s_.battle->impassable_general.has(given.at.index);
        if (taken || s_.generals.full()) node.fail("room for him there");
        s_.generals.push({nowhere, side, given.nation});
        place_general(s_, static_cast<GeneralId>(s_.generals.size() - 1), given.at);
        return given.at;
    }

    // So many hexes, or those of the flags.
    void at_retreat() {
        const Harm out = harm(given_.left ? HarmStep::Blocked : HarmStep::Retreat, 0, 1);
        s_.frames.push(out);
        if (!given_.left) return;
        const bool stops = given_.may_stop && given_.may_stop->as_bool();
        if (in_square(s_.units[out.unit])) node_.fail("a unit that is not in square");
        s_.frames.push(
            UnitRetreat{out.unit, static_cast<std::uint8_t>(number(given_.left, 1, 1, 30)), stops});
    }

    void at_withdrawal() {
        need_target();
        if (!s_.units[fight_.target].at.on_board() || !horse_before_foot()) {
            node_.fail("cavalry that withdraws before infantry");
        }
        fight_.reply = Reply::Withdraw;
        fight_.step = MeleeStep::Ground;
        s_.frames.push(fight_);
        s_.frames.push(
            Withdrawal{fight_.target, static_cast<std::uint8_t>(number(given_.left, 2, 1, 2))});
    }

    // "BR G5": he is on his way there; else who stands alone on the attacked hex.
    void at_general_retreat() {
        push_fight(after_roll());
        if (given_.general) {
            const GivenGeneral general = read_given_general(*given_.general);
            if (s_.generals.full()) given_.general->fail("room for one more general");
            if (s_.battle->impassable_general.has(general.at.index)) {
                given_.general->fail("ground a general may enter");
            }
            const Seat side = hits_attacker() ? active() : other(active());
            s_.generals.push({general.at, side, general.nation});
            const int made = number(given_.made, 1, 0, 3);
            const GeneralRetreat retreat{static_cast<GeneralId>(s_.generals.size() - 1),
                                         static_cast<std::uint8_t>(made)};
            s_.frames.push(retreat);
            Offers<Action> onward;
            offer(s_, retreat, onward);
            if (onward.empty()) given_.general->fail("a way back");
            return;
        }
        const Hex alone = hits_attacker() ? fight_.from : fight_.at;
        const bool there =
            (lone_generals(s_, active()) | lone_generals(s_, other(active()))).has(alone.index);
        if (!there) node_.fail("a general alone on " + std::string(name(alone).view()));
        EventSink silent;
        begin_general_retreat(s_, general_id(s_, alone), silent);
    }

    void at_escape() {
        if (!given_.general) node_.fail("general: where he is on his way, such as \"BR G5\"");
        at_general_retreat();
        const auto id = s_.frames.top_as<GeneralRetreat>()->general;
        const General& general = s_.generals[id];
        if (!units_of(s_, other(general.side)).has(general.at.index)) {
            given_.general->fail("the hex of an enemy he passes through");
        }
        if (s_.frames.top_as<GeneralRetreat>()->made == 0) {
            given_.made->fail("at least 1: he has come to an enemy's hex");
        }
        s_.frames.push(EscapeChoice{id, unit_id(s_, general.at)});
    }

    void at_escape_roll() {
        at_escape();
        EventSink silent;
        apply(s_, *s_.frames.top_as<EscapeChoice>(), StrikeGeneral{}, silent);
    }

    // Who must go back goes somewhere, and dice are some.
    void check_answers() const {
        if (awaits(s_) == Awaits::Chance && chance(s_).count == 0) node_.fail("dice to roll");
        const bool goes = s_.frames.top_as<Withdrawal>() != nullptr ||
                          s_.frames.top_as<GeneralRetreat>() != nullptr;
        if (!goes) return;
        Offers<Action> out;
        for (const Seat seat : both_seats) offer(s_, seat, out);
        if (out.empty()) node_.fail("a way back");
    }

    const Node step_;
    State& s_;
    const Node node_;
    const GivenCombat given_;
    MeleeFight fight_;
    const RollKind kind_;
    const bool fires_;
    bool passed_over_ = false;  // the question is not asked there
};

const std::array<Combat::Way, 16> Combat::ways = {{
    {"reaction", &Combat::at_reaction},
    {"square-draw", &Combat::at_square_draw},
    {"roll", &Combat::at_roll},
    {"press-choice", &Combat::at_press},
    {"armour-choice", &Combat::at_armour},
    {"general-test", &Combat::at_general_test},
    {"flag-choice", &Combat::at_flags},
    {"unit-retreat", &Combat::at_retreat},
    {"withdrawal", &Combat::at_withdrawal},
    {"general-retreat", &Combat::at_general_retreat},
    {"escape-choice", &Combat::at_escape},
    {"escape-roll", &Combat::at_escape_roll},
    {"ground-choice", &Combat::at_ground},
    {"pursuit-choice", &Combat::at_pursuit},
    {"bonus-choice", &Combat::at_bonus},
    {"battle-back-choice", &Combat::at_battle_back},
}};

}  // namespace

bool is_combat_step(std::string_view name) {
    for (const Combat::Way& way : Combat::ways) {
        if (way.step == name) return true;
    }
    return false;
}

void stand_in_combat(Object& given, const Node& step, State& s) {
    const GivenCombat combat = read_given_combat(given.required("combat"), step, s);
    Combat(combat, step, s).stand(step.as_string());
    if (given.optional("first_strikes")) return;
    // The card that struck first is still to be replaced.
    const auto* fight = s.frames.nearest<MeleeFight>();
    if (fight != nullptr && fight->reply == Reply::FirstStrike) {
        player(s, other(s.turn.active)).first_strikes = 1;
    }
}

bool in_combat(const State& s) {
    return !s.frames.empty() && s.frames.nearest<Fighting>() != nullptr &&
           s.frames.top_as<Fighting>() == nullptr;
}

}  // namespace grognard::ccn
