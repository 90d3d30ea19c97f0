// The ledger of the dice, then what may come of them with a bar for each.
#include "cli/draw/ccn_odds.hpp"

#include "cli/draw/paint.hpp"
#include "cli/match_options.hpp"
#include "table/ccn/say.hpp"

namespace grognard::cli {

namespace {

using table::Fraction;
using table::Message;

constexpr std::size_t label_width = 26;
constexpr int bar_width = 25;

std::string line(const std::string& label, const Fraction& chance) {
    const int full = static_cast<int>(chance.share() * bar_width + 0.5);
    std::string bar;
    for (int i = 0; i < bar_width; ++i) bar += i < full ? "█" : "·";
    const std::string share = decimal(100 * chance.share(), 2);
    return "  " + padded(label, label_width) + bar + "  " + std::string(6 - share.size(), ' ') +
           share + " %  " + std::to_string(chance.ways) + "/" + std::to_string(chance.of) + "\n";
}

std::string unit_lines(const table::UnitOdds& odds, const table::Words& words) {
    std::string out;
    for (std::size_t blocks = 0; blocks < odds.lost.size(); ++blocks) {
        if (odds.lost[blocks].ways == 0) continue;
        const int count = static_cast<int>(blocks);
        out += line(
            words.say(Message("odds.lost").with("blocks", table::say::counted("blocks", count))),
            odds.lost[blocks]);
    }
    out += line(words.say("odds.eliminated"), odds.eliminated);
    out += line(words.say("odds.driven-back"), odds.driven_back);
    if (odds.has_general) out += line(words.say("odds.general-lost"), odds.general_lost);
    return out;
}

}  // namespace

std::string odds_text(const table::CombatOdds& odds, const table::Words& words) {
    std::string out = words.say(Message("odds.dice")
                                    .with("dice", table::say::counted("dice", odds.dice.total()))
                                    .with("why", table::say::ledger(odds.dice))) +
                      "\n";
    for (const Entry& row : odds.dice.entries()) {
        out += "    " + std::string(row.amount > 0 ? "+" : "") + std::to_string(row.amount) + "  " +
               std::string(row.rule) + "\n";
    }
    if (odds.against_general) {
        out += line(words.say("odds.general-killed"), odds.target.eliminated);
        return out + line(words.say("odds.general-retreats"), odds.target.driven_back);
    }
    out += words.say("odds.target") + "\n" + unit_lines(odds.target, words);
    if (odds.battle_back.ways > 0) {
        out += line(words.say("odds.battle-back"), odds.battle_back);
    }
    // Fire hurts nobody but its target.
    if (odds.attacker.lost.front() != Fraction{1, 1}) {
        out += words.say("odds.attacker") + "\n" + unit_lines(odds.attacker, words);
    }
    return out + words.say("odds.supposing") + "\n";
}

}  // namespace grognard::cli
