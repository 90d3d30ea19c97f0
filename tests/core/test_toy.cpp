// Toy by example: its rules, what each seat hears and sees, and the tree of its play.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/perft.hpp"
#include "core/sample.hpp"
#include "toy.hpp"

namespace grognard::toy {
namespace {

using Values = std::vector<std::uint8_t>;
using Story = std::vector<Told<Event>>;

constexpr std::uint8_t volley = 0;
constexpr std::uint8_t charge = 1;
constexpr std::uint8_t cover = 2;
constexpr std::uint8_t miss = 0;
constexpr std::uint8_t hit = 1;
constexpr std::uint8_t counter = 2;

// A game told as a person at the table would tell it.
struct Table {
    State s = setup();
    Story story;

    Table& deal(const Values& first, const Values& second) { return draws(first).draws(second); }
    Table& draws(const Values& answer) {
        Events<Event> events(story);
        EXPECT_EQ(Toy::awaits(s), Awaits::Chance);
        EXPECT_TRUE(fits(Toy::chance(s), answer));
        Toy::resolve(s, answer, events);
        return *this;
    }
    Table& rolls(const Values& answer) { return draws(answer); }
    Table& plays(Seat seat, const std::string& text) {
        Events<Event> events(story);
        const auto action = Toy::parse(text);
        EXPECT_TRUE(action) << text;
        EXPECT_FALSE(Toy::refuse(s, seat, *action)) << text;
        Toy::apply(s, seat, *action, events);
        return *this;
    }
    Verdict verdict(Seat seat, const std::string& text) const {
        return Toy::refuse(s, seat, *Toy::parse(text));
    }
};

Table dealt() {
    Table table;
    table.deal({volley, volley, cover}, {volley, charge, cover});
    return table;
}

TEST(Toy, a_volley_rolls_two_dice_and_each_hit_costs_a_man) {
    Table table = dealt();
    table.plays(Seat::First, "attack volley").plays(Seat::Second, "stand");
    EXPECT_EQ(Toy::chance(table.s).count, 2);
    table.rolls({hit, counter});
    EXPECT_EQ(table.s.men[0], 4);
    EXPECT_EQ(table.s.men[1], 3);
    EXPECT_EQ(Toy::awaits(table.s), Awaits::Second);
}

TEST(Toy, a_reply_interrupts_and_the_assault_resumes_with_one_die_fewer) {
    Table table = dealt();
    table.plays(Seat::First, "attack volley");
    EXPECT_EQ(Toy::awaits(table.s), Awaits::Second);
    EXPECT_EQ(dice(table.s).total(), 2);
    table.plays(Seat::Second, "cover");
    EXPECT_EQ(Toy::awaits(table.s), Awaits::Chance);
    EXPECT_EQ(Toy::chance(table.s).count, 1);
    const Ledger ledger = dice(table.s);
    ASSERT_EQ(ledger.entries().size(), 2U);
    EXPECT_EQ(ledger.entries()[0], (Entry{2, "toy.2", "volley"}));
    EXPECT_EQ(ledger.entries()[1], (Entry{-1, "toy.3", "covered"}));
}

TEST(Toy, a_charge_may_be_countered_to_the_ruin_of_both) {
    Table table = dealt();
    table.plays(Seat::First, "rest");
    table.s.men = {1, 2};
    table.plays(Seat::Second, "attack charge").plays(Seat::First, "stand");
    EXPECT_EQ(Toy::chance(table.s).count, 3);
    table.rolls({hit, counter, counter});
    EXPECT_EQ(Toy::awaits(table.s), Awaits::Nobody);
    EXPECT_EQ(Toy::outcome(table.s).ending, Ending::Draw);
    EXPECT_STREQ(Toy::outcome(table.s).by, "rout");
}

TEST(Toy, a_last_man_charges_with_a_die_fewer) {
    Table table = dealt();
    table.plays(Seat::First, "rest");
    table.s.men = {4, 1};
    table.plays(Seat::Second, "attack charge").plays(Seat::First, "cover");
    EXPECT_EQ(Toy::chance(table.s).count, 1);
    table.rolls({miss});
    EXPECT_EQ(table.s.men[1], 1);
}

TEST(Toy, a_hand_is_filled_from_what_is_left_of_the_deck) {
    Table table = dealt();
    table.plays(Seat::First, "attack volley").plays(Seat::Second, "cover").rolls({miss});
    EXPECT_EQ(Toy::chance(table.s).kind, "cards");
    EXPECT_EQ(Toy::chance(table.s).count, 1);
    EXPECT_EQ(Toy::chance(table.s).total_weight(), 12);
    EXPECT_FALSE(fits(Toy::chance(table.s), Values{3}));
    table.draws({charge});
    EXPECT_EQ(table.s.hands[1], (Pile{1, 2, 0}));
}

TEST(Toy, after_twelve_turns_the_side_with_more_men_wins) {
    Table table = dealt();
    table.s.men = {2, 3};
    for (int turn = 0; turn < turns_in_a_game; ++turn) {
        table.plays(turn % 2 == 0 ? Seat::First : Seat::Second, "rest");
    }
    EXPECT_EQ(Toy::awaits(table.s), Awaits::Nobody);
    EXPECT_EQ(Toy::outcome(table.s).ending, Ending::SecondWins);
    EXPECT_STREQ(Toy::outcome(table.s).by, "time");
}

TEST(Toy, refusals_cite_their_rule) {
    Table table = dealt();
    EXPECT_EQ(table.verdict(Seat::First, "attack cover"), (Refusal{"toy.2", "cover-is-no-attack"}));
    EXPECT_EQ(table.verdict(Seat::First, "attack charge"), (Refusal{"toy.1", "not-in-hand"}));
    EXPECT_EQ(table.verdict(Seat::First, "stand"), (Refusal{"toy.1", "not-now"}));
    EXPECT_EQ(table.verdict(Seat::Second, "rest"), (Refusal{"toy.1", "not-awaited"}));
    table.plays(Seat::First, "rest").plays(Seat::Second, "attack volley");
    table.plays(Seat::First, "cover").rolls({miss}).draws({volley});
    table.plays(Seat::First, "attack volley").plays(Seat::Second, "cover").rolls({miss});
    table.draws({volley, volley}).plays(Seat::Second, "attack volley");
    EXPECT_EQ(table.verdict(Seat::First, "cover"), (Refusal{"toy.3", "no-cover-in-hand"}));
}

TEST(Toy, parses_nothing_but_its_own_notation) {
    for (const char* text : {"", "attack", "attack ", "attack  volley", "attack volley ", "Rest",
                             "rest ", "attack grapeshot", "cover\n"}) {
        EXPECT_FALSE(Toy::parse(text)) << '"' << text << '"';
    }
}

TEST(Toy, a_drawn_card_is_told_to_its_owner_and_its_number_to_all) {
    const Table table = dealt();
    const auto heard = [&](Seat seat) {
        int cards = 0;
        int refills = 0;
        for (const auto& told : table.story) {
            if (!sees(told.visible, seat)) continue;
            if (const auto* drew = std::get_if<Drew>(&told.event)) {
                EXPECT_EQ(drew->seat, seat);
                ++cards;
            }
            refills += std::holds_alternative<Refilled>(told.event);
        }
        return std::pair(cards, refills);
    };
    EXPECT_EQ(heard(Seat::First), std::pair(3, 2));
    EXPECT_EQ(heard(Seat::Second), std::pair(3, 2));
}

TEST(Toy, a_view_counts_the_other_hand_and_shows_its_own) {
    const Table table = dealt();
    const View view = Toy::view(table.s, Viewer::First);
    EXPECT_EQ(view.hand, (Pile{2, 0, 1}));
    EXPECT_EQ(view.cards[1], 3);
    EXPECT_EQ(view.deck_cards, 12);
    EXPECT_EQ(Toy::view(table.s, Viewer::Spectator).hand, Pile{});
}

// Choices instead of a seed, so that a failing game shrinks to the fewest and smallest choices.
struct Choices {
    std::vector<std::uint8_t> given;
    std::size_t used = 0;

    std::uint32_t below(std::uint32_t bound) {
        return used < given.size() ? given[used++] % bound : 0;
    }
};

State played(Choices choices, const Events<Event>& events) {
    State s = setup();
    Offers<Action> offers;
    while (Toy::awaits(s) != Awaits::Nobody) {
        if (Toy::awaits(s) == Awaits::Chance) {
            const Answer answer = sample(Toy::chance(s), choices);
            Toy::resolve(s, drawn(answer), events);
            continue;
        }
        const Seat seat = Toy::awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        Toy::offer(s, seat, offers);
        const auto choice = choices.below(static_cast<std::uint32_t>(offers.size()));
        Toy::apply(s, seat, offers[choice], events);
    }
    return s;
}

RC_GTEST_PROP(Toy, being_heard_changes_nothing, (std::vector<std::uint8_t> given)) {
    Story story;
    Events<Event> heard(story);
    Events<Event> unheard;
    RC_ASSERT(played({given}, heard) == played({given}, unheard));
    RC_ASSERT(!story.empty());
}

RC_GTEST_PROP(Toy, no_seat_hears_what_the_other_drew, (std::vector<std::uint8_t> given)) {
    Story story;
    Events<Event> heard(story);
    played({given}, heard);
    for (const auto& told : story) {
        if (const auto* drew = std::get_if<Drew>(&told.event)) {
            RC_ASSERT(!sees(told.visible, other(drew->seat)));
        }
    }
}

RC_GTEST_PROP(Toy, the_ledger_is_the_dice, (std::vector<std::uint8_t> given)) {
    State s = setup();
    Choices choices{given};
    Events<Event> unheard;
    Offers<Action> offers;
    while (Toy::awaits(s) != Awaits::Nobody) {
        if (Toy::awaits(s) == Awaits::Chance) {
            const Chance chance = Toy::chance(s);
            if (chance.kind == "dice") {
                RC_ASSERT(chance.count > 0);
                RC_ASSERT(dice(s).total() == chance.count);
            }
            const Answer answer = sample(chance, choices);
            Toy::resolve(s, drawn(answer), unheard);
            continue;
        }
        const Seat seat = Toy::awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        Toy::offer(s, seat, offers);
        Toy::apply(s, seat, offers[choices.below(static_cast<std::uint32_t>(offers.size()))],
                   unheard);
    }
}

// By hand from `dealt`: First may attack with a volley or rest (2); then a reply has two answers
// and Second three actions (5); then, whatever the dice, Second has three actions after each reply,
// and after a rest and each of Second's attacks First two replies, or two actions (3+3+2+2+2).
TEST(Perft, agrees_with_a_count_by_hand) {
    const State s = dealt().s;
    EXPECT_EQ(perft<Toy>(s, 0), 1U);
    EXPECT_EQ(perft<Toy>(s, 1), 2U);
    EXPECT_EQ(perft<Toy>(s, 2), 5U);
    EXPECT_EQ(perft<Toy>(s, 3), 12U);
}

// The same tree without offers: every action there is, tried on both seats, kept unless refused.
std::uint64_t leaves(State s, int depth) {
    static const std::vector<std::string> words = {"attack volley", "attack charge", "attack cover",
                                                   "rest",          "cover",         "stand"};
    Events<Event> unheard;
    for (int answered = 0; Toy::awaits(s) == Awaits::Chance; ++answered) {
        Stream stream(perft_seed(depth, answered));
        const Answer answer = sample(Toy::chance(s), stream);
        Toy::resolve(s, drawn(answer), unheard);
    }
    if (depth == 0 || Toy::outcome(s).decided()) return 1;
    std::uint64_t sum = 0;
    for (const std::string& text : words) {
        for (const Seat seat : both_seats) {
            if (Toy::refuse(s, seat, *Toy::parse(text))) continue;
            State next = s;
            Toy::apply(next, seat, *Toy::parse(text), unheard);
            sum += leaves(next, depth - 1);
        }
    }
    return sum;
}

TEST(Perft, agrees_with_an_independent_count) {
    for (int depth = 0; depth <= 12; ++depth) {
        EXPECT_EQ(perft<Toy>(setup(), depth), leaves(setup(), depth)) << "depth " << depth;
    }
}

TEST(Perft, is_pinned) {
    EXPECT_EQ(perft<Toy>(setup(), 1), 2U);
    EXPECT_EQ(perft<Toy>(setup(), 4), 23U);
    EXPECT_EQ(perft<Toy>(setup(), 8), 308U);
    EXPECT_EQ(perft<Toy>(setup(), 12), 8214U);
}

TEST(Perft, counts_a_finished_game_once) {
    Table table = dealt();
    table.s.turns_left = 1;
    table.plays(Seat::First, "rest");
    EXPECT_EQ(perft<Toy>(table.s, 5), 1U);
}

}  // namespace
}  // namespace grognard::toy
