// The one list of games that can be put on a table.
#include "table/make.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <utility>

#include "codec/ccn/library.hpp"
#include "codec/json.hpp"
#include "codec/scenario_name.hpp"
#include "codec/waterloo/library.hpp"
#include "table/ccn/traits.hpp"
#include "table/waterloo/traits.hpp"

namespace grognard::table {

namespace {

// A scenario from a file is called by its path.
std::string called(std::string_view wanted, const std::string& id) {
    return !codec::is_battle_text(wanted) && codec::names_file(wanted) ? std::string(wanted) : id;
}

std::unique_ptr<Table> make_ccn(std::string_view scenario, const codec::Library& library) {
    const ccn::Scenario found = ccn::find_scenario(scenario, library);
    return std::make_unique<CcnTable>(called(scenario, found.id), found.battle, CcnLore(found));
}

std::unique_ptr<Table> make_waterloo(std::string_view scenario, const codec::Library& library) {
    const waterloo::Scenario found = waterloo::find_scenario(scenario, library);
    return std::make_unique<WaterlooTable>(called(scenario, found.id), found.battle,
                                           WaterlooLore{});
}

struct Made {
    std::string_view game;
    std::unique_ptr<Table> (*make)(std::string_view, const codec::Library&);
};
constexpr std::array games = {Made{CcnTraits::name, make_ccn},
                              Made{WaterlooTraits::name, make_waterloo}};

const Made& find_game(std::string_view game) {
    const auto found = std::ranges::find(games, game, &Made::game);
    if (found != games.end()) return *found;
    throw codec::BadInput("game", "", codec::one_of(game_names()), codec::shown(game));
}

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

}  // namespace

std::vector<std::string_view> game_names() {
    std::vector<std::string_view> out;
    for (const Made& one : games) out.push_back(one.game);
    return out;
}

std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library) {
    auto table = find_game(game).make(scenario, library);
    if (codec::is_battle_text(scenario)) {
        table->embed(std::string(scenario));
    } else if (codec::names_file(scenario)) {
        const std::filesystem::path file(scenario);
        table->embed(on_one_line(codec::read_file(file, codec::max_document_bytes)));
    }
    return table;
}

}  // namespace grognard::table
