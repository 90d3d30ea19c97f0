// Puts games on tables: new ones, and saved ones at their start.
#include "modules/tables.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include "codec/json.hpp"
#include "codec/scenario_name.hpp"
#include "codec/utf8.hpp"
#include "modules/list.hpp"

namespace grognard::table {

namespace {

using codec::BadInput;
using codec::shown;
namespace fs = std::filesystem;

// Without the spaces and line breaks between its values.
std::string on_one_line(std::string_view json) {
    std::string out;
    bool in_text = false;
    bool escaped = false;
    for (const char c : json) {
        const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!in_text && space) continue;
        if (c == '"' && !escaped) in_text = !in_text;
        escaped = in_text && c == '\\' && !escaped;
        out += c;
    }
    return out;
}

std::string battle_place(const SavedGame& saved) {
    return place_in(saved, saved.header.battle_file.empty() ? "battle" : "battle-file");
}

// Where the file of the scenario is: as the header says, else beside the saved game.
std::string found_scenario(const SavedGame& saved) {
    const fs::path named = saved.header.scenario;
    const fs::path folder = fs::path(saved.file).parent_path();
    std::error_code ec;
    for (const fs::path& path : {named, folder / named, folder / named.filename()}) {
        if (fs::exists(path, ec)) return path.string();
    }
    throw BadInput(saved.file, battle_place(saved),
                   "the file of the scenario, as it is named here or beside the saved game",
                   "nothing at " + shown(saved.header.scenario));
}

std::unique_ptr<Table> make_at_start(const SavedGame& saved, const codec::Library& library) {
    const SavedHeader& header = saved.header;
    const auto known = modules::names();
    if (std::ranges::find(known, header.game) == known.end()) {
        throw BadInput(saved.file, place_in(saved, "game"), "a game: " + codec::one_of(known),
                       shown(header.game));
    }
    const bool in_file = header.battle_file.empty() && codec::names_file(header.scenario);
    const std::string scenario = in_file ? found_scenario(saved) : header.scenario;
    try {
        const std::string& battle = header.battle_file.empty() ? scenario : header.battle_file;
        return make_table(header.game, battle, library);
    } catch (const BadInput& bad) {
        std::string where = battle_place(saved);
        if (in_file) where += ": " + codec::legible_path(bad.file);
        if (!bad.place.empty()) where += ": " + bad.place;
        throw BadInput(saved.file, where, bad.expected, bad.found);
    }
}

}  // namespace

std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library) {
    auto table = modules::named(game).table(scenario, library);
    if (codec::is_battle_text(scenario)) {
        table->embed(std::string(scenario));
    } else if (codec::names_file(scenario)) {
        const std::filesystem::path file(scenario);
        table->embed(on_one_line(codec::read_file(file, codec::max_document_bytes)));
    }
    return table;
}

std::unique_ptr<Table> table_for(const SavedGame& saved, const codec::Library& library) {
    auto table = make_at_start(saved, library);
    check_sound(saved, *table);
    return table;
}

}  // namespace grognard::table
