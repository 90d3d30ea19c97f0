// Words of the game in a case: die symbols, cards, frames and events.
#include "codec/cases/ccn.hpp"

#include <utility>

#include "codec/cases/run.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view rules_path = "ccn/rules.tsv";

template <std::size_t... I>
bool names_event(std::string_view name, std::index_sequence<I...>) {
    return ((ccn::event_name(ccn::Event(std::in_place_index<I>)) == name) || ...);
}

}  // namespace

CcnCases::CcnCases(const Library& library)
    : positions_(library),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))) {}

std::optional<std::uint8_t> CcnCases::outcome(Replacement replacement, std::string_view word) {
    if (replacement == Replacement::Cards) {
        const auto card = ccn::parse_card(word);
        return card ? std::optional(static_cast<std::uint8_t>(*card)) : std::nullopt;
    }
    const auto face = ccn::parse_face(word);
    return face ? std::optional(static_cast<std::uint8_t>(*face)) : std::nullopt;
}

std::string_view CcnCases::frame_name(const ccn::State& s) {
    return s.frames.empty() ? "nowhere" : ccn::frame_name(s.frames.top());
}

bool CcnCases::knows_event(std::string_view name) {
    return names_event(name, std::make_index_sequence<std::variant_size_v<ccn::Event>>{});
}

CaseReport run_all(const CcnCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<CcnCases>(game, cases, unreadable);
}
std::vector<ActionVerdict> explain_all(const CcnCases& game, const Node& cases) {
    return explain_all<CcnCases>(game, cases);
}

}  // namespace grognard::codec
