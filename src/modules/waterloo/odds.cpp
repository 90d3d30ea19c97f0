// Fire is exact, each die with its ledger; assaults are sampled and say so.
#include "modules/waterloo/odds.hpp"

#include "codec/share.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/odds.hpp"
#include "modules/draw/chances.hpp"
#include "modules/waterloo/say.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;
using table::Message;
using waterloo::AssaultOdds;
using waterloo::ShotOdds;
namespace say = table::say;

Fraction share_of(int some, const AssaultOdds& odds) {
    return {static_cast<std::uint64_t>(some), static_cast<std::uint64_t>(odds.samples)};
}

std::string per_assault(int sum, const AssaultOdds& odds, const table::Words& words) {
    return decimal(static_cast<double>(sum) / odds.samples, 2, words);
}

std::string shot_text(const ShotOdds& shot, const table::Words& words) {
    std::string out = words.say(Message("odds.shot")
                                    .with("from", waterloo::name(shot.from))
                                    .with("at", waterloo::name(shot.at))
                                    .with("total", shot.die.total())
                                    .with("needed", shot.needed)) +
                      "\n" + ledger_lines(shot.die);
    if (shot.times > 1) out += "  " + words.say(Message("odds.shot.twice")) + "\n";
    for (std::size_t hits = 0; hits < shot.hits.size(); ++hits) {
        if (shot.hits[hits].ways == 0) continue;
        const std::string noun = shot.target == Arm::Infantry ? "cubes" : "hits";
        out += chance_line(words.say(say::counted(noun, static_cast<int>(hits))), shot.hits[hits],
                           words);
    }
    return out;
}

std::string toll_text(Seat seat, const AssaultOdds& odds, const table::Words& words) {
    const waterloo::Toll& toll = odds.tolls[at(seat)];
    return "  " +
           words.say(Message("odds.toll")
                         .with("side", say::side(seat))
                         .with("infantry", per_assault(toll.pieces[at(Arm::Infantry)], odds, words))
                         .with("cavalry", per_assault(toll.pieces[at(Arm::Cavalry)], odds, words))
                         .with("guns", per_assault(toll.pieces[at(Arm::Artillery)], odds, words))
                         .with("cubes", per_assault(toll.cubes, odds, words))) +
           "\n";
}

std::string assault_text(const AssaultOdds& odds, const table::Words& words) {
    std::string out;
    for (const AssaultOdds::Prize& prize : odds.prizes) {
        out += chance_line(words.say(Message("odds.taken").with("at", waterloo::name(prize.area))),
                           share_of(prize.taken, odds), words);
    }
    for (const Seat seat : both_seats) out += toll_text(seat, odds, words);
    return out + words.say(Message("odds.sampled").with("count", odds.samples)) + "\n";
}

void write(codec::Writer& out, const ShotOdds& shot) {
    out.begin_object();
    out.key("from");
    out.string(waterloo::name(shot.from));
    out.key("at");
    out.string(waterloo::name(shot.at));
    out.key("target");
    out.string(waterloo::name(shot.target));
    out.key("total");
    out.integer(shot.die.total());
    write_ledger(out, "ledger", shot.die);
    out.key("times");
    out.integer(shot.times);
    out.key("needed");
    out.integer(shot.needed);
    out.key("hits");
    out.begin_array();
    for (const Fraction& chance : shot.hits) out.real(codec::share(chance));
    out.end_array();
    out.end_object();
}

void write(codec::Writer& out, const AssaultOdds& odds) {
    out.begin_object();
    out.key("attacker");
    out.string(seat_name(odds.attacker));
    out.key("samples");
    out.integer(odds.samples);
    out.key("taken");
    out.begin_object();
    for (const AssaultOdds::Prize& prize : odds.prizes) {
        out.key(waterloo::name(prize.area));
        out.real(codec::share(share_of(prize.taken, odds)));
    }
    out.end_object();
    out.key("lost");
    out.begin_object();
    for (const Seat seat : both_seats) {
        const waterloo::Toll& toll = odds.tolls[at(seat)];
        out.key(seat_name(seat));
        out.begin_object();
        for (const Arm arm : combat_arms) {
            out.key(waterloo::name(arm));
            out.real(codec::share(share_of(toll.pieces[at(arm)], odds)));
        }
        out.key("cubes");
        out.real(codec::share(share_of(toll.cubes, odds)));
        out.end_object();
    }
    out.end_object();
    out.end_object();
}

}  // namespace

std::string odds_text(const State& s, Seat seat, const Action& action, const table::Words& words) {
    std::string out;
    for (const ShotOdds& shot : waterloo::shot_odds(s, seat, action)) out += shot_text(shot, words);
    const auto assault = waterloo::assault_odds(s, seat, action);
    return assault ? out + assault_text(*assault, words) : out;
}

bool write_odds(codec::Writer& out, const State& s, Seat seat, const Action& action) {
    const auto shots = waterloo::shot_odds(s, seat, action);
    const auto assault = waterloo::assault_odds(s, seat, action);
    if (shots.empty() && !assault) return false;
    out.key("shots");
    out.begin_array();
    for (const ShotOdds& shot : shots) write(out, shot);
    out.end_array();
    if (!assault) return true;
    out.key("assault");
    write(out, *assault);
    return true;
}

}  // namespace grognard::modules
