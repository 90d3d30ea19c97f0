// Toys that each break one thing, so that every law is seen to bite.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "core/hash.hpp"
#include "core/offers.hpp"
#include "toy.hpp"

namespace grognard::toy {

inline bool holds_cover(const State& s, Seat seat) {
    return s.hands[index(seat)][index(Card::Cover)] > 0;
}

struct OffersTheRefused : Toy {
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        if (is_awaited(awaits(s), seat)) out.push_back(Attack{Card::Cover});
        return Toy::offer(s, seat, out);
    }
};

struct RefusesTheOffered : Toy {
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        if (action == Action{Rest{}}) return Refusal{"toy.1", "no-rest"};
        return Toy::refuse(s, seat, action);
    }
};

struct AllowsTheUnoffered : Toy {
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        if (s.flow.top_as<Reply>() != nullptr && action == Action{Rest{}}) return allowed;
        return Toy::refuse(s, seat, action);
    }
};

struct ForgetsAnOffer : Toy {
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        const Coverage coverage = Toy::offer(s, seat, out);
        if (out.size() > 1) out.cut(std::remove(out.begin(), out.end(), Action{Rest{}}));
        return coverage;
    }
};

struct OffersNothing : Toy {
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        if (s.flow.top_as<Reply>() != nullptr && !holds_cover(s, seat)) return Coverage::Complete;
        return Toy::offer(s, seat, out);
    }
};

struct OffersToEverybody : Toy {
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        return action == Action{Rest{}} ? allowed : Toy::refuse(s, seat, action);
    }
    static Coverage offer(const State&, Seat, Offers<Action>& out) {
        out.push_back(Rest{});
        return Coverage::Sampled;
    }
};

struct OffersAfterTheEnd : Toy {
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        return outcome(s).decided() ? Verdict{allowed} : Toy::refuse(s, seat, action);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        if (outcome(s).decided()) out.push_back(Rest{});
        return Toy::offer(s, seat, out);
    }
};

struct ShowsTheHand : Toy {
    struct View {
        toy::View seen;
        Pile theirs{};
        bool operator==(const View&) const = default;
    };
    static View public_view(const State& s) { return {Toy::public_view(s), {}}; }
    static View view(const State& s, Seat seat) {
        return {Toy::view(s, seat), s.hands[index(other(seat))]};
    }
};

struct ShowsOneCardLate : ShowsTheHand {
    static View view(const State& s, Seat seat) {
        View view{Toy::view(s, seat), {}};
        if (outcome(s).decided()) view.theirs = s.hands[index(other(seat))];
        return view;
    }
};

// The first seat's own view is none for those who only watch.
struct ShowsSpectatorsAHand : Toy {
    static View public_view(const State& s) { return view(s, Seat::First); }
};

struct LosesACardRedealing : Toy {
    static void redeal(State& s, Seat seat, Drawn drawn) {
        Toy::redeal(s, seat, drawn);
        if (!drawn.empty()) --s.hands[index(other(seat))][drawn[0]];
    }
};

// Nothing is hidden from a seat that has its cards while the other has none.
struct DealsWhereNothingIsHidden : Toy {
    static void redeal(State& s, Seat seat, Drawn drawn) {
        Toy::redeal(s, seat, drawn);
        if (drawn.empty()) std::swap(s.hands[0], s.hands[1]);
    }
};

struct Unrepeatable : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        static int calls = 0;
        Toy::apply(s, seat, action, events);
        if (++calls % 5 == 0) s.men[0] = men_at_start;
    }
};

struct HashesTheMoment : Toy {
    static std::uint64_t hash(const State& s) {
        static std::uint64_t calls = 0;
        return hash_of(s) + ++calls;
    }
};

// Differs only when the game is over: every input is still taken again.
struct UnrepeatableEnding : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        static int endings = 0;
        Toy::apply(s, seat, action, events);
        if (outcome(s).decided() && ++endings % 2 == 0) s.men[0] ^= 1U;
    }
};

struct MumblesItsNotation : Toy {
    static std::string notation(const Action& action) {
        const std::string text = Toy::notation(action);
        return text.substr(0, text.find(' '));
    }
};

struct LosesACardApplying : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        Toy::apply(s, seat, action, events);
        if (action == Action{Cover{}}) --s.played[index(Card::Cover)];
    }
};

struct LosesACardResolving : Toy {
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        const bool refill = s.flow.top_as<Refill>() != nullptr;
        Toy::resolve(s, drawn, events);
        if (refill) ++s.deck[drawn[0]];
    }
};

struct NeverEnds : Toy {
    static void refresh(State& s) {
        s.men = {men_at_start, men_at_start};
        s.turns_left = turns_in_a_game;
    }
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        refresh(s);
        Toy::apply(s, seat, action, events);
    }
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        refresh(s);
        Toy::resolve(s, drawn, events);
    }
};

struct NeverDecides : Toy {
    static Outcome outcome(const State&) { return {}; }
};

struct DecidesTooSoon : Toy {
    static Outcome outcome(const State& s) {
        return s.men[0] < 2 ? Outcome{Ending::SecondWins, "rout"} : Toy::outcome(s);
    }
};

struct AsksForNothing : Toy {
    static Chance chance(const State& s) {
        Chance chance = Toy::chance(s);
        if (s.flow.top_as<Assault>() != nullptr) chance.count = 0;
        return chance;
    }
};

struct DrawsMoreThanThereIs : Toy {
    static Chance chance(const State& s) {
        Chance chance = Toy::chance(s);
        if (chance.replacement == Replacement::Cards && size(s.deck) < 6) chance.count = 6;
        return chance;
    }
};

// The reply is put to a defender without a cover as a question to chance: awaits tells the hand.
struct AwaitsByTheHand : Toy {
    static bool skips(const State& s) {
        const Reply* reply = s.flow.top_as<Reply>();
        return reply != nullptr && !holds_cover(s, reply->seat);
    }
    static Awaits awaits(const State& s) { return skips(s) ? Awaits::Chance : Toy::awaits(s); }
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        return skips(s) ? Refusal{"toy.1", "not-awaited"} : Toy::refuse(s, seat, action);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return skips(s) ? Coverage::Complete : Toy::offer(s, seat, out);
    }
    static Chance chance(const State& s) {
        return skips(s) ? Chance{"skip", 1, 1, Replacement::Dice, {1}} : Toy::chance(s);
    }
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        if (skips(s)) return s.flow.pop();
        Toy::resolve(s, drawn, events);
    }
};

// The same secret let out by the flow: no state is wrong, only the step that was not taken.
struct RepliesByTheHand : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        Toy::apply(s, seat, action, events);
        if (AwaitsByTheHand::skips(s)) s.flow.pop();
    }
};

struct RefusesByTheirHand : Toy {
    static bool warned(const State& s, Seat seat, const Action& action) {
        return action == Action{Attack{Card::Charge}} && holds_cover(s, other(seat));
    }
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        if (warned(s, seat, action)) return Refusal{"toy.2", "they-hold-a-cover"};
        return Toy::refuse(s, seat, action);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        const Coverage coverage = Toy::offer(s, seat, out);
        const auto hushed = [&](const Action& action) { return warned(s, seat, action); };
        out.cut(std::remove_if(out.begin(), out.end(), hushed));
        return coverage;
    }
};

struct ExplainsByTheirHand : Toy {
    static Grounds grounds(const State& s, Seat seat, const Action&, const Refusal&) {
        Grounds also;
        if (holds_cover(s, other(seat))) also.push("toy.2");
        return also;
    }
};

struct TellsWhatIsDrawn : Toy {
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        if (const Refill* refill = s.flow.top_as<Refill>()) {
            events.tell(Drew{refill->seat, Card{drawn[0]}});
        }
        Toy::resolve(s, drawn, events);
    }
};

struct TellsOfTheirHand : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        if (holds_cover(s, other(seat))) events.tell(Refilled{other(seat), 1}, only(seat));
        Toy::apply(s, seat, action, events);
    }
};

// Who stands though he could have covered is seen to.
struct TellsWhyTheyStand : Toy {
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        if (action == Action{Stand{}} && holds_cover(s, seat)) events.tell(Refilled{seat, 1});
        Toy::apply(s, seat, action, events);
    }
};

struct NamesARuleTwice : Toy {
    static Grounds grounds(const State&, Seat, const Action&, const Refusal& refusal) {
        Grounds also;
        also.push(refusal.rule);
        return also;
    }
};

}  // namespace grognard::toy
