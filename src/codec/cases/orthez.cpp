// Words of the game in a case: dice, chits, frames and events; which positions are quiet.
#include "codec/cases/orthez.hpp"

#include "codec/cases/run.hpp"
#include "codec/cases/show.hpp"
#include "codec/orthez/case_battle.hpp"
#include "core/match.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/stacks.hpp"
#include "games/orthez/start.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view rules_path = "orthez/rules.tsv";

template <class F>
concept Quiet = grognard::OneOf<F, orthez::TurnStep, orthez::Deployment, orthez::Commanding,
                                orthez::BatteryReturn, orthez::Initiatives, orthez::ChitDraw,
                                orthez::Activation, orthez::LeaderChit, orthez::RegroupChit,
                                orthez::ReinforcementChit, orthez::FirePhase, orthez::MeleePhase,
                                orthez::Reorganising>;

std::string unit_words(const orthez::State& s, orthez::UnitId unit) {
    const orthez::Unit& u = s.units[unit];
    std::string out = s.battle->unit_names[unit];
    out += " " + std::string(orthez::name(u.formation));
    if (u.facing != orthez::no_side) out += " " + std::string(orthez::SideSpelling::name(u.facing));
    if (u.order != orthez::OrderState::Good) out += " " + std::string(orthez::name(u.order));
    if (u.lost > 0) out += " lost " + std::to_string(u.lost);
    return out;
}

}  // namespace

OrthezCases::OrthezCases(const Library& library)
    : library_(library),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))) {}

std::shared_ptr<const orthez::Battle> OrthezCases::read_battle(const Node& node) const {
    return orthez::read_case_battle(node, library_);
}

orthez::State OrthezCases::base(const orthez::Battle& battle, const Node&,
                                const std::optional<Node>&) {
    return orthez::start(battle);
}

void OrthezCases::finish(orthez::State& s, const std::optional<Node>&) {
    orthez::note_occupied(s);
    orthez::settle(s, {});
}

bool OrthezCases::is_quiet(const orthez::Frame& frame) {
    return match(frame, []<class F>(const F&) { return Quiet<F>; });
}

std::string_view OrthezCases::unsound(const orthez::State& s) {
    return s.ending == Ending::Undecided ? "" : "the game is over";
}

std::vector<std::pair<std::string, std::string>> OrthezCases::board(const orthez::State& s) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const orthez::HexSet& occupied : s.occupied) {
        for (const int hex : occupied) {
            const auto at = static_cast<orthez::HexId>(hex);
            std::string words;
            for (const orthez::UnitId unit : orthez::units_in(s, at)) {
                words += (words.empty() ? "" : ", ") + unit_words(s, unit);
            }
            out.emplace_back(orthez::HexSpelling::name(at), words);
        }
    }
    return out;
}

std::string OrthezCases::outcome_word(const Chance&, std::uint8_t outcome) {
    return std::to_string(outcome + 1);
}

std::optional<std::uint8_t> OrthezCases::outcome(Replacement, std::string_view word) {
    return orthez::parse_outcome(word);
}

std::string OrthezCases::in_notation(const orthez::Battle& battle, std::string_view text) {
    return Names(battle).in_notation(text);
}

std::string_view OrthezCases::frame_name(const orthez::State& s) {
    return s.frames.empty() ? "nowhere" : orthez::frame_name(s.frames.top());
}

std::optional<Ledger> OrthezCases::ledger(std::string_view, const orthez::State& s,
                                          std::string_view of) {
    if (const auto* attack = s.frames.top_as<orthez::FireAttack>(); attack && of.empty()) {
        return orthez::odds_of(s, *attack).dice;
    }
    const auto* test = s.frames.top_as<orthez::MoraleTest>();
    if (test == nullptr || test->units.empty() || !of.empty()) return std::nullopt;
    return orthez::test_modifiers(s, *test, test->units[0]);
}

std::string OrthezCases::scene(const orthez::State& s, std::string_view text) {
    std::string out;
    for (const auto& [hex, words] : board(s)) {
        if (text.find(hex) != text.npos) out += (out.empty() ? "" : "; ") + hex + ": " + words;
    }
    return out;
}

CaseReport run_all(const OrthezCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<OrthezCases>(game, cases, unreadable);
}

std::vector<ActionVerdict> explain_all(const OrthezCases& game, const Node& cases) {
    return explain_all<OrthezCases>(game, cases);
}

std::vector<ShownPosition> show_all(const OrthezCases& game, const Node& cases) {
    return show_all<OrthezCases>(game, cases);
}

}  // namespace grognard::codec
