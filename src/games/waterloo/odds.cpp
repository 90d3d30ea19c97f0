// Fire is enumerated face by face; an assault is fought many times over.
#include "games/waterloo/odds.hpp"

#include <algorithm>

#include "core/sample.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/fire/target.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/rule_of_thumb.hpp"

namespace grognard::waterloo {

namespace {

using Story = std::vector<Told<Event>>;

// What one face does to the shot awaited now.
struct Effect {
    int hits = 0;
    Arm target = Arm::Infantry;
    Ledger die;
};

// Whom a skirmish shot would hit.
Arm skirmished(const State& s) {
    const auto* shot = s.frames.top_as<SkirmishShot>();
    if (shot == nullptr) return Arm::Infantry;
    const Seat enemy = other(s.frames.nearest<Skirmishing>()->side);
    return struck(s, enemy, shot->at).value_or(Arm::Infantry);
}

Effect effect_of(State s, std::uint8_t outcome) {
    const Arm target = skirmished(s);
    Story told;
    EventSink events(told);
    resolve(s, Drawn(&outcome, 1), events);
    for (const auto& [event, visible] : told) {
        if (const auto* gun = std::get_if<GunFired>(&event)) {
            return {gun->effect, gun->target, gun->die_modifiers};
        }
        if (const auto* skirmish = std::get_if<SkirmishFired>(&event)) {
            return {skirmish->hit ? 1 : 0, target, {}};
        }
    }
    return {};
}

ShotOdds one_shot(const State& s, AreaId from, AreaId target) {
    ShotOdds out{.from = from, .at = target, .die = {}, .hits = {}};
    for (std::uint8_t outcome = 0; outcome < die_faces; ++outcome) {
        const Effect effect = effect_of(s, outcome);
        const auto hits = static_cast<std::size_t>(effect.hits);
        if (out.hits.size() <= hits) out.hits.resize(hits + 1, {0, die_faces});
        ++out.hits[hits].ways;
        if (hits > 0 && out.needed == 0) out.needed = face(outcome);
        out.target = effect.target;
        out.die = effect.die;
    }
    return out;
}

std::vector<ShotOdds> awaited_shots(const State& s) {
    std::vector<ShotOdds> out;
    if (const auto* shot = s.frames.top_as<SkirmishShot>()) {
        out.push_back(one_shot(s, shot->from, shot->at));
    }
    const auto* shots = s.frames.top_as<GunShots>();
    if (shots == nullptr) return out;
    for (std::uint8_t i = shots->next; i < shots->aims.size(); ++i) {
        State aimed = s;
        aimed.frames.top_as<GunShots>()->next = i;
        out.push_back(one_shot(aimed, shots->area, shots->aims[i].at));
        out.back().times = shots->shots;
    }
    return out;
}

// No more pieces than these: the queue of assaults opens.
void close_moves(State& s) {
    EventSink nobody;
    while (s.frames.nearest<AssaultQueue>() == nullptr) {
        const Awaits awaited = awaits(s);
        if (awaited != Awaits::First && awaited != Awaits::Second) return;
        const Seat seat = awaited == Awaits::First ? french : allied;
        if (refuse(s, seat, Done{})) return;
        apply(s, seat, Done{}, nobody);
    }
}

int cubes_of(const Event& event, Seat seat) {
    const auto* placed = std::get_if<CubesPlaced>(&event);
    return placed != nullptr && side(placed->colour) == seat ? placed->count : 0;
}

using Lost = std::array<std::array<int, arm_count>, 2>;

Lost lost_pieces(const State& s) {
    Lost out{};
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        if (s.units[id].at != lost) continue;
        const auto unit = static_cast<UnitId>(id);
        ++out[at(side(s, unit))][at(kind(s, unit).arm)];
    }
    return out;
}

bool taken(const State& s, Seat attacker, AreaId area) {
    return occupied(s, attacker).has(area) && !occupied(s, other(attacker)).has(area);
}

// One battle to the end of the queue; a step too many would be a fault of the rules, not of chance.
void fight(State& s, Stream& stream, Story& told) {
    EventSink events(told);
    Answer answer;
    for (int step = 0; step < 4000 && s.frames.nearest<AssaultQueue>() != nullptr; ++step) {
        const Awaits awaited = awaits(s);
        if (awaited == Awaits::Nobody) return;
        if (awaited == Awaits::Chance) {
            sample(chance(s), stream, answer);
            resolve(s, drawn(answer), events);
        } else {
            const Seat seat = awaited == Awaits::First ? french : allied;
            apply(s, seat, by_rule_of_thumb(s, seat, stream), events);
        }
    }
}

}  // namespace

std::vector<ShotOdds> shot_odds(const State& s, Seat seat, const Action& action) {
    State after = s;
    EventSink nobody;
    apply(after, seat, action, nobody);
    if (after.frames.top_as<Gunnery>() == nullptr) return awaited_shots(after);
    // Aimed, but not all guns are: the last aim taken is the one asked about.
    if (!std::holds_alternative<Aim>(action)) return {};
    apply(after, seat, OpenFire{}, nobody);
    const std::vector<ShotOdds> all = awaited_shots(after);
    return {all.back()};
}

std::optional<AssaultOdds> assault_odds(const State& s, Seat seat, const Action& action,
                                        int samples) {
    if (s.frames.nearest<Assault>() != nullptr) return std::nullopt;
    AssaultOdds out{.attacker = s.turn.active, .samples = samples, .prizes = {}, .tolls = {}};
    State start = s;
    EventSink nobody;
    apply(start, seat, action, nobody);
    AreaSet areas = start.pending[at(out.attacker)];
    if (areas.empty()) return std::nullopt;
    close_moves(start);
    if (start.frames.nearest<AssaultQueue>() == nullptr) return std::nullopt;
    if (const auto* resolved = std::get_if<Resolve>(&action)) areas = area::only(resolved->at);
    for (const int area : areas) out.prizes.push_back({static_cast<AreaId>(area), 0});

    const Lost before = lost_pieces(s);
    constexpr std::uint64_t seed = 18'06'1815;
    Stream stream(seed);
    Story told;
    for (int i = 0; i < samples; ++i) {
        State played = start;
        told.clear();
        fight(played, stream, told);
        const Lost after = lost_pieces(played);
        for (AssaultOdds::Prize& prize : out.prizes) {
            prize.taken += taken(played, out.attacker, prize.area) ? 1 : 0;
        }
        for (const Seat each : both_seats) {
            Toll& toll = out.tolls[at(each)];
            for (std::size_t arm = 0; arm < arm_count; ++arm) {
                toll.pieces[arm] += after[at(each)][arm] - before[at(each)][arm];
            }
            for (const auto& [event, visible] : told) toll.cubes += cubes_of(event, each);
        }
    }
    return out;
}

}  // namespace grognard::waterloo
