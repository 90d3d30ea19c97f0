// What a seat may know: everything but the tile drawn against it.
#include "games/waterloo/view.hpp"

#include <array>
#include <cstring>

#include "games/waterloo/turn/sequence.hpp"
#include "play.hpp"

namespace grognard::waterloo {
namespace {

State tile_drawn(std::string_view value) {
    State s = at_noon();
    while (!stands_at<TileDraw>(s)) say(s, "done");
    answer(s, value);
    return s;
}

TEST(WaterlooView, TheActivePlayerDoesNotSeeTheTile) {
    const State s = tile_drawn("4");
    ASSERT_EQ(s.turn.active, french);
    EXPECT_EQ(view(s, viewer(french)).tile, 0);
    EXPECT_TRUE(view(s, viewer(french)).tile_drawn);
    EXPECT_EQ(view(s, viewer(allied)).tile, 4);
    EXPECT_EQ(view(s, viewer(french)), view(tile_drawn("2"), viewer(french)));
}

TEST(WaterlooView, WhoOnlyWatchesSeesThatATileWasDrawn) {
    const View open = view(tile_drawn("4"), Viewer::Spectator);
    EXPECT_EQ(open.tile, 0);
    EXPECT_TRUE(open.tile_drawn);
    EXPECT_EQ(open, view(tile_drawn("2"), Viewer::Spectator));
}

TEST(WaterlooView, RedealingChangesTheTileAndNothingTheActivePlayerSees) {
    const State s = tile_drawn("3");
    Stream stream(5);
    std::array<int, tile_values> seen{};
    for (int i = 0; i < 200; ++i) {
        State elsewhere = s;
        redeal(elsewhere, french, stream);
        EXPECT_EQ(view(elsewhere, viewer(french)), view(s, viewer(french)));
        ++seen[elsewhere.turn.tile];
    }
    for (const std::size_t value : std::array<std::size_t, 4>{2, 3, 4, 5})
        EXPECT_GT(seen[value], 20) << value;
}

TEST(WaterlooView, RedealingLeavesTheTileToWhoDrewIt) {
    const State s = tile_drawn("3");
    State elsewhere = s;
    Stream stream(6);
    redeal(elsewhere, allied, stream);
    EXPECT_EQ(elsewhere, s);
}

// He was allowed to go on: smaller tiles are out.
TEST(WaterlooView, RedealingKeepsToWhatThePlayerHasHeard) {
    State s = tile_drawn("5");
    say(s, "done");
    for (int i = 0; i < 3; ++i) {
        say(s, "pass green");
        if (stands_at<StopWord>(s)) {
            EXPECT_EQ(tiles_left(s).least, s.turn.done) << "the word is not given yet";
            answer(s, "go-on");
        }
    }
    Stream stream(7);
    std::array<int, tile_values> seen{};
    for (int i = 0; i < 100; ++i) {
        State elsewhere = s;
        redeal(elsewhere, french, stream);
        ++seen[elsewhere.turn.tile];
    }
    EXPECT_GT(seen[4], 20);
    EXPECT_GT(seen[5], 20);
    EXPECT_EQ(seen[4] + seen[5], 100);
}

TEST(WaterlooState, IsCopiedByMemcpyAndSmall) {
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(sizeof(State) < 8 * 1024);
    static_assert(sizeof(Action) <= 12);
    static_assert(sizeof(Frame) <= 72);
    const State s = tile_drawn("2");
    State copy;
    std::memcpy(static_cast<void*>(&copy), &s, sizeof s);
    EXPECT_EQ(copy, s);
    EXPECT_EQ(Waterloo::hash(copy), Waterloo::hash(s));
}

}  // namespace
}  // namespace grognard::waterloo
