// grognard perft: counts the leaves of the tree of play, the proof that offers are what they were.
#include <chrono>
#include <iostream>
#include <map>

#include "cli/commands/command.hpp"
#include "cli/json_line.hpp"
#include "modules/list.hpp"

namespace grognard::cli {

namespace {

constexpr int deepest = 20;

using Clock = std::chrono::steady_clock;

class Perft final : public Command {
  public:
    explicit Perft(const Options& program)
        : Command(program.command("perft", "count the leaves of the tree of play")) {
        take_game(app_, game_).required();
        take_scenario(app_, scenario_);
        app_.option("depth", depth_, "decisions deep").required().between(0, deepest);
        app_.flag("--divide", divide_, "one line for each first decision");
        take_json(app_, json_);
        app_.footer(
            "Chance is answered from the depth alone, so the count is the same everywhere.\n"
            "Examples:\n  grognard perft ccn 001 3\n  grognard perft ccn 001 2 --divide");
    }

    Exit run() override {
        const modules::Module& game = modules::named(game_);
        const std::string scenario = game.scenario_id(scenario_);
        const Clock::time_point began = Clock::now();
        modules::Divided divided;
        if (divide_ && depth_ > 0) divided = game.divide(scenario_, depth_);
        const std::uint64_t leaves =
            divided.empty() ? game.perft(scenario_, depth_) : sum_of(divided);
        const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
        if (json_) {
            print_json(scenario, leaves, seconds, divided);
            return Exit::Done;
        }
        for (const auto& [action, below] : divided) std::cout << action << ": " << below << '\n';
        std::cout << "perft " << game_ << ' ' << scenario << " depth " << depth_ << ": " << leaves
                  << '\n';
        return Exit::Done;
    }

  private:
    static std::uint64_t sum_of(const modules::Divided& divided) {
        std::uint64_t sum = 0;
        for (const auto& [action, leaves] : divided) sum += leaves;
        return sum;
    }

    void print_json(const std::string& scenario, std::uint64_t leaves, double seconds,
                    const modules::Divided& divided) const {
        JsonLine out;
        out.put("game", game_).put("scenario", scenario).put("depth", depth_);
        out.put("leaves", leaves).put("seconds", seconds);
        if (divide_) {
            out.put("divided",
                    std::map<std::string, std::uint64_t>(divided.begin(), divided.end()));
        }
        out.print();
    }

    std::string game_;
    std::string scenario_;
    int depth_ = 0;
    bool divide_ = false;
    bool json_ = false;
};

}  // namespace

MadeCommand make_perft(const Options& program) { return std::make_unique<Perft>(program); }

}  // namespace grognard::cli
