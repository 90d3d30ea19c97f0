// Words of the game in a case: die symbols, cards, frames and events.
#include "codec/cases/ccn.hpp"

#include <algorithm>
#include <utility>

#include "codec/cases/run.hpp"
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
    : positions_(library),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))),
      examples_(Examples::parse(library.shown_path(examples_path), library.text(examples_path))) {}

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
