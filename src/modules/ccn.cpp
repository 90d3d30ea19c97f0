// Gathers what the folder ccn/ and the reader of its files do.
#include "modules/ccn.hpp"

#include "codec/ccn/lint.hpp"
#include "codec/ccn/position.hpp"
#include "modules/ccn/catalogue.hpp"
#include "modules/ccn/odds.hpp"
#include "modules/ccn/picture.hpp"
#include "modules/ccn/screen.hpp"
#include "modules/make.hpp"

namespace grognard::modules {

using ccn::Scenario;

namespace {

std::string side(const Scenario& scenario, Seat seat) {
    std::string out;
    for (const ccn::Nation nation :
         scenario.armies[static_cast<std::size_t>(index(seat))].nations) {
        if (!out.empty()) out += '+';
        out += name(nation);
    }
    return out;
}

}  // namespace

constinit const Module CcnModule::module = module_of<CcnModule>();

Scenario CcnModule::load(const codec::Document& document) {
    static const ccn::Charts charts = ccn::charts();
    return ccn::load_scenario(document, charts);
}

void CcnModule::lint(const codec::Library& library, codec::Faults& faults) {
    ccn::lint(library, faults);
}

std::string CcnModule::sides(const Scenario& scenario) {
    return side(scenario, Seat::First) + " - " + side(scenario, Seat::Second);
}

void CcnModule::write_scenario(codec::Writer& out, const Scenario& scenario,
                               codec::Language language) {
    for (const Seat seat : both_seats) {
        const auto i = static_cast<std::size_t>(index(seat));
        out.key(ccn::seat_name(seat));
        out.begin_object();
        out.key("nations");
        codec::write_value(out, scenario.armies[i].nations);
        out.key("commander");
        out.string(scenario.armies[i].commander.in(language));
        out.key("hand");
        out.natural(scenario.battle->hand_size[i]);
        out.key("banners");
        out.natural(scenario.battle->banners_needed[i]);
        out.end_object();
    }
}

std::unique_ptr<Screen> CcnModule::screen(const table::CcnTable& at, const Scenario& scenario,
                                          const table::Words& words, codec::Language language) {
    return std::make_unique<CcnScreen>(at, scenario, words, language, Paint(wanted_colours()));
}

std::string CcnModule::picture(const Scenario& scenario, const table::Words& words,
                               codec::Language language) {
    return draw_setup(scenario, words, language);
}

codec::Position<Ccn> CcnModule::position(const codec::Node& given) {
    return ccn::PositionReader(codec::Library()).read(given);
}

std::string CcnModule::odds_text(const ccn::State& s, Seat seat, const ccn::Action& action,
                                 const table::Words& words) {
    const auto odds = Ccn::ask(s, seat, {action});
    return odds ? modules::odds_text(*odds, words) : "";
}

bool CcnModule::write_odds(codec::Writer& out, const ccn::State& s, Seat seat,
                           const ccn::Action& action) {
    const auto odds = Ccn::ask(s, seat, {action});
    if (odds) modules::write_odds(out, *odds);
    return odds.has_value();
}

wire::ccn::Summary CcnModule::summary(const Scenario& scenario) { return summary_of(scenario); }

wire::ccn::Scenario CcnModule::described(const Scenario& scenario) {
    return modules::described(scenario);
}

std::vector<wire::Chart> CcnModule::charts() { return charts_of(ccn::charts_book()); }

}  // namespace grognard::modules
