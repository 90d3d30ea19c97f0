// Puts views, questions and offers of the game into words.
#include "modules/waterloo/screen.hpp"

#include <algorithm>
#include <array>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/explain.hpp"
#include "modules/waterloo/board.hpp"
#include "modules/waterloo/odds.hpp"
#include "modules/waterloo/say.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;
using table::Message;
namespace say = table::say;

constexpr int first_of_evening = 7;

// The first turn is played at noon, each other an hour later.
Message hour(int turn) {
    if (turn == 0) return Message("hour.noon");
    return Message(turn < first_of_evening ? "hour.afternoon" : "hour.evening").with("hour", turn);
}

std::string_view word_at(std::string_view text, std::size_t number) {
    for (; number > 0; --number) {
        const std::size_t space = text.find(' ');
        if (space == std::string_view::npos) return {};
        text.remove_prefix(space + 1);
    }
    return text.substr(0, text.find(' '));
}

std::string first_words(const std::string& text, std::size_t count) {
    std::size_t end = 0;
    for (; count > 0 && end != std::string::npos; --count) end = text.find(' ', end + 1);
    return text.substr(0, end);
}

// The area an offer leads to, the last that it names.
AreaId last_area(std::string_view text) {
    AreaId out = nowhere;
    for (std::size_t i = 0; !word_at(text, i).empty(); ++i) {
        if (const auto area = parse_area(word_at(text, i))) out = *area;
    }
    return out;
}

}  // namespace

WaterlooScreen::WaterlooScreen(const table::WaterlooTable& at, const Scenario& scenario,
                               const table::Words& words, codec::Language language, Paint paint)
    : table_(at),
      words_(words),
      name_(scenario.name),
      intro_(scenario.intro),
      date_(scenario.date),
      map_(map_book()),
      language_(language),
      paint_(paint) {}

std::string WaterlooScreen::title() const {
    return paint_.bold(
        words_.say(Message("screen.setup").with("name", name_.in(language_)).with("date", date_)));
}

std::string WaterlooScreen::story() const { return intro_.in(language_) + "\n"; }

std::string WaterlooScreen::side(Seat seat) const { return words_.say(say::side(seat)); }

std::string WaterlooScreen::standing(Seat seat, const View& view) const {
    const DiscCounts& discs = view.discs[at(seat)].available;
    return words_.say(
        Message("screen.side")
            .with("side", say::side(seat))
            .with("losses", say::counted("losses", view.losses[at(other(seat))]))
            .with("needed", table_.state().battle->charts.limits.losses_to_win[at(seat)])
            .with("discs",
                  Message("screen.discs")
                      .with("green", say::counted("green-discs", discs[at(Disc::Green)]))
                      .with("red", say::counted("red-discs", discs[at(Disc::Red)]))
                      .with("purple", say::counted("purple-discs", discs[at(Disc::Purple)]))));
}

std::string WaterlooScreen::board(Seat seat) const {
    const View view = Waterloo::view(table_.state(), viewer(seat));
    std::string out =
        words_.say(
            Message("screen.turn").with("turn", view.turn + 1).with("hour", hour(view.turn))) +
        "\n" + standing(allied, view) + "\n\n" +
        draw_board(view, *table_.state().battle, map_, words_.say("screen.box"), paint_) +
        standing(french, view) + "\n";
    out += words_.say(
               Message("screen.stock")
                   .with("french", say::counted("blue-cubes", view.stock[at(Force::French)]))
                   .with("anglo", say::counted("red-cubes", view.stock[at(Force::Anglo)]))
                   .with("prussian", say::counted("black-cubes", view.stock[at(Force::Prussian)]))
                   .with("battery", view.grand_battery)
                   .with("track",
                         static_cast<int>(table_.state().battle->track.size()) - view.arrived)) +
           "\n";
    if (!view.tile_drawn) return out;
    const Message done = say::counted("actions", view.actions_done);
    const Message tile =
        view.tile == 0 ? Message("screen.tile-hidden").with("actions", done)
                       : Message("screen.tile").with("value", view.tile).with("actions", done);
    return out + words_.say(tile) + "\n";
}

// "Crest along: C4-D5 C5-D6 …", each border once.
std::string WaterlooScreen::bordered(std::string_view key, int mark) const {
    const area::Graph& graph = table_.state().battle->graph;
    std::string borders;
    for (std::size_t i = 0; i < area_count; ++i) {
        const auto from = static_cast<AreaId>(i);
        for (const int to : graph.across(from, mark)) {
            if (mark != Ditch && to < from) continue;
            borders += ' ';
            borders += waterloo::name(from);
            borders += mark == Ditch ? "→" : "-";
            borders += waterloo::name(static_cast<AreaId>(to));
        }
    }
    if (borders.empty()) return "";
    return words_.say(key) + borders + "\n";
}

std::string WaterlooScreen::legend() const {
    const State& s = table_.state();
    std::string out = words_.say("screen.legend") + "\n" + words_.say("screen.nations") + "\n" +
                      words_.say("screen.ground") + "\n";
    for (std::size_t i = 0; i < s.battle->strongholds.size(); ++i) {
        const AreaId area = s.battle->strongholds[i].area;
        const std::string called =
            std::string(waterloo::name(area)) + " " + map_.areas[area].name.in(language_);
        out += words_.say(Message("screen.stronghold")
                              .with("name", called)
                              .with("side", say::side(s.holders[i]))) +
               "\n";
    }
    return out + bordered("screen.allied-crest", AlliedCrest) +
           bordered("screen.french-crest", FrenchCrest) + bordered("screen.ditch", Ditch);
}

std::string WaterlooScreen::question() const {
    return words_.say(table::WaterlooTraits::ask(table_.state(), table_.lore()));
}

bool WaterlooScreen::opens_phase() const {
    static constexpr std::array<std::string_view, 7> steps = {
        "arrival",       "relief",    "skirmishing",  "action-choice",
        "assault-queue", "reforming", "leader-action"};
    return std::ranges::find(steps, table_.step()) != steps.end();
}

// Orders by disc and kind, moves and shots by piece, formations by area.
std::string WaterlooScreen::label_of(const std::string& offer) const {
    const std::string_view verb = word_at(offer, 0);
    if (verb == "order" || verb == "lead") return first_words(offer, 3);
    if (verb == "command" || verb == "reform" || verb == "skirmish" || verb == "sacrifice") {
        return first_words(offer, 2);
    }
    const std::size_t to = std::min(offer.find(" to "), offer.find(" at "));
    return offer.substr(0, to);
}

std::string WaterlooScreen::described(std::string_view offer) const {
    const std::string verb(word_at(offer, 0));
    std::string out = words_.say("action." + verb);
    const auto action = Waterloo::parse(offer);
    if (!action) return out;
    if (const auto modifiers = gun_fire_for(table_.state(), *action)) {
        out += ": " + words_.say(Message("screen.modifiers").with("total", modifiers->total()));
    }
    if (const AreaId area = last_area(offer); on_map(area)) {
        out += " (" + map_.areas[area].name.in(language_) + ")";
    }
    return out;
}

std::optional<std::string> WaterlooScreen::odds(std::string_view action) const {
    const auto read = Waterloo::parse(action);
    if (!read) return std::nullopt;
    const Seat seat = table_.awaits() == Awaits::Second ? Seat::Second : Seat::First;
    std::string text = odds_text(table_.state(), seat, *read, words_);
    if (text.empty()) return std::nullopt;
    return text;
}

}  // namespace grognard::modules
