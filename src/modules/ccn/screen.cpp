// Puts views, cards and offers of the game into words and pictures.
#include "modules/ccn/screen.hpp"

#include <algorithm>
#include <utility>

#include "games/ccn/explain.hpp"
#include "games/ccn/odds.hpp"
#include "games/ccn/pieces.hpp"
#include "modules/ccn/board.hpp"
#include "modules/ccn/odds.hpp"
#include "modules/ccn/say.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;
using table::Message;
namespace say = table::say;

std::string sides_named(std::uint8_t works) {
    std::string out;
    for (unsigned d = 0; d < hex::direction_count; ++d) {
        if ((works >> d & 1U) == 0) continue;
        if (!out.empty()) out += ' ';
        out += name(static_cast<Direction>(d));
    }
    return out;
}

std::string hexes_named(const HexSet& set) {
    std::string out;
    for (const Hex at : hexes(set)) {
        if (!out.empty()) out += ' ';
        out += name(at).view();
    }
    return out;
}

std::string first_word(std::string_view text) {
    return std::string(text.substr(0, text.find(' ')));
}

// The first hex a text names, and whether a general on it is meant.
Hex first_hex(std::string_view text) {
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (const auto at = parse_hex(word)) return *at;
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return nowhere;
}

}  // namespace

CcnScreen::CcnScreen(const table::CcnTable& at, const Scenario& scenario, const table::Words& words,
                     codec::Language language, Paint paint)
    : table_(at),
      words_(words),
      name_(scenario.name),
      intro_(scenario.intro),
      special_rules_(scenario.special_rules),
      date_(scenario.date),
      places_(scenario.places),
      language_(language),
      paint_(paint) {}

std::string CcnScreen::title() const {
    return paint_.bold(
        words_.say(Message("screen.setup").with("name", name_.in(language_)).with("date", date_)));
}

std::string CcnScreen::story() const {
    std::string out = intro_.in(language_) + "\n";
    for (const SpecialRule& rule : special_rules_) {
        out += words_.say(Message("screen.special").with("rule", rule.text.in(language_))) + "\n";
    }
    return out;
}

std::string CcnScreen::side(Seat seat) const { return words_.say(say::side(table_.lore(), seat)); }

std::string CcnScreen::standing(Seat seat, const View& view) const {
    const auto i = static_cast<std::size_t>(index(seat));
    return words_.say(Message("screen.side")
                          .with("side", say::side(table_.lore(), seat))
                          .with("count", view.banners[i])
                          .with("needed", table_.state().battle->banners_needed[i])
                          .with("cards", say::counted("cards", view.hand_sizes[i])));
}

std::string CcnScreen::board(Seat seat) const {
    const View view = Ccn::view(table_.state(), viewer(seat));
    std::string out = standing(Seat::Second, view) + "\n" +
                      draw_board(view, *table_.state().battle, paint_) +
                      standing(Seat::First, view) + "\n";
    if (view.turn.card != Card::None) {
        out += words_.say(Message("screen.table").with("card", say::card(view.turn.card))) + "\n";
    }
    return out;
}

// The letters of the board: those of the troops that are there, and their nations.
std::string CcnScreen::units_named() const {
    std::string types;
    std::string nations;
    const auto& units = table_.state().units;
    const auto add = [](std::string& list, const std::string& item) {
        list += (list.empty() ? "" : "  ") + item;
    };
    for (const std::string_view type : names::types) {
        const auto same = [type](const Unit& unit) { return name(unit.type) == type; };
        if (std::ranges::none_of(units, same)) continue;
        add(types, std::string(type) + " " + words_.say("type." + std::string(type)));
    }
    for (std::size_t i = 0; i < nation_count; ++i) {
        const auto nation = static_cast<Nation>(i);
        const auto same = [nation](const Unit& unit) { return unit.nation == nation; };
        if (std::ranges::none_of(units, same)) continue;
        const std::string called = words_.say("nation." + std::string(name(nation)));
        add(nations, nation_key(nation, called, paint_));
    }
    return words_.say(Message("screen.units").with("types", types)) + "\n" +
           words_.say(Message("screen.nations").with("nations", nations)) + "\n";
}

std::string CcnScreen::legend() const {
    const Battle& battle = *table_.state().battle;
    std::string out = units_named() + words_.say("screen.legend") + "\n" +
                      words_.say("screen.marks") + "\n" + words_.say("screen.dice") + "\n" +
                      words_.say("screen.flanks") + "\n";
    for (const auto& [at, place] : places_) {
        out += words_.say(Message("screen.place")
                              .with("hex", name(at).view())
                              .with("name", place.in(language_))) +
               "  ";
    }
    if (!places_.empty()) out += "\n";
    for (const Hex at : hexes(whole_board())) {
        if (battle.works[at.index] == 0) continue;
        out += words_.say(Message("screen.works")
                              .with("hex", name(at).view())
                              .with("sides", sides_named(battle.works[at.index]))) +
               "\n";
    }
    for (const Objective& objective : battle.objectives) {
        out += words_.say(Message("screen.objective")
                              .with("side", say::side(table_.lore(), objective.side))
                              .with("hexes", hexes_named(objective.hexes))
                              .with("banners", say::counted("banners", objective.banners))) +
               "\n";
    }
    return out;
}

std::string CcnScreen::hand(Seat seat) const {
    const View view = Ccn::view(table_.state(), viewer(seat));
    std::string out = paint_.bold(words_.say("screen.hand")) + "\n";
    for (std::size_t i = 0; i < card_count; ++i) {
        const auto card = static_cast<Card>(i);
        for (int copy = 0; copy < view.hand[i]; ++copy) {
            out += "  " + padded(words_.say(say::card(card)), 26) +
                   paint_.dim(words_.say("cardtext." + std::string(name(card)))) + "\n";
        }
    }
    for (const Card card : view.track) {
        if (card == Card::None) continue;
        out +=
            "  " + words_.say(Message("screen.square-card").with("card", say::card(card))) + "\n";
    }
    return out;
}

std::string CcnScreen::question() const {
    return words_.say(table::CcnTraits::ask(table_.state(), table_.lore()));
}

bool CcnScreen::opens_phase() const {
    const std::string_view step = table_.step();
    return step == "card-choice" || step == "ordering" || step == "moving" || step == "fighting" ||
           step == "reaction";
}

std::string CcnScreen::unit_words(Hex at) const {
    const State& s = table_.state();
    if (!at.on_board() || !has_unit(s, at)) return "";
    const Unit& unit = s.units[unit_id(s, at)];
    return words_.say(Message("unit.strength")
                          .with("unit", say::unit(s, table_.lore(), unit_id(s, at)))
                          .with("blocks", say::counted("blocks", unit.blocks)));
}

std::string CcnScreen::combat_words(const Action& action, Hex at) const {
    const State& s = table_.state();
    const auto dice = dice_for(s, action);
    if (!dice || !at.on_board()) return "";
    Message target = has_unit(s, at)      ? say::unit(s, table_.lore(), unit_id(s, at))
                     : has_general(s, at) ? say::general(s, table_.lore(), general_id(s, at))
                                          : say::terrain(terrain_at(s, at));
    return words_.say(Message("action.against")
                          .with("unit", std::move(target))
                          .with("dice", say::counted("dice", dice->total())));
}

// "move E5" of "move E5 E6", "move general E5" of "move general E5 E6"; all of anything else.
std::string CcnScreen::label_of(const std::string& offer) const {
    std::size_t end = 0;
    int hexes = 0;
    for (std::size_t at = 0; at < offer.size();) {
        const std::size_t space = std::min(offer.find(' ', at), offer.size());
        if (names_place(std::string_view(offer).substr(at, space - at)) && ++hexes == 1) {
            end = space;
        }
        at = space + 1;
    }
    return hexes > 1 ? offer.substr(0, end) : offer;
}

std::string CcnScreen::described(std::string_view offer) const {
    const auto action = Ccn::parse(offer);
    const std::string verb = first_word(offer);
    if (action) {
        if (const auto* play = std::get_if<PlayCard>(&*action)) {
            return words_.say("cardtext." + std::string(name(play->card)));
        }
        if (const auto* keep = std::get_if<Keep>(&*action)) {
            return words_.say("cardtext." + std::string(name(keep->card)));
        }
        if (const auto* fire = std::get_if<Fire>(&*action)) return combat_words(*action, fire->at);
        if (const auto* melee = std::get_if<Melee>(&*action)) {
            return combat_words(*action, melee->at);
        }
    }
    const Hex at = first_hex(offer);
    const bool general = offer.find(" general ") != std::string_view::npos;
    if (general && at.on_board() && has_general(table_.state(), at)) {
        return words_.say(
            say::general(table_.state(), table_.lore(), general_id(table_.state(), at)));
    }
    if (verb == "move" || verb == "order" || verb == "fire" || verb == "melee" || verb == "rally" ||
        verb == "send-back") {
        return unit_words(at);
    }
    return words_.say("action." + verb);
}

std::optional<std::string> CcnScreen::odds(std::string_view action) const {
    const auto read = Ccn::parse(action);
    if (!read) return std::nullopt;
    const auto found = ccn::combat_odds(table_.state(), *read);
    if (!found) return std::nullopt;
    return odds_text(*found, words_);
}

}  // namespace grognard::modules
