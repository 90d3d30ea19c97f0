// Numbers by side, with what is usual at a step.
#include "codec/ccn/position_score.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "codec/by_key.hpp"
#include "codec/cases/script.hpp"
#include "codec/ccn/scenario.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

// Turns started; the first player has started one more until the other begins his.
void read_turns(Object& given, Seat first, GivenStep step, State& s) {
    const Seat active = s.turn.active;
    const bool begun = step > GivenStep::Begin;
    player(s, active).turns = begun ? 1 : 0;
    player(s, other(active)).turns = active == first ? 0 : 1;
    codec::by_seat(given, "turns", seat_name, [&](Seat seat, const Node& node) {
        player(s, seat).turns = node.as_int<std::uint8_t>(0, 200);
    });
}

LastOrder read_last_order(const Node& node) {
    const auto given = codec::words(node.as_text());
    LastOrder out;
    const auto card = given.empty() ? std::nullopt : parse_card(given[0]);
    const auto section = given.size() == 2 ? section_named(given[1]) : std::nullopt;
    const bool marches = card == Card::ForceMarch;
    if (!card || given.size() > 2 || (given.size() == 2 && (!marches || !section))) {
        node.fail("a card, or force-march and its section");
    }
    out.card = *card;
    out.section_chosen = section.has_value();
    if (section) out.section = *section;
    return out;
}

void read_held(Object& given, State& s) {
    const auto held = given.optional("held");
    if (!held) return;
    const int most = static_cast<int>(s.battle->objectives.size()) - 1;
    for (const Node& item : held->items()) {
        if (most < 0) item.fail("no index: there are no objectives");
        const unsigned bit = 1U << item.as_int<unsigned>(0, static_cast<unsigned>(most));
        s.objectives_held = static_cast<std::uint8_t>(s.objectives_held | bit);
    }
    // A temporary one is lost with its hex.
    EventSink silent;
    review_objectives(s, silent);
}

}  // namespace

void read_needed(Object& given, Battle& battle) {
    const auto need = [&](Seat seat, const Node& node) {
        battle.banners_needed[static_cast<std::size_t>(index(seat))] =
            node.as_int<std::uint8_t>(1, most_banners_needed);
    };
    const auto needed = given.optional("needed");
    if (!needed) return;
    if (needed->is_object()) return codec::by_seat(given, "needed", seat_name, need);
    for (const Seat seat : both_seats) need(seat, *needed);
}

void read_players(Object& given, Seat first, GivenStep step, State& s) {
    read_turns(given, first, step, s);
    codec::by_seat(given, "banners", seat_name, [&](Seat seat, const Node& node) {
        player(s, seat).banners = node.as_int<std::uint8_t>(0, most_banners_needed);
    });
    codec::by_seat(given, "first_strikes", seat_name, [&](Seat seat, const Node& node) {
        player(s, seat).first_strikes = node.as_int<std::uint8_t>(0, 2);
    });
    codec::by_seat(given, "last_order", seat_name, [&](Seat seat, const Node& node) {
        player(s, seat).last_order = read_last_order(node);
    });
    read_held(given, s);
    for (const Seat seat : both_seats) {
        if (banners(s, seat) < s.battle->banners_needed[static_cast<std::size_t>(index(seat))]) {
            continue;
        }
        given.node().fail("fewer banners than win the game",
                          "a game that " + std::string(seat_name(seat)) + " has won");
    }
}

}  // namespace grognard::ccn
