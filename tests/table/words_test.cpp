// Words: tables read strictly, placeholders filled.
#include "table/words.hpp"

#include <gtest/gtest.h>

#include "codec/json.hpp"
#include "modules/ccn/traits.hpp"
#include "modules/tables.hpp"
#include "played.hpp"

namespace grognard::table {
namespace {

TEST(Words, FillsPlaceholdersWithTextMessagesAndLists) {
    const Words words = Words::parse("w", "a\t{who} says {what}\nb\tboo\nlist.between\t; \n");
    EXPECT_EQ(words.say(Message("a").with("who", "Ney").with("what", Message("b"))),
              "Ney says boo");
    List list;
    for (int i = 0; i < 2; ++i) list.add(Message("b"));
    EXPECT_EQ(words.say(Message("a").with("who", "Ney").with("what", list)), "Ney says boo; boo");
    EXPECT_EQ(words.say(Message("a").with("who", 3)), "3 says {what}");
    EXPECT_EQ(words.say(Message("a").with("who", "\"\\\n").with("what", List())), "\"\\\n says ");
    EXPECT_EQ(words.say("nothing"), "[nothing]");
}

TEST(Words, PutBetweenSymbolsWhatTheTableHasForThem) {
    const Words words =
        Words::parse("w", "a\t{dice}\nsymbol.6\tsix\nsymbol.between\t-\nlist.between\t; \n");
    List dice;
    for (int i = 0; i < 3; ++i) dice.add(Noun{"symbol", "6"});
    EXPECT_EQ(words.say(Message("a").with("dice", dice)), "six-six-six");
}

TEST(Messages, TravelAsTheyAreKept) {
    EXPECT_EQ(Message("b").json(), R"({"key":"b"})");
    List list;
    EXPECT_EQ(list.json(), "[]");
    list.add(Noun{"c", "d"});
    list.add(Message("e").with("n", 2));
    EXPECT_EQ(Message("a").with("who", "N\"").with("what", list).json(),
              R"({"key":"a","params":{"who":"N\"","what":[{"key":"c.d"},)"
              R"({"key":"e","params":{"n":"2"}}]}})");
}

TEST(Words, KnowANameInTheirLanguage) {
    const Words words = Words::parse("w", "a\t{name} waits\nname.grand battery\tgrande batterie\n");
    EXPECT_EQ(words.say(Message("a").with("name", "grand battery")), "grande batterie waits");
    EXPECT_EQ(words.say(Message("a").with("name", "Pack")), "Pack waits");
}

TEST(Words, BreaksLinesWhereTheTableSays) {
    EXPECT_EQ(Words::parse("w", "a\tone\\ntwo\n").say("a"), "one\ntwo");
}

TEST(Words, RefuseATableThatIsNotOne) {
    EXPECT_THROW(Words::parse("w", "no tab\n"), codec::BadInput);
    EXPECT_THROW(Words::parse("w", "a\tx\na\ty\n"), codec::BadInput);
    EXPECT_THROW(Words::parse("w", "a\t\n"), codec::BadInput);
}

// Every message and question of whole games, in both languages, without a gap.
TEST(Words, TellWholeGames) {
    for (const auto language : {codec::Language::English, codec::Language::French}) {
        const Words words = load_words("ccn", language);
        for (const std::string scenario : {"001", "010", "014", "015"}) {
            const auto table = make_table("ccn", scenario);
            Stream stream(9);
            const auto& game = dynamic_cast<const CcnTable&>(*table);
            while (table->awaits() != Awaits::Nobody) {
                const std::string asked = words.say(CcnTraits::ask(game.state(), game.lore()));
                ASSERT_EQ(asked.find_first_of("{}"), std::string::npos) << asked;
                const Reply reply = one_input(*table, stream);
                for (const Message& message : std::get<Accepted>(reply).told) {
                    const std::string said = words.sentence(message);
                    ASSERT_EQ(said.find_first_of("{}["), std::string::npos) << said;
                }
            }
        }
    }
}

}  // namespace
}  // namespace grognard::table
