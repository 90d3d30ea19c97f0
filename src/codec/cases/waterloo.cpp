// Words of the game in a case: dice, tiles, frames, events and sums.
#include "codec/cases/waterloo.hpp"

#include "codec/cases/run.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "codec/waterloo/told_expect.hpp"
#include "games/waterloo/dice.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view rules_path = "waterloo/rules.tsv";
constexpr std::string_view examples_path = "waterloo/examples.tsv";

// The verbs that take something, as docs/positions.md has them.
constexpr std::string_view forms[] = {
    "order DISC ORDER AREA",
    "lead DISC NATION AREA",
    "pass DISC",
    "command ORDER AREA",
    "move PIECE to AREA [via AREA] [cubes N]",
    "aim PIECE at AREA",
    "fire [grand-battery]",
    "reform AREA PIECE to POSTURE",
    "reinforce COLOUR to AREA",
    "enter AREA",
    "leave PIECE to AREA [cubes N]",
    "skirmish AREA AREA",
    "resolve AREA",
    "shelter PIECE",
    "cover PIECE",
    "engage PIECE",
    "assign N",
    "charge AREA [with LEADERS]",
    "suffer PIECE",
    "retreat PIECE to AREA [with LEADERS]",
    "cube COLOUR",
    "remove PIECE",
    "sacrifice AREA PIECE [cubes N]",
};

// The first piece so described for which the sum stands.
template <class Sum>
std::optional<Ledger> first_of(const waterloo::State& s, std::string_view of, Sum sum) {
    const auto words = of.empty() ? std::nullopt : waterloo::parse_piece_words(of);
    if (!of.empty() && !words) return std::nullopt;
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const auto unit = static_cast<waterloo::UnitId>(id);
        if (words && !fits(*words, waterloo::piece_of(s, unit))) continue;
        if (const auto ledger = sum(s, unit)) return ledger;
    }
    return std::nullopt;
}

}  // namespace

WaterlooCases::WaterlooCases(const Library& library)
    : positions_(library),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))),
      examples_(Examples::parse(library.shown_path(examples_path), library.text(examples_path))) {}

std::string WaterlooCases::form(std::string_view text) {
    const std::string verb = std::string(text.substr(0, text.find(' '))) + ' ';
    for (const std::string_view each : forms) {
        if (!each.starts_with(verb)) continue;
        const bool piece = each.find("PIECE") != std::string_view::npos;
        return std::string(each) +
               (piece ? ", a PIECE being [sheltered] POSTURE NATION ARM [from AREA]" : "");
    }
    return {};
}

std::string_view WaterlooCases::frame_name(const waterloo::State& s) {
    return s.frames.empty() ? "nowhere" : waterloo::frame_name(s.frames.top());
}

bool WaterlooCases::knows_event(std::string_view event) { return waterloo::is_event_name(event); }

std::optional<Ledger> WaterlooCases::ledger(std::string_view which, const waterloo::State& s,
                                            std::string_view of) {
    if (which == "volley") return first_of(s, of, waterloo::pending_volley);
    if (which == "duel") return first_of(s, of, waterloo::pending_duel);
    if (which == "morale") return first_of(s, of, waterloo::pending_morale);
    return first_of(s, of, waterloo::pending_gun_fire);
}

bool WaterlooCases::advance(waterloo::State& s, const waterloo::EventSink& events) {
    if (waterloo::advance(s, events)) return true;
    const bool word = s.frames.top_as<waterloo::StopWord>() != nullptr;
    if (!word || s.turn.done < s.turn.tile) return false;
    const std::uint8_t stop[] = {static_cast<std::uint8_t>(waterloo::Word::Stop)};
    waterloo::answer(s, stop, events);
    return true;
}

CaseReport run_all(const WaterlooCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<WaterlooCases>(game, cases, unreadable);
}
std::vector<ActionVerdict> explain_all(const WaterlooCases& game, const Node& cases) {
    return explain_all<WaterlooCases>(game, cases);
}

}  // namespace grognard::codec
