// Reads the order of battle: formations, counters, leaders, markers.
#include "codec/orthez/order_of_battle.hpp"

#include <algorithm>

#include "codec/orthez/words.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace {

std::size_t place_of(const std::vector<std::string>& ids, const Node& node, std::string_view what) {
    const auto found = std::ranges::find(ids, node.as_string());
    if (found == ids.end()) node.fail(what);
    return static_cast<std::size_t>(found - ids.begin());
}

Seat read_side(const Node& node) { return read_word<Seat>(node, names::seats); }

std::uint8_t read_morale(const Node& node) {
    const auto printed = node.as_int<std::uint8_t>(11, 66);
    if (Roll::read(printed).printed() != printed) node.fail("two dice from 11 to 66");
    return printed;
}

class Reader {
  public:
    explicit Reader(const Document& document) : root_(document.root().object()) {}

    OrderOfBattle read() {
        const Node game = root_.required("game");
        if (game.as_string() != "orthez") game.fail("\"orthez\"");
        read_formations(root_.required("formations"));
        const Node units = root_.required("units");
        const Node leaders = root_.required("leaders");
        read_ids(units, out_.unit_ids, max_units);
        read_ids(leaders, out_.leader_ids, max_leaders - 4);
        for (const Node& item : leaders.items()) read_leader(item);
        for (const Node& item : units.items()) read_unit(item);
        read_markers(root_.required("detached_markers"));
        codec::read_text(root_.required("sourced_values"));
        root_.done();
        return std::move(out_);
    }

  private:
    void read_formations(const Node& node) {
        for (const Node& item : node.items()) {
            Object object = item.object();
            out_.formation_ids.push_back(object.required("id").as_text());
            out_.formation_names.push_back(codec::read_text(object.required("name")));
            object.done();
        }
    }

    static void read_ids(const Node& node, std::vector<std::string>& ids, std::size_t most) {
        for (const Node& item : node.items()) {
            for (const auto& [key, id] : item.members()) {
                if (key != "id") continue;
                if (std::ranges::find(ids, id.as_text()) != ids.end()) id.fail("an id of its own");
                ids.push_back(id.as_text());
            }
        }
        if (ids.size() > most) node.fail("at most " + std::to_string(most));
    }

    FormationId read_formation(const Node& node) {
        if (node.as_string().empty()) return no_formation;
        return out_.formation(node);
    }

    // Brigades have no entry of their own: the first unit that names one introduces it.
    FormationId read_brigade(const Node& node) {
        if (node.as_string().empty()) return no_formation;
        const auto found = std::ranges::find(out_.formation_ids, node.as_string());
        if (found == out_.formation_ids.end()) {
            out_.formation_ids.push_back(node.as_string());
            out_.formation_names.push_back({node.as_string(), node.as_string()});
            return static_cast<FormationId>(out_.formation_ids.size() - 1);
        }
        return static_cast<FormationId>(found - out_.formation_ids.begin());
    }

    void read_unit(const Node& node) {
        Object object = node.object();
        object.required("id");
        Counter c;
        out_.unit_names.push_back(codec::read_line(object.required("name")));
        c.side = read_side(object.required("side"));
        c.arm = read_word<Arm>(object.required("arm"), names::arms);
        c.nation = read_word<Nation>(object.required("nation"), names::nations);
        c.size = read_word<Size>(object.required("size"), names::sizes);
        c.wing = read_formation(object.required("wing"));
        c.division = read_formation(object.required("division"));
        c.brigade = read_brigade(object.required("brigade"));
        c.half_increments = read_number<std::uint8_t>(object, "half_increments", 1, 60);
        c.movement = read_number<std::uint8_t>(object, "movement", 1, 20);
        c.melee = read_number<std::uint8_t>(object, "melee", 0, 60);
        c.morale = read_morale(object.required("morale"));
        c.loss_test = read_word<LossTest>(object.required("loss_test"), names::loss_tests);
        read_superiors(object.required("superiors"), c);
        if (const auto any = object.optional("any_leader")) {
            c.any_leader = any->as_int<std::uint8_t>(1, 20);
        }
        if (c.arm == Arm::Infantry) read_infantry(object, c);
        if (c.arm == Arm::Cavalry) read_cavalry(object, c);
        if (c.arm == Arm::Artillery) read_artillery(object, c);
        if (c.arm == Arm::Wagon) read_wagon(object, c);
        std::vector<std::string> sourced;
        if (const auto list = object.optional("sourced")) {
            for (const Node& item : list->items()) sourced.push_back(item.as_text());
        }
        out_.unit_sourced.push_back(std::move(sourced));
        object.done();
        out_.units.push_back(c);
    }

    void read_superiors(const Node& node, Counter& c) {
        const auto items = node.items();
        if (items.size() > max_superiors) node.fail("at most three leaders");
        for (const Node& item : items) {
            const auto pair = exactly(item, 2);
            c.superiors.push(Superior{out_.leader(pair[0]), pair[1].as_int<std::uint8_t>(1, 20)});
        }
    }

    void read_infantry(Object& object, Counter& c) {
        c.battalions = read_number<std::uint8_t>(object, "battalions", 0, 4);
        c.fire = read_number<std::uint8_t>(object, "fire", 0, 60);
        c.range = read_number<std::uint8_t>(object, "range", 0, 2);
        c.fire_row = read_word<FireRow>(object.required("fire_row"), names::fire_rows);
        c.line_cost = read_number<std::uint8_t>(object, "line_cost", 1, 9);
        if (const auto parent = object.optional("parent")) c.parent = out_.unit(*parent);
        if (const auto picket = object.optional("picket")) c.picket = picket->as_bool();
    }
    static void read_cavalry(Object& object, Counter& c) {
        c.skirmish = read_number<std::uint8_t>(object, "skirmish", 0, 20);
        c.lance = read_number<std::uint8_t>(object, "lance", 0, 20);
        c.line_cost = read_number<std::uint8_t>(object, "line_cost", 1, 9);
    }
    static void read_artillery(Object& object, Counter& c) {
        c.fire = read_number<std::uint8_t>(object, "fire", 0, 60);
        c.fire_medium = read_number<std::uint8_t>(object, "fire_medium", 0, 60);
        c.fire_long = read_number<std::uint8_t>(object, "fire_long", 0, 60);
        c.range = read_number<std::uint8_t>(object, "range", 3, 30);
        c.extreme_range = read_number<std::uint8_t>(object, "extreme_range", c.range, 45);
        c.horse_artillery = object.required("horse").as_bool();
    }
    static void read_wagon(Object& object, Counter& c) {
        c.calibre = read_number<std::uint8_t>(object, "calibre", 3, 30);
        c.munitions = read_number<std::uint8_t>(object, "munitions", 1, 20);
    }

    void read_leader(const Node& node) {
        Object object = node.object();
        object.required("id");
        Leader l;
        out_.leader_names.push_back(codec::read_line(object.required("name")));
        l.side = read_side(object.required("side"));
        l.rank = read_word<Rank>(object.required("rank"), names::ranks);
        if (const auto role = object.optional("role"))
            l.role = read_word<Role>(*role, names::roles);
        const auto infantry = exactly(object.required("infantry"), 2);
        l.infantry_attack = infantry[0].as_int<std::int8_t>(-9, 9);
        l.infantry_defence = infantry[1].as_int<std::int8_t>(-9, 9);
        l.cavalry = read_number<std::int8_t>(object, "cavalry", -9, 9);
        l.artillery = read_number<std::int8_t>(object, "artillery", -9, 9);
        l.morale = read_number<std::int8_t>(object, "morale", -9, 9);
        l.movement = read_number<std::uint8_t>(object, "movement", 1, 30);
        l.wing = read_formation(object.required("wing"));
        l.division = read_formation(object.required("division"));
        l.brigade = read_brigade(object.required("brigade"));
        l.radius = read_number<std::uint8_t>(object, "radius", 0, 20);
        l.wing_radius = read_number<std::uint8_t>(object, "wing_radius", 0, 20);
        if (const auto light = object.optional("light_cavalry")) l.light_cavalry = light->as_bool();
        codec::read_status(object.required("status"));
        object.done();
        out_.leaders.push_back(l);
    }

    // Markers are leaders for command only (lb.19.4.G.2.b).
    void read_markers(const Node& node) {
        Object object = node.object();
        for (const Seat seat : both_seats) {
            const std::string_view side = names::seats[static_cast<std::size_t>(index(seat))];
            const auto count = read_number<std::uint8_t>(object, side, 0, 3);
            out_.detached_markers[static_cast<std::size_t>(index(seat))] = count;
            for (int i = 1; i <= count; ++i) {
                Leader marker;
                marker.side = seat;
                marker.rank = Rank::Marker;
                marker.radius = 2;
                out_.leaders.push_back(marker);
                out_.leader_ids.push_back(std::string(seat == french ? "FM_" : "AM_") +
                                          std::to_string(i));
                out_.leader_names.push_back(out_.leader_ids.back());
            }
        }
        object.done();
    }

    Object root_;
    OrderOfBattle out_;
};

}  // namespace

UnitId OrderOfBattle::unit(const Node& node) const {
    return static_cast<UnitId>(place_of(unit_ids, node, "the id of a unit"));
}
LeaderId OrderOfBattle::leader(const Node& node) const {
    return static_cast<LeaderId>(place_of(leader_ids, node, "the id of a leader"));
}
FormationId OrderOfBattle::formation(const Node& node) const {
    return static_cast<FormationId>(
        place_of(formation_ids, node, "the id of a wing, division or brigade"));
}

OrderOfBattle read_order_of_battle(const Document& document) { return Reader(document).read(); }

}  // namespace grognard::orthez
