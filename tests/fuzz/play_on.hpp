// Random play from a state that a reader let through: whatever can be read can be played.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"
#include "target.hpp"

namespace grognard::fuzz {

template <Game G>
class PlayOn {
  public:
    using State = typename G::State;
    using Action = typename G::Action;

    PlayOn(const State& start, std::uint64_t seed) : s_(start), stream_(seed) {}

    // Until the game is over or that many inputs were given.
    void run(int inputs) {
        check_sound("as it was read");
        for (int i = 0; i < inputs && G::awaits(s_) != Awaits::Nobody; ++i) step();
        for (const Seat seat : both_seats) check_view(seat);
    }

  private:
    void step() {
        const Awaits awaited = G::awaits(s_);
        if (awaited == Awaits::Chance) return answer();
        const Seat seat = awaited == Awaits::Second ? Seat::Second : Seat::First;
        offers_.clear();
        G::offer(s_, seat, offers_);
        promise(!offers_.empty(), "the awaited seat is offered something");
        for (const Action& action : offers_) {
            const Verdict verdict = G::refuse(s_, seat, action);
            promise(!verdict, "offered implies not refused", G::notation(action));
        }
        const Action action = offers_[stream_.below(static_cast<std::uint32_t>(offers_.size()))];
        G::apply(s_, seat, action, {});
        check_sound("after " + G::notation(action));
    }

    void answer() {
        const Chance chance = G::chance(s_);
        promise(chance.count > 0 && answerable(chance) && chance.count <= Answer::capacity(),
                "chance has an answer", chance.kind);
        const Answer answer = sample(chance, stream_);
        promise(fits(chance, drawn(answer)), "a sampled answer fits", chance.kind);
        G::resolve(s_, drawn(answer), {});
        check_sound("after " + std::string(chance.kind));
    }

    void check_sound(const std::string& when) const {
        const std::string_view wrong = G::invariants(s_);
        promise(wrong.empty(), "a sound state " + when, wrong);
    }

    void check_view(Seat seat) {
        State elsewhere = s_;
        G::redeal(elsewhere, seat, stream_);
        const std::string_view wrong = G::invariants(elsewhere);
        promise(wrong.empty(), "a redealt state is sound", wrong);
        promise(G::view(elsewhere, viewer(seat)) == G::view(s_, viewer(seat)),
                "a view survives redealing");
    }

    State s_;
    Stream stream_;
    Offers<Action> offers_;
};

}  // namespace grognard::fuzz
