// One action in notation: it parses or not, writes back, and every moment of a game has a verdict.
#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "core/sample.hpp"
#include "games.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

constexpr int moments_a_step = 2;
constexpr std::uint64_t games_played = 30;

// A state at which somebody decides, with all that he may do.
template <Game G>
struct Moment {
    typename G::State state;
    std::uint64_t hash = 0;
    std::vector<typename G::Action> offers;
    Coverage coverage = Coverage::Complete;
};

// Moments of random games: a few of every kind of decision that comes up.
template <class Of>
class Collector {
  public:
    using G = typename Of::Game;
    using State = typename G::State;
    using Action = typename G::Action;

    std::vector<Moment<G>> collect() {
        static const auto from = starts<Of>();
        for (std::uint64_t game = 0; game < games_played; ++game) {
            play(from[game % from.size()].state, game);
        }
        return std::move(moments_);
    }

  private:
    void play(State s, std::uint64_t seed) {
        Stream stream(seed);
        for (Awaits awaited = G::awaits(s); awaited != Awaits::Nobody; awaited = G::awaits(s)) {
            if (awaited == Awaits::Chance) {
                keep(s, {}, Coverage::Complete);
                G::resolve(s, drawn(sample(G::chance(s), stream)), {});
                continue;
            }
            const Seat seat = awaited == Awaits::Second ? Seat::Second : Seat::First;
            offers_.clear();
            const Coverage coverage = G::offer(s, seat, offers_);
            keep(s, offers_, coverage);
            const auto chosen = stream.below(static_cast<std::uint32_t>(offers_.size()));
            G::apply(s, seat, Action(offers_[chosen]), {});
        }
        if (ended_++ == 0) moments_.push_back({s, G::hash(s), {}});
    }

    void keep(const State& s, std::span<const Action> offers, Coverage coverage) {
        int& seen = seen_[Of::Traits::step(s)];
        if (seen >= moments_a_step) return;
        ++seen;
        moments_.push_back({s, G::hash(s), {offers.begin(), offers.end()}, coverage});
    }

    std::map<std::string_view, int> seen_;
    int ended_ = 0;
    Offers<Action> offers_;
    std::vector<Moment<G>> moments_;
};

template <class Of>
const std::vector<Moment<typename Of::Game>>& moments() {
    static const std::vector<Moment<typename Of::Game>> all = Collector<Of>().collect();
    return all;
}

template <Game G>
void judge(const Moment<G>& moment, Seat seat, const typename G::Action& action) {
    const std::string text = G::notation(action);
    const Verdict verdict = G::refuse(moment.state, seat, action);
    promise(G::hash(moment.state) == moment.hash, "a verdict changes nothing", text);
    const bool asked = is_awaited(G::awaits(moment.state), seat);
    const bool offered = asked && std::ranges::find(moment.offers, action) != moment.offers.end();
    const bool known = offered || moment.coverage == Coverage::Complete;
    if (known) promise(verdict.has_value() != offered, "offer and refuse agree", text);
    if (verdict) {
        promise(!verdict->rule.empty() && !verdict->reason.empty(), "a refusal cites", text);
        return;
    }
    typename G::State next = moment.state;
    G::apply(next, seat, action, {});
    promise(G::invariants(next).empty(), "what is allowed leaves a sound state", text);
}

template <class Of>
void read(Of, std::string_view text) {
    using G = typename Of::Game;
    const auto action = G::parse(text);
    if (!action) return;
    const std::string written = G::notation(*action);
    promise(std::ranges::is_permutation(written, text), "what parses writes back", written);
    promise(G::parse(written) == action, "what is written parses back", written);
    promise(written == text || !Of::one_spelling(*action), "one spelling for each action", text);
    for (const Moment<G>& moment : moments<Of>()) {
        for (const Seat seat : both_seats) judge<G>(moment, seat, *action);
    }
}

}  // namespace

}  // namespace grognard::fuzz

// Before the clock of the first input starts.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    using namespace grognard::fuzz;
    Games::each([](auto game) { moments<decltype(game)>(); });
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace grognard::fuzz;
    Games::each([=](auto game) { read(game, as_text(data, size)); });
    return 0;
}
