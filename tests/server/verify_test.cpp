// An exported game proves its dice; a changed one is caught at its step.
#include "server/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

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

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        out.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += line + "\n";
    return out;
}

// The text with the chain that belongs to it: whoever changes a file can do that.
std::string rechained(const std::string& text) {
    std::string out;
    std::uint64_t chain = 0;
    bool started = false;
    for (const std::string& line : lines_of(text)) {
        started = started || line.starts_with("start ");
        if (!started) {
            out += line + "\n";
            continue;
        }
        const std::string record = line.substr(0, line.rfind(" #"));
        chain = record.starts_with("start ") ? table::chained_start(out, record)
                                             : table::chained(chain, record);
        out += record + " #" + table::hex16(chain) + "\n";
    }
    return out;
}

Verified verified(const std::string& text) { return verify(table::parse_saved("game", text)); }

// Is it found out, by the reader or by the proof?
bool found_out(const std::string& text) {
    try {
        return !verified(text).verified();
    } catch (const codec::BadInput&) {
        return true;
    }
}
bool found_wrong(const std::string& text) {
    try {
        return verified(text).wrong();
    } catch (const codec::BadInput&) {
        return true;
    }
}

}  // namespace

TEST(VerifyTest, EveryRollAndDrawFollowsFromTheSeed) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const std::string log = played(parlour, created);
    const Verified found = verified(log);
    EXPECT_TRUE(found.verified()) << found.fault
                                  << (found.unproved.empty() ? "" : found.unproved[0]);
    EXPECT_GT(found.derived, 20);
    EXPECT_EQ(found.others, 0);
    EXPECT_NE(log.find("\ndice-share bottom mine\n"), std::string::npos);

    const Verified other = verified(rechained(changed(log, "share bottom mine", "share bottom m")));
    EXPECT_TRUE(other.wrong());
    EXPECT_NE(other.fault.find(": step 1: "), std::string::npos) << other.fault;
    // A single die is the same by luck now and then.
    EXPECT_LT(other.derived, found.derived / 2);

    const std::size_t seed = log.find("\ndice-seed ") + 11;
    const std::string swapped = log[seed] == '0' ? "1" : "0";
    std::string wrong = log;
    wrong.replace(seed, 1, swapped);
    EXPECT_NE(verified(rechained(wrong)).fault.find("committed"), std::string::npos);
}

TEST(VerifyTest, AFileIsComparedWithWhatAPlayerRemembers) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto saved = table::parse_saved("game", played(parlour, created));
    EXPECT_TRUE(verify(saved, {created.commitment, "mine"}).verified());
    EXPECT_TRUE(verify(saved, {created.commitment, ""}).verified());
    const Verified foreign = verify(saved, {created.commitment, "another"});
    EXPECT_TRUE(foreign.wrong());
    EXPECT_NE(foreign.fault.find("another"), std::string::npos) << foreign.fault;
    const Verified swapped = verify(saved, {commitment(Bytes32{}), "mine"});
    EXPECT_TRUE(swapped.wrong());
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
    const Verified found = verified(log);
    EXPECT_FALSE(found.wrong()) << found.fault;
    EXPECT_FALSE(found.verified());
    EXPECT_EQ(found.unproved, std::vector<std::string>{"rolls or draws were inherited"});
    EXPECT_GT(found.others, 0);
    EXPECT_GT(found.derived, 20);
}

TEST(VerifyTest, AGameWithASecretSeedIsNotProved) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    parlour.sit(created.table, created.secrets[0]);
    const Response running =
        parlour.ask("GET", "/api/tables/" + created.table + "/log?seat=" + created.secrets[0]);
    ASSERT_EQ(running.status, 200);
    EXPECT_EQ(running.body.find("dice-seed"), std::string::npos);
    const Verified found = verified(running.body);
    EXPECT_FALSE(found.wrong()) << found.fault;
    EXPECT_EQ(found.unproved, std::vector<std::string>{"the game is not over"});
}

TEST(VerifyTest, SharesOfTheServerMatchItsPromises) {
    Parlour parlour;
    const Response made =
        parlour.ask("POST", "/api/tables",
                    R"({"game":"ccn","scenario":"003","seats":{"bottom":"human","top":"open"}})");
    ASSERT_EQ(made.status, 201) << made.body;
    const Json created(made.body);
    const auto me = parlour.sit(created.text("table"), created.text("seats.bottom.secret"), "mine");
    me->say(R"({"begin":true})");
    parlour.run();
    const auto them = parlour.sit(created.text("table"), created.text("seats.top.secret"), "late");
    for (int i = 0; i < 20'000; ++i) {
        const Json state(me->last_state());
        if (state.text("awaits") == "nobody") break;
        const auto& mover = state.text("awaits") == "bottom" ? me : them;
        const Json seen(mover->last_state());
        const auto offers = seen.texts("offers");
        const auto at = static_cast<std::size_t>(seen.number("at"));
        mover->say(act(offers[(at * 104'729) % offers.size()], at));
        parlour.run();
    }
    const Response log = parlour.ask("GET", "/api/tables/" + created.text("table") + "/log");
    ASSERT_EQ(log.status, 200);
    EXPECT_EQ(log.body.find("late"), std::string::npos);
    EXPECT_NE(log.body.find("\ndice-promise bottom " + created.text("promises.bottom") + "\n"),
              std::string::npos);
    const Verified found = verified(log.body);
    EXPECT_FALSE(found.wrong()) << found.fault;
    EXPECT_EQ(found.unproved, std::vector<std::string>{"the share of top came from the server"});
    const std::string promise = created.text("promises.top");
    const std::string other = (promise[0] == '0' ? "1" : "0") + promise.substr(1);
    EXPECT_TRUE(verified(rechained(changed(log.body, promise, other))).wrong());
    std::string unmarked = log.body;
    const std::size_t host = unmarked.find(" host\n");
    unmarked.erase(host, 5);
    EXPECT_TRUE(verified(rechained(unmarked)).wrong());
}

// Each file was changed in one place. With the old chain the line is named; with a chain of its
// own the seed tells, wherever a change of play would have served somebody.
TEST(VerifyTest, TamperedFilesAreFoundOut) {
    Parlour parlour;
    const std::string log = played(parlour, parlour.create(alone));
    ASSERT_TRUE(verified(log).verified());
    ASSERT_EQ(rechained(log), log);
    const std::vector<std::string> lines = lines_of(log);
    int tampered = 0;
    const auto expect_wrong = [&](const std::vector<std::string>& changed, const char* what) {
        EXPECT_TRUE(found_wrong(joined(changed))) << what;
        EXPECT_TRUE(found_wrong(rechained(joined(changed)))) << what << ", with its chain";
        tampered += 2;
    };
    const auto index_of = [&lines](std::string_view beginning) {
        const auto found = std::ranges::find_if(
            lines, [&](const std::string& line) { return line.starts_with(beginning); });
        return static_cast<std::size_t>(found - lines.begin());
    };

    // Dice and cards: another outcome, a missing one, one more, another order, another question.
    int dice = 0;
    int cards = 0;
    for (std::size_t i = index_of("start ") + 1; i < lines.size(); ++i) {
        const bool roll = lines[i].find(" dice ") != std::string::npos;
        const bool draw = lines[i].find(" draw ") != std::string::npos;
        if (!roll && !draw) continue;
        if (++(roll ? dice : cards) > 8) continue;
        const std::size_t answer = lines[i].find(" = ") + 3;
        const std::size_t end = std::min(lines[i].find(' ', answer), lines[i].find(" @"));
        std::vector<std::string> other = lines;
        const std::string was = lines[i].substr(answer, end - answer);
        const std::string now =
            roll ? (was == "I" ? "F" : "I") : (was == "elan" ? "rally" : "elan");
        other[i] = lines[i].substr(0, answer) + now + lines[i].substr(end);
        expect_wrong(other, "another outcome");
        other[i] = lines[i].substr(0, answer) + was + " " + lines[i].substr(answer);
        expect_wrong(other, "an outcome twice");
    }
    EXPECT_GE(std::min(dice, cards), 8);
    const std::size_t deal = index_of("1 draw ");
    std::vector<std::string> other = lines;
    other[deal] = changed(lines[deal], " seen none from ", " seen none from elan:200 ");
    expect_wrong(other, "another pile");
    other[deal] = changed(lines[deal], "1 draw ", "1 dice ");
    expect_wrong(other, "cards as dice");

    // Shares, seed, commitment, promises.
    const std::vector<std::pair<std::string, std::string>> header = {
        {"dice-share bottom mine", "dice-share bottom yours"},
        {"dice-share top mine", "dice-share top mine2"},
        {"dice-share top mine", "dice-share top mine host"},
        {"dice-share top mine\n", ""},
        {"dice-share top mine", "dice-share top mi ne"},
        {"dice-share top mine", "dice-share bottom mine"},
        {"dice-scheme 2", "dice-scheme 3"},
        {"dice-scheme 2\n", ""},
        {"dice-scheme 2", "dice-typed no"},
        {"dice-commitment ", "dice-commitment 0"},
        {"dice-promise top ", "dice-promise top 0"},
    };
    for (const auto& [from, to] : header) {
        expect_wrong(lines_of(changed(log, from, to)), from.c_str());
    }
    for (const char* const line : {"dice-commitment ", "dice-promise bottom ", "dice-seed "}) {
        other = lines;
        other.erase(other.begin() + static_cast<std::ptrdiff_t>(index_of(line)));
        expect_wrong(other, line);
        other = lines;
        std::string& digits = other[index_of(line)];
        digits.back() = digits.back() == '0' ? '1' : '0';
        EXPECT_TRUE(found_wrong(joined(other))) << line;
        ++tampered;
    }
    // Who sent his share last is found by the chain alone.
    other = lines;
    std::swap(other[index_of("dice-share bottom")], other[index_of("dice-share top")]);
    EXPECT_TRUE(found_wrong(joined(other)));
    ++tampered;

    // Truncation: whole lines, half lines, the end alone.
    for (const std::size_t kept : {lines.size() - 1, lines.size() - 2, lines.size() / 2,
                                   index_of("start ") + 1, index_of("start ")}) {
        other.assign(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(kept));
        expect_wrong(other, "truncated");
    }
    EXPECT_TRUE(found_wrong(log.substr(0, log.size() - 1)));
    EXPECT_TRUE(found_wrong(log.substr(0, log.size() - 30)));
    tampered += 2;

    // Order: lines exchanged, left out, doubled, moved to another section.
    const std::size_t first = index_of("start ") + 1;
    for (const std::size_t step : {std::size_t{0}, std::size_t{7}, std::size_t{19}}) {
        other = lines;
        std::swap(other[first + step], other[first + step + 1]);
        expect_wrong(other, "exchanged");
        other = lines;
        other.erase(other.begin() + static_cast<std::ptrdiff_t>(first + step));
        expect_wrong(other, "left out");
        other = lines;
        other.insert(other.begin() + static_cast<std::ptrdiff_t>(first + step),
                     lines[first + step]);
        expect_wrong(other, "doubled");
    }
    for (const char* const record : {"dice typed #", "dice inherited #", "dice scripted #"}) {
        other = lines;
        other.insert(other.begin() + static_cast<std::ptrdiff_t>(first), record);
        EXPECT_TRUE(found_out(rechained(joined(other)))) << record;
        ++tampered;
    }
    // A cut changes the key of what follows.
    other = lines;
    other.insert(other.begin() + static_cast<std::ptrdiff_t>(first + 1), "cut 1 takeback #");
    EXPECT_TRUE(found_wrong(rechained(joined(other))));
    ++tampered;
    EXPECT_GE(tampered, 60);
}

}  // namespace grognard::server
