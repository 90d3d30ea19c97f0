// Whole games of every scenario at random through the contract: somebody is always awaited, what is
// offered may be done, nothing is ever broken, and every game ends.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "games/orthez/game.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

bool stops_or_strays(const Action& action) {
    return std::holds_alternative<Finish>(action) || std::holds_alternative<Pass>(action) ||
           std::holds_alternative<MoveLeader>(action) || std::holds_alternative<Deploy>(action);
}

// Kinds of action first, so that a thousand ways to ride do not hide the one way to stop. Players
// who are keen neither stop nor send their leaders away while there is something else to do: they
// come to blows.
enum class Mood : std::uint8_t { Idle, Keen };
Action choose(const Offers<Action>& offers, Mood mood, grognard::Stream& stream) {
    std::map<std::size_t, std::vector<std::size_t>> kinds;
    for (const Mood tried : {mood, Mood::Idle}) {
        for (std::size_t i = 0; i < offers.size(); ++i) {
            if (tried == Mood::Keen && stops_or_strays(offers[i])) continue;
            kinds[offers[i].index()].push_back(i);
        }
        if (!kinds.empty()) break;
    }
    auto kind = kinds.begin();
    std::advance(kind, stream.below(static_cast<std::uint32_t>(kinds.size())));
    const auto& of_kind = kind->second;
    return offers[of_kind[stream.below(static_cast<std::uint32_t>(of_kind.size()))]];
}

int to_nearest_enemy(const State& s, Seat seat, HexId from) {
    int nearest = max_hexes;
    for (const int hex : s.occupied[static_cast<std::size_t>(index(other(seat)))]) {
        nearest = std::min(nearest, distance(ground(s), from, static_cast<HexId>(hex)));
    }
    return nearest;
}

// Steps that lead the moving units toward the enemy, if there are any.
Offers<Action> toward_enemy(const State& s, Seat seat, const Offers<Action>& offers) {
    Offers<Action> out;
    const auto* moving = s.frames.top_as<Moving>();
    if (moving == nullptr || moving->units.empty()) return out;
    const HexId at = s.units[moving->units[0]].hexes[0];
    const int now = to_nearest_enemy(s, seat, at);
    for (const Action& action : offers) {
        const auto* step = std::get_if<Step>(&action);
        if (step == nullptr) continue;
        const HexId to = neighbour(ground(s), at, step->side);
        if (to != no_hex && to_nearest_enemy(s, seat, to) < now) out.push_back(action);
    }
    return out;
}

class RandomPlay {
  public:
    RandomPlay(const Battle& battle, Mood mood, std::uint64_t seed)
        : s_(Orthez::start(battle)), mood_(mood), stream_(seed) {}

    // What went wrong; empty if nothing did.
    std::string run() {
        while (s_.ending == Ending::Undecided) {
            if (++steps_ > Orthez::bound) return "the game does not end";
            std::string fault{Orthez::invariants(s_)};
            if (fault.empty()) fault = awaits(s_) == Awaits::Chance ? roll() : act();
            if (!fault.empty()) return fault + where();
        }
        if (awaits(s_) != Awaits::Nobody) return "somebody is awaited after the end";
        return std::string(Orthez::invariants(s_));
    }

    int steps() const { return steps_; }
    const State& state() const { return s_; }
    // How often each frame was on top when somebody was asked or dice fell.
    const std::map<std::string_view, int>& frames() const { return frames_; }

  private:
    std::string roll() {
        const Chance question = chance(s_);
        if (question.count == 0 || !answerable(question)) return "dice without an answer";
        const grognard::Answer answer = sample(question, stream_);
        ++frames_[frame_name(s_.frames.top())];
        last_ = "dice";
        resolve(s_, Drawn(answer.begin(), answer.size()), {});
        return "";
    }

    std::string act() {
        const Awaits awaited = awaits(s_);
        if (awaited == Awaits::Nobody) return "nobody is awaited before the end";
        const bool first =
            awaited == Awaits::First || (awaited == Awaits::Both && stream_.below(2) == 0);
        const Seat seat = first ? Seat::First : Seat::Second;
        offers_.clear();
        offer(s_, seat, offers_);
        if (offers_.empty()) return "an awaited seat is offered nothing";
        for (int i = 0; i < 4; ++i) {
            const Action any = offers_[stream_.below(static_cast<std::uint32_t>(offers_.size()))];
            if (const auto no = refuse(s_, seat, any)) {
                return "offered but refused (" + std::string(no->rule) + "): " + notation(any);
            }
        }
        if (mood_ == Mood::Keen && stream_.below(4) != 0) {
            const Offers<Action> ahead = toward_enemy(s_, seat, offers_);
            if (!ahead.empty()) offers_ = ahead;
        }
        const Action chosen = choose(offers_, stream_.below(8) == 0 ? Mood::Idle : mood_, stream_);
        if (const auto no = refuse(s_, seat, chosen)) {
            return "offered but refused (" + std::string(no->rule) + "): " + notation(chosen);
        }
        ++frames_[frame_name(s_.frames.top())];
        last_ = notation(chosen);
        apply(s_, seat, chosen, {});
        return "";
    }

    std::string where() const {
        std::string out = " at step " + std::to_string(steps_) + ", turn " +
                          std::to_string(s_.turn) + ", after '" + last_ + "', frames";
        for (const Frame& frame : s_.frames.all()) out += " " + std::string(frame_name(frame));
        return out;
    }

    State s_;
    Mood mood_;
    grognard::Stream stream_;
    Offers<Action> offers_;
    std::map<std::string_view, int> frames_;
    std::string last_;
    int steps_ = 0;
};

int games() {
    const char* set = std::getenv("GROGNARD_WHOLE_GAMES");
    return set != nullptr ? std::max(1, std::atoi(set)) : 2;
}

class OrthezPlay : public testing::TestWithParam<std::size_t> {};

TEST_P(OrthezPlay, EndsInOrderWhateverIsPlayed) {
    const Battle& battle = *all_scenarios()[GetParam()].battle;
    const bool grand = GetParam() == 3U;  // takes ten times as long as the others
    for (int game = 0; game < (grand ? (games() + 1) / 2 : games()); ++game) {
        const Mood mood = (game % 2 == 0) != grand ? Mood::Keen : Mood::Idle;
        RandomPlay play(battle, mood, 1000U * GetParam() + static_cast<std::uint64_t>(game));
        EXPECT_EQ(play.run(), "") << "scenario " << GetParam() << ", game " << game;
        EXPECT_EQ(play.state().turn + 1, battle.turns);
        RecordProperty("steps", play.steps());
        for (const auto& [frame, times] : play.frames()) {
            RecordProperty(std::string(frame), times);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, OrthezPlay, testing::Values(0U, 1U, 2U, 3U));

}  // namespace
}  // namespace grognard::orthez
