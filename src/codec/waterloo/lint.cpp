// Checks the charts, the map and the scenarios of Waterloo against one another.
#include "codec/waterloo/lint.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

using codec::Faults;

constexpr std::string_view rules_path = "waterloo/rules.tsv";
constexpr std::string_view examples_path = "waterloo/examples.tsv";
constexpr std::string_view scenarios_path = "waterloo/scenarios";

std::string code(std::size_t area) { return std::string(area_codes[area]); }

class Lint {
  public:
    Lint(const Library& library, Faults& faults) : library_(library), faults_(faults) {}

    void run() {
        const bool charts_read = faults_.attempt([&] { charts_ = charts_book(library_); });
        const bool map_read = faults_.attempt([&] { map_ = map_book(library_); });
        rules_ = faults_.read_rules(rules_path);
        check_rules(charts_path, charts_.provenance);
        check_rules(map_path, map_.provenance);
        if (rules_) faults_.check_examples(*rules_, examples_path);
        if (map_read) check_drawing();
        if (charts_read && map_read) faults_.attempt([&] { check_scenarios(); });
    }

  private:
    void check_rules(std::string_view path, const std::vector<codec::Provenance>& parts) {
        if (rules_) faults_.check_rules(*rules_, path, parts);
    }

    // Whoever looks at the map must see the borders that the rules know.
    void check_drawing() {
        for (std::size_t a = 0; a < area_count; ++a) {
            for (std::size_t b = a + 1; b < area_count; ++b) check_border(a, b);
            const bool outside = std::ranges::any_of(map_.areas[a].polygon, [&](const Point& p) {
                return p[0] == 0 || p[1] == 0 || p[0] == map_.canvas[0] || p[1] == map_.canvas[1];
            });
            if (outside != map_.battle.edge.has(static_cast<int>(a))) {
                faults_.add(map_path, "areas: " + code(a) + " is drawn " +
                                          (outside ? "at " : "away from ") +
                                          "the edge of the board");
            }
        }
    }

    void check_border(std::size_t a, std::size_t b) {
        const auto& there = map_.areas[b].polygon;
        const auto shared = std::ranges::count_if(map_.areas[a].polygon, [&there](const Point& p) {
            return std::ranges::find(there, p) != there.end();
        });
        const bool drawn = shared > 1;
        if (drawn == map_.battle.graph.adjacent(static_cast<int>(a), static_cast<int>(b))) return;
        faults_.add(map_path, "borders: " + code(a) + " and " + code(b) +
                                  (drawn ? " touch but are not listed" : " do not touch"));
    }

    void check_scenarios() {
        std::set<std::string> ids;
        const auto paths = library_.list(scenarios_path, ".json");
        if (paths.empty()) faults_.add(scenarios_path, "no scenario");
        for (const std::string& path : paths) {
            faults_.attempt([&] {
                const Scenario scenario = load_scenario(library_.document(path), charts_, map_);
                if (!ids.insert(scenario.id).second) {
                    faults_.add(path, "id: " + scenario.id + " twice");
                }
                if (!path.ends_with("/" + scenario.id + "_" + scenario.slug + ".json")) {
                    faults_.add(path, "the file's name should begin with " + scenario.id + "_");
                }
                check_rules(path, scenario.provenance);
                check_start(path, lay_out(*scenario.battle));
            });
        }
    }

    void check_start(const std::string& path, const State& s) {
        for (std::size_t a = 0; a < area_count; ++a) {
            const auto area = static_cast<AreaId>(a);
            for (const Seat seat : both_seats) {
                if (stack_size(s, seat, area) > s.battle->charts.limits.stack) {
                    faults_.add(path, "units: more in " + code(a) + " than may stay there");
                }
            }
            if (occupied(s, french).has(area) && occupied(s, allied).has(area)) {
                faults_.add(path, "units: both sides in " + code(a));
            }
        }
        for (const Seat seat : both_seats) {
            const AreaId goal = s.battle->goals[at(seat)];
            if (units_in(s, seat, Arm::Infantry, goal).empty()) continue;
            faults_.add(path, "units: " + std::string(seat_name(seat)) +
                                  " infantry stands at its goal from the start");
        }
    }

    const Library& library_;
    Faults& faults_;
    std::optional<codec::Rules> rules_;
    ChartsBook charts_;
    MapBook map_;
};

}  // namespace

void lint(const Library& library, Faults& faults) { Lint(library, faults).run(); }

}  // namespace grognard::waterloo
