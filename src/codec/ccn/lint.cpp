// Checks the charts and scenarios of Commands & Colors: Napoleonics against one another.
#include "codec/ccn/lint.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "codec/ccn/library.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

using codec::Faults;
using codec::Provenance;

constexpr std::string_view rules_path = "ccn/rules.tsv";
constexpr std::string_view examples_path = "ccn/examples.tsv";

class Lint {
  public:
    Lint(const Library& library, Faults& faults) : library_(library), faults_(faults) {}

    void run() {
        ChartsBook book;
        const bool have_charts = faults_.attempt([&] { book = charts_book(library_); });
        if (const auto rules = faults_.read_rules(rules_path)) {
            faults_.check_rules(*rules, charts_path, book.provenance);
            faults_.check_examples(*rules, examples_path);
        }
        if (have_charts) faults_.attempt([&] { check_scenarios(book); });
    }

  private:
    void fault(std::string_view path, const std::string& what) { faults_.add(path, what); }

    void check_scenarios(const ChartsBook& book) {
        std::set<std::string> ids;
        std::set<std::string> slugs;
        const std::vector<std::string> paths = library_.list("ccn/scenarios", ".json");
        if (paths.empty()) fault("ccn/scenarios", "no scenario");
        for (const std::string& path : paths) {
            faults_.attempt([&] {
                const Scenario scenario = load_scenario(library_.document(path), book.charts);
                if (!ids.insert(scenario.id).second) fault(path, "id: " + scenario.id + " twice");
                if (!slugs.insert(scenario.slug).second) fault(path, "name of the file used twice");
                if (!path.ends_with("/" + scenario.id + "_" + scenario.slug + ".json")) {
                    fault(path, "the file's name should begin with " + scenario.id + "_");
                }
                check_pools(path, scenario, book);
                check_halves(path, scenario);
                check_published(path, scenario);
                check_objectives(path, scenario);
            });
        }
    }

    static bool beyond_pool(const Scenario& scenario) {
        return std::ranges::any_of(scenario.provenance, &Provenance::beyond_pool);
    }

    static int count(const Scenario& scenario, Nation nation, Type type) {
        int out = 0;
        for (const Unit& unit : scenario.battle->units) {
            if (unit.nation == nation && unit.type == type) ++out;
        }
        return out;
    }

    static int count_generals(const Scenario& scenario, Nation nation) {
        int out = 0;
        for (const General& general : scenario.battle->generals) {
            if (general.nation == nation) ++out;
        }
        return out;
    }

    // ccn.pool.fr, ccn.pool.br, ccn.pool.po
    void check_pools(const std::string& path, const Scenario& scenario, const ChartsBook& book) {
        if (beyond_pool(scenario)) return;
        for (std::size_t n = 0; n < nation_count; ++n) {
            const auto nation = static_cast<Nation>(n);
            const auto check = [&](std::string_view what, int used, int held) {
                if (used <= held) return;
                fault(path, "units: " + std::to_string(used) + " " + std::string(name(nation)) +
                                " " + std::string(what) + ", but the box holds " +
                                std::to_string(held));
            };
            for (std::size_t t = 0; t < type_count; ++t) {
                const auto type = static_cast<Type>(t);
                check(name(type), count(scenario, nation, type), book.pools[n].units[t]);
            }
            check("generals", count_generals(scenario, nation), book.pools[n].generals);
        }
    }

    // A unit starts on rows A to E (bottom) or E to I (top), or "forward" says why not.
    void check_halves(const std::string& path, const Scenario& scenario) {
        constexpr int middle = 4;
        for (const Unit& unit : scenario.battle->units) {
            const int row = ccn::row(unit.at);
            const bool at_home = unit.side == Seat::First ? row <= middle : row >= middle;
            const bool listed = std::ranges::find(scenario.forward, unit.at, &Forward::hex) !=
                                scenario.forward.end();
            if (at_home == listed) {
                fault(path, "forward: " + std::string(name(unit.at).view()) +
                                (listed ? " is in its own half" : " is missing"));
            }
        }
    }

    void check_published(const std::string& path, const Scenario& scenario) {
        const Battle& battle = *scenario.battle;
        std::map<char, int> drawn;
        for (std::size_t h = 0; h < battle.terrain.size(); ++h) {
            const Terrain terrain = battle.terrain[h];
            const bool water = terrain == Terrain::River || terrain == Terrain::Ford;
            ++drawn[water ? '~' : letter(terrain)];
            if (battle.works[h] != 0) ++drawn[names::works_letter];
        }
        for (const auto& [tile, number] : scenario.published.tiles) {
            differ(path, std::string("map: ") + tile, drawn[tile], number);
        }
        for (const auto& [nation, what, number] : scenario.published.oob) {
            const auto type = parse_type(what);
            const int used =
                type ? count(scenario, nation, *type) : count_generals(scenario, nation);
            differ(path, "units: " + std::string(name(nation)) + " " + what, used, number);
        }
    }

    void differ(const std::string& path, const std::string& what, int ours, int published) {
        if (ours == published) return;
        fault(path, what + ": " + std::to_string(ours) + " here, " + std::to_string(published) +
                        " published");
    }

    // A side must not hold, before its first turn, all it needs to win.
    void check_objectives(const std::string& path, const Scenario& scenario) {
        const Battle& battle = *scenario.battle;
        for (const Seat seat : both_seats) {
            HexSet ours;
            for (const Unit& unit : scenario.battle->units) {
                if (unit.side == seat) ours.add(unit.at.index);
            }
            int banners = 0;
            for (const Objective& objective : battle.objectives) {
                const bool held = (objective.hexes & ours).size() >= objective.need;
                if (objective.side == seat && held) banners += objective.banners;
            }
            if (banners >= battle.banners_needed[static_cast<std::size_t>(index(seat))]) {
                fault(path, "special_rules: " + std::string(seat_name(seat)) +
                                " holds enough objectives to win from the start");
            }
        }
    }

    const Library& library_;
    Faults& faults_;
};

}  // namespace

void lint(const Library& library, Faults& faults) { Lint(library, faults).run(); }

}  // namespace grognard::ccn
