// Puts a position at a step: by the rules where they say what follows, by hand where a case does.
#include "codec/ccn/position_turn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/script.hpp"
#include "codec/ccn/given_action.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/ccn/position_combat.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/command/command.hpp"
#include "games/ccn/command/orders.hpp"
#include "games/ccn/command/supply.hpp"
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
    {"supplying", GivenStep::Orders},      {"placing", GivenStep::Orders},
    {"moving", GivenStep::Move},           {"fighting", GivenStep::Combat},
    {"draw-card", GivenStep::End},         {"scout-draw", GivenStep::End},
    {"keep-choice", GivenStep::End},
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
        read_sent_back();
        if (s_.frames.top_as<TurnStep>() != nullptr) reopen_orders();
        read_command(given_, s_);
        if (const auto ordered = given_.optional("ordered")) {
            const Turn by_card = s_.turn;
            for (const Node& item : ordered->items()) {
                if (!is_ordered(by_card, read_piece_name(item))) order_by_rule(item);
            }
        }
    }

    void at_move() {
        read_given_action(given_, table_, Since::Orders, s_);
        s_.frames.push(TurnStep{.stage = Stage::Combat, .passed = false});
        s_.frames.push(Moving{});
    }

    void at_combat() {
        const auto named = given_.optional("step");
        const bool amid = named && is_combat_step(named->as_string());
        read_given_action(given_, table_, amid ? Since::Fights : Since::Moves, s_);
        s_.frames.push(TurnStep{.stage = Stage::End, .passed = false});
        s_.frames.push(Fighting{});
        const auto step = given_.optional("step");
        if (step && is_combat_step(step->as_string())) stand_in_combat(given_, *step, s_);
    }

    // The turn is fought out: cards are discarded and drawn.
    void at_end() {
        read_given_action(given_, table_, Since::Fights, s_);
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
    // The unit that Short Supply sends back, which its owner has yet to place.
    void read_sent_back() {
        const auto sent_back = given_.optional("sent_back");
        if (!sent_back) return;
        auto* supplying = s_.frames.top_as<Supplying>();
        if (supplying == nullptr) sent_back->fail("no such key without Short Supply on the table");
        const SendBack target{read_hex(*sent_back)};
        if (const Verdict verdict = refuse(s_, *supplying, target)) {
            sent_back->fail("a unit that may be sent back",
                            "one refused by " + std::string(verdict->rule));
        }
        apply(s_, *supplying, target, silent_);
    }

    // "I C S": what the dice of Elan or Rally have shown.
    void read_rolled() {
        const auto rolled = given_.optional("rolled");
        if (!rolled) return;
        if (s_.frames.top_as<CommandRoll>() == nullptr) {
            rolled->fail("no such key with a card that rolls no dice");
        }
        read_command(given_, s_);
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
