// The one list of games that can be put on a table.
#include "table/make.hpp"

#include <string>

#include "codec/ccn/library.hpp"
#include "codec/json.hpp"
#include "table/ccn/traits.hpp"

namespace grognard::table {

std::vector<std::string_view> game_names() { return {CcnTraits::name}; }

std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library) {
    if (game != CcnTraits::name) {
        throw codec::BadInput("game", "", codec::one_of(game_names()), codec::shown(game));
    }
    const ccn::Scenario found = ccn::find_scenario(scenario, library);
    const bool by_path =
        scenario.find('/') != std::string_view::npos || scenario.ends_with(".json");
    return std::make_unique<CcnTable>(by_path ? std::string(scenario) : found.id,
                                      ccn::begin(found.setup), CcnLore(found));
}

}  // namespace grognard::table
