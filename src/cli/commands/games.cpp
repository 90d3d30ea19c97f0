// grognard games: which games there are.
#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/write.hpp"
#include "modules/list.hpp"

namespace grognard::cli {

namespace {

class Games final : public Command {
  public:
    explicit Games(const Options& program) : Command(program.command("games", "list the games")) {
        take_json(app_, json_);
        app_.footer("Examples:\n  grognard games\n  grognard games --json");
    }

    Exit run() override {
        json_ ? print_json() : print();
        return Exit::Done;
    }

  private:
    static void print_json() {
        codec::Writer out;
        out.begin_object();
        out.key("games");
        out.begin_array();
        for (const modules::Module* game : modules::all()) {
            out.begin_object();
            out.key("game");
            out.string(game->name);
            out.key("name");
            out.string(game->title);
            out.key("scenarios");
            out.natural(game->list(codec::Language::English).size());
            out.key("players");
            codec::write_value(out, game->players);
            out.end_object();
        }
        out.end_array();
        out.end_object();
        std::cout << out.text() << '\n';
    }

    static void print() {
        for (const modules::Module* game : modules::all()) {
            const std::size_t count = game->list(codec::Language::English).size();
            std::cout << game->name << "  " << game->title << ", " << count
                      << (count == 1 ? " scenario" : " scenarios") << "; players:";
            for (const std::string_view name : game->players) std::cout << ' ' << name;
            std::cout << '\n';
        }
    }

    bool json_ = false;
};

}  // namespace

MadeCommand make_games(const Options& program) { return std::make_unique<Games>(program); }

}  // namespace grognard::cli
