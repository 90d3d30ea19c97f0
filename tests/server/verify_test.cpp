// An exported game proves its dice; a changed one is caught at its step.
#include "server/verify.hpp"

#include <gtest/gtest.h>

#include "codec/json.hpp"
#include "parlour.hpp"
#include "server/fair_dice.hpp"

namespace grognard::server {

namespace {

std::string played(Parlour& parlour, const Created& created) {
    const auto me = parlour.sit(created.table, created.secrets[0], "mine");
    for (int i = 0; i < 20'000; ++i) {
        const Json state(me->last_state());
        if (state.text("awaits") == "nobody") break;
        const auto offers = state.texts("offers");
        const auto at = static_cast<std::size_t>(state.number("at"));
        me->say(act(offers[(at * 104'729) % offers.size()], at));
        parlour.run();
        me->take();
    }
    return parlour.ask("GET", "/api/tables/" + created.table + "/log").body;
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) throw std::runtime_error("no " + from);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST(VerifyTest, EveryRollAndDrawFollowsFromTheSeed) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const std::string log = played(parlour, created);
    const Verified found = verify(table::parse_saved("game", log));
    EXPECT_TRUE(found.good) << found.fault;
    EXPECT_GT(found.derived, 20);
    EXPECT_EQ(found.inherited, 0);
    EXPECT_EQ(found.typed, 0);
    EXPECT_NE(log.find("\ndice-nonce-bottom mine\n"), std::string::npos);

    const Verified other =
        verify(table::parse_saved("game", changed(log, "-bottom mine", "-bottom m")));
    EXPECT_FALSE(other.good);
    EXPECT_TRUE(other.fault.starts_with("step 1 ")) << other.fault;
    // A single die is the same by luck now and then.
    EXPECT_LT(other.derived, found.derived / 2);

    const std::size_t seed = log.find("\ndice-seed ") + 11;
    const std::string swapped = log[seed] == '0' ? "1" : "0";
    std::string wrong = log;
    wrong.replace(seed, 1, swapped);
    EXPECT_NE(verify(table::parse_saved("game", wrong)).fault.find("committed"), std::string::npos);
}

TEST(VerifyTest, AFileIsComparedWithWhatAPlayerRemembers) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto saved = table::parse_saved("game", played(parlour, created));
    EXPECT_TRUE(verify(saved, {created.commitment, "mine"}).good);
    EXPECT_TRUE(verify(saved, {created.commitment, ""}).good);
    const Verified foreign = verify(saved, {created.commitment, "another"});
    EXPECT_FALSE(foreign.good);
    EXPECT_NE(foreign.fault.find("another"), std::string::npos) << foreign.fault;
    const Verified swapped = verify(saved, {commitment(Bytes32{}), "mine"});
    EXPECT_FALSE(swapped.good);
    EXPECT_NE(swapped.fault.find("another commitment"), std::string::npos) << swapped.fault;
}

TEST(VerifyTest, ABranchIsVerifiedFromWhereItBegan) {
    Parlour parlour;
    const Created first = parlour.create(alone);
    played(parlour, first);
    const Json made(
        parlour.ask("POST", "/api/tables/" + first.table + "/branch", R"({"at":30})").body);
    Created branch;
    branch.table = made.text("table");
    branch.secrets[0] = made.text("seats.both.secret");
    const std::string log = played(parlour, branch);
    const Verified found = verify(table::parse_saved("game", log));
    EXPECT_TRUE(found.good) << found.fault;
    EXPECT_GT(found.inherited, 0);
    // Who says that it all came from elsewhere must have as many steps.
    const std::string all = changed(log, "\ndice-after 30\n", "\ndice-after 100000\n");
    EXPECT_THROW(verify(table::parse_saved("game", all)), codec::BadInput);
    EXPECT_EQ(found.unproved(), found.inherited);
    EXPECT_GT(found.derived, 20);
}

TEST(VerifyTest, AGameWithoutTermsOrWithASecretSeedCantBeVerified) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    parlour.sit(created.table, created.secrets[0]);
    const Response running =
        parlour.ask("GET", "/api/tables/" + created.table + "/log?seat=" + created.secrets[0]);
    ASSERT_EQ(running.status, 200);
    EXPECT_EQ(running.body.find("dice-seed"), std::string::npos);
    EXPECT_THROW(verify(table::parse_saved("game", running.body)), codec::BadInput);
}

}  // namespace grognard::server
