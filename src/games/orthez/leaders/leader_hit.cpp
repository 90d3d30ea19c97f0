// A leader who may have been hit: which, whether, how badly, for how long (lb.19.1). Frame:
// LeaderHit.
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

const Roll explosion_hits_from = Roll::read(65);  // lb.17.9.D.1
constexpr int turns_in_hour = 3;

// The leaders of the highest rank in a hex, by number.
Fixed<LeaderId, 12> seniors(const State& s, HexId hex) {
    Fixed<LeaderId, 12> found;
    const LeaderId senior = senior_leader(s, hex);
    if (senior == no_leader) return found;
    for (const int i : leaders_in(s, hex)) {
        const auto leader = static_cast<LeaderId>(i);
        const bool equal = s.battle->leaders[leader].rank == s.battle->leaders[senior].rank;
        if (equal && !found.full()) found.push(leader);
    }
    return found;
}

LeaderStage stage_of(const LeaderHit& hit) {
    return hit.explosion ? LeaderStage::Explosion : LeaderStage::Wound;
}

void take_off_map(State& s, const LeaderHit& hit, const EventSink& events) {
    LeaderState& leader = s.leaders[hit.leader];
    leader.at = no_hex;
    if (hit.wound == Wound::Mortal) {
        leader.whereabouts = Whereabouts::Gone;
    } else {
        leader.whereabouts = Whereabouts::Wounded;  // lb.19.1.B.1
        leader.back_on = static_cast<std::uint8_t>(s.turn + hit.turns);
    }
    events.tell(LeaderWasHit{hit.leader, hit.wound, leader.back_on});
}

// A die for a wound, one or two more for its duration.
void be_wounded(State& s, LeaderHit& hit, int face, const EventSink& events) {
    hit.wound = s.battle->charts.wounds[static_cast<std::size_t>(face)];
    hit.stage = LeaderStage::Done;
    if (hit.wound == Wound::None) events.tell(LeaderWasHit{hit.leader, hit.wound, 0});
    if (hit.wound == Wound::Mortal) take_off_map(s, hit, events);
    if (hit.wound != Wound::None && hit.wound != Wound::Mortal) hit.stage = LeaderStage::Duration;
}

}  // namespace

void begin_leader_check(State& s, HexId hex, LeaderRisk risk) {
    LeaderHit hit;
    hit.hex = hex;
    hit.explosion = risk == LeaderRisk::Explosion;
    hit.stage = LeaderStage::Which;
    s.frames.push(hit);
}

bool proceed(State& s, LeaderHit& hit, const EventSink& events) {
    if (hit.stage == LeaderStage::Done) {
        const LeaderReport report{hit.leader, hit.wound};
        finish(s, report, events);
        return true;
    }
    if (hit.stage != LeaderStage::Which) return false;
    const auto among = seniors(s, hit.hex);
    if (among.size() > 1) {
        begin_die(s, DieCause::WhichLeader);
    } else {
        hit.leader = among.empty() ? no_leader : among[0];
        hit.stage = among.empty() ? LeaderStage::Done : stage_of(hit);
    }
    return true;
}

// lb.19.1.C.1: the faces are shared out evenly; a face that is left over is rolled again.
void resume(State& s, LeaderHit& hit, const DieReport& report, const EventSink&) {
    constexpr std::size_t faces = 6;
    const auto among = seniors(s, hit.hex);
    const std::size_t each = faces / among.size();
    const std::size_t chosen = (report.die - 1U) / each;
    if (chosen >= among.size()) return;
    hit.leader = among[chosen];
    hit.stage = stage_of(hit);
}

Chance chance(const State&, const LeaderHit& hit) {
    Chance dice = two_dice("leader-hit");
    const bool one_die = hit.stage == LeaderStage::Wound ||
                         (hit.stage == LeaderStage::Duration && hit.wound != Wound::TwoDiceHours);
    if (one_die) dice.count = 1;
    return dice;
}

void resolve(State& s, LeaderHit& hit, Drawn drawn, const EventSink& events) {
    if (hit.stage == LeaderStage::Explosion) {
        const bool wounded = roll_of(drawn) >= explosion_hits_from;
        hit.stage = wounded ? LeaderStage::Wound : LeaderStage::Done;
        return;
    }
    if (hit.stage == LeaderStage::Wound) return be_wounded(s, hit, drawn[0], events);
    int sum = 0;
    for (const std::uint8_t face : drawn) sum += face + 1;
    const bool hours = hit.wound != Wound::OneDieTurns;
    hit.turns = static_cast<std::uint8_t>(hours ? turns_in_hour * sum : sum);
    hit.stage = LeaderStage::Done;
    take_off_map(s, hit, events);
}

}  // namespace grognard::orthez
