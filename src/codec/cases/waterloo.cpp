// Words of the game in a case: dice, tiles, frames, events and sums.
#include "codec/cases/waterloo.hpp"

#include "codec/cases/run.hpp"
#include "codec/cases/show.hpp"
#include "codec/waterloo/case_battle.hpp"
#include "codec/waterloo/library.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/dice.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view rules_path = "waterloo/rules.tsv";
constexpr std::string_view examples_path = "waterloo/examples.tsv";

// The verbs that take something, as docs/cases-waterloo.md has them.
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
    : library_(library),
      charts_(library.document(waterloo::charts_path)),
      map_(waterloo::map_book(library)),
      rules_(Rules::parse(library.shown_path(rules_path), library.text(rules_path))),
      examples_(Examples::parse(library.shown_path(examples_path), library.text(examples_path))) {}

// A name, or an object whose own pieces take the place of the shipped ones.
std::shared_ptr<const waterloo::Battle> WaterlooCases::read_battle(const Node& node) const {
    if (!node.is_string()) {
        return waterloo::CaseBattleReader(node, charts_, map_, library_).read();
    }
    try {
        return waterloo::find_scenario(node.as_text(), library_).battle;
    } catch (const BadInput& wrong) {
        node.fail(wrong.expected);
    }
}

std::string WaterlooCases::outcome_word(const Chance& chance, std::uint8_t outcome) {
    using waterloo::Word;
    if (chance.replacement == Replacement::Dice) return std::to_string(waterloo::face(outcome));
    if (chance.kind == "tile") return std::to_string(outcome);
    return static_cast<Word>(outcome) == Word::Stop ? "stop" : "go-on";
}

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

std::optional<Ledger> WaterlooCases::ledger(std::string_view which, const waterloo::State& s,
                                            std::string_view of) {
    if (which == "volley") return first_of(s, of, waterloo::pending_volley);
    if (which == "duel") return first_of(s, of, waterloo::pending_duel);
    if (which == "morale") return first_of(s, of, waterloo::pending_morale);
    return first_of(s, of, waterloo::pending_gun_fire);
}

CaseReport run_all(const WaterlooCases& game, const Node& cases, Unreadable unreadable) {
    return run_all<WaterlooCases>(game, cases, unreadable);
}
std::vector<ActionVerdict> explain_all(const WaterlooCases& game, const Node& cases) {
    return explain_all<WaterlooCases>(game, cases);
}
std::vector<ShownPosition> show_all(const WaterlooCases& game, const Node& cases) {
    return show_all<WaterlooCases>(game, cases);
}
Position<Waterloo> position_after_line(const WaterlooCases& game, Object& question) {
    return position_after_line<WaterlooCases>(game, question);
}

}  // namespace grognard::codec
