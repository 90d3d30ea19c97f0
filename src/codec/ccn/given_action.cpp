// Reads who was ordered and what was done in a turn, and what follows from either.
#include "codec/ccn/given_action.hpp"

#include <string_view>
#include <utility>

#include "codec/ccn/piece_text.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/command/order_rights.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

bool orders_nobody(Card effect) {
    return effect == Card::ShortSupply || effect == Card::FirstStrike;
}

class ActionReader {
  public:
    ActionReader(Object& given, const TableCard& table, State& s)
        : given_(given), table_(table), s_(s) {}

    void read(Since since) {
        Turn& turn = s_.turn;
        turn.card = turn.effect = table_.card;
        if (const auto effect = given_.optional("effect")) turn.effect = read_card(*effect);
        if (const auto section = given_.optional("section")) turn.section = read_section(*section);
        read_marching();
        if (const auto other = given_.optional("substitute")) turn.substitute = other->as_bool();
        turn.command = static_cast<std::uint8_t>(hand_size(s_, turn.active) + 1);
        read_command(given_, s_);
        LastOrder& last = player(s_, turn.active).last_order;
        const bool chosen = turn.effect == Card::ForceMarch && !turn.substitute;
        if (last.card == Card::None) last = {turn.effect, turn.section, chosen};
        read_marks();
        read_ordered(since);
        read_moved();
        turn.fought |= turn.bonus_fought;
        // Who has acted was ordered, wherever he has got to.
        if (!given_.optional("ordered")) turn.ordered |= turn.moved | turn.fought;
        if (const auto list = given_.optional("generals_moved")) {
            for (const Node& item : list->items()) {
                turn.generals_moved.add(own_general(item, read_hex(item)));
                hold_joined(read_hex(item));
            }
        }
    }

  private:
    void read_marks() {
        Turn& turn = s_.turn;
        const std::pair<std::string_view, UnitSet*> marks[] = {
            {"entered", &turn.entered},   {"held_still", &turn.held},
            {"fought", &turn.fought},     {"bonus_fought", &turn.bonus_fought},
            {"regained", &turn.regained}, {"supplied", &turn.supplied},
        };
        for (const auto& [key, set] : marks) {
            const auto list = given_.optional(key);
            if (!list) continue;
            for (const Node& item : list->items()) set->add(own_unit(item, read_hex(item)));
        }
    }

    // With a unit that has not moved he can only have joined it
    // (ccn.move.leader.reattach-freezes).
    void hold_joined(Hex at) {
        if (!has_unit(s_, at)) return;
        const UnitId id = unit_id(s_, at);
        if (!s_.turn.moved.has(id)) s_.turn.held.add(id);
    }

    // La Grande Manoeuvre: four marches, or one unit as usual.
    void read_marching() {
        const auto marching = given_.optional("marching");
        if (!marching) return;
        s_.turn.marching = marching->as_bool();
        if (s_.turn.effect == Card::GrandeManoeuvre) s_.turn.substitute = !s_.turn.marching;
    }

    UnitId own_unit(const Node& node, Hex at) const {
        if (units_of(s_, s_.turn.active).has(at.index)) return unit_id(s_, at);
        node.fail("the hex of a unit of the active side");
    }

    GeneralId own_general(const Node& node, Hex at) const {
        if (generals_of(s_, s_.turn.active).has(at.index)) return general_id(s_, at);
        node.fail("the hex of a general of the active side");
    }

    void read_ordered(Since since) {
        const auto ordered = given_.optional("ordered");
        if (!ordered) return order_everybody(since);
        for (const Node& item : ordered->items()) {
            const PieceName piece = read_piece_name(item);
            if (piece.general) {
                s_.turn.generals_ordered.add(own_general(item, piece.at));
            } else {
                s_.turn.ordered.add(own_unit(item, piece.at));
            }
        }
    }

    // Where the card on the table, if a case names it, could order a piece.
    HexSet named_hexes(Since since) const {
        const Card effect = s_.turn.effect;
        const HexSet everywhere = whole_board();
        if (!table_.named || s_.turn.substitute) return everywhere;
        const Seat enemy = other(s_.turn.active);
        if (effect == Card::ColdSteel && since != Since::Fights) {
            return spread(units_of(s_, enemy) | generals_of(s_, enemy));
        }
        if (since != Since::Orders) return everywhere;
        if (effect == Card::FireAndHold) return everywhere - spread(units_of(s_, enemy));
        if (effect == Card::ForceMarch && given_.optional("section")) {
            return section_hexes(s_, s_.turn.section, s_.turn.active);
        }
        if (!is_section_card(effect)) return everywhere;
        HexSet named;
        for (const Hex h : hexes(everywhere)) {
            if (named_by_sections(s_, h)) named.add(h.index);
        }
        return named;
    }

    // Everybody the card could call upon. Short Supply and First Strike call upon nobody, and Rally
    // upon those that regained a block.
    void order_everybody(Since since) {
        if (!s_.turn.substitute && orders_nobody(s_.turn.effect)) return;
        if (s_.turn.effect == Card::Rally && given_.optional("regained")) {
            s_.turn.ordered = s_.turn.regained;
            return;
        }
        const HexSet there = named_hexes(since);
        const Seat seat = s_.turn.active;
        const Card effect = s_.turn.effect;
        const bool by_kind = !s_.turn.substitute;
        for (const Hex h : hexes(units_of(s_, seat) & there)) {
            const UnitId id = unit_id(s_, h);
            const bool led = has_attached(s_, s_.units[id]);
            if (by_kind && !answers_to(effect, s_.units[id])) continue;
            if (by_kind && effect == Card::Leadership && !led) continue;
            if (by_kind && effect == Card::GrandeManoeuvre && in_square(s_.units[id])) continue;
            s_.turn.ordered.add(id);
        }
        if (!by_kind || !may_detach_with(effect)) return;
        const HexSet generals =
            effect == Card::Leadership ? generals_of(s_, seat) : lone_generals(s_, seat);
        for (const Hex h : hexes(generals & there)) s_.turn.generals_ordered.add(general_id(s_, h));
    }

    void read_moved() {
        const auto moved = given_.optional("moved");
        if (!moved) return;
        for (const auto& [key, hexes_moved] : moved->members()) {
            const auto at = parse_hex(key);
            if (!at) hexes_moved.fail("a hex from A1 to I13 as the key", codec::shown(key));
            const UnitId id = own_unit(hexes_moved, *at);
            s_.turn.moved.add(id);
            // Where it stands is where it went.
            if (!given_.optional("entered")) note_entry(s_, id, *at);
            if (hexes_moved.as_int(1, 4) > 1) s_.turn.far.add(id);
        }
    }

    Object& given_;
    const TableCard& table_;
    State& s_;
};

}  // namespace

void read_given_action(Object& given, const TableCard& table, Since since, State& s) {
    ActionReader(given, table, s).read(since);
}

void read_command(Object& given, State& s) {
    if (const auto command = given.optional("command")) {
        s.turn.command = command->as_int<std::uint8_t>(1, 30);
    }
}

}  // namespace grognard::ccn
