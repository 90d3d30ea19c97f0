// Commands & Colors: Napoleonics at the host.
#include "server/ports/ccn.hpp"

#include <map>

#include "codec/ccn/library.hpp"
#include "codec/share.hpp"
#include "games/ccn/combat/roll.hpp"
#include "games/ccn/explain.hpp"
#include "games/ccn/odds.hpp"
#include "server/ports/ccn_catalogue.hpp"
#include "server/ports/shared.hpp"
#include "table/ccn/traits.hpp"
#include "table/ccn/view_wire.hpp"

namespace grognard::server {

namespace {

using table::CcnTable;
using table::CcnTraits;
using table::Table;

const ccn::State& state(const Table& at) { return dynamic_cast<const CcnTable&>(at).state(); }

// Of the unit that is attacked, or of the one that is attacked back.
template <class Harmed>
void tell_harm(Harmed& out, const ccn::UnitOdds& odds) {
    for (const Fraction& chance : odds.lost) out.losses.push_back(codec::share(chance));
    out.retreat = codec::share(odds.driven_back);
    out.eliminated = codec::share(odds.eliminated);
    if (odds.has_general) out.general_lost.value = codec::share(odds.general_lost);
}

wire::ccn::Odds odds_of(const ccn::CombatOdds& odds, std::uint64_t id) {
    wire::ccn::Odds out;
    out.id = id;
    out.dice = wire::Dice(odds.dice);
    tell_harm(out, odds.target);
    out.against_general = odds.against_general;
    out.may_react = odds.may_react;
    if (odds.battle_back.ways > 0) {
        out.back.emplace().chance = codec::share(odds.battle_back);
        tell_harm(*out.back, odds.attacker);
    }
    return out;
}

class CcnPort final : public GamePort {
  public:
    CcnPort() {
        for (ccn::Scenario& one : ccn::scenarios()) {
            std::string id = one.id;
            scenarios_.emplace(std::move(id), std::move(one));
        }
    }

    std::string_view game() const override { return Ccn::name; }

    std::vector<std::string_view> bots() const override {
        return {player_names<Ccn>.begin(), player_names<Ccn>.end()};
    }

    std::unique_ptr<Table> make(std::string_view scenario) const override {
        const auto found = scenarios_.find(scenario);
        if (found == scenarios_.end()) return nullptr;
        return std::make_unique<CcnTable>(found->first, found->second.battle,
                                          table::CcnLore(found->second));
    }

    table::Message prompt(const Table& at) const override {
        const auto& mine = dynamic_cast<const CcnTable&>(at);
        return CcnTraits::ask(mine.state(), mine.lore());
    }

    bool secret(std::string_view text) const override { return text.starts_with("keep "); }

    std::string answer(const Table& at, FairDice dice) const override {
        return fair_answer<CcnTraits>(state(at), dice);
    }

    std::function<std::string()> think(const Table& at, Seat seat, std::string_view bot,
                                       std::uint64_t seed) const override {
        return thought(dynamic_cast<const CcnTable&>(at), seat, bot, seed);
    }

    Odds odds(const Table& at, Seat, std::string_view text, std::uint64_t id) const override {
        const auto& mine = dynamic_cast<const CcnTable&>(at);
        return [battle = mine.battle(), s = mine.state(), action = *ccn::parse(text),
                id]() -> std::optional<std::string> {
            const auto odds = ccn::combat_odds(s, action);
            if (!odds) return std::nullopt;
            return codec::write_json(odds_of(*odds, id));
        };
    }

    void count_luck(Luck& luck, const Table& at, std::string_view answer) const override {
        const ccn::State& s = state(at);
        const auto* roll = s.frames.top_as<ccn::Roll>();
        if (roll == nullptr || roll->target == ccn::no_piece) return;
        const Chance chance = Ccn::chance(s);
        const auto shown = fitting_answer<CcnTraits>(chance, answer);
        if (!shown) return;
        int weighed = 0;
        for (std::uint8_t face = 0; face < chance.outcomes; ++face) {
            weighed += chance.weights[face] * ccn::effect_of(s, *roll, Drawn(&face, 1)).hits;
        }
        const auto by = static_cast<std::size_t>(index(s.units[roll->by].side));
        luck.expected[by] += static_cast<double>(weighed * chance.count) / chance.total_weight();
        luck.actual[by] += ccn::effect_of(s, *roll, drawn(*shown)).hits;
    }

    Standing standing(const Table& at) const override {
        const ccn::State& s = state(at);
        Standing out;
        for (const ccn::Unit& unit : s.units) {
            if (unit.at.on_board()) {
                out.strength[static_cast<std::size_t>(index(unit.side))] += unit.blocks;
            }
        }
        for (const Seat seat : both_seats) {
            out.points[static_cast<std::size_t>(index(seat))] = ccn::banners(s, seat);
        }
        return out;
    }

    std::string scenarios() const override {
        std::vector<wire::ccn::Summary> out;
        for (const auto& [id, scenario] : scenarios_) out.push_back(summary_of(scenario));
        return codec::write_json(out);
    }

    std::optional<std::string> scenario(std::string_view id) const override {
        const auto found = scenarios_.find(id);
        if (found == scenarios_.end()) return std::nullopt;
        return codec::write_json(described(found->second));
    }

    std::string charts() const override { return codec::write_json(charts_of(ccn::charts_book())); }

    codec::Shape action_shape(codec::Shapes& all) const override {
        return all.of<wire::ccn::Action>();
    }
    codec::Shape view_shape(codec::Shapes& all) const override { return all.of<table::ViewWire>(); }
    codec::Shape odds_shape(codec::Shapes& all) const override { return all.of<wire::ccn::Odds>(); }
    codec::Shape summary_shape(codec::Shapes& all) const override {
        return all.of<wire::ccn::Summary>();
    }
    codec::Shape scenario_shape(codec::Shapes& all) const override {
        return all.of<wire::ccn::Scenario>();
    }

  private:
    std::map<std::string, ccn::Scenario, std::less<>> scenarios_;
};

}  // namespace

std::unique_ptr<GamePort> make_ccn_port() { return std::make_unique<CcnPort>(); }

}  // namespace grognard::server
