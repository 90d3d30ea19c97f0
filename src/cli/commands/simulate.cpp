// grognard simulate: how often each side of a scenario wins between two players.
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/json_line.hpp"
#include "cli/match_options.hpp"
#include "cli/progress.hpp"
#include "modules/draw/chances.hpp"
#include "modules/list.hpp"
#include "players/statistics.hpp"

namespace grognard::cli {

namespace {

class Simulate final : public Command {
  public:
    explicit Simulate(const Options& program)
        : Command(program.command("simulate", "win rates of a scenario's sides")) {
        take_game(app_, game_).required();
        take_scenario(app_, scenario_);
        match_.take(app_);
        take_json(app_, json_);
        app_.footer(
            "Player a has the first side (bottom in ccn), b the second. Intervals are of 95 %.\n"
            "Example:\n  grognard simulate ccn 001 --games 1000 --a random --b random");
    }

    Exit run() override {
        const modules::Module& game = modules::named(game_);
        const std::string scenario = game.scenario_id(scenario_);
        const Score score = played(game);
        json_ ? print_json(score, scenario) : print(score, game, scenario);
        return Exit::Done;
    }

  private:
    // The bar is gone when this returns.
    Score played(const modules::Module& game) const {
        const std::string first(game.seats[0]);
        Progress progress(match_.games);
        return game.simulate(match_.pairing(game, scenario_), [&](const Score& now) {
            progress.show(now.games, first + " " + percent(now.share()));
            return GoOn::Yes;
        });
    }

    void print_json(const Score& score, const std::string& scenario) const {
        const Interval sure = wilson(score.points(), score.games);
        JsonLine out;
        out.put("game", game_).put("scenario", scenario).put("a", match_.a).put("b", match_.b);
        out.put("games", score.games);
        out.put("a_wins", score.wins).put("b_wins", score.losses).put("draws", score.draws);
        out.put("a_score", score.share())
            .put("a_score_low", sure.low)
            .put("a_score_high", sure.high);
        out.put("actions", score.actions).put("cut_off", score.cut_off);
        out.print();
    }

    void print(const Score& score, const modules::Module& game, const std::string& scenario) const {
        const auto line = [&](std::string_view side, const std::string& player, int wins) {
            const Interval sure = wilson(wins, score.games);
            std::cout << "  " << side << " (" << player << "): " << wins << " won, "
                      << percent(static_cast<double>(wins) / score.games)
                      << " (95 %: " << percent(sure.low) << " to " << percent(sure.high) << ")\n";
        };
        std::cout << game_ << ' ' << scenario << ", " << counted(score.games, "game") << '\n';
        line(game.seats[0], match_.a, score.wins);
        line(game.seats[1], match_.b, score.losses);
        std::cout << "  draws: " << score.draws;
        if (score.cut_off > 0) std::cout << ", of which cut off undecided: " << score.cut_off;
        std::cout << "; actions a game: "
                  << modules::decimal(static_cast<double>(score.actions) / score.games, 1) << '\n';
    }

    std::string game_;
    std::string scenario_;
    MatchOptions match_;
    bool json_ = false;
};

}  // namespace

MadeCommand make_simulate(const Options& program) { return std::make_unique<Simulate>(program); }

}  // namespace grognard::cli
