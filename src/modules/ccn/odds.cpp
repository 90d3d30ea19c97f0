// The ledger of the dice, then what may come of them with a bar for each.
#include "modules/ccn/odds.hpp"

#include "codec/share.hpp"
#include "modules/ccn/say.hpp"
#include "modules/draw/chances.hpp"

namespace grognard::modules {

namespace {

using table::Message;

std::string unit_lines(const ccn::UnitOdds& odds, const table::Words& words) {
    std::string out;
    for (std::size_t blocks = 0; blocks < odds.lost.size(); ++blocks) {
        if (odds.lost[blocks].ways == 0) continue;
        const int count = static_cast<int>(blocks);
        out += chance_line(
            words.say(Message("odds.lost").with("blocks", table::say::counted("blocks", count))),
            odds.lost[blocks], words);
    }
    out += chance_line(words.say("odds.eliminated"), odds.eliminated, words);
    out += chance_line(words.say("odds.driven-back"), odds.driven_back, words);
    if (odds.has_general)
        out += chance_line(words.say("odds.general-lost"), odds.general_lost, words);
    return out;
}

void write(codec::Writer& out, const char* key, const ccn::UnitOdds& unit) {
    out.key(key);
    out.begin_object();
    out.key("lost");
    out.begin_array();
    for (const Fraction& chance : unit.lost) out.real(codec::share(chance));
    out.end_array();
    write_chance(out, "eliminated", unit.eliminated);
    write_chance(out, "driven_back", unit.driven_back);
    if (unit.has_general) write_chance(out, "general_lost", unit.general_lost);
    out.end_object();
}

}  // namespace

std::string odds_text(const ccn::CombatOdds& odds, const table::Words& words) {
    std::string out = words.say(Message("odds.dice")
                                    .with("dice", table::say::counted("dice", odds.dice.total()))
                                    .with("why", table::say::ledger(odds.dice))) +
                      "\n";
    out += ledger_lines(odds.dice);
    if (odds.against_general) {
        out += chance_line(words.say("odds.general-killed"), odds.target.eliminated, words);
        return out +
               chance_line(words.say("odds.general-retreats"), odds.target.driven_back, words);
    }
    out += words.say("odds.target") + "\n" + unit_lines(odds.target, words);
    if (odds.battle_back.ways > 0) {
        out += chance_line(words.say("odds.battle-back"), odds.battle_back, words);
    }
    // Fire hurts nobody but its target.
    if (odds.attacker.lost.front() != Fraction{1, 1}) {
        out += words.say("odds.attacker") + "\n" + unit_lines(odds.attacker, words);
    }
    return out + words.say("odds.supposing") + "\n";
}

void write_odds(codec::Writer& out, const ccn::CombatOdds& odds) {
    out.key("dice");
    out.integer(odds.dice.total());
    write_ledger(out, "ledger", odds.dice);
    write(out, "target", odds.target);
    write_chance(out, "battle_back", odds.battle_back);
    write(out, "attacker", odds.attacker);
    out.key("may_react");
    out.boolean(odds.may_react);
}

}  // namespace grognard::modules
