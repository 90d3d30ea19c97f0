// Makes the row of a game out of its shelf, a type that knows where its scenarios are:
//   Game, Table, title, seats, all(), find(wanted), list(…), write_scenarios(…),
//   first(scenario), screen(…), picture(…), position(given), combat, odds_text(…), write_odds(…).
#pragma once

#include <algorithm>
#include <memory>

#include "cli/games/games.hpp"
#include "cli/play/table_bot.hpp"
#include "codec/position.hpp"
#include "core/offers.hpp"
#include "core/perft.hpp"
#include "players/arena.hpp"
#include "players/player.hpp"
#include "players/playout.hpp"

namespace grognard::cli {

template <class Shelf>
struct Row {
    using Game = typename Shelf::Game;
    using State = typename Game::State;

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
            add(Shelf::find(scenario));
        } else {
            for (const auto& one : Shelf::all()) add(one);
        }
        return out;
    }

    static std::string scenario_id(std::string_view wanted) { return Shelf::find(wanted).id; }

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

    static Seat first(std::string_view scenario) { return Shelf::first(Shelf::find(scenario)); }

    static std::unique_ptr<Screen> screen(const table::Table& at, std::string_view scenario,
                                          const table::Words& words, codec::Language language) {
        return Shelf::screen(dynamic_cast<const typename Shelf::Table&>(at), Shelf::find(scenario),
                             words, language);
    }

    static std::unique_ptr<Bot> bot(const table::Table& at, std::string_view player,
                                    std::uint64_t seed) {
        return make_bot(dynamic_cast<const typename Shelf::Table&>(at), player, seed);
    }

    static std::string picture(std::string_view scenario, const table::Words& words,
                               codec::Language language) {
        return Shelf::picture(Shelf::find(scenario), words, language);
    }

    static std::variant<table::Refused, std::string> odds(const codec::Node& given,
                                                          const codec::Node& said,
                                                          const table::Words* words) {
        const codec::Position<Game> position = Shelf::position(given);
        const State& s = position.state;
        const auto action = Game::parse(said.as_text());
        if (!action) said.fail(Shelf::combat);
        const Seat seat = next_to_act(Game::awaits(s));
        if (auto refused = table::refused_by<Game>(s, seat, *action)) return *std::move(refused);
        if (words != nullptr) {
            std::string text = Shelf::odds_text(s, seat, *action, *words);
            if (text.empty()) said.fail(Shelf::combat);
            return text;
        }
        codec::Writer out;
        out.begin_object();
        out.key("game");
        out.string(Game::name);
        out.key("action");
        out.string(said.as_text());
        if (!Shelf::write_odds(out, s, seat, *action)) said.fail(Shelf::combat);
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

template <class Shelf>
constexpr GameRow row_of() {
    using R = Row<Shelf>;
    return {.name = Shelf::Game::name,
            .title = Shelf::title,
            .seats = Shelf::seats,
            .players = player_names<typename Shelf::Game>,
            .list = Shelf::list,
            .write_scenarios = Shelf::write_scenarios,
            .scenario_id = R::scenario_id,
            .budget = Shelf::budget,
            .bench = R::measure,
            .simulate = R::run_simulate,
            .arena = R::run_arena,
            .perft = R::count,
            .divide = R::divide,
            .first = R::first,
            .screen = R::screen,
            .bot = R::bot,
            .picture = R::picture,
            .odds = R::odds};
}

}  // namespace grognard::cli
