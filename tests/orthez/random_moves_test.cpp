// Whole games at random: what is offered is allowed, every state is sound, play comes to an end.
#include <cstdint>

#include "games/orthez/flow.hpp"
#include "games/orthez/invariants.hpp"
#include "games/orthez/notation.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez::random_moves {
namespace {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ULL + 1) {}
    std::size_t below(std::size_t n) {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return static_cast<std::size_t>((state_ >> 11U) % n);
    }

  private:
    std::uint64_t state_;
};

void draw(State& s, Random& random) {
    const Chance question = chance(s);
    ASSERT_TRUE(answerable(question)) << question.kind;
    std::vector<std::uint8_t> drawn;
    while (drawn.size() < question.count) {
        const auto outcome = static_cast<std::uint8_t>(random.below(question.outcomes));
        if (question.weights[outcome] > 0) drawn.push_back(outcome);
    }
    resolve(s, drawn, {});
}

// False where nothing is offered to who is asked.
bool say_anything(State& s, Random& random) {
    const Seat seat = is_awaited(awaits(s), Seat::First) ? Seat::First : Seat::Second;
    Offers<Action> offers;
    offer(s, seat, offers);
    if (offers.empty()) return false;
    const Action action = offers[random.below(offers.size())];
    const Verdict verdict = refuse(s, seat, action);
    EXPECT_FALSE(verdict) << notation(action) << " " << verdict->rule;
    apply(s, seat, action, {});
    return !verdict;
}

void play(std::size_t scenario, std::uint64_t seed) {
    Random random(seed);
    State s = begin_play(*all_scenarios()[scenario].battle);
    int steps = 0;
    while (s.ending == Ending::Undecided && steps++ < 60000) {
        if (awaits(s) == Awaits::Chance) {
            draw(s, random);
        } else {
            ASSERT_TRUE(say_anything(s, random)) << frame_name(s.frames.top()) << " " << steps;
        }
        ASSERT_EQ(invariants(s), "") << frame_name(s.frames.top()) << " " << steps;
    }
    EXPECT_NE(s.ending, Ending::Undecided)
        << frame_name(s.frames.top()) << " in turn " << static_cast<int>(s.turn);
}

TEST(OrthezRandomMoves, EndSoundly) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) play(0, seed);
    play(1, 1);
}

}  // namespace
}  // namespace grognard::orthez::random_moves
