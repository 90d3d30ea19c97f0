// Reads a scenario: part of a map, clock, set-up, reinforcements, special rules, victory.
#include "codec/orthez/scenario.hpp"

#include <algorithm>

#include "codec/orthez/words.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace {

// Turns begin at :00, :20 and :40 (lb.3.5.1).
int slot_of_day(const Node& node) {
    const std::string& text = node.as_string();
    const auto digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9' ? text[i] - '0' : -99;
    };
    const int hour = 10 * digit(0) + digit(1);
    const int minute = 10 * digit(3) + digit(4);
    if (text.size() != 5 || text[2] != ':' || hour < 0 || hour > 23 || minute < 0 ||
        minute % 20 != 0 || minute > 40) {
        node.fail("a turn as HH:00, HH:20 or HH:40");
    }
    return 3 * hour + minute / 20;
}

class Reader {
  public:
    Reader(const Document& document, const Books& books)
        : root_(document.root().object()), books_(books) {}

    Scenario read() {
        read_heading();
        read_map();
        read_clock();
        b_.charts = books_.charts.charts;
        b_.units = forces().units;
        b_.leaders = forces().leaders;
        b_.unit_names = forces().unit_ids;
        b_.leader_names = forces().leader_ids;
        b_.formation_names = forces().formation_ids;
        b_.detached_markers = forces().detached_markers;
        b_.unit_starts.resize(b_.units.size());
        b_.leader_starts.resize(b_.leaders.size());
        read_depots(root_.required("depots"));
        for (const Node& item : root_.required("units").items()) read_unit(item);
        for (const Node& item : root_.required("leaders").items()) read_leader(item);
        read_markers(root_.required("markers"));
        for (const Node& item : root_.required("reinforcements").items()) read_group(item);
        for (const Node& item : root_.required("zones").items()) read_zone(item);
        if (const auto deployment = root_.optional("deployment")) read_deployment(*deployment);
        for (const Node& item : root_.required("army_morale").items()) read_morale(item);
        if (const auto release = root_.optional("release")) read_release(*release);
        for (const Node& item : root_.required("objectives").items()) read_objective(item);
        for (const Node& item : root_.required("victory").items()) read_level(item);
        read_special();
        out_.provenance = read_provenances(root_.required("provenance"));
        root_.done();
        out_.battle = std::make_shared<const Battle>(std::move(b_));
        return std::move(out_);
    }

  private:
    const OrderOfBattle& forces() const { return books_.forces; }
    Ground& ground() { return b_.ground; }

    void read_heading() {
        out_.id = root_.required("id").as_text();
        out_.slug = root_.required("slug").as_text();
        out_.name = codec::read_text(root_.required("name"));
        out_.date = codec::read_date(root_.required("date"));
        out_.intro = codec::read_text(root_.required("intro"));
        Object sides = root_.required("sides").object();
        for (const Seat seat : both_seats) {
            const auto i = static_cast<std::size_t>(index(seat));
            Object side = sides.required(names::seats[i]).object();
            out_.sides[i] = {codec::read_text(side.required("name")),
                             codec::read_text(side.required("commander"))};
            side.done();
        }
        sides.done();
    }

    void read_map() {
        const Node node = root_.required("map");
        const auto map = std::ranges::find(books_.maps, node.as_string(), &MapBook::id);
        if (map == books_.maps.end()) node.fail("the id of a map");
        ground() = map->ground;
        Object area = root_.required("area").object();
        const auto columns = exactly(area.required("columns"), 2);
        const auto rows = exactly(area.required("rows"), 2);
        area.done();
        const int west = columns[0].as_int(0, ground().columns - 1);
        const int east = columns[1].as_int(west, ground().columns - 1);
        const int north = rows[0].as_int(0, ground().rows - 1);
        const int south = rows[1].as_int(north, ground().rows - 1);
        HexSet kept;
        for (int row = north; row <= south; ++row) {
            for (int column = west; column <= east; ++column) {
                const HexId hex = hex_at(ground(), column, row);
                if (ground().playable.has(hex)) kept.add(hex);
            }
        }
        ground().playable = kept;
        prepare(ground());
    }

    void read_clock() {
        first_slot_ = slot_of_day(root_.required("first_turn"));
        b_.first_hour = static_cast<std::uint8_t>(first_slot_ / 3);
        b_.first_minute_slot = static_cast<std::uint8_t>(first_slot_ % 3);
        b_.turns = read_number<std::uint8_t>(root_, "turns", 1, 60);
        if (const auto night = root_.optional("night_from")) b_.night_from = turn_at(*night);
    }
    std::uint8_t turn_at(const Node& node) const {
        const int turn = slot_of_day(node) - first_slot_;
        if (turn < 0 || turn >= b_.turns) node.fail("a turn of this scenario");
        return static_cast<std::uint8_t>(turn);
    }

    void read_depots(const Node& node) {
        Object object = node.object();
        b_.depots[0] = read_hex(object.required("french"), ground());
        b_.depots[1] = read_hex(object.required("allied"), ground());
        if (const auto hill = object.optional("hill")) b_.hill_depot = read_hex(*hill, ground());
        object.done();
    }

    // "" none, "3" a side, "v3" a vertex.
    static Side read_facing(const Node& node, Formation formation) {
        const std::string& text = node.as_string();
        const bool vertex = formation == Formation::Line || formation == Formation::Skirmish;
        if (formation == Formation::Limbered) {
            if (!text.empty()) node.fail("no facing for limbered guns and wagons");
            return no_side;
        }
        const std::size_t at = vertex ? 1 : 0;
        const bool shaped = text.size() == at + 1 && (!vertex || text[0] == 'v') &&
                            text[at] >= '0' && text[at] <= '5';
        if (!shaped) node.fail(vertex ? "a vertex v0 to v5" : "a side 0 to 5");
        return static_cast<Side>(text[at] - '0');
    }

    void read_unit(const Node& node) {
        Object object = node.object();
        const Node id = object.required("unit");
        const UnitId unit = forces().unit(id);
        UnitStart& start = b_.unit_starts[unit];
        if (start.whereabouts != Whereabouts::Gone) id.fail("a unit that is not placed twice");
        start.whereabouts = Whereabouts::Map;
        const Node hexes = object.required("hexes");
        const auto list = read_hexes(hexes, ground());
        if (list.empty() || list.size() > max_footprint) hexes.fail("one to three hexes");
        for (const HexId hex : list) start.hexes.push(hex);
        start.formation = read_word<Formation>(object.required("formation"), names::formations);
        start.facing = read_facing(object.required("facing"), start.formation);
        start.depth = read_number<std::uint8_t>(object, "depth", 0, 7);
        object.done();
    }

    void read_leader(const Node& node) {
        Object object = node.object();
        const Node id = object.required("leader");
        LeaderStart& start = b_.leader_starts[forces().leader(id)];
        if (start.whereabouts != Whereabouts::Gone) id.fail("a leader who is not placed twice");
        start = {Whereabouts::Map, read_hex(object.required("hex"), ground())};
        object.done();
    }

    // A detached brigade at the start: its marker lies on one of its units (lb.19.4.G.2.c).
    void read_markers(const Node& node) {
        for (const Node& item : node.items()) {
            Object object = item.object();
            DetachedStart start;
            start.side = read_word<Seat>(object.required("side"), names::seats);
            start.brigade = forces().formation(object.required("brigade"));
            start.unit = forces().unit(object.required("unit"));
            for (const Node& with : object.required("with").items()) {
                start.with.push(forces().unit(with));
            }
            object.done();
            b_.detached.push_back(start);
        }
    }

    void read_group(const Node& node) {
        Object object = node.object();
        Reinforcement group;
        group.side = read_word<Seat>(object.required("side"), names::seats);
        group.turn = static_cast<std::uint8_t>(read_number<int>(object, "turn", 1, b_.turns) - 1);
        group.entry = read_hex(object.required("entry"), ground());
        const Node formation = object.required("formation");
        if (formation.as_string() != "none") {
            group.formation = read_word<Formation>(formation, names::formations);
        }
        if (const auto chit = object.optional("on_leader_chit")) {
            group.on_leader_chit = chit->as_bool();
        }
        for (const Node& item : object.required("march").items()) {
            Object step = item.object();
            MarchStep march;
            for (const Node& unit : step.required("units").items()) {
                if (march.units.full()) unit.fail("at most four units together");
                march.units.push(forces().unit(unit));
                b_.unit_starts[march.units.back()].whereabouts = Whereabouts::OffMap;
            }
            for (const Node& leader : step.required("leaders").items()) {
                if (march.leaders.full()) leader.fail("at most four leaders together");
                march.leaders.push(forces().leader(leader));
                b_.leader_starts[march.leaders.back()].whereabouts = Whereabouts::OffMap;
            }
            step.done();
            group.march.push_back(march);
        }
        object.done();
        b_.reinforcements.push_back(std::move(group));
    }

    void read_zone(const Node& node) {
        Object object = node.object();
        DefenceZone zone;
        zone.leader = forces().leader(object.required("leader"));
        zone.division = forces().formation(object.required("division"));
        const HexId centre = read_hex(object.required("centre"), ground());
        const int radius = read_number<int>(object, "radius", 1, 30);
        for (const int hex : ground().playable) {
            if (distance(ground(), static_cast<HexId>(hex), centre) <= radius) zone.hexes.add(hex);
        }
        const auto also = read_hexes(object.required("also"), ground());
        for (const HexId hex : also) zone.hexes.add(hex);
        object.done();
        if (!also.empty()) zone.passage = passage(zone.hexes, also);
        b_.zones.push_back(zone);
    }

    // Each division may be set up anew in its defence zone or, without one, near where it stands;
    // other troops near where they stand. Nobody comes closer to the enemy than that distance.
    void read_deployment(const Node& node) {
        Object object = node.object();
        const int near = read_number<int>(object, "near", 1, 30);
        const int from_enemy = read_number<int>(object, "from_enemy", 1, 30);
        object.done();
        for (std::size_t i = 0; i < b_.units.size(); ++i) {
            if (b_.unit_starts[i].whereabouts != Whereabouts::Map) continue;
            DeploymentZone& zone = deployment_zone(b_.units[i].side, b_.units[i].division);
            for (const HexId start : b_.unit_starts[i].hexes) {
                for (const int hex : ground().playable) {
                    const auto h = static_cast<HexId>(hex);
                    if (distance(ground(), h, start) <= near) zone.hexes.add(hex);
                }
            }
        }
        for (DeploymentZone& zone : b_.deployment) keep_away(zone, from_enemy);
    }

    DeploymentZone& deployment_zone(Seat side, FormationId division) {
        for (DeploymentZone& zone : b_.deployment) {
            if (zone.side == side && zone.division == division) return zone;
        }
        DeploymentZone& zone = b_.deployment.emplace_back();
        zone.side = side;
        zone.division = division;
        for (const DefenceZone& defence : b_.zones) {
            if (defence.division == division) zone.hexes = defence.hexes;
        }
        return zone;
    }

    void keep_away(DeploymentZone& zone, int from_enemy) {
        for (std::size_t i = 0; i < b_.units.size(); ++i) {
            if (b_.units[i].side == zone.side) continue;
            for (const HexId enemy : b_.unit_starts[i].hexes) {
                for (const int hex : zone.hexes) {
                    if (distance(ground(), static_cast<HexId>(hex), enemy) < from_enemy) {
                        zone.hexes.remove(hex);
                    }
                }
            }
        }
    }

    // Hexes on a shortest way between the two parts of a zone (lb.22.3.B.2).
    HexSet passage(const HexSet& zone, const std::vector<HexId>& second) {
        int shortest = max_hexes;
        const auto first_part = [&](int hex) {
            return std::ranges::find(second, static_cast<HexId>(hex)) == second.end();
        };
        for (const int a : zone) {
            if (!first_part(a)) continue;
            for (const HexId b : second) {
                shortest = std::min(shortest, distance(ground(), static_cast<HexId>(a), b));
            }
        }
        HexSet out;
        for (const int a : zone) {
            if (!first_part(a)) continue;
            for (const HexId b : second) {
                if (distance(ground(), static_cast<HexId>(a), b) != shortest) continue;
                for (const int hex : ground().playable) {
                    const auto h = static_cast<HexId>(hex);
                    if (distance(ground(), h, static_cast<HexId>(a)) + distance(ground(), h, b) ==
                        shortest) {
                        out.add(hex);
                    }
                }
            }
        }
        return out;
    }

    void read_morale(const Node& node) {
        Object object = node.object();
        ArmyMorale out;
        out.formation = forces().formation(object.required("formation"));
        const auto levels = exactly(object.required("levels"), out.levels.size());
        for (std::size_t i = 0; i < levels.size(); ++i) {
            out.levels[i] = levels[i].as_int<std::uint8_t>(1, 99);
        }
        object.done();
        b_.army_morale.push_back(out);
    }

    void read_release(const Node& node) {
        Object object = node.object();
        Release& out = b_.release;
        out.division = forces().formation(object.required("division"));
        for (const Node& leader : object.required("leaders").items()) {
            out.leaders.add(forces().leader(leader));
        }
        for (const HexId hex : read_hexes(object.required("ground"), ground())) {
            out.ground.add(hex);
        }
        out.hill_wing = forces().formation(object.required("wing"));
        out.not_brigade = forces().formation(object.required("not_brigade"));
        out.turn = turn_at(object.required("time"));
        out.barred_from = read_hex(object.required("barred_from"), ground());
        out.barred_distance = read_number<std::uint8_t>(object, "barred_distance", 0, 99);
        object.done();
        b_.hill_wing = out.hill_wing;
    }

    void read_objective(const Node& node) {
        Object object = node.object();
        Objective objective;
        objective.key = object.required("id").as_text();
        out_.objective_names.push_back(codec::read_text(object.required("name")));
        objective.hexes = read_hexes(object.required("hexes"), ground());
        object.done();
        objective_hexes_ += objective.hexes.size();
        if (objective_hexes_ > max_objective_hexes) {
            node.fail("at most 64 hexes of objectives in all");
        }
        b_.objectives.push_back(std::move(objective));
    }

    void read_level(const Node& node) {
        Object object = node.object();
        VictoryLevel level;
        level.key = object.required("level").as_text();
        level.ending = win_for(read_word<Seat>(object.required("winner"), names::seats));
        for (const Node& alternative : object.required("any_of").items()) {
            auto& tests = level.any_of.emplace_back();
            for (const Node& item : alternative.items()) tests.push_back(read_condition(item));
        }
        object.done();
        b_.victory.push_back(std::move(level));
    }

    Condition read_condition(const Node& node) {
        Object object = node.object();
        Condition out;
        out.test = read_word<VictoryTest>(object.required("test"), names::victory_tests);
        if (out.test == VictoryTest::AlliedUnitOn) {
            out.hex = read_hex(object.required("hex"), ground());
        } else {
            out.amount = read_number<std::uint8_t>(object, "amount", 0, 99);
        }
        if (out.test == VictoryTest::FormationLevelAtLeast ||
            out.test == VictoryTest::FormationLevelAtMost) {
            out.formation = forces().formation(object.required("formation"));
        }
        object.done();
        return out;
    }

    // Licences of the worked example (lb.example.T0.1, T3.2.b).
    void read_special() {
        const auto special = root_.optional("special");
        if (!special) return;
        for (const Node& item : special->items()) {
            if (item.as_string() == "one-mu-each") {
                b_.options.one_mu_each = true;
            } else if (item.as_string() == "dragoons-with-stewart") {
                b_.options.cavalry_with_division = true;
            } else {
                item.fail("one-mu-each or dragoons-with-stewart");
            }
        }
    }

    Object root_;
    const Books& books_;
    Scenario out_;
    Battle b_;
    int first_slot_ = 0;
    std::size_t objective_hexes_ = 0;
};

}  // namespace

Scenario read_scenario(const Document& document, const Books& books) {
    return Reader(document, books).read();
}

}  // namespace grognard::orthez
