// grognard odds: what a declared combat may bring, with its ledger.
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/games/games.hpp"
#include "cli/rulebook.hpp"
#include "codec/json.hpp"
#include "table/words.hpp"

namespace grognard::cli {

namespace {

class OddsCommand final : public Command {
  public:
    explicit OddsCommand(const Options& program)
        : Command(program.command("odds", "what a declared combat may bring")) {
        app_.option("file", file_, "a position and an action").required();
        take_json(app_, json_);
        take_language(app_, language_);
        app_.footer(
            "The file holds a position as in rule cases and a combat:\n"
            "  {\"game\": \"ccn\", \"do\": \"melee E5 F5\",\n"
            "   \"given\": {\"battle\": {\"units\": [\"FR LI E5\", \"BR LI F5 3\"]}}}\n"
            "and, where the combat comes later, the `line` that leads to it.\n"
            "Chances are exact, but for Waterloo's assaults, which are sampled and say so.\n"
            "Exit code 3 if the rules refuse the action.\n"
            "Examples:\n  grognard odds charge.json\n  grognard odds charge.json --json");
    }

    Exit run() override {
        const auto document = codec::Document::load(file_);
        codec::Object object = document.root().object();
        const GameRow& row = named(object.optional("game"));
        const codec::Node given = object.required("given");
        for (const char* key : {"line", "unanswered"}) object.optional(key);
        const codec::Node said = object.required("do");
        object.done();
        // Positions of the old form are given without a battle.
        const bool is_question = given.object().optional("battle").has_value();
        const codec::Node position = is_question ? document.root() : given;
        const auto language = *codec::parse_language(language_);
        const auto words = table::load_words(row.name, language);
        const auto answer = row.odds(position, said, json_ ? nullptr : &words);
        if (const auto* refused = std::get_if<table::Refused>(&answer)) {
            const table::Message reason("reason." + refused->reason);
            std::cerr << "grognard: "
                      << words.say(table::Message("ui.refused").with("reason", reason)) << "\n  "
                      << rule_text(rulebook(row.name), refused->rule, language) << "\n";
            return Exit::Refused;
        }
        std::cout << std::get<std::string>(answer);
        return Exit::Done;
    }

  private:
    // The first of the games if none is named.
    static const GameRow& named(const std::optional<codec::Node>& game) {
        if (!game) return *games().front();
        std::vector<std::string_view> names;
        for (const GameRow* row : games()) {
            if (row->name == game->as_string()) return *row;
            names.push_back(row->name);
        }
        game->fail(codec::one_of(names));
    }

    std::string file_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_odds(const Options& program) { return std::make_unique<OddsCommand>(program); }

}  // namespace grognard::cli
