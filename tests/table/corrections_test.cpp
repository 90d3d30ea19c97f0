// Games written by one edition of the rules and opened by another; games kept from format 1.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "codec/json.hpp"
#include "codec/utf8.hpp"
#include "edition_toy.hpp"
#include "modules/tables.hpp"
#include "played.hpp"
#include "table/save_file.hpp"
#include "table/saved_game.hpp"

namespace grognard::table {
namespace {

namespace fs = std::filesystem;

std::string played_text(std::size_t inputs, std::uint64_t seed) {
    const auto table = toy_table<Edition::First>();
    play_inputs(*table, inputs, seed);
    return saved_text(header_of(*table, {"human", "human"}), *table);
}

struct Opened {
    std::unique_ptr<Table> table;
    Reopened found;
    SavedGame saved;
};

template <Edition edition>
Opened open(const std::string& text) {
    Opened out{toy_table<edition>(), {}, parse_saved("toy", text)};
    check_sound(out.saved, *out.table);
    out.found = replay(out.saved, *out.table);
    return out;
}

std::string text_of(const Opened& opened) {
    SavedHeader header = opened.saved.header;
    return saved_text(header, *opened.table);
}

// Whatever was changed, the record before is in the record after, and the game is played to its end
// under the new rules and opened again.
template <Edition edition>
void expect_playable(const std::string& before, Opened& opened) {
    const std::string after = text_of(opened);
    EXPECT_TRUE(after.starts_with(before)) << before << "\n" << after;
    play_inputs(*opened.table, 1000, 3);
    const std::string end = text_of(opened);
    EXPECT_TRUE(end.starts_with(after));
    const Opened again = open<edition>(end);
    EXPECT_EQ(again.found.fit, Fit::Same);
    EXPECT_FALSE(again.found.noted);
    EXPECT_EQ(text_of(again), end);
}

// A text in the middle of a game, with at least one input that contains the word.
std::string text_with(std::string_view word) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const std::string text = played_text(20, seed);
        const SavedGame saved = parse_saved("toy", text);
        const bool over = text.find("\nover ") != std::string::npos;
        const auto has = [&](const SavedLine& line) {
            return line.text.find(word) != std::string::npos;
        };
        if (!over && std::ranges::any_of(saved.lines, has)) return text;
    }
    return "";
}

TEST(Corrections, TheSameRulesOpenAGameAsItWas) {
    const std::string text = text_with("dice");
    const Opened opened = open<Edition::First>(text);
    EXPECT_EQ(opened.found.fit, Fit::Same);
    EXPECT_FALSE(opened.found.notice);
    EXPECT_EQ(text_of(opened), text);
}

TEST(Corrections, NewEnumeratorsAndFramesChangeNothing) {
    const std::string text = text_with("dice");
    Opened opened = open<Edition::NewNames>(text);
    EXPECT_EQ(opened.found.fit, Fit::Same);
    EXPECT_FALSE(opened.found.notice);
    EXPECT_EQ(opened.table->at(), opened.saved.lines.size());
    expect_playable<Edition::NewNames>(text, opened);
}

TEST(Corrections, AChangedFigureIsRestamped) {
    const std::string text = text_with("dice");
    Opened opened = open<Edition::Figure>(text);
    ASSERT_EQ(opened.found.fit, Fit::Restamped);
    const auto first = std::ranges::find_if(
        opened.saved.lines, [](const SavedLine& line) { return line.text.starts_with("dice"); });
    EXPECT_EQ(opened.found.step, 1U + static_cast<std::size_t>(first - opened.saved.lines.begin()));
    EXPECT_EQ(opened.table->at(), opened.saved.lines.size());
    ASSERT_TRUE(opened.found.notice);
    EXPECT_NE(opened.found.notice->json().find("notice.restamped"), std::string::npos);
    EXPECT_TRUE(standing_notice(*opened.table));
    expect_playable<Edition::Figure>(text, opened);
}

TEST(Corrections, AStricterRuleCutsTheGameBeforeTheInputItRefuses) {
    const std::string text = text_with("rest");
    Opened opened = open<Edition::Stricter>(text);
    ASSERT_EQ(opened.found.fit, Fit::Cut);
    EXPECT_EQ(opened.saved.lines[opened.found.step - 1].text, "rest");
    EXPECT_EQ(opened.table->at(), opened.found.step - 1);
    EXPECT_EQ(count_cuts(opened.table->notes()), 1U);
    ASSERT_TRUE(opened.found.notice);
    EXPECT_NE(opened.found.notice->json().find("notice.cut"), std::string::npos);
    expect_playable<Edition::Stricter>(text, opened);
}

TEST(Corrections, OneDieFewerCutsTheGameBeforeTheRoll) {
    const std::string text = text_with("dice");
    Opened opened = open<Edition::FewerDice>(text);
    ASSERT_EQ(opened.found.fit, Fit::Cut);
    EXPECT_TRUE(opened.saved.lines[opened.found.step - 1].text.starts_with("dice"));
    EXPECT_EQ(opened.table->at(), opened.found.step - 1);
    expect_playable<Edition::FewerDice>(text, opened);
}

TEST(Corrections, AFinishedGameKeepsItsResult) {
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        const std::string text = played_text(1000, seed);
        ASSERT_NE(text.find("\nover "), std::string::npos);
        if (text.find(" rest ") == std::string::npos) continue;
        const auto played = open<Edition::First>(text);
        const Opened opened = open<Edition::Stricter>(text);
        EXPECT_EQ(opened.found.fit, Fit::Ended);
        EXPECT_FALSE(opened.found.noted);
        EXPECT_EQ(opened.table->outcome().ending, played.table->outcome().ending);
        EXPECT_EQ(opened.table->awaits(), Awaits::Nobody);
        EXPECT_EQ(opened.table->at(), opened.found.step - 1);
        return;
    }
    FAIL() << "nobody rested";
}

TEST(Corrections, ANewerVersionIsRefusedWithBothNumbers) {
    const auto table = toy_table<Edition::Figure>();
    play_inputs(*table, 10, 1);
    const std::string text = saved_text(header_of(*table, {"human", "human"}), *table);
    try {
        open<Edition::First>(text);
        FAIL();
    } catch (const codec::BadInput& bad) {
        const std::string what = bad.what();
        EXPECT_NE(what.find("version 1"), std::string::npos) << what;
        EXPECT_NE(what.find("version 2"), std::string::npos) << what;
    }
}

TEST(Corrections, ADifferentHashUnderTheSameRulesIsDamage) {
    std::string text = text_with("dice");
    const auto table = toy_table<Edition::First>();
    SavedGame saved = parse_saved("toy", text);
    saved.lines[4].state ^= 1;
    EXPECT_THROW(replay(saved, *table), codec::BadInput);
}

TEST(Records, ResignationsDrawsAndTakebacksAreReadBack) {
    const auto table = toy_table<Edition::First>();
    play_inputs(*table, 12, 5);
    EXPECT_TRUE(table->offer_draw(Seat::First));
    EXPECT_FALSE(table->offer_draw(Seat::Second));
    EXPECT_FALSE(table->answer_draw(Seat::First, Consent::Accept));
    EXPECT_TRUE(table->answer_draw(Seat::Second, Consent::Decline));
    play_inputs(*table, 14, 6);
    EXPECT_TRUE(table->adjourn(Seat::Second));
    EXPECT_TRUE(table->take_back(8));
    EXPECT_EQ(table->at(), 8U);
    const std::uint64_t hash = table->hash();
    play_inputs(*table, 10, 7);
    EXPECT_TRUE(table->resign(Seat::First));
    EXPECT_EQ(table->awaits(), Awaits::Nobody);
    EXPECT_EQ(table->outcome().ending, Ending::SecondWins);
    EXPECT_STREQ(table->outcome().by, "resigned");
    EXPECT_FALSE(table->resign(Seat::Second));
    EXPECT_FALSE(table->take_back(2));
    const std::string text = saved_text(header_of(*table, {"human", "human"}), *table);
    for (const char* const line :
         {"\ndraw-offer one #", "\ndraw-decline two #", "\nadjourn two #", "\ncut 9 takeback #",
          "\nresign one #", "\nover two resigned #"}) {
        EXPECT_NE(text.find(line), std::string::npos) << line;
    }
    const Opened opened = open<Edition::First>(text);
    EXPECT_EQ(text_of(opened), text);
    EXPECT_EQ(opened.table->outcome().ending, Ending::SecondWins);
    EXPECT_EQ(opened.table->at(), 10U);
    EXPECT_NE(opened.table->hash(), hash);
    EXPECT_EQ(count_cuts(opened.table->notes()), 1U);
}

TEST(Records, AnAgreedDrawAndAClaimEndTheGame) {
    auto table = toy_table<Edition::First>();
    play_inputs(*table, 6, 5);
    EXPECT_TRUE(table->offer_draw(Seat::Second));
    EXPECT_TRUE(table->answer_draw(Seat::First, Consent::Accept));
    EXPECT_EQ(table->outcome().ending, Ending::Draw);
    table = toy_table<Edition::First>();
    play_inputs(*table, 6, 5);
    EXPECT_TRUE(table->claim(Seat::Second));
    EXPECT_EQ(table->outcome().ending, Ending::SecondWins);
    const std::string text = saved_text(header_of(*table, {"human", "human"}), *table);
    EXPECT_EQ(open<Edition::First>(text).table->outcome().ending, Ending::SecondWins);
}

TEST(Records, AreWrittenToTheFileAsTheyCome) {
    const fs::path path = fs::temp_directory_path() / "grognard-records.txt";
    fs::remove(path);
    {
        const auto table = toy_table<Edition::First>();
        const auto file = SaveFile::create(path, header_of(*table, {"human", "human"}), *table);
        table->keep_in(*file);
        table->note_dice("typed");
        play_inputs(*table, 12, 5);
        table->take_back(5);
        play_inputs(*table, 9, 8);
        table->offer_draw(Seat::First);
        EXPECT_EQ(codec::read_file(path, max_saved_bytes),
                  saved_text(header_of(*table, {"human", "human"}), *table));
    }
    const SavedGame saved = load_saved(path);
    EXPECT_EQ(saved.dice_source(), "typed");
    const auto later = toy_table<Edition::Figure>();
    replay(saved, *later);
    {
        const auto file = SaveFile::resume(path, saved, *later);
        later->keep_in(*file);
        play_inputs(*later, 14, 9);
    }
    const SavedGame again = load_saved(path);
    EXPECT_EQ(again.chain_fault, 0);
    EXPECT_EQ(again.lines.size(), 14U);
    const auto last = toy_table<Edition::Figure>();
    EXPECT_EQ(replay(again, *last).fit, Fit::Same);
    fs::remove(path);
}

const fs::path checkout = fs::path(GROGNARD_CHECKOUT);

TEST(Kept, EveryGameOfFormat1Opens) {
    int opened = 0;
    for (const char* const game : {"ccn", "waterloo"}) {
        for (const auto& entry : fs::directory_iterator(checkout / "tests/kept/format1" / game)) {
            const SavedGame saved = load_saved(entry.path());
            const auto table = table_for(saved);
            const Reopened found = replay(saved, *table);
            EXPECT_EQ(found.fit, Fit::Same) << entry.path();
            EXPECT_EQ(table->at(), saved.lines.size());
            EXPECT_TRUE(found.notice || saved.lines.empty()) << entry.path();
            // What is written of it is format 2, and opens without a notice.
            SavedHeader header = header_of(*table, saved.header.seats);
            header.dice = saved.header.dice;
            const SavedGame again = parse_saved("again", saved_text(header, *table));
            const auto second = table_for(again);
            EXPECT_FALSE(replay(again, *second).notice);
            EXPECT_EQ(second->hash(), table->hash());
            EXPECT_EQ(second->outcome().ending, table->outcome().ending);
            ++opened;
        }
    }
    EXPECT_EQ(opened, 20);
}

// A folder like data/ with one figure changed: French line infantry has a block more or less.
codec::Library changed_data(const fs::path& folder) {
    fs::remove_all(folder);
    fs::copy(checkout / "data", folder, fs::copy_options::recursive);
    const fs::path charts = folder / "ccn/charts.json";
    std::string text = codec::read_file(charts, codec::max_document_bytes);
    const std::string from = R"("melee_bonus_infantry": 1)";
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos);
    text.replace(at, from.size(), R"("melee_bonus_infantry": 0)");
    std::ofstream(charts) << text;
    return codec::Library(folder);
}

// Dice of some melees are fewer: such games are cut, and others go on.
TEST(Corrections, AFigureOfARealGameMayChange) {
    const fs::path folder = fs::temp_directory_path() / "grognard-other-figures";
    const codec::Library library = changed_data(folder);
    int cut = 0;
    int same = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto table = make_table("ccn", "003");
        play_inputs(*table, 300, seed);
        if (table->over()) continue;
        const std::string text = saved_text(header_of(*table, {"human", "human"}), *table);
        const SavedGame saved = parse_saved("game", text);
        const auto later = table_for(saved, library);
        const Reopened found = replay(saved, *later);
        ASSERT_NE(later->stamp(), saved.header.stamp);
        ++(found.fit == Fit::Cut ? cut : same);
        EXPECT_EQ(later->at(), found.fit == Fit::Cut ? found.step - 1 : table->at());
        play_inputs(*later, later->at() + 50, seed);
        const std::string after = saved_text(saved.header, *later);
        EXPECT_TRUE(after.starts_with(text));
        const SavedGame again = parse_saved("game", after);
        const auto last = table_for(again, library);
        EXPECT_EQ(replay(again, *last).fit, Fit::Same);
        EXPECT_EQ(last->hash(), later->hash());
    }
    EXPECT_GT(cut, 0);
    EXPECT_GT(cut + same, 8);
    fs::remove_all(folder);
}

TEST(SavedBattles, ThatDoNotShipAreInTheFile) {
    const fs::path path = fs::temp_directory_path() / "777_mine.json";
    fs::copy_file(checkout / "data/ccn/scenarios/003_vimeiro.json", path,
                  fs::copy_options::overwrite_existing);
    const auto table = make_table("ccn", path.string());
    play_inputs(*table, 20, 3);
    const std::string text = saved_text(header_of(*table, {"human", "human"}), *table);
    fs::remove(path);
    const SavedGame saved = parse_saved("game", text);
    EXPECT_FALSE(saved.header.battle_file.empty());
    const auto again = table_for(saved);
    EXPECT_EQ(replay(saved, *again).fit, Fit::Same);
    EXPECT_EQ(again->hash(), table->hash());
    EXPECT_EQ(saved_text(header_of(*again, {"human", "human"}), *again), text);
}

}  // namespace
}  // namespace grognard::table
