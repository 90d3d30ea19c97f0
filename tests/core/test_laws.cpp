// The laws hold for Toy, and each of them catches the mutant that breaks it.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "bent.hpp"
#include "core/laws.hpp"
#include "fuzz/play_on.hpp"
#include "toy.hpp"

namespace grognard::toy {
namespace {

static_assert(Game<Toy>);

struct WithoutHash : Toy {
    static void hash(const State&);
};
static_assert(!Game<WithoutHash>);

struct WithHeap : Toy {
    using State = std::vector<int>;
};
static_assert(!Game<WithHeap>);

TEST(Laws, hold_over_two_thousand_random_games) {
    std::map<Ending, int> endings;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        LawfulPlay<Toy> play(setup(), seed);
        const auto broken = play.run();
        ASSERT_FALSE(broken) << "seed " << seed << " step " << broken->step << ": " << broken->law
                             << " (" << broken->detail << ")";
        EXPECT_LE(play.steps(), Toy::bound);
        ++endings[Toy::outcome(play.state()).ending];
    }
    // Random play that reached only some endings would have tested only some of the game.
    EXPECT_GT(endings[Ending::FirstWins], 200);
    EXPECT_GT(endings[Ending::SecondWins], 200);
    EXPECT_GT(endings[Ending::Draw], 20);
    EXPECT_EQ(endings.count(Ending::Undecided), 0U);
}

TEST(Laws, the_same_seed_plays_the_same_game) {
    LawfulPlay<Toy> one(setup(), 1815);
    LawfulPlay<Toy> two(setup(), 1815);
    ASSERT_FALSE(one.run());
    ASSERT_FALSE(two.run());
    EXPECT_EQ(one.steps(), two.steps());
    EXPECT_EQ(one.state(), two.state());
}

TEST(Laws, a_position_broken_from_the_start_is_reported_before_any_step) {
    State s = setup();
    --s.deck[0];
    const auto broken = LawfulPlay<Toy>(s, 1).run();
    ASSERT_TRUE(broken);
    EXPECT_EQ(broken->law, "invariants hold");
    EXPECT_EQ(broken->detail, "cards are conserved");
    EXPECT_EQ(broken->step, 0);
}

// Law -> how many of the games broke it: a mutant must be caught under one name only.
std::map<std::string, int> laws_broken_by(const Rules& rules) {
    Bent::rules = rules;
    std::map<std::string, int> caught;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        if (const auto broken = LawfulPlay<Bent>(setup(), seed).run()) ++caught[broken->law];
    }
    return caught;
}

// Some faults break several laws; which one is noticed first depends on the game played.
template <Game G>
void expect_only(const std::string& law, const std::set<std::string>& or_else = {}) {
    const auto caught = laws_broken_by(rules_of<G>());
    EXPECT_EQ(caught.count(law), 1U) << "never caught: " << law;
    for (const auto& [name, games] : caught) {
        EXPECT_TRUE(name == law || or_else.contains(name))
            << name << " in " << games << " of 200 games";
    }
}

const std::string same_view_after = "a revocable action looks the same in every redealt state";
const std::string unseen_draw = "who may not see a draw can't tell it";

TEST(Mutants, the_original_is_never_caught) {
    EXPECT_TRUE(laws_broken_by(rules_of<Toy>()).empty());
}

TEST(Mutants, an_offer_that_is_refused) {
    expect_only<OffersTheRefused>("offered implies not refused");
}
TEST(Mutants, a_refusal_of_what_is_offered) {
    expect_only<RefusesTheOffered>("offered implies not refused");
}
TEST(Mutants, something_allowed_and_not_offered) {
    expect_only<AllowsTheUnoffered>("a complete offer contains everything that is allowed");
}
TEST(Mutants, an_offer_forgotten) {
    expect_only<ForgetsAnOffer>("a complete offer contains everything that is allowed");
}
TEST(Mutants, an_awaited_seat_offered_nothing) {
    expect_only<OffersNothing>("the awaited seat is offered something");
}
TEST(Mutants, a_seat_offered_something_out_of_turn) {
    expect_only<OffersToEverybody>("only the awaited are offered actions");
}
TEST(Mutants, an_offer_after_the_end) {
    expect_only<OffersAfterTheEnd>("only the awaited are offered actions");
}
TEST(Mutants, a_view_that_shows_the_other_hand) {
    expect_only<ShowsTheHand>("a view survives redealing what its seat can't see",
                              {same_view_after, unseen_draw});
}
TEST(Mutants, a_view_that_shows_the_other_hand_at_the_end) {
    expect_only<ShowsOneCardLate>("a view survives redealing what its seat can't see",
                                  {same_view_after, unseen_draw});
}
TEST(Mutants, a_view_that_shows_spectators_a_hand) {
    expect_only<ShowsSpectatorsAHand>("a spectator's view survives redealing",
                                      {same_view_after, unseen_draw});
}
TEST(Mutants, a_redeal_that_loses_a_card) {
    expect_only<LosesACardRedealing>("a redealt state is sound");
}
TEST(Mutants, a_redeal_that_depends_on_what_is_hidden) {
    expect_only<RedealsByTheirHand>("redealing depends only on what the seat knows");
}
TEST(Mutants, an_apply_that_does_not_repeat) {
    expect_only<Unrepeatable>("same inputs, same state", {same_view_after});
}
TEST(Mutants, a_hash_of_more_than_the_state) {
    expect_only<HashesTheMoment>("replay gives every hash");
}
TEST(Mutants, an_ending_that_does_not_repeat) {
    expect_only<UnrepeatableEnding>("same inputs, same state", {same_view_after});
}
TEST(Mutants, a_notation_that_does_not_parse_back) {
    expect_only<MumblesItsNotation>("notation parses back");
}
TEST(Mutants, an_apply_that_breaks_an_invariant) {
    expect_only<LosesACardApplying>("invariants hold");
}
TEST(Mutants, a_resolve_that_breaks_an_invariant) {
    expect_only<LosesACardResolving>("invariants hold");
}
TEST(Mutants, a_game_that_never_ends) { expect_only<NeverEnds>("a game ends within its bound"); }
TEST(Mutants, an_end_without_a_decision) {
    expect_only<NeverDecides>("nobody is awaited only when decided");
}
TEST(Mutants, a_decision_without_an_end) {
    expect_only<DecidesTooSoon>("a decided game awaits nobody");
}
TEST(Mutants, chance_asked_for_nothing) {
    expect_only<AsksForNothing>("chance asks for something");
}
TEST(Mutants, chance_asked_for_more_cards_than_there_are) {
    expect_only<DrawsMoreThanThereIs>("chance has an answer");
}
TEST(Mutants, an_awaits_that_depends_on_a_hidden_card) {
    expect_only<AwaitsByTheHand>("who is awaited gives nothing away");
}
TEST(Mutants, an_interrupt_asked_only_of_those_who_hold_the_card) {
    expect_only<RepliesByTheHand>("who is awaited gives nothing away");
}
TEST(Mutants, a_refusal_that_depends_on_a_hidden_card) {
    expect_only<RefusesByTheirHand>("what a seat may do gives nothing away");
}
TEST(Mutants, a_question_that_depends_on_a_hidden_card) {
    expect_only<AsksByTheirHand>("what a seat is asked gives nothing away");
}
TEST(Mutants, a_pass_that_is_refused) {
    expect_only<PassesTheForbidden>("a question's pass is allowed");
}
TEST(Mutants, answers_called_open_that_depend_on_a_hand) {
    expect_only<CallsAHandOpen>("open answers do not depend on hidden information");
}
TEST(Mutants, an_answer_to_a_query_that_depends_on_a_hidden_card) {
    expect_only<AnswersByTheirHand>("ask gives nothing away");
}
TEST(Mutants, a_proposal_that_is_refused) {
    expect_only<ProposesTheRefused>("proposed implies not refused");
}
TEST(Mutants, no_proposal_for_an_awaited_seat) {
    expect_only<ProposesNothing>("propose finds an action for the awaited");
}
TEST(Mutants, dice_that_are_said_to_be_unseen) {
    expect_only<ShowsTheDrawToAll>("who may not see a draw can't tell it");
}
TEST(Mutants, an_event_that_shows_a_drawn_card) {
    expect_only<TellsWhatIsDrawn>("what a seat is told gives nothing away");
}
TEST(Mutants, an_event_that_tells_who_acts_of_a_hidden_card) {
    expect_only<TellsOfTheirHand>("what a seat is told gives nothing away");
}
TEST(Mutants, an_event_that_tells_who_looks_on_of_a_hidden_card) {
    expect_only<TellsWhyTheyStand>("what a seat is told gives nothing away");
}
// What fuzz targets do with a position that they could read.
TEST(PlayOn, notices_a_view_that_shows_the_other_hand) {
    constexpr int inputs = 6;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        EXPECT_NO_THROW(fuzz::PlayOn<Toy>(setup(), seed).run(inputs));
    }
    int noticed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        try {
            fuzz::PlayOn<ShowsTheHand>(setup(), seed).run(inputs);
        } catch (const fuzz::BrokenPromise&) {
            ++noticed;
        }
    }
    EXPECT_GT(noticed, 10);
}

}  // namespace
}  // namespace grognard::toy
