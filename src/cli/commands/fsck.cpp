// grognard fsck: checks a store.
#include "store/fsck.hpp"

#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/utf8.hpp"
#include "codec/write.hpp"
#include "server/game_check.hpp"
#include "store/open.hpp"

namespace grognard::cli {

namespace {

class Fsck final : public Command {
  public:
    explicit Fsck(const Options& program)
        : Command(program.command("fsck", "check a store, also while a server uses it")) {
        app_.option("store", store_, "the store: FILE or sqlite:FILE").required();
        take_json(app_, json_);
        app_.footer(
            "Checks the file, plays every game again and compares the hash of each step. Changes "
            "nothing.\n"
            "Exit code 1 if anything is wrong, 2 if it is no store that can be opened.\n"
            "Examples:\n  grognard fsck games.db\n  grognard fsck games.db --json");
    }

    Exit run() override {
        const store::Inspection found = store::inspect(store::file_of(store_), server::game_fault);
        json_ ? print_json(found) : print(found);
        return found.problems.empty() ? Exit::Done : Exit::CheckFailed;
    }

  private:
    static void print(const store::Inspection& found) {
        for (const store::Problem& problem : found.problems) {
            const std::string where = problem.game.empty() ? "file" : "game " + problem.game;
            std::cout << codec::legible_lines(where + ": " + problem.what + "\n");
        }
        std::cout << found.games << " games (" << found.binned << " in the bin), " << found.inputs
                  << " inputs: ";
        if (found.problems.empty()) {
            std::cout << "OK\n";
        } else {
            std::cout << found.problems.size() << " problems\n";
        }
    }

    static void print_json(const store::Inspection& found) {
        codec::Writer out;
        out.begin_object();
        out.key("good");
        out.boolean(found.problems.empty());
        out.key("games");
        out.integer(static_cast<std::int64_t>(found.games));
        out.key("binned");
        out.integer(static_cast<std::int64_t>(found.binned));
        out.key("inputs");
        out.integer(static_cast<std::int64_t>(found.inputs));
        out.key("problems");
        out.begin_array();
        for (const store::Problem& problem : found.problems) {
            out.begin_object();
            out.key("game");
            problem.game.empty() ? out.null() : out.string(problem.game);
            out.key("what");
            out.string(problem.what);
            out.end_object();
        }
        out.end_array();
        out.end_object();
        std::cout << out.text() << '\n';
    }

    std::string store_;
    bool json_ = false;
};

}  // namespace

MadeCommand make_fsck(const Options& program) { return std::make_unique<Fsck>(program); }

}  // namespace grognard::cli
