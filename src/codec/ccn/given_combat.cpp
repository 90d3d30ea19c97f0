// Reads the attack and finds its pieces, on the board or off it.
#include "codec/ccn/given_combat.hpp"

#include <array>
#include <string>
#include <utility>

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

constexpr std::array<std::string_view, 5> replies = {"none", "stand", "first-strike", "withdraw",
                                                     "form-square"};
constexpr std::array<std::string_view, 6> roll_kinds = {"fire",         "attack", "withdrawal",
                                                        "first-strike", "square", "battle-back"};

class CombatReader {
  public:
    CombatReader(const Node& combat, const Node& step, State& s)
        : out_{.node = combat}, step_(step), s_(s) {}

    GivenCombat read() {
        Object object = out_.node.object();
        const Node attack = object.required("attack");
        const auto unit = object.optional("unit");
        const auto target = object.optional("target");
        const auto bonus = object.optional("bonus");
        for (const auto& [key, value] : keys()) *value = object.optional(key);
        object.done();
        read_attack(attack);
        out_.fight.bonus = bonus && bonus->as_bool();
        read_roll();
        read_reply();
        read_attacker(attack, unit);
        read_target(attack, target);
        check_arms();
        mark();
        return out_;
    }

  private:
    std::array<std::pair<std::string_view, std::optional<Node>*>, 9> keys() {
        return {{{"reply", &out_.reply},
                 {"roll", &out_.roll},
                 {"hits", &out_.hits},
                 {"flags", &out_.flags},
                 {"left", &out_.left},
                 {"may_stop", &out_.may_stop},
                 {"general", &out_.general},
                 {"made", &out_.made},
                 {"tested", &out_.tested}}};
    }

    template <class Enum, std::size_t N>
    static Enum named(const std::array<std::string_view, N>& names, const Node& node) {
        if (const auto found = names::find<Enum>(names, node.as_string())) return *found;
        node.fail(codec::one_of(names));
    }

    Seat active() const { return s_.turn.active; }

    void read_attack(const Node& node) {
        const auto action = parse(node.as_text());
        const auto* melee = action ? std::get_if<Melee>(&*action) : nullptr;
        const auto* fire = action ? std::get_if<Fire>(&*action) : nullptr;
        if (melee == nullptr && fire == nullptr) node.fail("melee FROM AT or fire FROM AT");
        fires_ = fire != nullptr;
        out_.kind = fires_ ? RollKind::Fire : RollKind::Attack;
        if (fires_) {
            out_.fight.from = fire->from;
            out_.fight.at = fire->at;
            return;
        }
        declared_ = *melee;
        out_.fight.from = melee->from;
        out_.fight.at = melee->at;
        if (!adjacent(melee->from, melee->at)) node.fail("a melee between neighbours");
        for (const Hex battery : hexes(melee->support)) {
            if (!own(battery)) node.fail("own batteries after with");
            out_.fight.support.add(unit_id(s_, battery));
        }
    }

    void read_roll() {
        if (out_.roll) out_.kind = named<RollKind>(roll_kinds, *out_.roll);
        if (fires_ != (out_.kind == RollKind::Fire)) {
            out_.roll->fail(fires_ ? "fire" : "a roll of a melee");
        }
    }

    // Some dice are rolled after one reply only.
    void read_reply() {
        if (out_.kind == RollKind::FirstStrike) out_.fight.reply = Reply::FirstStrike;
        if (out_.kind == RollKind::Withdrawal) out_.fight.reply = Reply::Withdraw;
        const Reply called_for = out_.fight.reply;
        if (out_.reply) out_.fight.reply = named<Reply>(replies, *out_.reply);
        if (called_for != Reply::None && out_.fight.reply != called_for) {
            out_.reply->fail(std::string(replies[static_cast<std::size_t>(called_for)]) +
                             ", after which such dice are rolled");
        }
        if (fires_ && (out_.fight.bonus || out_.reply))
            out_.node.fail("a melee, if answered or bonus");
    }

    bool cavalry_attacks() const { return out_.fight.bonus || out_.kind == RollKind::SquareDie; }

    // Only cavalry has a bonus combat, and only before cavalry does a square fight first.
    void check_arms() const {
        if (!cavalry_attacks()) return;
        if (arm(s_.units[out_.fight.unit]) != Arm::Cavalry) out_.node.fail("cavalry that attacks");
        if (out_.kind != RollKind::SquareDie) return;
        const bool square = out_.fight.target != no_piece && in_square(s_.units[out_.fight.target]);
        if (!square) out_.roll->fail("a target in square, if a square has rolled");
    }

    bool own(Hex at) const { return units_of(s_, active()).has(at.index); }
    bool theirs(Hex at) const { return units_of(s_, other(active())).has(at.index); }

    // Where it stood, or where it stands now.
    void read_attacker(const Node& attack, const std::optional<Node>& unit) {
        if (unit && unit->is_null()) {
            out_.fight.unit = fallen(*unit, active(), cavalry_attacks() ? Type::LC : Type::LI);
            return;
        }
        Hex at = own(out_.fight.at) && !own(out_.fight.from) ? out_.fight.at : out_.fight.from;
        if (unit) at = read_hex(*unit);
        if (!own(at)) {
            (unit ? *unit : attack)
                .fail("a unit of the active side on " + std::string(name(at).view()));
        }
        out_.fight.unit = unit_id(s_, at);
    }

    void read_target(const Node& attack, const std::optional<Node>& target) {
        if (target && !target->is_null()) {
            const Hex at = read_hex(*target);
            if (!theirs(at)) target->fail("the hex where the attacked unit stands now");
            out_.fight.target = unit_id(s_, at);
        } else if (!target && theirs(out_.fight.at)) {
            out_.fight.target = unit_id(s_, out_.fight.at);
        } else if (!fires_ && attacks_general(target)) {
            out_.fight.general = general_id(s_, out_.fight.at);
        } else {
            out_.fight.target = fallen(target ? *target : attack, other(active()), Type::LI);
        }
    }

    // No unit is named, or none was attacked: on whom else would dice still be rolled?
    bool attacks_general(const std::optional<Node>& target) const {
        if (!generals_of(s_, other(active())).has(out_.fight.at.index)) return false;
        const std::string& step = step_.as_string();
        return target ? step == "roll" : step != "general-test";
    }

    // A unit that is no more.
    UnitId fallen(const Node& node, Seat side, Type type) {
        if (s_.units.full()) node.fail("room for the unit that was eliminated");
        Nation nation = side == Seat::First ? Nation::French : Nation::British;
        for (const Unit& unit : s_.units) {
            if (unit.side == side) nation = unit.nation;
        }
        s_.units.push({nowhere, side, nation, type, 0, 0});
        return static_cast<UnitId>(s_.units.size() - 1);
    }

    // The attack must be legal; who takes part has fought.
    void mark() {
        // A bonus combat is fought from a hex that was entered by the melee before.
        if (out_.fight.bonus) note_entry(s_, out_.fight.unit, out_.fight.from);
        if (is_in_place(s_, out_.fight)) check_declared();
        if (out_.fight.bonus) s_.turn.bonus_fought.add(out_.fight.unit);
        s_.turn.fought.add(out_.fight.unit);
        s_.turn.fought |= out_.fight.support;
    }

    // By the position as it was when the attack was declared. Who takes part had not fought yet;
    // an attacker who has been hit since may have had more blocks, or a general.
    void check_declared() const {
        State before = s_;
        before.turn.fought.remove(out_.fight.unit);
        before.turn.fought -= out_.fight.support;
        Verdict verdict = refuse_declared(before);
        if (verdict && may_have_lost()) {
            Unit& attacker = before.units[out_.fight.unit];
            attacker.blocks = card_of(before, attacker).blocks;
            verdict = refuse_declared(before);
            if (verdict && !has_general(before, attacker.at) && !before.generals.full()) {
                before.generals.push({nowhere, attacker.side, attacker.nation});
                place_general(before, static_cast<GeneralId>(before.generals.size() - 1),
                              attacker.at);
                verdict = refuse_declared(before);
            }
        }
        if (!verdict) return;
        out_.node.fail("an attack that may be declared",
                       "one refused by " + std::string(verdict->rule));
    }

    Verdict refuse_declared(const State& s) const {
        const Boost boost = out_.fight.bonus ? Boost::BonusCombat : Boost::Card;
        return fires_ ? refuse_fire(s, out_.fight.unit, out_.fight.at)
                      : refuse_melee(s, out_.fight.unit, declared_, boost);
    }

    // The defender's dice have been rolled, or were before these.
    bool may_have_lost() const {
        const bool square = out_.fight.target != no_piece && in_square(s_.units[out_.fight.target]);
        return out_.kind >= RollKind::FirstStrike || out_.fight.reply == Reply::FirstStrike ||
               square || step_.as_string() == "press-choice";
    }

    GivenCombat out_;
    const Node step_;
    State& s_;
    Melee declared_{};
    bool fires_ = false;
};

}  // namespace

GivenCombat read_given_combat(const Node& combat, const Node& step, State& s) {
    return CombatReader(combat, step, s).read();
}

bool is_in_place(const State& s, const MeleeFight& fight) {
    return s.units[fight.unit].at == fight.from &&
           (fight.target == no_piece || s.units[fight.target].at == fight.at);
}

}  // namespace grognard::ccn
