// What every command of the program is made of, and the list of them.
#pragma once

#include <memory>
#include <string>

#include "cli/options.hpp"

namespace grognard::cli {

// 0 done; 1 a check failed; 2 the input can't be used; 3 refused by a rule.
enum class Exit : int { Done = 0, CheckFailed = 1, BadInput = 2, Refused = 3, NotProved = 4 };

class Command {
  public:
    explicit Command(Options described) : app_(described) {}
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    virtual Exit run() = 0;
    bool chosen() const { return app_.chosen(); }

  protected:
    Options app_;
};

using MadeCommand = std::unique_ptr<Command>;

MadeCommand make_arena(const Options& program);
MadeCommand make_backup(const Options& program);
MadeCommand make_bench(const Options& program);
MadeCommand make_check(const Options& program);
MadeCommand make_fsck(const Options& program);
MadeCommand make_games(const Options& program);
MadeCommand make_lint_data(const Options& program);
MadeCommand make_odds(const Options& program);
MadeCommand make_perft(const Options& program);
MadeCommand make_play(const Options& program);
MadeCommand make_render(const Options& program);
MadeCommand make_replay(const Options& program);
MadeCommand make_rules(const Options& program);
MadeCommand make_scenarios(const Options& program);
MadeCommand make_serve(const Options& program);
MadeCommand make_show(const Options& program);
MadeCommand make_simulate(const Options& program);
MadeCommand make_verify(const Options& program);
MadeCommand make_why(const Options& program);

// Options that several commands share.
Option take_game(const Options& app, std::string& game);
void take_scenario(const Options& app, std::string& scenario);
void take_language(const Options& app, std::string& language);
void take_json(const Options& app, bool& json);

}  // namespace grognard::cli
