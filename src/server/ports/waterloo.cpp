// Waterloo at the host. The tile is the one secret: it is told by events and views alone.
#include "server/ports/waterloo.hpp"

#include <cmath>
#include <map>

#include "codec/share.hpp"
#include "codec/waterloo/library.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/odds.hpp"
#include "server/ports/shared.hpp"
#include "server/ports/waterloo_catalogue.hpp"
#include "table/waterloo/traits.hpp"

namespace grognard::server {

namespace {

using namespace waterloo;

using table::Table;
using table::WaterlooTable;
using table::WaterlooTraits;

const State& state(const Table& at) { return dynamic_cast<const WaterlooTable&>(at).state(); }

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

bool counts_for_luck(const State& s) {
    return s.frames.top_as<SkirmishShot>() != nullptr || s.frames.top_as<GunShots>() != nullptr ||
           s.frames.top_as<DefensiveFire>() != nullptr ||
           s.frames.top_as<VolleyRoll>() != nullptr || s.frames.top_as<ChargeFire>() != nullptr;
}

class WaterlooPort final : public GamePort {
  public:
    WaterlooPort() : charts_(charts_book()), map_(map_book()) {
        for (Scenario& one : waterloo::scenarios()) {
            std::string id = one.id;
            scenarios_.emplace(std::move(id), std::move(one));
        }
    }

    std::string_view game() const override { return Waterloo::name; }

    std::vector<std::string_view> bots() const override {
        return {player_names<Waterloo>.begin(), player_names<Waterloo>.end()};
    }

    std::unique_ptr<Table> make(std::string_view scenario) const override {
        const auto found = scenarios_.find(scenario);
        if (found == scenarios_.end()) return nullptr;
        return std::make_unique<WaterlooTable>(found->first, found->second.battle,
                                               table::WaterlooLore{});
    }

    table::Message prompt(const Table& at) const override {
        return WaterlooTraits::ask(state(at), {});
    }

    bool secret(std::string_view) const override { return false; }

    std::string answer(const Table& at, FairDice dice) const override {
        return fair_answer<WaterlooTraits>(state(at), dice);
    }

    std::function<std::string()> think(const Table& at, Seat seat, std::string_view bot,
                                       std::uint64_t seed) const override {
        return thought(dynamic_cast<const WaterlooTable&>(at), seat, bot, seed);
    }

    Odds odds(const Table& at, Seat seat, std::string_view text, std::uint64_t id) const override {
        const auto& mine = dynamic_cast<const WaterlooTable&>(at);
        return [battle = mine.battle(), s = mine.state(), seat, action = *parse(text),
                id]() -> std::optional<std::string> {
            wire::waterloo::Odds out;
            out.id = id;
            for (const waterloo::ShotOdds& shot : waterloo::shot_odds(s, seat, action)) {
                out.shots.push_back(shot_of(shot));
            }
            if (const auto assault = waterloo::assault_odds(s, seat, action)) {
                out.assault = assault_of(*assault);
            }
            if (out.shots.empty() && !out.assault) return std::nullopt;
            return codec::write_json(out);
        };
    }

    // Each die hits for itself: all of them showing one face, averaged over the faces, is what they
    // promise.
    void count_luck(Luck& luck, const Table& table, std::string_view answer) const override {
        const State& s = state(table);
        if (!counts_for_luck(s)) return;
        const Chance chance = Waterloo::chance(s);
        const auto fallen = fitting_answer<WaterlooTraits>(chance, answer);
        if (!fallen) return;
        for (std::uint8_t outcome = 0; outcome < chance.outcomes; ++outcome) {
            const std::vector<std::uint8_t> all(chance.count, outcome);
            for (const Hits& hits : hits_of(s, Drawn(all))) {
                luck.expected[at(hits.by)] += static_cast<double>(hits.count) / chance.outcomes;
            }
        }
        for (const Hits& hits : hits_of(s, drawn(*fallen))) luck.actual[at(hits.by)] += hits.count;
    }

    // Strength is combat units on the map or in the box, points the enemy's losses.
    Standing standing(const Table& table) const override {
        const State& s = state(table);
        Standing out;
        for (std::size_t id = 0; id < s.units.size(); ++id) {
            const auto unit = static_cast<UnitId>(id);
            if (s.units[id].at > delayed_box || kind(s, unit).arm == Arm::Leader) continue;
            ++out.strength[at(side(s, unit))];
        }
        for (const Seat seat : both_seats) out.points[at(seat)] = losses(s, other(seat));
        return out;
    }

    std::string scenarios() const override {
        std::vector<wire::waterloo::Summary> out;
        for (const auto& [id, scenario] : scenarios_) out.push_back(summary_of(scenario));
        return codec::write_json(out);
    }

    std::optional<std::string> scenario(std::string_view id) const override {
        const auto found = scenarios_.find(id);
        if (found == scenarios_.end()) return std::nullopt;
        return codec::write_json(described(found->second, charts_, map_));
    }

    std::string charts() const override { return codec::write_json(charts_of(charts_, map_)); }

    codec::Shape action_shape(codec::Shapes& all) const override {
        return all.of<wire::waterloo::Action>();
    }
    codec::Shape view_shape(codec::Shapes& all) const override {
        return all.of<table::WaterlooViewWire>();
    }
    codec::Shape odds_shape(codec::Shapes& all) const override {
        return all.of<wire::waterloo::Odds>();
    }
    codec::Shape summary_shape(codec::Shapes& all) const override {
        return all.of<wire::waterloo::Summary>();
    }
    codec::Shape scenario_shape(codec::Shapes& all) const override {
        return all.of<wire::waterloo::Scenario>();
    }

  private:
    ChartsBook charts_;
    MapBook map_;
    std::map<std::string, Scenario, std::less<>> scenarios_;
};

}  // namespace

std::unique_ptr<GamePort> make_waterloo_port() { return std::make_unique<WaterlooPort>(); }

}  // namespace grognard::server
