// grognard scenarios: the battles of a game.
#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/write.hpp"
#include "modules/list.hpp"

namespace grognard::cli {

namespace {

class Scenarios final : public Command {
  public:
    explicit Scenarios(const Options& program)
        : Command(program.command("scenarios", "list the scenarios of a game")) {
        take_game(app_, game_).required();
        take_json(app_, json_);
        take_language(app_, language_);
        app_.footer(
            "Examples:\n  grognard scenarios ccn\n  grognard scenarios ccn --json --lang fr");
    }

    Exit run() override {
        const auto language = *codec::parse_language(language_);
        const modules::Module& game = modules::named(game_);
        if (json_) {
            codec::Writer out;
            out.begin_object();
            out.key("game");
            out.string(game_);
            out.key("scenarios");
            out.begin_array();
            game.write_scenarios(out, language);
            out.end_array();
            out.end_object();
            std::cout << out.text() << '\n';
            return Exit::Done;
        }
        for (const modules::Listed& one : game.list(language)) {
            std::cout << one.id << "  " << one.date << "  " << one.name << " (" << one.sides
                      << ")\n";
        }
        return Exit::Done;
    }

  private:
    std::string game_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_scenarios(const Options& program) { return std::make_unique<Scenarios>(program); }

}  // namespace grognard::cli
