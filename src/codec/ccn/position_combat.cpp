// Builds a combat up to a named step: by hand what lies behind it, by the rules the step itself.
#include "codec/ccn/position_combat.hpp"

#include <array>
#include <optional>
#include <string>

#include "codec/ccn/piece_text.hpp"
#include "core/offers.hpp"
#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/melee.hpp"
#include "games/ccn/combat/reaction.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/phases/fighting.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

constexpr std::array<std::string_view, 5> replies = {"none", "stand", "first-strike", "withdraw",
                                                     "form-square"};
constexpr std::array<std::string_view, 6> roll_kinds = {"fire",         "attack", "withdrawal",
                                                        "first-strike", "square", "battle-back"};

// What the case says of the combat.
struct Given {
    std::optional<Node> reply;
    std::optional<Node> roll;
    std::optional<Node> hits;
    std::optional<Node> flags;
    std::optional<Node> left;
    std::optional<Node> may_stop;
    std::optional<Node> general;
    std::optional<Node> made;
};

class Combat {
  public:
    Combat(const Node& combat, const Node& step, State& s) : step_(step), s_(s), node_(combat) {
        Object object = combat.object();
        const Node attack = object.required("attack");
        const auto unit = object.optional("unit");
        const auto target = object.optional("target");
        const auto bonus = object.optional("bonus");
        for (const auto& [key, value] : keys()) *value = object.optional(key);
        object.done();
        read_attack(attack);
        read_attacker(attack, unit);
        read_target(attack, target);
        fight_.bonus = bonus && bonus->as_bool();
        if (given_.roll) kind_ = named<RollKind>(roll_kinds, *given_.roll);
        if (given_.reply) fight_.reply = named<Reply>(replies, *given_.reply);
        if (fires_ != (kind_ == RollKind::Fire)) {
            given_.roll->fail(fires_ ? "fire" : "a roll of a melee");
        }
        if (fires_ && (fight_.bonus || given_.reply)) combat.fail("a melee, if answered or bonus");
        mark();
    }

    void stand(std::string_view wanted) {
        for (const Way& way : ways) {
            if (way.step == wanted) (this->*way.build)();
        }
        EventSink silent;
        while (frame_name(s_.frames.top()) != wanted && advance(s_, silent)) {
        }
        if (frame_name(s_.frames.top()) != wanted) {
            step_.fail("a step that play comes to here",
                       std::string(wanted) + ", but it comes to " +
                           std::string(frame_name(s_.frames.top())));
        }
        check_answers();
    }

    struct Way {
        std::string_view step;
        void (Combat::*build)();
    };
    static const std::array<Way, 16> ways;

  private:
    std::array<std::pair<std::string_view, std::optional<Node>*>, 8> keys() {
        return {{{"reply", &given_.reply},
                 {"roll", &given_.roll},
                 {"hits", &given_.hits},
                 {"flags", &given_.flags},
                 {"left", &given_.left},
                 {"may_stop", &given_.may_stop},
                 {"general", &given_.general},
                 {"made", &given_.made}}};
    }

    template <class Enum, std::size_t N>
    static Enum named(const std::array<std::string_view, N>& names, const Node& node) {
        if (const auto found = names::find<Enum>(names, node.as_string())) return *found;
        node.fail(codec::one_of(names));
    }

    static int number(const std::optional<Node>& node, int otherwise, int least, int most) {
        return node ? node->as_int(least, most) : otherwise;
    }

    Seat active() const { return s_.turn.active; }

    void read_attack(const Node& node) {
        const auto action = parse(node.as_text());
        const auto* melee = action ? std::get_if<Melee>(&*action) : nullptr;
        const auto* fire = action ? std::get_if<Fire>(&*action) : nullptr;
        if (melee == nullptr && fire == nullptr) node.fail("melee FROM AT or fire FROM AT");
        fires_ = fire != nullptr;
        kind_ = fires_ ? RollKind::Fire : RollKind::Attack;
        if (fires_) {
            fight_.from = fire->from;
            fight_.at = fire->at;
            return;
        }
        declared_ = *melee;
        fight_.from = melee->from;
        fight_.at = melee->at;
        if (!adjacent(melee->from, melee->at)) node.fail("a melee between neighbours");
        for (const Hex battery : melee->support) {
            if (!own(battery)) node.fail("own batteries after with");
            fight_.support.push(unit_id(s_, battery));
        }
    }

    bool own(Hex at) const { return units_of(s_, active()).has(at.index); }
    bool theirs(Hex at) const { return units_of(s_, other(active())).has(at.index); }

    // Where it stood, or where it stands now.
    void read_attacker(const Node& attack, const std::optional<Node>& unit) {
        if (unit && unit->is_null()) {
            fight_.unit = fallen(*unit, active());
            return;
        }
        Hex at = own(fight_.at) && !own(fight_.from) ? fight_.at : fight_.from;
        if (unit) at = read_hex(*unit);
        if (!own(at)) {
            (unit ? *unit : attack)
                .fail("a unit of the active side on " + std::string(name(at).view()));
        }
        fight_.unit = unit_id(s_, at);
    }

    void read_target(const Node& attack, const std::optional<Node>& target) {
        if (target && !target->is_null()) {
            const Hex at = read_hex(*target);
            if (!theirs(at)) target->fail("the hex where the attacked unit stands now");
            fight_.target = unit_id(s_, at);
        } else if (!target && theirs(fight_.at)) {
            fight_.target = unit_id(s_, fight_.at);
        } else if (!target && !fires_ && generals_of(s_, other(active())).has(fight_.at.index) &&
                   step_.as_string() != "general-test") {
            fight_.general = general_id(s_, fight_.at);
        } else {
            fight_.target = fallen(target ? *target : attack, other(active()));
        }
    }

    // A unit that is no more.
    UnitId fallen(const Node& node, Seat side) {
        if (s_.units.full()) node.fail("room for the unit that was eliminated");
        Nation nation = side == Seat::First ? Nation::French : Nation::British;
        for (const Unit& unit : s_.units) {
            if (unit.side == side) nation = unit.nation;
        }
        s_.units.push({nowhere, side, nation, Type::LI, 0, 0});
        return static_cast<UnitId>(s_.units.size() - 1);
    }

    bool in_place() const {
        return s_.units[fight_.unit].at == fight_.from &&
               (fight_.target == no_piece || s_.units[fight_.target].at == fight_.at);
    }

    // What is declared is declared by the rules; it is remembered as fought.
    void mark() {
        if (in_place()) {
            const Boost boost = fight_.bonus ? Boost::BonusCombat : Boost::Card;
            const Verdict verdict = fires_ ? refuse_fire(s_, fight_.unit, fight_.at)
                                           : refuse_melee(s_, fight_.unit, declared_, boost);
            if (verdict) {
                node_.fail("an attack that may be declared",
                           "one refused by " + std::string(verdict->rule));
            }
        }
        if (fight_.bonus) s_.turn.bonus_fought.add(fight_.unit);
        s_.turn.fought.add(fight_.unit);
        for (const UnitId battery : fight_.support) s_.turn.fought.add(battery);
    }

    // As far as the melee had come when the step began.
    void push_fight(MeleeStep step) {
        if (fires_) return;
        fight_.step = step;
        if (fight_.reply == Reply::Withdraw && in_place() && !withdraws()) {
            node_.fail("a target that can withdraw");
        }
        s_.frames.push(fight_);
    }

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
                fight_.reply = Reply::Withdraw;
                [[fallthrough]];
            case RollKind::Attack:
                push_fight(MeleeStep::Attack);
                break;
            case RollKind::FirstStrike:
                fight_.reply = Reply::FirstStrike;
                [[fallthrough]];
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
        need_melee();
        push_fight(MeleeStep::Ground);
    }

    void at_battle_back() {
        need_target();
        push_fight(MeleeStep::End);
        s_.frames.push(BattleBackChoice{});
    }

    void at_bonus() {
        need_melee();
        if (arm(s_.units[fight_.unit]) != Arm::Cavalry || !s_.units[fight_.unit].at.on_board()) {
            node_.fail("cavalry that has taken ground");
        }
        push_fight(MeleeStep::BattleBack);
        s_.frames.push(BonusChoice{fight_.unit});
    }

    void at_pursuit() {
        at_bonus();
        s_.frames.push(PursuitChoice{fight_.unit});
    }

    bool hits_attacker() const { return kind_ >= RollKind::FirstStrike; }

    MeleeStep after_roll() const {
        if (kind_ == RollKind::BattleBack) return MeleeStep::End;
        return hits_attacker() ? MeleeStep::Press : MeleeStep::Leave;
    }

    Harm harm(HarmStep step, int hits, int flags) {
        if (fight_.target == no_piece) node_.fail("a unit that is attacked at this step");
        if (kind_ == RollKind::FirstStrike) fight_.reply = Reply::FirstStrike;
        if (kind_ == RollKind::Withdrawal) fight_.reply = Reply::Withdraw;
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
        if (!s_.units[out.by].at.on_board()) node_.fail("on the board who rolled the dice");
        if (!stands.on_board() && step != HarmStep::Losses) node_.fail("a unit on the board");
        return out;
    }

    void at_armour() { s_.frames.push(harm(HarmStep::Armour, 1, 0)); }
    void at_flags() { s_.frames.push(harm(HarmStep::Flags, 0, 1)); }

    // What it lost is lost already.
    void at_general_test() {
        Harm out = harm(HarmStep::Losses, 0, 0);
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
            if (s_.battle.impassable_general.has(general.at.index)) {
                given_.general->fail("ground a general may enter");
            }
            const Seat side = hits_attacker() ? active() : other(active());
            s_.generals.push({general.at, side, general.nation});
            const int made = number(given_.made, 1, 0, 3);
            s_.frames.push(GeneralRetreat{static_cast<GeneralId>(s_.generals.size() - 1),
                                          static_cast<std::uint8_t>(made)});
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
    Given given_;
    MeleeFight fight_;
    Melee declared_{};
    RollKind kind_ = RollKind::Attack;
    bool fires_ = false;
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
    Combat(given.required("combat"), step, s).stand(step.as_string());
}

bool in_combat(const State& s) {
    return !s.frames.empty() && s.frames.nearest<Fighting>() != nullptr &&
           s.frames.top_as<Fighting>() == nullptr;
}

}  // namespace grognard::ccn
