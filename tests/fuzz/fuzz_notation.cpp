// One action in notation: it parses or not, writes back, and every moment of a game has a verdict.
#include <algorithm>
#include <map>
#include <variant>
#include <vector>

#include "codec/ccn/library.hpp"
#include "core/sample.hpp"
#include "games/ccn/game.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

constexpr int moments_a_step = 2;
constexpr std::uint64_t games_played = 30;

// A state at which somebody decides, with all that he may do.
struct Moment {
    ccn::State state;
    std::uint64_t hash = 0;
    std::vector<ccn::Action> offers;
};

// Moments of random games: a few of every kind of decision that comes up.
class Collector {
  public:
    std::vector<Moment> collect() {
        const std::vector<ccn::Scenario> scenarios = ccn::scenarios();
        for (std::uint64_t game = 0; game < games_played; ++game) {
            play(ccn::begin(scenarios[game % scenarios.size()].setup), game);
        }
        return std::move(moments_);
    }

  private:
    void play(ccn::State s, std::uint64_t seed) {
        Stream stream(seed);
        Events<ccn::Event> silent;
        for (Awaits awaited = Ccn::awaits(s); awaited != Awaits::Nobody; awaited = Ccn::awaits(s)) {
            if (awaited == Awaits::Chance) {
                keep(s, {});
                Ccn::resolve(s, drawn(sample(Ccn::chance(s), stream)), silent);
                continue;
            }
            const Seat seat = awaited == Awaits::Second ? Seat::Second : Seat::First;
            offers_.clear();
            Ccn::offer(s, seat, offers_);
            keep(s, offers_);
            const auto chosen = stream.below(static_cast<std::uint32_t>(offers_.size()));
            Ccn::apply(s, seat, ccn::Action(offers_[chosen]), silent);
        }
        if (ended_++ == 0) moments_.push_back({s, Ccn::hash(s), {}});
    }

    void keep(const ccn::State& s, const std::vector<ccn::Action>& offers) {
        int& seen = seen_[ccn::frame_name(s.frames.top())];
        if (seen >= moments_a_step) return;
        ++seen;
        moments_.push_back({s, Ccn::hash(s), offers});
    }

    std::map<std::string_view, int> seen_;
    int ended_ = 0;
    std::vector<ccn::Action> offers_;
    std::vector<Moment> moments_;
};

const std::vector<Moment>& moments() {
    static const std::vector<Moment> all = Collector().collect();
    return all;
}

void judge(const Moment& moment, Seat seat, const ccn::Action& action) {
    const std::string text = Ccn::notation(action);
    const Verdict verdict = Ccn::refuse(moment.state, seat, action);
    promise(Ccn::hash(moment.state) == moment.hash, "a verdict changes nothing", text);
    const bool asked = is_awaited(Ccn::awaits(moment.state), seat);
    const bool offered = asked && std::ranges::find(moment.offers, action) != moment.offers.end();
    promise(verdict.has_value() != offered, "offer and refuse agree", text);
    if (verdict) {
        promise(!verdict->rule.empty() && !verdict->reason.empty(), "a refusal cites", text);
        return;
    }
    ccn::State next = moment.state;
    Events<ccn::Event> silent;
    Ccn::apply(next, seat, action, silent);
    promise(Ccn::invariants(next).empty(), "what is allowed leaves a sound state", text);
}

}  // namespace

}  // namespace grognard::fuzz

// Before the clock of the first input starts.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    grognard::fuzz::moments();
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace grognard;
    const std::string_view text = fuzz::as_text(data, size);
    const auto action = Ccn::parse(text);
    if (!action) return 0;
    // Supporting batteries may be named in any order; they are written in one.
    const std::string written = Ccn::notation(*action);
    fuzz::promise(std::ranges::is_permutation(written, text), "what parses writes back", written);
    fuzz::promise(Ccn::parse(written) == action, "what is written parses back", written);
    fuzz::promise(written == text || std::holds_alternative<ccn::Melee>(*action),
                  "one spelling for each action", text);
    for (const fuzz::Moment& moment : fuzz::moments()) {
        for (const Seat seat : both_seats) fuzz::judge(moment, seat, *action);
    }
    return 0;
}
