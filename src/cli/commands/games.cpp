// grognard games: which games there are.
#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/ccn/library.hpp"
#include "codec/write.hpp"
#include "games/ccn/game.hpp"
#include "players/player.hpp"
#include "table/make.hpp"

namespace grognard::cli {

namespace {

class Games final : public Command {
  public:
    explicit Games(const Options& program) : Command(program.command("games", "list the games")) {
        take_json(app_, json_);
        app_.footer("Examples:\n  grognard games\n  grognard games --json");
    }

    Exit run() override {
        const auto count = ccn::scenarios().size();
        if (json_) {
            codec::Writer out;
            out.begin_object();
            out.key("games");
            out.begin_array();
            out.begin_object();
            out.key("game");
            out.string("ccn");
            out.key("name");
            out.string("Commands & Colors: Napoleonics");
            out.key("scenarios");
            out.natural(count);
            out.key("players");
            codec::write_value(out, player_names<Ccn>);
            out.end_object();
            out.end_array();
            out.end_object();
            std::cout << out.text() << '\n';
            return Exit::Done;
        }
        std::cout << "ccn  Commands & Colors: Napoleonics, " << count << " scenarios; players:";
        for (const std::string_view name : player_names<Ccn>) std::cout << ' ' << name;
        std::cout << '\n';
        return Exit::Done;
    }

  private:
    bool json_ = false;
};

}  // namespace

MadeCommand make_games(const Options& program) { return std::make_unique<Games>(program); }

}  // namespace grognard::cli
