// Makes the port of a game from what its module says of it (make.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/action.hpp"
#include "core/sample.hpp"
#include "modules/port.hpp"
#include "players/player.hpp"
#include "table/game_table.hpp"

namespace grognard::modules {

// The outcomes of an answer such as "dice 4 1"; nothing if it does not answer what was asked. It
// may be anybody's text: a game file has any number of dice in a line.
template <class Traits>
std::optional<Answer> fitting_answer(const Chance& asked, std::string_view answer) {
    Answer out;
    std::size_t space = answer.find(' ');
    while (space != std::string_view::npos) {
        answer.remove_prefix(space + 1);
        space = answer.find(' ');
        const auto outcome = Traits::parse_outcome(asked.replacement, answer.substr(0, space));
        if (!outcome || out.size() == asked.count || out.full()) return std::nullopt;
        out.push(*outcome);
    }
    if (!fits(asked, drawn(out))) return std::nullopt;
    return out;
}

template <class M>
class MadePort final : public GamePort {
  public:
    using Game = typename M::Game;
    using Traits = typename M::Traits;
    using At = table::GameTable<Traits>;

    MadePort() {
        for (auto& one : M::scenarios(codec::Library())) {
            std::string id = one.id;
            scenarios_.emplace(std::move(id), std::move(one));
        }
    }

    std::string_view game() const override { return Game::name; }
    std::vector<std::string_view> bots() const override {
        return {player_names<Game>.begin(), player_names<Game>.end()};
    }

    std::unique_ptr<table::Table> make(std::string_view scenario) const override {
        const auto found = scenarios_.find(scenario);
        if (found == scenarios_.end()) return nullptr;
        return std::make_unique<At>(found->first, found->second.battle, M::lore(found->second));
    }

    // The battle is kept alive: the table may go while it thinks.
    std::function<std::string()> think(const table::Table& at, Seat seat, std::string_view bot,
                                       std::uint64_t seed) const override {
        const auto player = player_named<Game>(bot, seed);
        if (!player) return {};
        return [battle = mine(at).battle(), s = mine(at).state(), seat,
                thinker = *player]() mutable { return Game::notation(thinker.choose(s, seat)); };
    }

    Odds odds(const table::Table& at, Seat seat, std::string_view text,
              std::uint64_t id) const override {
        const auto query = M::query(mine(at).state(), Game::parse(text).value());
        return [battle = mine(at).battle(), s = mine(at).state(), seat, query,
                id]() -> std::optional<std::string> {
            if (!query) return std::nullopt;
            const auto wire = M::odds_wire(Game::ask(s, seat, *query), id);
            return wire ? std::optional(codec::write_json(*wire)) : std::nullopt;
        };
    }

    void count_luck(Luck& luck, const table::Table& at, std::string_view answer) const override {
        const auto& s = mine(at).state();
        if (!M::counts_for_luck(s)) return;
        const Chance chance = Game::chance(s);
        const auto shown = fitting_answer<Traits>(chance, answer);
        if (shown) M::count_luck(luck, s, chance, drawn(*shown));
    }
    Standing standing(const table::Table& at) const override {
        return M::standing(mine(at).state());
    }

    std::string scenarios() const override {
        std::vector<typename M::SummaryWire> out;
        for (const auto& [id, scenario] : scenarios_) out.push_back(M::summary(scenario));
        return codec::write_json(out);
    }
    std::optional<std::string> scenario(std::string_view id) const override {
        const auto found = scenarios_.find(id);
        if (found == scenarios_.end()) return std::nullopt;
        return codec::write_json(M::described(found->second));
    }
    std::string charts() const override { return codec::write_json(M::charts()); }

    codec::Shape action_shape(codec::Shapes& all) const override {
        return all.of<typename M::ActionWire>();
    }
    codec::Shape view_shape(codec::Shapes& all) const override {
        return all.of<typename M::ViewWire>();
    }
    codec::Shape odds_shape(codec::Shapes& all) const override {
        return all.of<typename M::OddsWire>();
    }
    codec::Shape summary_shape(codec::Shapes& all) const override {
        return all.of<typename M::SummaryWire>();
    }
    codec::Shape scenario_shape(codec::Shapes& all) const override {
        return all.of<typename M::ScenarioWire>();
    }

  private:
    static const At& mine(const table::Table& at) { return dynamic_cast<const At&>(at); }

    std::map<std::string, typename M::Scenario, std::less<>> scenarios_;
};

}  // namespace grognard::modules
