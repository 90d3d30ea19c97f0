// The one list of games that can be put on a table.
#include "table/make.hpp"

#include <array>
#include <string>

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
    return codec::names_file(wanted) ? std::string(wanted) : id;
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

}  // namespace

std::vector<std::string_view> game_names() {
    std::vector<std::string_view> out;
    for (const Made& one : games) out.push_back(one.game);
    return out;
}

std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library) {
    for (const Made& one : games) {
        if (one.game == game) return one.make(scenario, library);
    }
    throw codec::BadInput("game", "", codec::one_of(game_names()), codec::shown(game));
}

}  // namespace grognard::table
