// Checks a state against what no sequence of play may break.
#include "games/ccn/invariants.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"

namespace grognard::ccn {

namespace {

// Each piece was found on its hex: so many hexes may know of one, and no more.
bool remembers_only(const std::array<std::uint8_t, hex_count>& piece_at, const HexSet& hexes) {
    return std::ranges::count(piece_at, no_piece) == hex_count - hexes.size();
}

std::string_view units_wrong(const State& s) {
    std::array<HexSet, 2> on{};
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const Unit& unit = s.units[id];
        if (!unit.at.on_board()) {
            if (unit.blocks != 0) return "a unit off the board has blocks";
            if (unit.square != 0) return "a unit off the board is in square";
            continue;
        }
        if (unit.blocks == 0 || unit.blocks > card_of(s, unit).blocks) return "blocks out of range";
        if (s.unit_at[unit.at.index] != id)
            return "two units in a hex, or a hex that forgot its unit";
        if (s.battle->impassable[static_cast<std::size_t>(arm(unit))].has(unit.at.index)) {
            return "a unit on impassable ground";
        }
        on[static_cast<std::size_t>(index(unit.side))].add(unit.at.index);
    }
    if (!(on == s.units_on)) return "the sets of units' hexes are wrong";
    if (!remembers_only(s.unit_at, on[0] | on[1])) return "a hex remembers a unit that left";
    return "";
}

std::string_view generals_wrong(const State& s) {
    std::array<HexSet, 2> on{};
    // A general on the way back stands on no hex until he stops.
    const GeneralRetreat* const retreat = s.frames.nearest<GeneralRetreat>();
    for (std::size_t id = 0; id < s.generals.size(); ++id) {
        const General& general = s.generals[id];
        if (!general.at.on_board() || (retreat != nullptr && retreat->general == id)) continue;
        if (s.general_at[general.at.index] != id) return "two generals in a hex";
        if (units_of(s, other(general.side)).has(general.at.index))
            return "a general among enemies";
        if (s.battle->impassable_general.has(general.at.index))
            return "a general on impassable ground";
        on[static_cast<std::size_t>(index(general.side))].add(general.at.index);
    }
    if (!(on == s.generals_on)) return "the sets of generals' hexes are wrong";
    if (!remembers_only(s.general_at, on[0] | on[1])) return "a hex remembers a general who left";
    return "";
}

// Only pieces on the board can be told to move.
std::string_view orders_wrong(const State& s) {
    if (s.frames.top_as<Moving>() == nullptr) return "";
    for (const int id : s.turn.ordered) {
        if (!s.units[static_cast<std::size_t>(id)].at.on_board())
            return "an order to a unit that is gone";
    }
    for (const int id : s.turn.generals_ordered) {
        if (!s.generals[static_cast<std::size_t>(id)].at.on_board())
            return "an order to a general who is gone";
    }
    return "";
}

std::string_view cards_wrong(const State& s) {
    CardCounts seen = s.deck;
    const auto count = [&seen](Card card) {
        if (card != Card::None) ++seen[static_cast<std::size_t>(card)];
    };
    for (std::size_t i = 0; i < card_count; ++i) {
        seen[i] = static_cast<std::uint8_t>(seen[i] + s.discard[i] + s.players[0].hand[i] +
                                            s.players[1].hand[i]);
    }
    for (const Player& player : s.players) {
        for (const Card card : player.track) count(card);
    }
    count(s.turn.card);
    if (const auto* scout = s.frames.nearest<ScoutDraw>()) count(scout->first);
    if (const auto* keep = s.frames.nearest<KeepChoice>()) {
        count(keep->first);
        count(keep->second);
    }
    return seen == s.battle->charts.deck ? "" : "cards were made or lost";
}

std::string_view squares_wrong(const State& s) {
    std::array<std::array<int, track_slots>, 2> markers{};
    for (const Unit& unit : s.units) {
        if (unit.square == 0) continue;
        if (unit.square > track_slots) return "a square marker that does not exist";
        if (arm(unit) != Arm::Infantry) return "only infantry forms square";
        ++markers[static_cast<std::size_t>(index(unit.side))][unit.square - 1U];
    }
    for (const Seat seat : both_seats) {
        for (std::size_t slot = 0; slot < track_slots; ++slot) {
            const int cards = player(s, seat).track[slot] == Card::None ? 0 : 1;
            if (markers[static_cast<std::size_t>(index(seat))][slot] != cards) {
                return "square markers and track cards disagree";
            }
        }
    }
    return "";
}

bool awaited_wrong(const State& s) {
    State asked = s;
    ask(asked);
    return asked.awaited != s.awaited;
}

}  // namespace

std::string_view invariants(const State& s) {
    for (const auto check :
         {units_wrong, generals_wrong, orders_wrong, cards_wrong, squares_wrong}) {
        if (const std::string_view wrong = check(s); !wrong.empty()) return wrong;
    }
    if (awaited_wrong(s)) return "whom play awaits is wrong";
    if (s.ending == Ending::Undecided && s.frames.empty()) return "no frame to go on from";
    if (s.ending == Ending::Undecided && !std::holds_alternative<TurnStep>(s.frames.all()[0])) {
        return "the turn is not at the bottom of the stack";
    }
    for (const Seat seat : both_seats) {
        const int needed = s.battle->banners_needed[static_cast<std::size_t>(index(seat))];
        const bool won = s.ending == win_for(seat);
        if (won != (banners(s, seat) >= needed)) return "banners and outcome disagree";
    }
    return "";
}

}  // namespace grognard::ccn
