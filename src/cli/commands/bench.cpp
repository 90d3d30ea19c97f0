// grognard bench: random games as fast as the rules play them.
#include <iomanip>
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/json_line.hpp"
#include "modules/list.hpp"

namespace grognard::cli {

namespace {

class BenchCommand final : public Command {
  public:
    explicit BenchCommand(const Options& program)
        : Command(program.command("bench", "measure random games on one core")) {
        take_game(app_, game_);
        app_.option("--seconds", seconds_, "for how long").between(0.0, 3600.0);
        app_.option("--scenario", scenario_, "one scenario instead of all in turn");
        app_.option("--seed", seed_, "of the stream of chance and choices");
        take_json(app_, json_);
        app_.footer(
            "Full games only, all offers generated at every step.\n"
            "To compare two versions on a busy machine, run them in turns.\n"
            "Examples:\n  grognard bench\n  grognard bench ccn --seconds 10 --json");
    }

    Exit run() override {
        const modules::Module& game = modules::named(game_);
        const std::string scenario = scenario_.empty() ? "all" : game.scenario_id(scenario_);
        const Bench done = game.bench(scenario_, seconds_, seed_);
        json_ ? print_json(done, scenario) : print(done, scenario, game.budget);
        return Exit::Done;
    }

  private:
    void print_json(const Bench& done, const std::string& scenario) const {
        JsonLine out;
        out.put("game", game_).put("scenario", scenario);
        out.put("games", done.games).put("actions", done.actions).put("seconds", done.seconds);
        out.put("games_per_second", done.per_second(done.games));
        out.put("actions_per_second", done.per_second(done.actions));
        out.print();
    }

    void print(const Bench& done, const std::string& scenario, const modules::Budget& asked) const {
        std::cout << std::fixed << game_ << ' ' << scenario << ": " << done.games << " games, "
                  << done.actions << " actions in " << std::setprecision(2) << done.seconds
                  << " s\n";
        print_rate("games", done.per_second(done.games), asked.games);
        print_rate("actions", done.per_second(done.actions), asked.actions);
    }

    static void print_rate(std::string_view what, double reached, double asked) {
        std::cout << "  " << std::setprecision(0) << reached << ' ' << what << " a second, "
                  << std::setprecision(2) << reached / asked << " of the " << std::setprecision(0)
                  << asked << " asked for\n";
    }

    std::string game_{modules::all().front()->name};
    std::string scenario_;
    double seconds_ = 5;
    std::uint64_t seed_ = 1;
    bool json_ = false;
};

}  // namespace

MadeCommand make_bench(const Options& program) { return std::make_unique<BenchCommand>(program); }

}  // namespace grognard::cli
