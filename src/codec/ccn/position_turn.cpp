// Puts a position at a step: by the rules where they say what follows, by hand where a case does.
#include "codec/ccn/position_turn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/script.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/ccn/position_combat.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/phases/command.hpp"
#include "games/ccn/phases/fighting.hpp"
#include "games/ccn/phases/order_rights.hpp"
#include "games/ccn/phases/orders.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

constexpr std::array<std::string_view, 7> step_names = {"deal", "begin",  "card", "orders",
                                                        "move", "combat", "end"};
// A step may also be called as the question that is asked in it.
struct Question {
    std::string_view name;
    GivenStep step;
};
constexpr Question questions[] = {
    {"card-choice", GivenStep::Card},      {"ordering", GivenStep::Orders},
    {"section-choice", GivenStep::Orders}, {"manoeuvre-choice", GivenStep::Orders},
    {"command-roll", GivenStep::Orders},   {"rallying", GivenStep::Orders},
    {"supplying", GivenStep::Orders},      {"moving", GivenStep::Move},
    {"fighting", GivenStep::Combat},       {"draw-card", GivenStep::End},
    {"scout-draw", GivenStep::End},        {"keep-choice", GivenStep::End},
};

class Stander {
  public:
    Stander(Object& given, const TableCard& table, State& s)
        : given_(given), table_(table), s_(s) {}

    void at_begin() {
        s_.frames.push(TurnStep{});
        settle(s_, silent_);
    }

    void at_card() {
        s_.frames.push(TurnStep{.stage = Stage::Movement, .passed = false});
        s_.frames.push(CardChoice{});
    }

    void at_orders() {
        at_card();
        add_card(player(s_, s_.turn.active).hand, table_.card);
        apply(s_, *s_.frames.top_as<CardChoice>(), PlayCard{table_.card}, silent_);
        choose_section();
        choose_manoeuvre();
        read_rolled();
        if (s_.frames.top_as<TurnStep>() != nullptr) reopen_orders();
        read_command();
        if (const auto* ordering = s_.frames.top_as<Ordering>()) review_rights(s_, *ordering);
        if (const auto ordered = given_.optional("ordered")) {
            const Turn by_card = s_.turn;
            for (const Node& item : ordered->items()) {
                if (!is_ordered(by_card, read_piece_name(item))) order_by_rule(item);
            }
        }
    }

    void at_move() {
        in_action(Since::Orders);
        s_.frames.push(TurnStep{.stage = Stage::Combat, .passed = false});
        s_.frames.push(Moving{});
    }

    void at_combat() {
        const auto named = given_.optional("step");
        const bool amid = named && is_combat_step(named->as_string());
        in_action(amid ? Since::Fights : Since::Moves);
        s_.frames.push(TurnStep{.stage = Stage::End, .passed = false});
        s_.frames.push(Fighting{});
        const auto step = given_.optional("step");
        if (step && is_combat_step(step->as_string())) stand_in_combat(given_, *step, s_);
        if (s_.frames.top_as<Fighting>() != nullptr) s_.fights = fights_of(s_);
    }

    // The turn is fought out: cards are discarded and drawn.
    void at_end() {
        in_action(Since::Fights);
        s_.frames.push(TurnStep{.stage = Stage::End, .passed = false});
        settle(s_, silent_);
        const auto scouted = given_.optional("scouted");
        if (!scouted) return;
        for (const Node& item : scouted->items()) {
            if (s_.frames.top_as<ScoutDraw>() == nullptr) item.fail("two cards, drawn by a Scout");
            const Card card = read_card(item);
            if (s_.deck[static_cast<std::size_t>(card)] == 0) item.fail("a card of the pile");
            const std::uint8_t drawn[] = {static_cast<std::uint8_t>(card)};
            resolve(s_, drawn, silent_);
        }
    }

    // The question that a case names is the one that is asked.
    void check_question() {
        const auto step = given_.optional("step");
        const auto named =
            std::ranges::find(questions, step ? step->as_string() : "", &Question::name);
        if (named == std::end(questions) || frame_name(s_.frames.top()) == named->name) return;
        step->fail("a step that play comes to here", std::string(named->name) +
                                                         ", but it comes to " +
                                                         std::string(frame_name(s_.frames.top())));
    }

  private:
    // What may have brought pieces where they stand since the card was played.
    enum class Since : std::uint8_t { Orders, Moves, Fights };

    // "I C S": what the dice of Elan or Rally have shown.
    void read_rolled() {
        const auto rolled = given_.optional("rolled");
        if (!rolled) return;
        if (s_.frames.top_as<CommandRoll>() == nullptr) {
            rolled->fail("no such key with a card that rolls no dice");
        }
        read_command();
        std::vector<std::uint8_t> faces;
        for (const std::string_view word : codec::words(rolled->as_text())) {
            const auto face = parse_face(word);
            if (!face) rolled->fail("symbols I C A F S");
            faces.push_back(static_cast<std::uint8_t>(*face));
        }
        const std::size_t count = chance(s_).count;
        if (faces.size() != count) rolled->fail(std::to_string(count) + " symbols");
        answer(s_, faces, silent_);
    }

    void choose_section() {
        const auto section = given_.optional("section");
        if (!section) return;
        auto* choice = s_.frames.top_as<SectionChoice>();
        if (choice == nullptr) section->fail("no such key with this card");
        apply(s_, *choice, ChooseSection{read_section(*section)}, silent_);
    }

    void choose_manoeuvre() {
        const auto marching = given_.optional("marching");
        if (!marching) return;
        auto* choice = s_.frames.top_as<ManoeuvreChoice>();
        if (choice == nullptr) marching->fail("no such key with this card");
        if (marching->as_bool()) {
            apply(s_, *choice, March{}, silent_);
        } else {
            apply(s_, *choice, OrderOne{}, silent_);
        }
    }

    // The rules have passed the turn because nobody can be ordered; a case may want to see why.
    void reopen_orders() {
        const Card effect = s_.turn.effect;
        if (effect == Card::None || effect == Card::FirstStrike || effect == Card::CounterAttack ||
            effect == Card::ShortSupply) {
            given_.required("card").fail("a card that orders somebody here");
        }
        s_.frames.pop();
        s_.frames.push(TurnStep{.stage = Stage::Movement, .passed = false});
        begin_ordering(s_, Ordering{});
    }

    bool is_ordered(const Turn& turn, const PieceName& piece) const {
        if (piece.general) {
            return has_general(s_, piece.at) && turn.generals_ordered.has(general_id(s_, piece.at));
        }
        return has_unit(s_, piece.at) && turn.ordered.has(unit_id(s_, piece.at));
    }

    void order_by_rule(const Node& node) {
        const PieceName piece = read_piece_name(node);
        Ordering* ordering = s_.frames.top_as<Ordering>();
        if (ordering == nullptr) node.fail("nobody ordered before the card's own choice or dice");
        if (piece.general) {
            order_by_rule(node, *ordering, OrderGeneral{piece.at});
        } else {
            order_by_rule(node, *ordering, OrderUnit{piece.at});
        }
    }

    template <class Order>
    void order_by_rule(const Node& node, Ordering& ordering, const Order& order) {
        if (const Verdict verdict = refuse(s_, ordering, order)) {
            node.fail("a piece the card may order", "one refused by " + std::string(verdict->rule));
        }
        apply(s_, ordering, order, silent_);
    }

    void read_command() {
        if (const auto command = given_.optional("command")) {
            s_.turn.command = command->as_int<std::uint8_t>(1, 30);
        }
    }

    // Movement and combat: everything before is as the case says.
    void in_action(Since since) {
        Turn& turn = s_.turn;
        turn.card = turn.effect = table_.card;
        if (const auto effect = given_.optional("effect")) turn.effect = read_card(*effect);
        if (const auto section = given_.optional("section")) turn.section = read_section(*section);
        read_marching();
        if (const auto other = given_.optional("substitute")) turn.substitute = other->as_bool();
        turn.command = static_cast<std::uint8_t>(hand_size(s_, turn.active) + 1);
        read_command();
        LastOrder& last = player(s_, turn.active).last_order;
        const bool chosen = turn.effect == Card::ForceMarch && !turn.substitute;
        if (last.card == Card::None) last = {turn.effect, turn.section, chosen};
        read_ordered(since);
        read_moved();
        Remembered& so_far = turn.remembered;
        const std::pair<std::string_view, UnitSet*> marks[] = {
            {"entered", &turn.entered},     {"held_still", &turn.held},
            {"fought", &turn.fought},       {"bonus_fought", &turn.bonus_fought},
            {"regained", &turn.regained},   {"supplied", &turn.supplied},
            {"fired", &so_far.fired},       {"supported", &so_far.supported},
            {"advanced", &so_far.advanced},
        };
        for (const auto& [key, set] : marks) {
            const auto list = given_.optional(key);
            if (!list) continue;
            for (const Node& item : list->items()) set->add(own_unit(item, read_hex(item)));
        }
        remember_fights();
        // Who has acted was ordered, wherever he has got to.
        if (!given_.optional("ordered")) turn.ordered |= turn.moved | turn.fought;
        if (const auto list = given_.optional("generals_moved")) {
            for (const Node& item : list->items()) {
                turn.generals_moved.add(own_general(item, read_hex(item)));
                hold_joined(read_hex(item));
            }
        }
    }

    // Of whom no more is said than that it fought has won a melee and stayed, unless it can only
    // have fired, or pursued: before a bonus combat, or into ground that nobody enters and fights.
    void remember_fights() {
        Turn& turn = s_.turn;
        Remembered& so_far = turn.remembered;
        turn.fought |= turn.bonus_fought;
        if (turn.effect == Card::FireAndHold && !turn.substitute) so_far.fired |= turn.fought;
        so_far.advanced |=
            turn.fought & (turn.bonus_fought | turn.entered) & troops(s_, Arm::Cavalry);
        turn.fought |= so_far.fired | so_far.supported | so_far.advanced;
        so_far.won |= turn.fought - so_far.fired - so_far.supported;
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

    // Everybody the card could call upon.
    void order_everybody(Since since) {
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
            if (hexes_moved.as_int(1, 4) > 1) s_.turn.far.add(id);
        }
    }

    Object& given_;
    const TableCard& table_;
    State& s_;
    EventSink silent_;
};

}  // namespace

GivenStep read_given_step(Object& given) {
    const auto step = given.optional("step");
    if (!step) return GivenStep::Card;
    const std::string& name = step->as_text();
    if (const auto found = names::find<GivenStep>(step_names, name)) return *found;
    const auto asked = std::ranges::find(questions, name, &Question::name);
    if (asked != std::end(questions)) return asked->step;
    if (is_combat_step(name)) return GivenStep::Combat;
    step->fail(codec::one_of(step_names) + ", or the name of a question");
}

TableCard read_table_card(Object& given, GivenStep step) {
    if (step < GivenStep::Orders) return {};
    TableCard out{Card::AttackCenter, given.optional("card")};
    if (out.named) out.card = read_card(*out.named);
    return out;
}

void stand_at(Object& given, GivenStep step, const TableCard& table, State& s) {
    Stander stander(given, table, s);
    switch (step) {
        case GivenStep::Deal:
            return;
        case GivenStep::Begin:
            stander.at_begin();
            break;
        case GivenStep::Card:
            stander.at_card();
            break;
        case GivenStep::Orders:
            stander.at_orders();
            break;
        case GivenStep::Move:
            stander.at_move();
            break;
        case GivenStep::Combat:
            stander.at_combat();
            break;
        case GivenStep::End:
            stander.at_end();
            break;
    }
    stander.check_question();
}

}  // namespace grognard::ccn
