// Loads charts and scenarios through a library.
#include "codec/ccn/library.hpp"

#include <filesystem>
#include <string>

#include "codec/scenario_name.hpp"

namespace grognard::ccn {

namespace {

constexpr std::string_view scenarios_folder = "ccn/scenarios";

}  // namespace

ChartsBook charts_book(const Library& library) {
    return read_charts(library.document(charts_path));
}

Charts charts(const Library& library) { return charts_book(library).charts; }

std::vector<Scenario> scenarios(const Library& library) {
    const Charts figures = charts(library);
    std::vector<Scenario> out;
    for (const std::string& path : library.list(scenarios_folder, ".json")) {
        out.push_back(load_scenario(library.document(path), figures));
    }
    return out;
}

Scenario find_scenario(std::string_view wanted, const Library& library) {
    const Charts figures = charts(library);
    if (codec::is_battle_text(wanted)) {
        return load_scenario(Document::parse("battle-file", wanted), figures);
    }
    if (codec::names_file(wanted)) {
        return load_scenario(Document::load(std::filesystem::path(wanted)), figures);
    }
    for (const std::string& path : library.list(scenarios_folder, ".json")) {
        if (codec::answers_to(path, wanted)) return load_scenario(library.document(path), figures);
    }
    throw BadInput("ccn", "",
                   "the number, name or file of a scenario (`grognard scenarios ccn` lists them)",
                   codec::shown(wanted));
}

}  // namespace grognard::ccn
