// Options that several commands share.
#include "cli/commands/command.hpp"
#include "table/make.hpp"

namespace grognard::cli {

void take_game(CLI::App& app, std::string& game) {
    std::vector<std::string> names;
    for (const std::string_view name : table::game_names()) names.emplace_back(name);
    app.add_option("game", game, "the game, such as ccn (see `grognard games`)")
        ->required()
        ->check(CLI::IsMember(names))
        ->type_name("");
}

void take_scenario(CLI::App& app, std::string& scenario) {
    app.add_option("scenario", scenario, "a scenario by number, name or file, such as 001")
        ->required();
}

void take_language(CLI::App& app, std::string& language) {
    app.add_option("--lang", language, "the language of words and rules: en or fr")
        ->check(CLI::IsMember({"en", "fr"}))
        ->type_name("");
}

void take_json(CLI::App& app, bool& json) {
    app.add_flag("--json", json, "print one JSON object and nothing else");
}

}  // namespace grognard::cli
