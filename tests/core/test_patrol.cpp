// Patrol keeps the laws, and the laws about secret, sampled and simultaneous play catch its
// mutants.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "core/laws.hpp"
#include "patrol.hpp"

namespace grognard::patrol {
namespace {

static_assert(Game<Patrol>);

State setup() { return Patrol::start(standard_battle()); }

TEST(Patrol, keeps_the_laws_over_two_thousand_random_games) {
    std::map<std::string, int> endings;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        LawfulPlay<Patrol> play(setup(), seed);
        const auto broken = play.run();
        ASSERT_FALSE(broken) << "seed " << seed << " step " << broken->step << ": " << broken->law
                             << " (" << broken->detail << ")";
        ++endings[Patrol::outcome(play.state()).by];
    }
    // Random play that reached only some endings would have tested only some of the game.
    EXPECT_GT(endings["goal"], 20);
    EXPECT_GT(endings["time"], 20);
    EXPECT_GT(endings["rout"], 20);
}

void give(State& s, Seat seat, std::string_view text) {
    const auto action = Patrol::parse(text);
    ASSERT_TRUE(action) << text;
    ASSERT_FALSE(Patrol::refuse(s, seat, *action)) << text;
    Patrol::apply(s, seat, *action, {});
}
void draw(State& s, std::uint8_t outcome) {
    const std::array drawn = {outcome};
    ASSERT_TRUE(fits(Patrol::chance(s), drawn));
    Patrol::resolve(s, drawn, {});
}

TEST(Patrol, both_seats_are_awaited_and_orders_stay_secret_until_the_second) {
    State s = setup();
    EXPECT_EQ(Patrol::awaits(s), Awaits::Both);
    give(s, Seat::Second, "order watch");
    EXPECT_EQ(Patrol::awaits(s), Awaits::First);
    EXPECT_EQ(Patrol::view(s, Viewer::First).orders[1], Order::None);
    EXPECT_EQ(Patrol::view(s, Viewer::Second).orders[1], Order::Watch);
    EXPECT_EQ(Patrol::view(s, Viewer::Spectator).orders[1], Order::None);
    give(s, Seat::First, "order march");
    EXPECT_EQ(Patrol::view(s, Viewer::First).orders[1], Order::Watch);
    EXPECT_EQ(Patrol::awaits(s), Awaits::Chance);
}

TEST(Patrol, each_leg_may_be_interrupted_and_the_move_resumes) {
    State s = setup();
    give(s, Seat::First, "order march");
    give(s, Seat::Second, "order watch");
    draw(s, static_cast<std::uint8_t>(Chit::First));
    give(s, Seat::First, "march 100 200");
    EXPECT_EQ(Patrol::awaits(s), Awaits::Second);
    EXPECT_EQ(s.at[0], 100);
    give(s, Seat::Second, "shoot 1010");
    EXPECT_EQ(Patrol::chance(s).count, 2);
    const std::array<std::uint8_t, 2> hits = {1, 0};
    Patrol::resolve(s, hits, {});
    EXPECT_EQ(s.men[0], 2);
    EXPECT_EQ(s.at[0], 300);
    EXPECT_EQ(s.loaded[1], 0b1010);
    EXPECT_EQ(Patrol::asks(s, Seat::Second).kind, "shoot");
    give(s, Seat::Second, "hold");
    EXPECT_EQ(Patrol::awaits(s), Awaits::Chance);
}

TEST(Patrol, a_plan_tells_its_longest_legal_prefix) {
    const State s = setup();
    PlanQuery query;
    for (const int leg : {300, 200, 200}) query.legs.push(static_cast<std::int16_t>(leg));
    EXPECT_EQ(Patrol::ask(s, Seat::First, query), (Plan{2, 500}));
}

// The last seat to choose loses a musket.
struct FavoursTheLast : Patrol {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        const bool last = std::holds_alternative<Choose>(action) && s.awaited != Awaits::Both;
        Patrol::apply(s, seat, action, events);
        if (last && s.ending == Ending::Undecided) s.loaded[index(seat)] &= 0b0111;
    }
};
struct SaysOrdersAloud : Patrol {
    static bool secret(const State&, Seat, const Action&) { return false; }
};
struct ShowsOrders : Patrol {
    static View view(const State& s, Viewer viewer) {
        View view = Patrol::view(s, viewer);
        view.orders = s.orders;
        return view;
    }
};
struct TakesBackAfterTheReveal : Patrol {
    static bool irrevocable(const State&, Seat, const Action&) { return false; }
};
struct CallsASampleComplete : Patrol {
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        Patrol::offer(s, seat, out);
        return Coverage::Complete;
    }
};
// Some lengths that no offer has carry the side off the table.
struct LosesTheSideOnAnOddLeg : Patrol {
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        Patrol::apply(s, seat, action, events);
        const auto* march = std::get_if<March>(&action);
        if (march != nullptr && march->legs[0] % 7 == 3) s.at[index(seat)] = -1;
    }
};
struct PlansByTheirOrder : Patrol {
    static Plan ask(const State& s, Seat seat, const PlanQuery& query) {
        Plan plan = Patrol::ask(s, seat, query);
        if (s.orders[index(other(seat))] == Order::Watch) plan.cost = 0;
        return plan;
    }
};

template <Game G>
std::set<std::string> caught() {
    std::set<std::string> laws;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        if (const auto broken = LawfulPlay<G>(setup(), seed).run()) laws.insert(broken->law);
    }
    return laws;
}

using Laws = std::set<std::string>;

TEST(PatrolMutants, are_each_caught_by_their_law) {
    EXPECT_EQ(caught<Patrol>(), Laws{});
    EXPECT_EQ(caught<FavoursTheLast>(), Laws{"simultaneous inputs commute"});
    EXPECT_EQ(caught<SaysOrdersAloud>(), Laws{"a simultaneous choice is secret"});
    EXPECT_TRUE(
        caught<ShowsOrders>().contains("a view survives redealing what its seat can't see"));
    EXPECT_EQ(caught<TakesBackAfterTheReveal>(),
              Laws{"a revocable action looks the same in every redealt state"});
    EXPECT_EQ(caught<CallsASampleComplete>(),
              Laws{"a complete offer contains everything that is allowed"});
    EXPECT_EQ(caught<LosesTheSideOnAnOddLeg>(), Laws{"invariants hold"});
    EXPECT_EQ(caught<PlansByTheirOrder>(), Laws{"ask gives nothing away"});
}

}  // namespace
}  // namespace grognard::patrol
