// Our own mistakes: they end a request, or a room, and never the host.
#include <gtest/gtest.h>

#include "faulty_port.hpp"
#include "parlour.hpp"

namespace grognard::server {

namespace {

using Fault = FaultyPort::Fault;

class MishapTest : public ::testing::Test {
  protected:
    // Two people, or a person against a bot, at a table of the faulty game.
    void open(const std::string& top) {
        store::GameRecord record;
        record.id = "faulty";
        record.game = "ccn";
        record.scenario = "001";
        record.dice.seed = hex_text(new_seed());
        record.seats[0].kind = "human";
        record.seats[0].secret_hash = hashed("bottom");
        record.seats[1].kind = top;
        if (record.seats[1].is_bot()) {
            record.seats[1].nonce = new_nonce();
        } else {
            record.seats[1].secret_hash = hashed("top");
        }
        parlour_.store().commit(store::Writes{store::Create{record}});
        room_ = std::make_shared<Hosted>(Room(port_, record), parlour_.lobby().services());
    }
    void wait_for_a_report() {
        for (int i = 0; i < 5000 && parlour_.reported().empty(); ++i) {
            parlour_.run();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        parlour_.run();
    }
    static std::size_t at(const Seated& who) {
        return static_cast<std::size_t>(Json(who.last_state()).number("at"));
    }
    static std::string offer(const Seated& who) {
        return Json(who.last_state()).texts("offers").front();
    }
    static std::string odds(const std::string& action) { return ask("odds", action, 7); }

    Parlour parlour_;
    FaultyPort port_;
    std::shared_ptr<Hosted> room_;
};

}  // namespace

TEST_F(MishapTest, ABotThatFailsClosesItsRoomAlone) {
    const Created other = parlour_.create(alone);
    const auto elsewhere = parlour_.sit(other.table, other.secrets[0]);
    open("bot:first");
    port_.fault = Fault::Bot;
    const auto me = parlour_.sit_at(room_, "bottom");
    wait_for_a_report();
    EXPECT_EQ(parlour_.reported(),
              std::vector<std::string>{"game faulty is closed: its bot: the bot"});
    EXPECT_NE(me->closed().find("try again"), std::string::npos) << me->closed();
    EXPECT_EQ(room_->enter(me, "bottom", "", "here", {}), nullptr);
    const std::size_t before = at(*elsewhere);
    elsewhere->say(act(offer(*elsewhere), before));
    parlour_.run();
    EXPECT_GT(at(*elsewhere), before);
    // What was kept is there for who comes again.
    const auto again = parlour_.sit("faulty", "bottom");
    EXPECT_GE(at(*again), 1U);
}

TEST_F(MishapTest, ABotThatChoosesWhatMayNotBeDoneThinksAgain) {
    open("bot:first");
    port_.nonsense = 2;
    const auto me = parlour_.sit_at(room_, "bottom");
    for (int i = 0; i < 5000 && at(*me) < 2; ++i) {
        parlour_.run();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_GE(at(*me), 2U);
    EXPECT_TRUE(parlour_.reported().empty());
}

TEST_F(MishapTest, ABotThatNeverChoosesWhatMayBeDoneIsGivenUp) {
    open("bot:first");
    port_.nonsense = 1000;
    const auto me = parlour_.sit_at(room_, "bottom");
    wait_for_a_report();
    EXPECT_FALSE(me->closed().empty());
    EXPECT_EQ(parlour_.reported(),
              std::vector<std::string>{"game faulty is closed: its bot chose battle-back"});
    EXPECT_GT(port_.nonsense, 900);
}

TEST_F(MishapTest, AQuestionThatFailsEndsTheConnectionThatAsked) {
    open("human");
    const auto bottom = parlour_.sit_at(room_, "bottom");
    const auto top = parlour_.sit_at(room_, "top");
    port_.fault = Fault::Odds;
    top->say(odds(offer(*top)));
    parlour_.run();
    EXPECT_FALSE(top->closed().empty());
    EXPECT_TRUE(bottom->closed().empty());
    EXPECT_EQ(parlour_.reported(), std::vector<std::string>{"game faulty: the odds"});
}

TEST_F(MishapTest, AMessageThatWaitedAndFailsEndsTheConnectionThatSentIt) {
    open("human");
    const auto bottom = parlour_.sit_at(room_, "bottom");
    const auto top = parlour_.sit_at(room_, "top");
    port_.fault = Fault::Odds;
    const std::string question = odds(offer(*top));
    bottom->say(R"({"say":"being kept"})");
    top->say(question);  // waits until that is kept
    EXPECT_TRUE(top->closed().empty());
    EXPECT_NO_THROW(parlour_.run());
    EXPECT_FALSE(top->closed().empty());
    EXPECT_TRUE(bottom->closed().empty());
    bottom->say(R"({"say":"and on it goes"})");
    parlour_.run();
    EXPECT_EQ(Json(bottom->last_state()).text("chat[0].text"), "and on it goes");
}

TEST_F(MishapTest, AQuestionThatFailsOnAWorkerIsAnsweredAllTheSame) {
    open("human");
    const auto bottom = parlour_.sit_at(room_, "bottom");
    const auto top = parlour_.sit_at(room_, "top");
    port_.fault = Fault::OddsLater;
    top->take();
    for (int i = 0; i < 2 * Parlour::unlimited().questions; ++i) {
        top->say(odds(offer(*top)));
        EXPECT_NO_THROW(parlour_.run());
        const Json answer(top->take().at(0));
        EXPECT_EQ(answer.number("id"), 7);
        EXPECT_FALSE(answer.truth("allowed"));
        EXPECT_TRUE(answer.has("expected"));
    }
    EXPECT_EQ(parlour_.reported().front(), "a question: the odds, later");
}

TEST_F(MishapTest, DiceThatAreNoAnswerAreNotRolledForEver) {
    open("bot:first");
    port_.fault = Fault::Dice;
    const auto me = parlour_.sit_at(room_, "bottom");
    EXPECT_FALSE(me->closed().empty());
    ASSERT_EQ(parlour_.reported().size(), 1U);
    EXPECT_NE(parlour_.reported()[0].find("step 1: what the host rolled"), std::string::npos);
    EXPECT_TRUE(parlour_.store().load("faulty")->inputs.empty());
}

}  // namespace grognard::server
