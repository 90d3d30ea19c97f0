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
        if (out.size() > 1) std::erase(out, Action{Rest{}});
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
    static View view(const State& s, Viewer viewer) {
        if (viewer == Viewer::Spectator) return {Toy::view(s, viewer), {}};
        return {Toy::view(s, viewer), s.hands[viewer == Viewer::First ? 1 : 0]};
    }
};

struct ShowsOneCardLate : ShowsTheHand {
    static View view(const State& s, Viewer viewer) {
        if (outcome(s).decided()) return ShowsTheHand::view(s, viewer);
        return {Toy::view(s, viewer), {}};
    }
};

// A spectator sees what the first seat sees.
struct ShowsSpectatorsAHand : Toy {
    static View view(const State& s, Viewer viewer) {
        return Toy::view(s, viewer == Viewer::Spectator ? Viewer::First : viewer);
    }
};

struct LosesACardRedealing : Toy {
    static void redeal(State& s, Seat seat, Stream& stream) {
        Toy::redeal(s, seat, stream);
        Pile& theirs = s.hands[index(other(seat))];
        for (std::uint8_t& count : theirs) {
            if (count > 0) {
                --count;
                return;
            }
        }
    }
};

// Uses the stream differently if the other seat holds a cover.
struct RedealsByTheirHand : Toy {
    static void redeal(State& s, Seat seat, Stream& stream) {
        if (holds_cover(s, other(seat))) stream.next();
        Toy::redeal(s, seat, stream);
    }
};

struct Unrepeatable : Toy {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
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
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        static int endings = 0;
        Toy::apply(s, seat, action, events);
        if (outcome(s).decided() && ++endings % 3 == 0) s.men[0] = 0;
    }
};

struct MumblesItsNotation : Toy {
    static std::string notation(const Action& action) {
        const std::string text = Toy::notation(action);
        return text.substr(0, text.find(' '));
    }
};

struct LosesACardApplying : Toy {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        Toy::apply(s, seat, action, events);
        if (action == Action{Cover{}}) --s.played[index(Card::Cover)];
    }
};

struct LosesACardResolving : Toy {
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
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
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        refresh(s);
        Toy::apply(s, seat, action, events);
    }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
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
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        if (skips(s)) return s.flow.pop();
        Toy::resolve(s, drawn, events);
    }
};

// The same secret let out by the flow: no state is wrong, only the step that was not taken.
struct RepliesByTheHand : Toy {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
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
        std::erase_if(out, hushed);
        return coverage;
    }
};

struct AnswersByTheirHand : Toy {
    static Ledger ask(const State& s, Seat seat, const DiceQuery& query) {
        Ledger dice = Toy::ask(s, seat, query);
        if (holds_cover(s, other(seat))) dice.add({-1, "toy.3", "covered"});
        return dice;
    }
};

struct AsksByTheirHand : Toy {
    static Asks<Action> asks(const State& s, Seat seat) {
        Asks<Action> asks = Toy::asks(s, seat);
        if (holds_cover(s, other(seat))) asks.kind = "careful";
        return asks;
    }
};

struct PassesTheForbidden : Toy {
    static Asks<Action> asks(const State& s, Seat seat) {
        Asks<Action> asks = Toy::asks(s, seat);
        if (asks.pass) asks.pass = Rest{};
        return asks;
    }
};

struct CallsAHandOpen : Toy {
    static Asks<Action> asks(const State& s, Seat seat) {
        Asks<Action> asks = Toy::asks(s, seat);
        asks.answers = Answers::Open;
        return asks;
    }
};

struct ProposesTheRefused : Toy {
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        if (!is_awaited(awaits(s), seat)) return std::nullopt;
        return stream.below(4) == 0 ? Action{Attack{Card::Cover}} : Toy::propose(s, seat, stream);
    }
};

struct ProposesNothing : Toy {
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        if (s.flow.top_as<Reply>() != nullptr) return std::nullopt;
        return Toy::propose(s, seat, stream);
    }
};

struct ShowsTheDrawToAll : Toy {
    static Chance chance(const State& s) {
        Chance chance = Toy::chance(s);
        if (chance.kind == "dice") chance.seen = Visible::FirstOnly;
        return chance;
    }
};

struct TellsWhatIsDrawn : Toy {
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        if (const Refill* refill = s.flow.top_as<Refill>()) {
            events.tell(Drew{refill->seat, Card{drawn[0]}});
        }
        Toy::resolve(s, drawn, events);
    }
};

struct TellsOfTheirHand : Toy {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        if (holds_cover(s, other(seat))) events.tell(Refilled{other(seat), 1}, only(seat));
        Toy::apply(s, seat, action, events);
    }
};

// Who stands though he could have covered is seen to.
struct TellsWhyTheyStand : Toy {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        if (action == Action{Stand{}} && holds_cover(s, seat)) events.tell(Refilled{seat, 1});
        Toy::apply(s, seat, action, events);
    }
};

}  // namespace grognard::toy
