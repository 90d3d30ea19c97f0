// Derives each answer of chance anew from the seed and from the question on its line.
#include "server/verify.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "codec/json.hpp"
#include "modules/tables.hpp"
#include "server/fair_dice.hpp"
#include "table/record.hpp"

namespace grognard::server {

namespace {

using codec::shown;

using Records = std::vector<std::pair<int, std::string>>;

std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

template <class Number>
std::optional<Number> number(std::string_view text) {
    Number value = 0;
    const char* const end = text.data() + text.size();
    if (text.empty() || std::from_chars(text.data(), end, value).ptr != end) return std::nullopt;
    return value;
}

struct Outcome {
    std::string_view name;
    std::uint32_t weight = 0;
};

// A line of chance, taken apart; the answer is one string, its words separated by spaces.
struct ChanceLine {
    std::uint64_t input = 0;
    bool cards = false;
    int count = 0;
    std::vector<Outcome> outcomes;
    std::string_view answer;
};

bool is_chance(std::string_view record) {
    std::string_view rest = record;
    const std::string_view first = take_word(rest);
    if (first.empty() || first.front() < '0' || first.front() > '9') return false;
    const std::string_view verb = take_word(rest);
    return verb == "dice" || verb == "draw";
}

bool has_unknown_question(std::string_view record) {
    take_word(record);
    take_word(record);
    return take_word(record) == table::unknown_question;
}

std::optional<ChanceLine> read_chance(std::string_view record) {
    ChanceLine out;
    const auto input = number<std::uint64_t>(take_word(record));
    out.cards = take_word(record) == "draw";
    take_word(record);  // the kind
    const auto count = number<int>(take_word(record));
    if (!input || !count || take_word(record) != "seen") return std::nullopt;
    take_word(record);  // who saw it
    if (take_word(record) != "from") return std::nullopt;
    out.input = *input;
    out.count = *count;
    for (std::string_view word = take_word(record); word != "="; word = take_word(record)) {
        const std::size_t colon = word.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const auto weight = number<std::uint32_t>(word.substr(colon + 1));
        if (!weight || *weight == 0 || *weight > 255) return std::nullopt;
        out.outcomes.push_back({word.substr(0, colon), *weight});
    }
    const std::size_t state = record.rfind('@');
    if (state == std::string_view::npos) return std::nullopt;
    out.answer = record.substr(0, state);
    if (out.answer.ends_with(' ')) out.answer.remove_suffix(1);
    return out;
}

// What the dice give; nothing if there are too few cards.
std::optional<std::string> derived(const ChanceLine& line, FairDice dice) {
    std::vector<Outcome> left = line.outcomes;
    std::uint32_t total = 0;
    for (const Outcome& outcome : left) total += outcome.weight;
    std::string out;
    for (int i = 0; i < line.count; ++i) {
        if (total == 0) return std::nullopt;
        std::uint32_t drawn = dice.below(total);
        const auto found = std::ranges::find_if(left, [&drawn](const Outcome& outcome) {
            if (drawn < outcome.weight) return true;
            drawn -= outcome.weight;
            return false;
        });
        out.append(out.empty() ? "" : " ").append(found->name);
        if (!line.cards) continue;
        --found->weight;
        --total;
    }
    return out;
}

class Verification {
  public:
    Verification(const table::SavedGame& saved, const Records& records, const Remembered& own)
        : saved_(saved), records_(records), own_(own) {}

    Verified run() {
        if (saved_.chain_fault > 0) {
            fault(saved_.chain_fault, "this line is not as it was written, by the chain");
        }
        const bool over = !records_.empty() && records_.back().second.starts_with("over ");
        if (!over) out_.unproved.emplace_back("the game is not over");
        if (saved_.torn) fault(0, "the last line is not whole");
        const auto& dice = saved_.header.dice;
        if (!dice) {
            out_.unproved.emplace_back("no seed was committed to");
        } else {
            check_shares(*dice);
            check_own(*dice);
            check_seed(*dice, over);
        }
        check_records();
        return std::move(out_);
    }

  private:
    // The first one counts.
    void fault(int line, const std::string& what) {
        if (!out_.fault.empty()) return;
        out_.fault = line > 0 ? "line " + std::to_string(line) + ": " + what : what;
    }

    // Only a player knows whether it is he whom the file speaks of.
    void check_own(const table::SavedDice& dice) {
        if (!own_.commitment.empty() && own_.commitment != dice.commitment) {
            fault(0, "the file has another commitment than the one that was told before the game");
        }
        const auto mine = [this](const table::SavedShare& share) {
            return share.text == own_.share;
        };
        if (!own_.share.empty() && std::ranges::none_of(dice.shares, mine)) {
            fault(0, "no seat of the file has the share " + shown(own_.share));
        }
    }

    void check_shares(const table::SavedDice& dice) {
        for (const table::SavedShare& share : dice.shares) {
            shares_[share.seat] = share.text;
            const std::string& seat = saved_.seat_names[share.seat];
            const bool promised = promise(share.text) == dice.promises[share.seat];
            if (share.host && dice.scheme > 1 && !promised) {
                fault(0, "the share that the host made for " + seat + " is not the promised one");
            }
            if (!share.host && promised) {
                fault(0, "the share of " + seat + " is the host's, but is not marked so");
            }
            if (share.host) {
                out_.unproved.push_back("the share of " + seat + " came from the server");
            }
        }
        if (dice.scheme > 1) {
            for (std::size_t i = 0; i < dice.promises.size(); ++i) {
                if (!dice.promises[i].empty()) continue;
                fault(0, "there is no promise for " + saved_.seat_names[i]);
            }
        } else {
            out_.unproved.emplace_back("scheme 1 does not show the order of the shares");
        }
    }

    void check_seed(const table::SavedDice& dice, bool over) {
        if (dice.seed.empty()) {
            if (over) fault(0, "the game is over, but its seed is not told");
            return;
        }
        if (!over) fault(0, "the seed is told, but the end of the game is missing");
        const auto seed = parse_hex32(dice.seed);
        if (!seed || commitment(*seed) != dice.commitment) {
            return fault(0, "the seed is not the one that was committed to");
        }
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            if (shares_[i].empty()) return fault(0, "no share of " + saved_.seat_names[i]);
        }
        key_ = dice_key(*seed, shares_, dice.scheme);
    }

    void check_records() {
        constexpr std::string_view section = "dice ";
        std::string source = "server";
        for (const auto& [line, record] : records_) {
            if (table::parse_cut(record)) ++cuts_;
            if (record.starts_with(section)) source = record.substr(section.size());
            if (!is_chance(record)) continue;
            if (has_unknown_question(record)) {
                ++out_.others;
                not_proved("inherited");
                continue;
            }
            const auto chance = read_chance(record);
            if (!chance) {
                fault(line, "the question can't be read");
            } else if (source != "server" || !key_) {
                ++out_.others;
                if (key_ || source != "server") not_proved(source);
            } else {
                check_answer(line, *chance);
            }
        }
    }

    void not_proved(const std::string& source) {
        const std::string what =
            "rolls or draws were " +
            (source == "program" ? "made by a program without a seed" : source);
        if (std::ranges::find(out_.unproved, what) == out_.unproved.end()) {
            out_.unproved.push_back(what);
        }
    }

    void check_answer(int line, const ChanceLine& chance) {
        const auto due = derived(chance, FairDice(key_after(*key_, cuts_), chance.input));
        if (due && *due == chance.answer) {
            ++out_.derived;
            return;
        }
        fault(line, "step " + std::to_string(chance.input) + ": the seed gives " +
                        shown(due.value_or("nothing")) + ", the file has " + shown(chance.answer));
    }

    const table::SavedGame& saved_;
    const Records& records_;
    const Remembered& own_;
    Verified out_;
    std::array<std::string, 2> shares_;
    std::optional<Bytes32> key_;
    std::size_t cuts_ = 0;
};

// With their questions, which only the rules know. Lines are those of the inputs.
Records replayed_records(const table::SavedGame& saved) {
    const auto table = table::table_for(saved);
    table::replay(saved, *table);
    Records out;
    std::size_t input = 0;
    for (const table::RecordLine& record : table::record_lines(*table)) {
        const int line = record.input ? saved.lines[input++].line : 0;
        out.emplace_back(line, record.text);
    }
    return out;
}

}  // namespace

Verified verify(const table::SavedGame& saved, const Remembered& own) {
    const Records records = saved.format == 1 ? replayed_records(saved) : saved.records;
    return Verification(saved, records, own).run();
}

}  // namespace grognard::server
