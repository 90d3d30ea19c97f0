// Every game's actions keep the law of JSON, and field lists that are wrong are caught by it.
#include "support/json_law.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "modules/types.hpp"
#include "support/patrol_fields.hpp"
#include "support/toy_fields.hpp"
#include "support/wanted.hpp"

// Orders with field lists that make one mistake each.
namespace grognard::bent {

struct Going {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend bool operator==(const Going&, const Going&) = default;
};

struct Right : Going {};
struct ForgetsAMember : Going {};
struct NamesOneForTheOther : Going {};
struct LeavesOutWhatCounts : Going {};
struct Halt {
    friend bool operator==(const Halt&, const Halt&) = default;
};
// Its verb is another's: the first of them is read.
struct Stop {
    friend bool operator==(const Stop&, const Stop&) = default;
};

constexpr std::string_view verb(const Going&) { return "go"; }
constexpr std::string_view verb(const Halt&) { return "halt"; }
constexpr std::string_view verb(const Stop&) { return "halt"; }

template <class Visit, ConstOrNot<Right> A>
void fields(Visit& visit, A& going) {
    visit("from", going.from);
    visit("to", going.to);
}
template <class Visit, ConstOrNot<ForgetsAMember> A>
void fields(Visit& visit, A& going) {
    visit("from", going.from);
}
// Written otherwise than read.
template <class Visit, ConstOrNot<NamesOneForTheOther> A>
void fields(Visit& visit, A& going) {
    visit("from", std::is_const_v<A> ? going.to : going.from);
    visit("to", std::is_const_v<A> ? going.from : going.to);
}
template <class Visit, ConstOrNot<LeavesOutWhatCounts> A>
void fields(Visit& visit, A& going) {
    visit("from", going.from);
    if (!std::is_const_v<A> || going.to != 2) visit("to", going.to);
}
template <class Visit, ConstOrNot<Halt> A>
void fields(Visit&, A&) {}
template <class Visit, ConstOrNot<Stop> A>
void fields(Visit&, A&) {}

}  // namespace grognard::bent

namespace grognard::laws {

namespace {

template <Game G>
void expect_kept(const typename G::State& start, int games) {
    for (int game = 0; game < games; ++game) {
        const auto found = check_json_of_a_game<G>(start, static_cast<std::uint64_t>(game));
        EXPECT_FALSE(found) << G::name << " game " << game << " step " << found->step << ": "
                            << found->law << ": " << found->detail;
    }
}

template <class Order>
Finding found_with() {
    return check_json(std::variant<Order, bent::Halt>(Order{{1, 2}}));
}

}  // namespace

TEST(JsonLaw, EveryGameKeepsIt) {
    const int games = wanted("GROGNARD_JSON_GAMES", 40);
    modules::Games::each([games](auto module) {
        using M = decltype(module);
        const auto scenarios = M::scenarios({});
        for (const auto& one : scenarios) {
            const int share = std::max(1, games / static_cast<int>(scenarios.size()));
            expect_kept<typename M::Game>(M::Game::start(*one.battle), share);
        }
    });
}

TEST(JsonLaw, BothToysKeepIt) {
    expect_kept<toy::Toy>(toy::setup(), 200);
    const patrol::Battle battle;
    expect_kept<patrol::Patrol>(patrol::Patrol::start(battle), 200);
}

TEST(JsonLaw, CatchesFieldListsThatAreWrong) {
    EXPECT_FALSE(found_with<bent::Right>());
    EXPECT_TRUE(found_with<bent::ForgetsAMember>());
    EXPECT_TRUE(found_with<bent::NamesOneForTheOther>());
    EXPECT_TRUE(found_with<bent::LeavesOutWhatCounts>());
}

TEST(JsonLaw, CatchesAVerbThatStandsTwice) {
    using Orders = std::variant<bent::Halt, bent::Stop>;
    EXPECT_FALSE(check_json(Orders(bent::Halt())));
    EXPECT_TRUE(check_json(Orders(bent::Stop())));
}

}  // namespace grognard::laws
