// Lines of play by hand: a frame to come back to, dice, answers, offers.
#pragma once

#include <algorithm>

#include "games/orthez/fields_actions.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/notation.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {

// A window that no section has written yet counts as passed.
inline void skip_unwritten(State& s) {
    while (s.frames.depth() > 1 && is_unfinished(s.frames.top())) {
        finish(s, Ended{}, {});
        settle(s, {});
    }
}

// Faces as players read them, 1 to 6.
inline void roll(State& s, std::initializer_list<int> faces) {
    std::vector<std::uint8_t> drawn;
    for (const int face : faces) drawn.push_back(static_cast<std::uint8_t>(face - 1));
    ASSERT_EQ(awaits(s), Awaits::Chance);
    ASSERT_TRUE(fits(chance(s), drawn)) << chance(s).kind;
    resolve(s, drawn, {});
    skip_unwritten(s);
}

inline std::string_view asked_for(const State& s) { return chance(s).kind; }

inline void say(State& s, Seat seat, const Action& action) {
    const Verdict verdict = refuse(s, seat, action);
    ASSERT_FALSE(verdict) << notation(action) << ": " << verdict->reason;
    apply(s, seat, action, {});
    skip_unwritten(s);
}

inline bool is_offered(const State& s, Seat seat, const Action& action) {
    Offers<Action> out;
    offer(s, seat, out);
    return std::find(out.begin(), out.end(), action) != out.end();
}

inline std::size_t offers(const State& s, Seat seat) {
    Offers<Action> out;
    offer(s, seat, out);
    for (const Action& action : out) {
        EXPECT_FALSE(refuse(s, seat, action)) << notation(action);
    }
    return out.size();
}

inline std::string_view reason_against(const State& s, Seat seat, const Action& action) {
    const Verdict verdict = refuse(s, seat, action);
    return verdict ? verdict->reason : "";
}

inline void start_play(State& s) {
    settle(s, {});
    skip_unwritten(s);
}

// A frame at the bottom that waits for whatever is put on top of it.
inline void begin_from_nothing(State& s) {
    s.frames = {};
    s.frames.push(DieRoll{});
}
inline bool is_over(const State& s) { return s.frames.depth() == 1; }

// Answers the ties of a rout by their first hex until it is over.
inline void run_out(State& s) {
    for (int i = 0; i < 60; ++i) {
        const Routing* routing = s.frames.top_as<Routing>();
        if (routing == nullptr || routing->ties.empty()) return;
        const Seat seat = side_of(s, routing->units[0]);
        EXPECT_EQ(offers(s, seat), routing->ties.size());
        say(s, seat, GoTo{routing->ties[0]});
    }
}

}  // namespace grognard::orthez
