// A hash by names: what may be added to a state type without changing the hashes that were written.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "core/fixed.hpp"
#include "core/hash.hpp"
#include "core/seat.hpp"

namespace grognard {
namespace {

// Two editions of one state. The later one has more enumerators, frames and fields, not at the end.
namespace early {

enum class Arm : std::uint8_t { None, Foot, Horse };
constexpr std::string_view name(Arm arm) {
    constexpr std::string_view names[] = {"none", "foot", "horse"};
    return names[static_cast<int>(arm)];
}

struct March {
    int left = 0;
};
struct Halt {};
using Frame = std::variant<March, Halt>;
constexpr std::string_view frame_name(const Frame& frame) {
    constexpr std::string_view names[] = {"march", "halt"};
    return names[frame.index()];
}

struct State {
    Arm arm = Arm::Horse;
    std::array<std::uint8_t, 3> stock = {0, 4, 2};
    Seat active = Seat::Second;
    Fixed<Frame, 3> frames;
};

constexpr void fields(auto& visit, const March& march) { visit("left", march.left); }
constexpr void fields(auto&, const Halt&) {}
constexpr void fields(auto& visit, const State& s) {
    visit("arm", s.arm);
    visit("stock", by_enum<Arm>(s.stock));
    visit("active", s.active);
    visit("frames", s.frames);
}

}  // namespace early

namespace late {

enum class Arm : std::uint8_t { Guns, None, Foot, Guard, Horse };
constexpr std::string_view name(Arm arm) {
    constexpr std::string_view names[] = {"guns", "none", "foot", "guard", "horse"};
    return names[static_cast<int>(arm)];
}

struct Ambush {
    int by = 0;
};
struct March {
    int left = 0;
    bool forced = false;
};
struct Halt {};
using Frame = std::variant<Ambush, Halt, March>;
constexpr std::string_view frame_name(const Frame& frame) {
    constexpr std::string_view names[] = {"ambush", "halt", "march"};
    return names[frame.index()];
}

struct State {
    std::uint8_t weather = 0;
    Arm arm = Arm::Horse;
    Arm lent = Arm::None;
    std::array<std::uint8_t, 5> stock = {0, 0, 4, 0, 2};
    Seat active = Seat::Second;
    Fixed<Frame, 8> frames;
    std::array<int, 3> scores{};
};

constexpr void fields(auto& visit, const Ambush& ambush) { visit("by", ambush.by); }
constexpr void fields(auto& visit, const March& march) {
    visit("forced", march.forced);
    visit("left", march.left);
}
constexpr void fields(auto&, const Halt&) {}
constexpr void fields(auto& visit, const State& s) {
    visit("weather", s.weather);
    visit("frames", s.frames);
    visit("arm", s.arm);
    visit("lent", s.lent);
    visit("stock", by_enum<Arm>(s.stock));
    visit("active", s.active);
    visit("scores", s.scores);
}

}  // namespace late

template <class State, class March, class Halt>
State example() {
    State s;
    s.frames.push(March{3});
    s.frames.push(Halt{});
    return s;
}

TEST(HashByNames, survives_new_enumerators_frames_and_fields) {
    const auto before = example<early::State, early::March, early::Halt>();
    auto after = example<late::State, late::March, late::Halt>();
    EXPECT_EQ(hash_of(before), hash_of(after));
    after.frames.push(late::Ambush{1});
    EXPECT_NE(hash_of(before), hash_of(after));
}

template <class Change>
void expect_another_hash(const Change& change) {
    const auto s = example<late::State, late::March, late::Halt>();
    auto changed = s;
    change(changed);
    EXPECT_NE(hash_of(s), hash_of(changed));
}

TEST(HashByNames, changes_with_every_value) {
    using late::Arm;
    using late::State;
    expect_another_hash([](State& s) { s.weather = 1; });
    expect_another_hash([](State& s) { s.arm = Arm::Guns; });
    expect_another_hash([](State& s) { s.arm = Arm::None; });
    expect_another_hash([](State& s) { s.lent = Arm::Horse; });
    expect_another_hash([](State& s) { s.stock[0] = 1; });
    expect_another_hash([](State& s) { s.stock[2] = 0; });
    expect_another_hash([](State& s) { s.active = Seat::First; });
    expect_another_hash([](State& s) { s.scores[1] = 1; });
    expect_another_hash([](State& s) { s.frames.pop(); });
    expect_another_hash([](State& s) { s.frames.push(late::Halt{}); });
    expect_another_hash([](State& s) { std::get<late::March>(s.frames[0]).left = 4; });
    expect_another_hash([](State& s) { std::get<late::March>(s.frames[0]).forced = true; });
    expect_another_hash([](State& s) { std::swap(s.frames[0], s.frames[1]); });
}

TEST(HashByNames, tells_values_apart_that_changed_places) {
    late::State one;
    late::State two;
    one.scores = {1, 2, 0};
    two.scores = {2, 1, 0};
    EXPECT_NE(hash_of(one), hash_of(two));
    one = two = {};
    one.arm = late::Arm::Foot;
    one.lent = late::Arm::Horse;
    two.arm = late::Arm::Horse;
    two.lent = late::Arm::Foot;
    EXPECT_NE(hash_of(one), hash_of(two));
}

}  // namespace
}  // namespace grognard
