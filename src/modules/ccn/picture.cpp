// Paper, title, ground, pieces, place names.
#include "modules/ccn/picture.hpp"

#include "games/ccn/names.hpp"
#include "modules/ccn/ground.hpp"
#include "modules/ccn/layout.hpp"
#include "modules/ccn/pieces.hpp"
#include "modules/ccn/say.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;
using table::Message;

class Picture {
  public:
    Picture(const Scenario& scenario, const table::Words& words, codec::Language language)
        : scenario_(scenario),
          words_(words),
          language_(language),
          out_(layout::width, layout::height, scenario.name.in(language)) {}

    std::string draw() {
        paper();
        draw_ground(out_, *scenario_.battle);
        hex_names();
        objectives();
        pieces();
        places();
        return out_.take();
    }

  private:
    void paper() {
        out_.rect({0, 0}, layout::width, layout::height, {{"fill", "#e6d8b1"}});
        out_.rect({8, 8}, layout::width - 16, layout::height - 16,
                  {{"fill", "#f3ead3"}, {"stroke", "#2b2118"}, {"stroke-width", "1"}});
        out_.text({28, 46}, scenario_.name.in(language_),
                  {{"font-size", "27"}, {"font-weight", "600"}, {"fill", "#2b2118"}});
        out_.text({layout::width - 28, 46}, scenario_.date,
                  {{"font-size", "19"}, {"text-anchor", "end"}, {"fill", "#5d4a33"}});
        side_line(Seat::Second, 68);
        side_line(Seat::First, layout::height - 18);
    }

    void side_line(Seat seat, double y) {
        const auto i = static_cast<std::size_t>(index(seat));
        const Battle& battle = *scenario_.battle;
        const table::CcnLore lore(scenario_);
        const std::string text = words_.say(
            Message("picture.side")
                .with("side", table::say::side(lore, seat))
                .with("banners", table::say::counted("banners", battle.banners_needed[i]))
                .with("cards", table::say::counted("cards", battle.hand_size[i])));
        const std::string& led_by = scenario_.armies[i].commander.in(language_);
        out_.text({28, y}, text + (led_by.empty() ? "" : " · " + led_by),
                  {{"font-size", "16"}, {"fill", "#5d4a33"}});
    }

    void hex_names() {
        for (const Hex h : hexes(whole_board())) {
            out_.text(centre(h) + Point{0, -layout::radius + 13}, name(h).view(),
                      {{"font-size", "8.5"}, {"text-anchor", "middle"}, {"fill", "#8d7a55"}});
        }
    }

    void objectives() {
        for (const Objective& objective : scenario_.battle->objectives) {
            for (const Hex h : hexes(objective.hexes)) {
                out_.polygon(inner(h), {{"fill", "none"},
                                        {"stroke", "#d9a520"},
                                        {"stroke-width", "2.6"},
                                        {"stroke-dasharray", "7 4"}});
            }
        }
    }

    static std::array<Point, 6> inner(Hex h) {
        std::array<Point, 6> out = corners(h);
        for (Point& point : out) point = between(point, centre(h), 0.1);
        return out;
    }

    void pieces() {
        const Battle& setup = *scenario_.battle;
        HexSet occupied;
        // From the top of the paper downward, so that a row stands before the one behind it.
        for (int r = row_count - 1; r >= 0; --r) {
            for (const Unit& unit : setup.units) {
                if (!unit.at.on_board() || row(unit.at) != r) continue;
                occupied.add(unit.at.index);
                draw_unit(out_, unit, unit.blocks);
            }
        }
        for (const General& general : setup.generals) {
            if (!general.at.on_board()) continue;
            draw_general(out_, general,
                         occupied.has(general.at.index) ? Attached::Yes : Attached::No);
        }
    }

    void places() {
        for (const auto& [at, place] : scenario_.places) {
            out_.text(centre(at) + Point{0, layout::radius - 4}, place.in(language_),
                      {{"font-size", "15"},
                       {"font-style", "italic"},
                       {"text-anchor", "middle"},
                       {"fill", "#2b2118"},
                       {"stroke", "#f3ead3"},
                       {"stroke-width", "4"},
                       {"stroke-linejoin", "round"},
                       {"paint-order", "stroke"}});
        }
    }

    const Scenario& scenario_;
    const table::Words& words_;
    codec::Language language_;
    Svg out_;
};

}  // namespace

std::string draw_setup(const Scenario& scenario, const table::Words& words,
                       codec::Language language) {
    return Picture(scenario, words, language).draw();
}

}  // namespace grognard::modules
