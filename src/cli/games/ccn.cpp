// Commands & Colors: Napoleonics in the list of games.
#include "cli/draw/ccn_odds.hpp"
#include "cli/games/row.hpp"
#include "cli/play/ccn_screen.hpp"
#include "cli/render/picture.hpp"
#include "codec/ccn/library.hpp"
#include "codec/ccn/position.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/names.hpp"

namespace grognard::cli {

namespace {

using ccn::Scenario;

std::string sides(const Scenario& scenario, Seat seat) {
    std::string out;
    for (const ccn::Nation nation :
         scenario.armies[static_cast<std::size_t>(index(seat))].nations) {
        if (!out.empty()) out += '+';
        out += name(nation);
    }
    return out;
}

void write(codec::Writer& out, const Scenario& scenario, codec::Language language) {
    const auto text = [&out](const char* key, std::string_view value) {
        out.key(key);
        out.string(value);
    };
    out.begin_object();
    text("id", scenario.id);
    text("slug", scenario.slug);
    text("name", scenario.name.in(language));
    text("date", scenario.date);
    text("first", ccn::seat_name(scenario.battle->first));
    for (const Seat seat : both_seats) {
        const auto i = static_cast<std::size_t>(index(seat));
        out.key(ccn::seat_name(seat));
        out.begin_object();
        out.key("nations");
        codec::write_value(out, scenario.armies[i].nations);
        text("commander", scenario.armies[i].commander.in(language));
        out.key("hand");
        out.natural(scenario.battle->hand_size[i]);
        out.key("banners");
        out.natural(scenario.battle->banners_needed[i]);
        out.end_object();
    }
    out.end_object();
}

struct Shelf {
    using Game = Ccn;
    using Table = table::CcnTable;
    static constexpr std::string_view title = "Commands & Colors: Napoleonics";
    static constexpr std::array<std::string_view, 2> seats = {ccn::seat_name(Seat::First),
                                                              ccn::seat_name(Seat::Second)};

    static std::vector<Scenario> all() { return ccn::scenarios(); }
    static Scenario find(std::string_view wanted) { return ccn::find_scenario(wanted); }

    static Seat first(const Scenario& scenario) { return scenario.battle->first; }

    static std::unique_ptr<Screen> screen(const Table& at, const Scenario& scenario,
                                          const table::Words& words, codec::Language language) {
        return std::make_unique<CcnScreen>(at, scenario, words, language, Paint(wanted_colours()));
    }

    static std::string picture(const Scenario& scenario, const table::Words& words,
                               codec::Language language) {
        return draw_setup(scenario, words, language);
    }

    static constexpr Budget budget = {.games = 10'000, .actions = 5'000'000};
    static constexpr const char* combat = "a fire or melee in notation";
    static codec::Position<Ccn> position(const codec::Node& given) {
        return ccn::PositionReader(codec::Library()).read(given);
    }
    static std::string odds_text(const ccn::State& s, Seat, const ccn::Action& action,
                                 const table::Words& words) {
        const auto odds = ccn::combat_odds(s, action);
        return odds ? cli::odds_text(*odds, words) : "";
    }
    static bool write_odds(codec::Writer& out, const ccn::State& s, Seat,
                           const ccn::Action& action) {
        const auto odds = ccn::combat_odds(s, action);
        if (odds) cli::write_odds(out, *odds);
        return odds.has_value();
    }

    static std::vector<Listed> list(codec::Language language) {
        std::vector<Listed> out;
        for (const Scenario& one : all()) {
            out.push_back({one.id, one.date, one.name.in(language),
                           sides(one, Seat::First) + " - " + sides(one, Seat::Second)});
        }
        return out;
    }

    static void write_scenarios(codec::Writer& out, codec::Language language) {
        for (const Scenario& one : all()) write(out, one, language);
    }
};

}  // namespace

constinit const GameRow ccn_row = row_of<Shelf>();

}  // namespace grognard::cli
