// Makes the module of a game out of a type that says what is the game's own:
// - Game, Traits of its table, Scenario, Cases if there are any; title;
// - scenarios(library), find(wanted, library); lint(library, faults);
// - first(scenario), lore(scenario), sides(scenario), write_scenario(…): of one scenario;
// - screen(…), picture(…), position(given), combat, odds_text(…), write_odds(…): for the terminal;
// - ActionWire, ViewWire, OddsWire, SummaryWire, ScenarioWire, summary(…), described(…), charts(),
//   query(state, action), odds_wire(answer, id), counts_for_luck(…), count_luck(…), standing(…):
//   for the host.
#pragma once

#include <algorithm>
#include <memory>

#include "codec/position.hpp"
#include "codec/scenario_name.hpp"
#include "core/offers.hpp"
#include "core/perft.hpp"
#include "modules/make_cases.hpp"
#include "modules/make_port.hpp"
#include "modules/module.hpp"
#include "modules/table_bot.hpp"
#include "players/arena.hpp"
#include "players/player.hpp"
#include "players/playout.hpp"

namespace grognard::modules {

template <class M>
struct Row {
    using Game = typename M::Game;
    using State = typename Game::State;
    using At = table::GameTable<typename M::Traits>;

    // First states, with the battles that they point into.
    struct Starts {
        std::vector<std::shared_ptr<const typename Game::Battle>> battles;
        std::vector<State> states;
    };

    // One scenario, or every one there is when none is named.
    static Starts starts(std::string_view scenario) {
        Starts out;
        const auto add = [&out](const auto& one) {
            out.battles.push_back(one.battle);
            out.states.push_back(Game::start(*one.battle));
        };
        if (!scenario.empty()) {
            add(M::find(scenario, {}));
        } else {
            for (const auto& one : M::scenarios({})) add(one);
        }
        return out;
    }

    static std::string scenario_id(std::string_view wanted) { return M::find(wanted, {}).id; }

    // A scenario from a file is called by its path.
    static std::unique_ptr<table::Table> table(std::string_view wanted,
                                               const codec::Library& library) {
        auto found = M::find(wanted, library);
        const bool file = !codec::is_battle_text(wanted) && codec::names_file(wanted);
        return std::make_unique<At>(file ? std::string(wanted) : found.id, found.battle,
                                    M::lore(found));
    }

    static const GamePort& port() {
        static const MadePort<M> made;
        return made;
    }

    static Bench measure(std::string_view scenario, double seconds, std::uint64_t seed) {
        const Starts from = starts(scenario);
        return grognard::bench<Game>(std::span<const State>(from.states), seconds, seed);
    }

    static Score run_simulate(const Pairing& pairing, const Watch& watch) {
        const Starts from = starts(pairing.scenario);
        return *grognard::simulate<Game>(match(from.states, pairing), watch);
    }

    static Score run_arena(const Pairing& pairing, const Watch& watch) {
        const Starts from = starts(pairing.scenario);
        return *grognard::arena<Game>(match(from.states, pairing), watch);
    }

    static std::uint64_t count(std::string_view scenario, int depth) {
        const Starts from = starts(scenario);
        return perft<Game>(from.states.front(), depth);
    }

    static Divided divide(std::string_view scenario, int depth) {
        const Starts from = starts(scenario);
        const State s = at_decision(from.states.front(), depth);
        Divided out;
        for (const Seat seat : both_seats) {
            Offers<typename Game::Action> offers;
            Game::offer(s, seat, offers);
            for (const auto& action : offers) {
                State next = s;
                Game::apply(next, seat, action, {});
                out.emplace_back(Game::notation(action),
                                 depth == 1 ? 1 : perft<Game>(next, depth - 1));
            }
        }
        return out;
    }

    static std::vector<Listed> list(codec::Language language) {
        std::vector<Listed> out;
        for (const auto& one : M::scenarios({})) {
            out.push_back({one.id, one.date, one.name.in(language), M::sides(one)});
        }
        return out;
    }

    static void write_scenarios(codec::Writer& out, codec::Language language) {
        for (const auto& one : M::scenarios({})) {
            out.begin_object();
            const auto text = [&out](const char* key, std::string_view value) {
                out.key(key);
                out.string(value);
            };
            text("id", one.id);
            text("slug", one.slug);
            text("name", one.name.in(language));
            text("date", one.date);
            text("first", M::Traits::seat_name(M::first(one)));
            M::write_scenario(out, one, language);
            out.end_object();
        }
    }

    static Seat first(std::string_view scenario) { return M::first(M::find(scenario, {})); }

    static std::unique_ptr<Screen> screen(const table::Table& at, std::string_view scenario,
                                          const table::Words& words, codec::Language language) {
        return M::screen(dynamic_cast<const At&>(at), M::find(scenario, {}), words, language);
    }

    static std::unique_ptr<Bot> bot(const table::Table& at, std::string_view player,
                                    std::uint64_t seed) {
        return make_bot(dynamic_cast<const At&>(at), player, seed);
    }

    static std::string picture(std::string_view scenario, const table::Words& words,
                               codec::Language language) {
        return M::picture(M::find(scenario, {}), words, language);
    }

    static std::variant<table::Refused, std::string> odds(const codec::Node& given,
                                                          const codec::Node& said,
                                                          const table::Words* words) {
        const codec::Position<Game> position = M::position(given);
        const State& s = position.state;
        const auto action = Game::parse(said.as_text());
        if (!action) said.fail(M::combat);
        const Seat seat = next_to_act(Game::awaits(s));
        if (auto refused = table::refused_by<Game>(s, seat, *action)) return *std::move(refused);
        if (words != nullptr) {
            std::string text = M::odds_text(s, seat, *action, *words);
            if (text.empty()) said.fail(M::combat);
            return text;
        }
        codec::Writer out;
        out.begin_object();
        out.key("game");
        out.string(Game::name);
        out.key("action");
        out.string(said.as_text());
        if (!M::write_odds(out, s, seat, *action)) said.fail(M::combat);
        out.end_object();
        return out.take() + "\n";
    }

  private:
    static Match<Game> match(const std::vector<State>& from, const Pairing& pairing) {
        return {from, pairing.a, pairing.b, pairing.games, pairing.seed, pairing.threads};
    }

    // Chance before the first decision is answered as perft itself answers it.
    static State at_decision(State s, int depth) {
        for (int answered = 0; Game::awaits(s) == Awaits::Chance; ++answered) {
            Stream stream(perft_seed(depth, answered));
            const Answer answer = sample(Game::chance(s), stream);
            Game::resolve(s, drawn(answer), {});
        }
        return s;
    }
};

// None to be read: a name alone.
template <class M>
constexpr codec::PlayedGame cases_of() {
    if constexpr (requires { typename M::Cases; }) {
        return played<typename M::Cases>;
    } else {
        return {M::Game::name, {}, nullptr, nullptr, nullptr};
    }
}

template <class M>
constexpr Module module_of() {
    using R = Row<M>;
    return {.name = M::Game::name,
            .title = M::title,
            .seats = {M::Traits::seat_name(Seat::First), M::Traits::seat_name(Seat::Second)},
            .players = player_names<typename M::Game>,
            .list = R::list,
            .write_scenarios = R::write_scenarios,
            .scenario_id = R::scenario_id,
            .budget = M::budget,
            .bench = R::measure,
            .simulate = R::run_simulate,
            .arena = R::run_arena,
            .perft = R::count,
            .divide = R::divide,
            .table = R::table,
            .port = R::port,
            .cases = cases_of<M>(),
            .lint = M::lint,
            .first = R::first,
            .screen = R::screen,
            .bot = R::bot,
            .picture = R::picture,
            .odds = R::odds};
}

}  // namespace grognard::modules
