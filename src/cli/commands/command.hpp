// What every command of the program is made of, and the list of them.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

namespace grognard::cli {

// 0 done; 1 a check failed; 2 the input can't be used; 3 refused by a rule.
enum class Exit : int { Done = 0, CheckFailed = 1, BadInput = 2, Refused = 3 };

class Command {
  public:
    explicit Command(CLI::App& described) : app_(described) {}
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    virtual Exit run() = 0;
    bool chosen() const { return app_.parsed(); }

  protected:
    CLI::App& app_;
};

using MadeCommand = std::unique_ptr<Command>;

MadeCommand make_arena(CLI::App& program);
MadeCommand make_bench(CLI::App& program);
MadeCommand make_check(CLI::App& program);
MadeCommand make_games(CLI::App& program);
MadeCommand make_lint_data(CLI::App& program);
MadeCommand make_odds(CLI::App& program);
MadeCommand make_perft(CLI::App& program);
MadeCommand make_play(CLI::App& program);
MadeCommand make_render(CLI::App& program);
MadeCommand make_replay(CLI::App& program);
MadeCommand make_rules(CLI::App& program);
MadeCommand make_scenarios(CLI::App& program);
MadeCommand make_serve(CLI::App& program);
MadeCommand make_simulate(CLI::App& program);
MadeCommand make_verify(CLI::App& program);
MadeCommand make_why(CLI::App& program);

// Options that several commands share.
void take_game(CLI::App& app, std::string& game);
void take_scenario(CLI::App& app, std::string& scenario);
void take_language(CLI::App& app, std::string& language);
void take_json(CLI::App& app, bool& json);

}  // namespace grognard::cli
