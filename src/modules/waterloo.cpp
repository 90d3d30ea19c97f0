// Gathers what the folder waterloo/ and the reader of its files do.
#include "modules/waterloo.hpp"

#include "codec/waterloo/lint.hpp"
#include "codec/waterloo/position.hpp"
#include "modules/make.hpp"
#include "modules/waterloo/catalogue.hpp"
#include "modules/waterloo/odds.hpp"
#include "modules/waterloo/picture.hpp"
#include "modules/waterloo/screen.hpp"

namespace grognard::modules {

using waterloo::Scenario;

constinit const Module WaterlooModule::module = module_of<WaterlooModule>();

Scenario WaterlooModule::load(const codec::Document& document) {
    static const waterloo::ChartsBook charts = waterloo::charts_book();
    static const waterloo::MapBook map = waterloo::map_book();
    return waterloo::load_scenario(document, charts, map);
}

void WaterlooModule::lint(const codec::Library& library, codec::Faults& faults) {
    waterloo::lint(library, faults);
}

void WaterlooModule::write_scenario(codec::Writer& out, const Scenario& scenario, codec::Language) {
    out.key("losses_to_win");
    out.begin_object();
    for (const Seat seat : both_seats) {
        out.key(waterloo::seat_name(seat));
        out.natural(
            scenario.battle->charts.limits.losses_to_win[static_cast<std::size_t>(index(seat))]);
    }
    out.end_object();
}

std::unique_ptr<Screen> WaterlooModule::screen(const table::WaterlooTable& at,
                                               const Scenario& scenario, const table::Words& words,
                                               codec::Language language) {
    return std::make_unique<WaterlooScreen>(at, scenario, words, language, Paint(wanted_colours()));
}

std::string WaterlooModule::picture(const Scenario& scenario, const table::Words& words,
                                    codec::Language language) {
    return draw_setup(scenario, words, language);
}

codec::Position<Waterloo> WaterlooModule::position(const codec::Node& given) {
    return waterloo::PositionReader(codec::Library()).read(given);
}

std::string WaterlooModule::odds_text(const waterloo::State& s, Seat seat,
                                      const waterloo::Action& action, const table::Words& words) {
    return modules::odds_text(s, seat, action, words);
}

bool WaterlooModule::write_odds(codec::Writer& out, const waterloo::State& s, Seat seat,
                                const waterloo::Action& action) {
    return modules::write_odds(out, s, seat, action);
}

wire::waterloo::Summary WaterlooModule::summary(const Scenario& scenario) {
    return summary_of(scenario);
}

wire::waterloo::Scenario WaterlooModule::described(const Scenario& scenario) {
    static const waterloo::ChartsBook charts = waterloo::charts_book();
    static const waterloo::MapBook map = waterloo::map_book();
    return modules::described(scenario, charts, map);
}

std::vector<wire::Chart> WaterlooModule::charts() {
    return charts_of(waterloo::charts_book(), waterloo::map_book());
}

}  // namespace grognard::modules
