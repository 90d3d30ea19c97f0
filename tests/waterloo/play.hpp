// Small steps through a game for tests: say this, answer that, let chance be.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "core/sample.hpp"
#include "support/battles.hpp"

namespace grognard::waterloo {

inline AreaId area(std::string_view code) { return *parse_area(code); }

inline State at_noon() { return waterloo_start(); }

inline Seat awaited(const State& s) {
    return awaits(s) == Awaits::First ? Seat::First : Seat::Second;
}

inline void say(State& s, std::string_view text) {
    const auto action = parse(text);
    ASSERT_TRUE(action) << text;
    const Verdict verdict = refuse(s, awaited(s), *action);
    ASSERT_FALSE(verdict) << text << " refused by " << verdict->rule << " " << verdict->reason;
    apply(s, awaited(s), *action, {});
}

inline void answer(State& s, std::string_view word) {
    ASSERT_EQ(awaits(s), Awaits::Chance) << word;
    const Chance question = chance(s);
    const auto outcome = parse_outcome(question.replacement, word);
    ASSERT_TRUE(outcome) << word;
    const std::uint8_t given[] = {*outcome};
    ASSERT_TRUE(fits(question, given)) << word << " to " << question.kind;
    resolve(s, given, {});
}

template <class F>
bool stands_at(const State& s) {
    return s.frames.top_as<F>() != nullptr;
}

// "done" to whatever is asked before an action is awaited; dice fall as they may.
inline void to_the_next_action(State& s) {
    Stream stream(1);
    while (awaits(s) != Awaits::Nobody && !stands_at<ActionChoice>(s)) {
        if (awaits(s) == Awaits::Chance) {
            resolve(s, drawn(sample(chance(s), stream)), {});
        } else if (stands_at<Arrival>(s)) {
            say(s, "delay");
        } else {
            say(s, "done");
        }
    }
}

}  // namespace grognard::waterloo
