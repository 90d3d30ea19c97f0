// Loads charts, maps, forces and scenarios through a library.
#include "codec/orthez/library.hpp"

#include <filesystem>
#include <string>

#include "codec/scenario_name.hpp"

namespace grognard::orthez {

using codec::BadInput;
using codec::Document;
using codec::Library;

Books books(const Library& library) {
    Books out{read_charts(library.document(charts_path)),
              read_order_of_battle(library.document(order_of_battle_path)),
              {}};
    for (const std::string& path : library.list(maps_folder, ".json")) {
        out.maps.push_back(read_map(library.document(path)));
    }
    return out;
}

std::vector<Scenario> scenarios(const Library& library) {
    const Books all = books(library);
    std::vector<Scenario> out;
    for (const std::string& path : library.list(scenarios_folder, ".json")) {
        out.push_back(read_scenario(library.document(path), all));
    }
    return out;
}

Scenario find_scenario(std::string_view wanted, const Library& library) {
    if (codec::is_battle_text(wanted)) {
        return read_scenario(Document::parse("battle-file", wanted), books(library));
    }
    if (codec::names_file(wanted)) {
        return read_scenario(Document::load(std::filesystem::path(wanted)), books(library));
    }
    for (const Scenario& scenario : scenarios(library)) {
        if (codec::answers_to(scenario.id + "_" + scenario.slug, wanted)) return scenario;
    }
    throw BadInput(
        "orthez", "",
        "the number, name or file of a scenario (`grognard scenarios orthez` lists them)",
        codec::shown(wanted));
}

}  // namespace grognard::orthez
