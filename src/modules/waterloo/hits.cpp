// What dice may bring and brought: odds for the client, luck, and how the sides stand.
#include <cmath>

#include "codec/share.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/odds.hpp"
#include "modules/waterloo.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;

wire::waterloo::Shot shot_of(const waterloo::ShotOdds& odds) {
    wire::waterloo::Shot out;
    out.from = waterloo::name(odds.from);
    out.at = waterloo::name(odds.at);
    out.target = name(odds.target);
    out.die = wire::Dice(odds.die);
    out.times = odds.times;
    if (odds.needed > 0) out.needed = odds.needed;
    for (const Fraction& chance : odds.hits) out.hits.push_back(codec::share(chance));
    return out;
}

wire::waterloo::AssaultOdds assault_of(const waterloo::AssaultOdds& odds) {
    wire::waterloo::AssaultOdds out;
    out.samples = odds.samples;
    out.attacker = odds.attacker;
    const double samples = odds.samples;
    for (const auto& [area, taken] : odds.prizes) {
        constexpr double width = 1.96;
        const double share = taken / samples;
        out.areas.push_back(
            {waterloo::name(area), share, width * std::sqrt(share * (1 - share) / samples)});
    }
    for (const Seat seat : both_seats) {
        const waterloo::Toll& toll = odds.tolls[at(seat)];
        out.tolls[seat] = {toll.pieces[at(Arm::Infantry)] / samples,
                           toll.pieces[at(Arm::Cavalry)] / samples,
                           toll.pieces[at(Arm::Artillery)] / samples, toll.cubes / samples};
    }
    return out;
}

// Whose dice they are, and what they did.
struct Hits {
    Seat by = french;
    int count = 0;
};

// Fire of every kind; a test of morale hits nobody.
struct Fired {
    const State& s;

    std::optional<Hits> operator()(const SkirmishFired& e) const {
        const Seat by = s.frames.nearest<Skirmishing>()->side;
        return Hits{by, e.hit ? 1 : 0};
    }
    std::optional<Hits> operator()(const GunFired& e) const {
        return Hits{side(e.gun.nation), e.effect};
    }
    std::optional<Hits> operator()(const VolleyShot& e) const {
        return Hits{side(e.by.nation), e.result.cubes};
    }
    std::optional<Hits> operator()(const ChargeShot& e) const {
        return Hits{other(s.frames.nearest<Assault>()->attacker), e.hits};
    }
    template <class Other>
    std::optional<Hits> operator()(const Other&) const {
        return std::nullopt;
    }
};

// What the dice awaited now do if they fall like this, which must fit; asked of a copy.
std::vector<Hits> hits_of(const State& s, Drawn fallen) {
    State after = s;
    std::vector<Told<Event>> told;
    EventSink events(told);
    resolve(after, fallen, events);
    std::vector<Hits> out;
    for (const auto& [event, visible] : told) {
        if (const auto hits = std::visit(Fired{s}, event)) out.push_back(*hits);
    }
    return out;
}

}  // namespace

std::optional<wire::waterloo::Odds> WaterlooModule::odds_wire(const waterloo::Odds& odds,
                                                              std::uint64_t id) {
    if (odds.shots.empty() && !odds.assault) return std::nullopt;
    wire::waterloo::Odds out;
    out.id = id;
    for (const waterloo::ShotOdds& shot : odds.shots) out.shots.push_back(shot_of(shot));
    if (odds.assault) out.assault = assault_of(*odds.assault);
    return out;
}

bool WaterlooModule::counts_for_luck(const State& s) {
    return s.frames.top_as<SkirmishShot>() != nullptr || s.frames.top_as<GunShots>() != nullptr ||
           s.frames.top_as<DefensiveFire>() != nullptr ||
           s.frames.top_as<VolleyRoll>() != nullptr || s.frames.top_as<ChargeFire>() != nullptr;
}

// Each die hits for itself: all of them showing one face, averaged over the faces, is what they
// promise.
void WaterlooModule::count_luck(Luck& luck, const State& s, const Chance& chance, Drawn shown) {
    for (std::uint8_t outcome = 0; outcome < chance.outcomes; ++outcome) {
        const std::vector<std::uint8_t> all(chance.count, outcome);
        for (const Hits& hits : hits_of(s, Drawn(all))) {
            luck.expected[at(hits.by)] += static_cast<double>(hits.count) / chance.outcomes;
        }
    }
    for (const Hits& hits : hits_of(s, shown)) luck.actual[at(hits.by)] += hits.count;
}

// Strength is combat units on the map or in the box, points the enemy's losses.
Standing WaterlooModule::standing(const State& s) {
    Standing out;
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (s.units[id].at > delayed_box || kind(s, unit).arm == Arm::Leader) continue;
        ++out.strength[at(side(s, unit))];
    }
    for (const Seat seat : both_seats) out.points[at(seat)] = losses(s, other(seat));
    return out;
}

}  // namespace grognard::modules
