// Holds a seat's view and the events told to it against what it may know of the tile.
#include "codec/waterloo/sees_expect.hpp"

#include <algorithm>

#include "codec/by_key.hpp"
#include "codec/cases/game_cases.hpp"
#include "codec/waterloo/told_expect.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/view.hpp"

namespace grognard::waterloo {

namespace {

using codec::Mismatch;

constexpr int most_value = static_cast<int>(tile_values) - 1;

std::vector<std::string> read_events(const Node& node) {
    std::vector<std::string> out;
    for (const Node& item : codec::some_items(node)) {
        if (!is_event_name(item.as_text())) item.fail("the name of an event");
        out.push_back(item.as_text());
    }
    return out;
}

SeesExpect read_one(const Node& node) {
    SeesExpect out;
    Object object = node.object();
    if (const auto tile = object.optional("tile")) {
        out.tile = tile->is_null() ? 0 : tile->as_int(1, most_value);
    }
    if (const auto values = object.optional("may_be")) {
        out.may_be.emplace();
        for (const Node& item : values->items()) out.may_be->push_back(item.as_int(1, most_value));
    }
    if (const auto heard = object.optional("told")) out.told = read_events(*heard);
    if (const auto unheard = object.optional("not_told")) out.not_told = read_events(*unheard);
    object.done();
    if (!out.tile && !out.may_be && out.told.empty() && out.not_told.empty()) {
        node.fail("tile, may_be, told or not_told");
    }
    return out;
}

std::string words(const std::vector<int>& values) {
    std::string out;
    for (const int value : values) out += (out.empty() ? "" : " ") + std::to_string(value);
    return out.empty() ? "none" : out;
}

// The values that the seat can't rule out; its view must be the same with each of them.
std::vector<int> possible_tiles(const State& s, Seat seat) {
    std::vector<int> out;
    const Chance question = hidden(s, seat);
    if (question.count == 0) {
        if (const int known = view(s, seat).tile; known != 0) out.push_back(known);
        return out;
    }
    const View seen = view(s, seat);
    for (std::uint8_t value = 0; value < question.outcomes; ++value) {
        if (question.weights[value] == 0) continue;
        State elsewhere = s;
        const std::uint8_t drawn[] = {value};
        redeal(elsewhere, seat, drawn);
        if (view(elsewhere, seat) == seen) out.push_back(value);
    }
    return out;
}

class Checker {
  public:
    Checker(Seat seat, const std::vector<Told<Event>>& told, std::vector<Mismatch>& out)
        : seat_(seat), told_(told), out_(out) {}

    void check(const SeesExpect& expected, const State& s) {
        if (expected.tile) {
            const int actual = view(s, seat_).tile;
            if (actual != *expected.tile) {
                differ("tile", std::to_string(*expected.tile), std::to_string(actual));
            }
        }
        if (expected.may_be) {
            const std::vector<int> actual = possible_tiles(s, seat_);
            if (actual != *expected.may_be) {
                differ("may_be", words(*expected.may_be), words(actual));
            }
        }
        check_heard(expected.told);
        for (const std::string& event : expected.not_told) {
            if (heard(event)) differ("not_told", event + " kept from it", "told");
        }
    }

  private:
    bool heard(const std::string& event) const {
        return std::ranges::any_of(told_, [&](const Told<Event>& one) {
            return sees(one.visible, seat_) && event_name(one.event) == event;
        });
    }

    // In this order, others between.
    void check_heard(const std::vector<std::string>& events) {
        std::size_t found = 0;
        for (const auto& one : told_) {
            if (found == events.size()) return;
            if (sees(one.visible, seat_) && event_name(one.event) == events[found]) ++found;
        }
        if (found < events.size()) differ("told", events[found], "not told");
    }

    void differ(std::string_view what, std::string expected, std::string actual) {
        out_.push_back({"sees." + std::string(seat_name(seat_)) + "." + std::string(what),
                        std::move(expected),
                        std::move(actual),
                        {}});
    }

    Seat seat_;
    const std::vector<Told<Event>>& told_;
    std::vector<Mismatch>& out_;
};

}  // namespace

BySeat<SeesExpect> read_sees(const Node& node) {
    return codec::by_key(node, {"french or allied as the key", "french, allied or both"},
                         parse_seat, read_one);
}

void check_sees(const BySeat<SeesExpect>& expected, const State& s,
                const std::vector<Told<Event>>& told, std::vector<Mismatch>& out) {
    for (const auto& [seat, sees] : expected) Checker(seat, told, out).check(sees, s);
}

}  // namespace grognard::waterloo
