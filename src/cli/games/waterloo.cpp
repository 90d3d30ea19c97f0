// Waterloo in the list of games.
#include "cli/draw/waterloo_odds.hpp"
#include "cli/games/row.hpp"
#include "cli/play/waterloo_screen.hpp"
#include "cli/render/waterloo_picture.hpp"
#include "codec/waterloo/library.hpp"
#include "codec/waterloo/position.hpp"
#include "games/waterloo/game.hpp"

namespace grognard::cli {

namespace {

using waterloo::Scenario;

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
    text("first", waterloo::seat_name(waterloo::french));
    out.key("losses_to_win");
    out.begin_object();
    for (const Seat seat : both_seats) {
        out.key(waterloo::seat_name(seat));
        out.natural(
            scenario.battle->charts.limits.losses_to_win[static_cast<std::size_t>(index(seat))]);
    }
    out.end_object();
    out.end_object();
}

struct Shelf {
    using Game = Waterloo;
    using Table = table::WaterlooTable;
    static constexpr std::string_view title = "Waterloo";
    static constexpr std::array<std::string_view, 2> seats = waterloo::names::seats;

    static std::vector<Scenario> all() { return waterloo::scenarios(); }
    static Scenario find(std::string_view wanted) { return waterloo::find_scenario(wanted); }

    static Seat first(const Scenario& /*always*/) { return waterloo::french; }

    static std::unique_ptr<Screen> screen(const Table& at, const Scenario& scenario,
                                          const table::Words& words, codec::Language language) {
        return std::make_unique<WaterlooScreen>(at, scenario, words, language,
                                                Paint(wanted_colours()));
    }

    static std::string picture(const Scenario& scenario, const table::Words& words,
                               codec::Language language) {
        return draw_setup(scenario, words, language);
    }

    static constexpr Budget budget = {.games = 5'000, .actions = 3'000'000};
    static constexpr const char* combat = "a shot or an assault in notation";
    static codec::Position<Waterloo> position(const codec::Node& given) {
        return waterloo::PositionReader(codec::Library()).read(given);
    }
    static std::string odds_text(const waterloo::State& s, Seat seat,
                                 const waterloo::Action& action, const table::Words& words) {
        return cli::odds_text(s, seat, action, words);
    }
    static bool write_odds(codec::Writer& out, const waterloo::State& s, Seat seat,
                           const waterloo::Action& action) {
        return cli::write_odds(out, s, seat, action);
    }

    static std::vector<Listed> list(codec::Language language) {
        std::vector<Listed> out;
        for (const Scenario& one : all()) {
            out.push_back({one.id, one.date, one.name.in(language), "french - allied"});
        }
        return out;
    }

    static void write_scenarios(codec::Writer& out, codec::Language language) {
        for (const Scenario& one : all()) write(out, one, language);
    }
};

}  // namespace

constinit const GameRow waterloo_row = row_of<Shelf>();

}  // namespace grognard::cli
