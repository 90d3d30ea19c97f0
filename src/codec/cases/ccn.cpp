// Words of the game in a case: die symbols, cards, frames and events.
#include "codec/cases/ccn.hpp"

#include <algorithm>
#include <utility>

#include "codec/cases/run.hpp"
#include "codec/cases/show.hpp"
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

// As in docs/cases-ccn.md; those without a further word are the word alone.
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

}  // namespace

CcnCases::CcnCases(const Library& library)
    : library_(library),
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
    object.done();
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

std::vector<ShownPosition> show_all(const CcnCases& game, const Node& cases) {
    return show_all<CcnCases>(game, cases);
}

Position<Ccn> position_after_line(const CcnCases& game, Object& question) {
    return position_after_line<CcnCases>(game, question);
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

std::string_view CcnCases::frame_name(const ccn::State& s) {
    return s.frames.empty() ? "nowhere" : ccn::frame_name(s.frames.top());
}

CaseReport run_all(const CcnCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<CcnCases>(game, cases, unreadable);
}
std::vector<ActionVerdict> explain_all(const CcnCases& game, const Node& cases) {
    return explain_all<CcnCases>(game, cases);
}

}  // namespace grognard::codec
