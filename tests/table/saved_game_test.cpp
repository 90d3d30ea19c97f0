// Saved games: what is written is read back, and any change is found at its line.
#include "table/saved_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "codec/json.hpp"
#include "modules/tables.hpp"
#include "played.hpp"

namespace grognard::table {
namespace {

std::string text_of(std::size_t inputs) {
    const auto table = make_table("ccn", "001");
    play_inputs(*table, inputs, 11);
    return saved_text(header_of(*table, {"human", "greedy"}), *table);
}

// The text with the chain that belongs to it.
std::string rechained(const std::string& text) {
    std::string out;
    std::uint64_t chain = 0;
    bool started = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::string line = text.substr(at, end - at);
        at = end + 1;
        started = started || line.starts_with("start ");
        if (!started) {
            out += line + "\n";
            continue;
        }
        const std::string record = line.substr(0, line.rfind(" #"));
        chain = record.starts_with("start ") ? chained_start(out, record) : chained(chain, record);
        out += record + " #" + hex16(chain) + "\n";
    }
    return out;
}

// What goes wrong when this text is opened and replayed; nothing if all is well.
std::string fault(const std::string& text) {
    try {
        const SavedGame saved = parse_saved("game.txt", text);
        const auto table = table_for(saved);
        replay(saved, *table);
        return "";
    } catch (const codec::BadInput& bad) {
        return bad.what();
    } catch (const IllegalStep& illegal) {
        return std::string("illegal ") + illegal.what();
    }
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(SavedGame, IsReadBackAsItWasPlayed) {
    const std::string text = text_of(200);
    const SavedGame saved = parse_saved("game.txt", text);
    EXPECT_EQ(saved.header.scenario, "001");
    EXPECT_EQ(saved.header.seats[1], "greedy");
    ASSERT_EQ(saved.lines.size(), 200U);
    EXPECT_FALSE(saved.torn);
    const auto table = table_for(saved);
    std::size_t told = 0;
    replay(saved, *table, [&](const SavedLine&, const auto& messages) { told += messages.size(); });
    EXPECT_EQ(table->at(), 200U);
    EXPECT_GT(told, 100U);
    EXPECT_EQ(saved.lines.back().end, text.size());
}

TEST(SavedGame, DropsALastLineThatWasNotWhole) {
    const std::string text = text_of(30);
    for (std::size_t cut = 1; cut < 20; ++cut) {
        const SavedGame saved = parse_saved("game.txt", text.substr(0, text.size() - cut));
        EXPECT_TRUE(saved.torn);
        EXPECT_EQ(saved.lines.size(), 29U);
    }
}

TEST(SavedGame, NamesTheLineThatWasChanged) {
    const std::string text = text_of(60);
    EXPECT_EQ(fault(text), "");
    for (int line = 7; line <= 66; line += 7) {
        std::size_t start = 0;
        for (int i = 1; i < line; ++i) start = text.find('\n', start) + 1;
        const std::size_t hash = text.find('@', start);
        std::string other = text;
        other[hash + 5] = other[hash + 5] == 'a' ? 'b' : 'a';
        EXPECT_NE(fault(other).find("game.txt: line " + std::to_string(line) +
                                    ": expected the line as it was written"),
                  std::string::npos)
            << fault(other);
    }
}

int line_at(const std::string& text, std::size_t offset) {
    return 1 + static_cast<int>(
                   std::count(text.begin(), text.begin() + static_cast<long>(offset), '\n'));
}

// Even where its other face does the same: the hash is of the story, not of the state alone.
TEST(SavedGame, NamesTheLineOfAnyDieThatWasTurned) {
    const std::string text = text_of(600);
    int turned = 0;
    for (std::size_t at = text.find(" dice "); at != std::string::npos;
         at = text.find(" dice ", at + 1)) {
        for (std::size_t die = text.find(" = ", at) + 3; text[die] != '@'; die += 2) {
            std::string other = text;
            other[die] = other[die] == 'I' ? 'F' : 'I';
            const std::string line = "game.txt: line " + std::to_string(line_at(text, at)) + ": ";
            EXPECT_TRUE(fault(other).starts_with(line)) << line << "not " << fault(other);
            ++turned;
        }
    }
    EXPECT_GT(turned, 30);
    std::string other = text;
    other[text.find(" = ", text.find(" dice ")) + 3] = 'X';
    const std::string no_face = fault(rechained(other));
    EXPECT_NE(no_face.find("expected dice and "), std::string::npos) << no_face;
}

TEST(SavedGame, TellsAnIllegalActionWithItsRule) {
    const std::string text = text_of(2);
    const std::string played = text.substr(text.find(" play ") + 6);
    const std::string card = played.substr(0, played.find(' '));
    std::string missing;
    const std::string dealt = text.substr(text.find(" = "), text.find('@', text.find(" = ")));
    for (const std::string other : {"elan", "rally", "cold-steel", "short-supply", "forward"}) {
        if (dealt.find(other) == std::string::npos) missing = other;
    }
    ASSERT_NE(missing, "");
    const std::string other = rechained(changed(text, " play " + card, " play " + missing));
    const std::string illegal = fault(other);
    EXPECT_TRUE(illegal.starts_with("illegal game.txt: line 8: ")) << illegal;
    EXPECT_NE(illegal.find("ccn.turn.play-one-card (card-not-in-hand)"), std::string::npos)
        << illegal;
}

TEST(SavedGame, RefusesWhatIsNoSavedGame) {
    const std::string text = text_of(3);
    std::string other_start = text;
    char& digit = other_start[other_start.find("start @") + 9];
    digit = digit == '0' ? '1' : '0';
    EXPECT_NE(fault("").find("line 1: expected"), std::string::npos);
    EXPECT_NE(fault("{}").find("line 1: expected"), std::string::npos);
    EXPECT_NE(fault(changed(text, "grognard 2", "grognard 3")).find("line 1"), std::string::npos);
    EXPECT_NE(fault(changed(text, "game ccn", "game chess")).find("ccn"), std::string::npos);
    EXPECT_NE(fault(changed(text, "battle 001", "battle 777")).find("777"), std::string::npos);
    EXPECT_NE(fault(rechained(other_start)).find("line 6: expected @"), std::string::npos);
    EXPECT_NE(fault(changed(text, "bottom=human ", "")).find("line 5"), std::string::npos);
    EXPECT_NE(fault(changed(text, "start @", "start ")).find("line 6"), std::string::npos);
    EXPECT_NE(fault(changed(text, "\n2 ", "\n3 ")).find("line 8: expected step 2"),
              std::string::npos);
    EXPECT_NE(fault(text + std::string(max_saved_line + 1, 'x'))
                  .find("line 10: expected a line of at most"),
              std::string::npos);
    EXPECT_NE(fault(rechained(text + "4 sideways done @0123456789abcdef #\n"))
                  .find("a seat, dice or draw"),
              std::string::npos);
}

TEST(SavedGame, NamesFileAndLineOfAHeaderThatIsWrong) {
    const std::string text = text_of(3);
    EXPECT_TRUE(fault(changed(text, "game ccn", "game chess"))
                    .starts_with("game.txt: line 2: expected a game: one of ccn waterloo"));
    EXPECT_TRUE(fault(changed(text, "battle 001", "battle 777"))
                    .starts_with("game.txt: line 4: expected the number, name or file"));
    const std::string gone = fault(changed(text, "battle 001", "battle gone/my.json"));
    EXPECT_TRUE(gone.starts_with("game.txt: line 4: expected the file of the scenario")) << gone;
    EXPECT_NE(gone.find("gone/my.json"), std::string::npos) << gone;
    const auto with = [&text](const std::string& lines) {
        return fault(rechained(changed(text, "start ", lines + "start ")));
    };
    EXPECT_EQ(with("option a 1\noption b 2\nname top Ney of Elchingen\n"), "");
    EXPECT_EQ(with("option a 1\noption b 2\noption a 1\n"),
              "game.txt: line 8: expected each header line once, found \"option a\"");
    EXPECT_NE(with("note-a 1\n").find("line 6: expected a header line that"), std::string::npos);
    EXPECT_NE(with("dice-typed no\n").find("line 6: expected dice-scheme"), std::string::npos);
}

std::string with_other_line_ends(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return out;
}

TEST(SavedGame, BearsWhatEditorsLeaveBehind) {
    const std::string text = text_of(12);
    EXPECT_EQ(fault(with_other_line_ends(text)), "");
    EXPECT_EQ(parse_saved("game.txt", with_other_line_ends(text)).lines.size(), 12U);
    EXPECT_EQ(fault(text + "\n"), "");
    EXPECT_FALSE(parse_saved("game.txt", text + "\n").torn);
    EXPECT_NE(fault(text + "\n\n").find("line 19: expected a record and its chain"),
              std::string::npos);
    EXPECT_NE(fault("\xef\xbb\xbf" + text).find("found a byte order mark"), std::string::npos);
}

// Whatever bytes are changed, the reader says so or reads the same: it never takes another game.
TEST(SavedGame, NeverTakesAChangedGameForTheSame) {
    const std::string text = text_of(40);
    Stream stream(1);
    for (int i = 0; i < 300; ++i) {
        std::string other = text;
        const auto at = stream.below(static_cast<std::uint32_t>(text.size() - 1));
        other[at] = static_cast<char>(stream.below(256));
        if (other == text) continue;
        EXPECT_NE(fault(other), "") << "byte " << at;
    }
}

}  // namespace
}  // namespace grognard::table
