// Loads charts, map and scenarios through a library.
#include "codec/waterloo/library.hpp"

#include <filesystem>
#include <string>

#include "codec/scenario_name.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::string_view scenarios_folder = "waterloo/scenarios";

}  // namespace

ChartsBook charts_book(const Library& library) {
    return read_charts(library.document(charts_path));
}

MapBook map_book(const Library& library) { return read_map(library.document(map_path)); }

std::vector<Scenario> scenarios(const Library& library) {
    const ChartsBook charts = charts_book(library);
    const MapBook map = map_book(library);
    std::vector<Scenario> out;
    for (const std::string& path : library.list(scenarios_folder, ".json")) {
        out.push_back(load_scenario(library.document(path), charts, map));
    }
    return out;
}

Scenario find_scenario(std::string_view wanted, const Library& library) {
    if (codec::is_battle_text(wanted)) {
        return load_scenario(Document::parse("battle-file", wanted), charts_book(library),
                             map_book(library));
    }
    if (codec::names_file(wanted)) {
        return load_scenario(Document::load(std::filesystem::path(wanted)), charts_book(library),
                             map_book(library));
    }
    for (const Scenario& scenario : scenarios(library)) {
        if (codec::answers_to(scenario.id + "_" + scenario.slug, wanted)) return scenario;
    }
    throw BadInput(
        "waterloo", "",
        "the number, name or file of a scenario (`grognard scenarios waterloo` lists them)",
        codec::shown(wanted));
}

}  // namespace grognard::waterloo
