// Holds a seat's view against what it may know of the tile.
#include "codec/waterloo/sees_expect.hpp"

#include <string>

#include "games/waterloo/view.hpp"

namespace grognard::waterloo {

namespace {

constexpr int most_value = static_cast<int>(tile_values) - 1;

std::string words(const std::vector<int>& values) {
    std::string out;
    for (const int value : values) out += (out.empty() ? "" : " ") + std::to_string(value);
    return out.empty() ? "none" : out;
}

int shown_tile(const State& s, std::optional<Seat> viewer) {
    return view(s, viewer ? grognard::viewer(*viewer) : Viewer::Spectator).tile;
}

// The values that the seat can't rule out; its view must be the same with each of them.
// A spectator knows as much as the active player.
std::vector<int> possible_tiles(const State& s, std::optional<Seat> viewer) {
    const Seat seat = viewer.value_or(s.turn.active);
    std::vector<int> out;
    const Chance question = hidden(s, seat);
    if (question.count == 0) {
        if (const int known = view(s, grognard::viewer(seat)).tile; known != 0)
            out.push_back(known);
        return out;
    }
    const View seen = view(s, grognard::viewer(seat));
    for (std::uint8_t value = 0; value < question.outcomes; ++value) {
        if (question.weights[value] == 0) continue;
        State elsewhere = s;
        const std::uint8_t drawn[] = {value};
        deal_hidden(elsewhere, seat, drawn);
        if (view(elsewhere, grognard::viewer(seat)) == seen) out.push_back(value);
    }
    return out;
}

}  // namespace

SeesExpect read_sees(Object& object) {
    SeesExpect out;
    if (const auto tile = object.optional("tile")) {
        out.tile = tile->is_null() ? 0 : tile->as_int(1, most_value);
    }
    if (const auto values = object.optional("may_be")) {
        out.may_be.emplace();
        for (const Node& item : values->items()) out.may_be->push_back(item.as_int(1, most_value));
    }
    return out;
}

void check_sees(const SeesExpect& expected, std::optional<Seat> viewer, const State& s,
                std::vector<codec::Mismatch>& out) {
    if (expected.tile && *expected.tile != shown_tile(s, viewer)) {
        out.push_back(
            {"tile", std::to_string(*expected.tile), std::to_string(shown_tile(s, viewer)), {}});
    }
    if (!expected.may_be) return;
    const std::vector<int> actual = possible_tiles(s, viewer);
    if (actual != *expected.may_be) {
        out.push_back({"may_be", words(*expected.may_be), words(actual), {}});
    }
}

}  // namespace grognard::waterloo
