// Options that several commands share.
#include "cli/commands/command.hpp"
#include "modules/list.hpp"

namespace grognard::cli {

Option take_game(const Options& app, std::string& game) {
    const auto names = modules::names();
    const Option option = app.option("game", game, "the game, such as ccn (see `grognard games`)");
    option.among({names.begin(), names.end()});
    return option;
}

void take_scenario(const Options& app, std::string& scenario) {
    app.option("scenario", scenario, "a scenario by number, name or file, such as 001").required();
}

void take_language(const Options& app, std::string& language) {
    app.option("--lang", language, "the language of words and rules: en or fr").among({"en", "fr"});
}

void take_json(const Options& app, bool& json) {
    app.flag("--json", json, "print one JSON object and nothing else");
}

}  // namespace grognard::cli
