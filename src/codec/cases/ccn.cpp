// Words of the game in a case: die symbols, cards, frames and events.
#include "codec/cases/ccn.hpp"

#include <algorithm>
#include <utility>

#include "codec/cases/run.hpp"
#include "codec/cases/show.hpp"
#include "codec/cases/trace.hpp"
#include "codec/ccn/case_battle.hpp"
#include "codec/ccn/charts.hpp"
#include "codec/ccn/library.hpp"
#include "codec/ccn/read.hpp"
#include "games/ccn/cards.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view rules_path = "ccn/rules.tsv";
constexpr std::string_view examples_path = "ccn/examples.tsv";

struct ActionForm {
    std::string_view verb;
    std::string_view action;
};

// As in docs/positions.md; those without a further word are the word alone.
constexpr ActionForm action_forms[] = {
    {"play", "play and a card"},
    {"section", "section left, section centre or section right"},
    {"order", "order E5 or order general E5"},
    {"leave-square", "leave-square E5"},
    {"rally", "rally E5"},
    {"send-back", "send-back E5"},
    {"place", "place A5"},
    {"move", "move E5 E6 or move general E5 E7"},
    {"exit", "exit G3, the hex where a unit stands"},
    {"fire", "fire E5 G6"},
    {"melee", "melee E5 F5 or melee E5 F5 with D4 C4"},
    {"advance", "advance E6"},
    {"ignore", "ignore 1"},
    {"retreat", "retreat D4"},
    {"keep", "keep and a card"},
};

template <std::size_t... I>
bool names_event(std::string_view name, std::index_sequence<I...>) {
    return ((ccn::event_name(ccn::Event(std::in_place_index<I>)) == name) || ...);
}

}  // namespace

CcnCases::CcnCases(const Library& library)
    : library_(library),
      charts_(ccn::charts(library)),
      positions_(library),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))),
      examples_(Examples::parse(library.shown_path(examples_path), library.text(examples_path))) {}

// A name, or an object whose own pieces take the place of the shipped ones.
std::shared_ptr<const ccn::Battle> CcnCases::read_battle(const Node& node) const {
    if (node.is_string()) {
        try {
            return ccn::find_scenario(node.as_text(), library_).battle;
        } catch (const BadInput& wrong) {
            node.fail(wrong.expected);
        }
    }
    Object object = node.object();
    const Document document = library_.document(ccn::charts_path);
    ccn::CaseBattleReader reader(object, ccn::load_charts(document), document, library_);
    auto battle = reader.read();
    if (const auto deck = object.optional("deck")) {
        battle->charts.deck = {};
        for (const Node& item : deck->items()) {
            ++battle->charts.deck[static_cast<std::size_t>(ccn::read_card(item))];
        }
        ccn::prepare(*battle);
        battle->digest = ccn::battle_digest(*battle);
    }
    object.done();
    if (!reader.squares().empty()) {
        reader.squares().front().named.fail("no square here: the state says it");
    }
    return battle;
}

std::string CcnCases::base_hint(const ccn::State& s) {
    Writer out;
    out.begin_object();
    const bool usual = s.turn.active == Seat::First && s.turn.card == ccn::Card::AttackCenter;
    if (!usual) {
        out.key("turn");
        out.begin_object();
        if (s.turn.active != Seat::First) {
            out.key("active");
            out.string(ccn::seat_name(s.turn.active));
        }
        if (s.turn.card != ccn::Card::AttackCenter) {
            out.key("card");
            out.string(ccn::name(s.turn.card));
        }
        out.end_object();
    }
    out.end_object();
    return out.take();
}

std::string CcnCases::new_battle(const Node& given, const ccn::Battle& battle) const {
    constexpr std::string_view keys[] = {"scenario", "charts",        "options", "sides", "map",
                                         "terrain",  "works",         "needed",  "special_rules",
                                         "generals"};
    Writer out;
    out.begin_object();
    bool only_name = true;
    std::string scenario;
    for (const auto& [key, value] : given.members()) {
        if (key == "scenario") scenario = value.as_text();
        if (std::ranges::find(keys, key) != std::end(keys)) {
            only_name = only_name && key == "scenario";
            out.key(key);
            out.raw(value.json());
        } else if (key == "units") {
            only_name = false;
            out.key(key);
            out.begin_array();
            for (const Node& unit : value.items()) {
                std::string text;
                for (const std::string_view word : words(unit.as_text())) {
                    if (word.starts_with("square")) continue;
                    text += (text.empty() ? "" : " ") + std::string(word);
                }
                out.string(text);
            }
            out.end_array();
        }
    }
    const ccn::CardCounts all = charts_.deck;
    if (battle.charts.deck != all && !given.object().optional("charts")) {
        only_name = false;
        out.key("deck");
        out.begin_array();
        for (std::size_t i = 0; i < ccn::card_count; ++i) {
            for (int n = 0; n < battle.charts.deck[i]; ++n) out.string(ccn::names::cards[i]);
        }
        out.end_array();
    }
    out.end_object();
    if (only_name && !scenario.empty()) return "\"" + scenario + "\"";
    return out.take();
}

std::vector<ShownPosition> show_all(const CcnCases& game, const Node& cases) {
    return show_all<CcnCases>(game, cases);
}

std::string trace_all(const CcnCases& game, const Node& cases) {
    return trace_all<CcnCases>(game, cases);
}

std::optional<std::uint8_t> CcnCases::outcome(Replacement replacement, std::string_view word) {
    if (replacement == Replacement::Cards) {
        const auto card = ccn::parse_card(word);
        return card ? std::optional(static_cast<std::uint8_t>(*card)) : std::nullopt;
    }
    const auto face = ccn::parse_face(word);
    return face ? std::optional(static_cast<std::uint8_t>(*face)) : std::nullopt;
}

std::optional<ccn::Action> CcnCases::parse(std::string_view text) {
    const auto given = words(text);
    if (given.size() == 2 && given[0] == "section") {
        if (const auto section = ccn::section_named(given[1])) return ccn::ChooseSection{*section};
    }
    return ccn::parse(text);
}

std::string CcnCases::form(std::string_view text) {
    const auto given = words(text);
    if (given.empty()) return {};
    const auto found = std::ranges::find(action_forms, given.front(), &ActionForm::verb);
    if (found == std::end(action_forms)) return {};
    const bool on_board = found->action.find_first_of("ABCDEFGHI") != std::string_view::npos;
    return std::string(found->action) +
           (on_board ? ", hexes of the board (A1 to A13, B1 to B12, ... I13)" : "");
}

std::optional<std::size_t> CcnCases::went_unsaid(const ccn::State& s,
                                                 std::span<const Told<ccn::Event>> since,
                                                 const ccn::Action& action,
                                                 std::optional<Seat> by) {
    const ccn::Turn& turn = s.turn;
    const bool acted = !turn.moved.empty() || !turn.generals_moved.empty() || !turn.fought.empty();
    if (acted || turn.substitute || !ccn::orders_by_itself(turn.effect)) return std::nullopt;
    if (by && *by != turn.active) return std::nullopt;
    const auto* unit = std::get_if<ccn::OrderUnit>(&action);
    const auto* general = std::get_if<ccn::OrderGeneral>(&action);
    const bool ordered = (unit != nullptr && ccn::has_unit(s, unit->at) &&
                          turn.ordered.has(ccn::unit_id(s, unit->at))) ||
                         (general != nullptr && ccn::has_general(s, general->at) &&
                          turn.generals_ordered.has(ccn::general_id(s, general->at)));
    return ordered ? std::optional(since.size()) : std::nullopt;
}

std::string_view CcnCases::frame_name(const ccn::State& s) {
    return s.frames.empty() ? "nowhere" : ccn::frame_name(s.frames.top());
}

bool CcnCases::knows_event(std::string_view event) {
    return names_event(event, std::make_index_sequence<std::variant_size_v<ccn::Event>>{});
}

CaseReport run_all(const CcnCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<CcnCases>(game, cases, unreadable);
}
std::vector<ActionVerdict> explain_all(const CcnCases& game, const Node& cases) {
    return explain_all<CcnCases>(game, cases);
}

}  // namespace grognard::codec
