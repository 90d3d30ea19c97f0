// grognard odds: what a declared combat may bring, with its ledger.
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/rulebook.hpp"
#include "codec/json.hpp"
#include "modules/list.hpp"
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
        const modules::Module& row = named(object.optional("game"));
        object.required("given");
        for (const char* key : {"line", "unanswered"}) object.optional(key);
        const codec::Node said = object.required("do");
        object.done();
        const auto language = *codec::parse_language(language_);
        const auto words = table::load_words(row.name, language);
        const auto answer = row.odds(document.root(), said, json_ ? nullptr : &words);
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
    static const modules::Module& named(const std::optional<codec::Node>& game) {
        if (!game) return *modules::all().front();
        const modules::Module* found = modules::find(game->as_string());
        if (found == nullptr) game->fail(codec::one_of(modules::names()));
        return *found;
    }

    std::string file_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_odds(const Options& program) { return std::make_unique<OddsCommand>(program); }

}  // namespace grognard::cli
