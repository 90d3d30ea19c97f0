// Reads a scenario file: first the ground and the rules, then who stands on it, then the words.
#include "codec/ccn/scenario.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "codec/ccn/ground.hpp"
#include "codec/ccn/special_rules.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

constexpr std::array<std::string_view, 8> compass = {"north", "north-east", "east", "south-east",
                                                     "south", "south-west", "west", "north-west"};
constexpr std::array<std::string_view, 4> contingents = {"NAS", "NED", "HAN", "BRU"};
constexpr std::array<std::string_view, 9> labelled_parts = {"hands",      "first_player", "banners",
                                                            "oob.bottom", "oob.top",      "map",
                                                            "placement",  "unit_names",   "intro"};
constexpr std::string_view published_letters = "FHXTMWB~";

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::string read_id(const Node& node) {
    const std::string& id = node.as_string();
    if (id.size() != 3 || !all_digits(id)) node.fail("three digits");
    return id;
}

std::string read_orientation(const Node& node) {
    constexpr std::string_view start = "top = ";
    const std::string_view text = node.as_string();
    if (text.starts_with(start)) {
        const auto found = std::ranges::find(compass, text.substr(start.size()));
        if (found != compass.end()) return std::string(*found);
    }
    node.fail("\"top = \" and a point of the compass such as north-west");
}

// "data/ccn/scenarios/001_rolica_first_position.json" gives "rolica_first_position".
std::string slug_of(const std::string& file, const std::string& id) {
    const std::string stem = std::filesystem::path(file).stem().string();
    return stem.starts_with(id + "_") ? stem.substr(id.size() + 1) : stem;
}

class Reader {
  public:
    Reader(const Document& document, const Charts& charts) : root_(document.root().object()) {
        battle().charts = charts;
        scenario_.id = read_id(root_.required("id"));
        scenario_.slug = slug_of(document.file(), scenario_.id);
    }

    Scenario read() {
        read_words();
        read_armies();
        const HexSet marked = read_map(root_.required("map"), battle());
        read_works(root_.required("works"), marked, battle());
        read_special_rules();
        prepare(battle());
        for (const Node& unit : root_.required("units").items()) read_unit(unit);
        for (const Node& general : root_.required("leaders").items()) read_leader(general);
        read_places();
        read_provenance();
        if (const auto published = root_.optional("published")) read_published(*published);
        root_.done();
        check_both_present();
        battle_->digest = battle_digest(*battle_);
        scenario_.battle = std::move(battle_);
        return std::move(scenario_);
    }

  private:
    Battle& battle() { return *battle_; }

    void read_words() {
        scenario_.name = codec::read_text(root_.required("name"));
        scenario_.intro = codec::read_text(root_.required("intro"));
        scenario_.date = codec::read_date(root_.required("date"));
        scenario_.orientation = read_orientation(root_.required("orientation"));
    }

    void read_armies() {
        Object banners = root_.required("banners").object();
        for (const Seat seat : both_seats) {
            const auto i = static_cast<std::size_t>(index(seat));
            Object object = root_.required(seat_name(seat)).object();
            Army& army = scenario_.armies[i];
            army.commander = codec::read_text_or_name(object.required("commander"));
            battle().hand_size[i] =
                object.required("hand").as_int<std::uint8_t>(least_hand, most_hand);
            battle().banners_needed[i] =
                banners.required(seat_name(seat)).as_int<std::uint8_t>(1, most_banners_needed);
            const Node nations = object.required("nations");
            for (const Node& node : nations.items()) {
                const Nation nation = read_nation(node);
                if (fights_for(nation)) node.fail("a nation not listed before");
                army.nations.push_back(nation);
            }
            if (army.nations.empty()) nations.fail("at least one nation");
            object.done();
        }
        banners.done();
        battle().first = read_seat(root_.required("first_player"));
    }

    std::optional<Seat> fights_for(Nation nation) const {
        for (const Seat seat : both_seats) {
            const auto& listed = scenario_.armies[static_cast<std::size_t>(index(seat))].nations;
            if (std::ranges::find(listed, nation) != listed.end()) return seat;
        }
        return std::nullopt;
    }

    void read_special_rules() {
        for (const Node& node : root_.required("special_rules").items()) {
            Object rule = node.object();
            const Node id = rule.required("id");
            const auto known =
                std::ranges::find(scenario_.special_rules, id.as_text(), &SpecialRule::id);
            if (known != scenario_.special_rules.end()) id.fail("an id not used before");
            scenario_.special_rules.push_back(
                {codec::read_line(id),
                 {codec::read_line(rule.required("en")), codec::read_line(rule.required("fr"))}});
            for (const Node& formal : rule.required("formal").items()) {
                apply_formal_rule(formal, battle());
            }
            rule.done();
        }
    }

    // Side and nation agree with the armies.
    Seat read_side(Object& object, const Node& nation) {
        const Seat side = read_seat(object.required("side"));
        if (fights_for(read_nation(nation)) != side) nation.fail("a nation of this side");
        return side;
    }

    void read_unit(const Node& node) {
        Object object = node.object();
        auto& units = battle().units;
        if (units.full()) node.fail("at most " + std::to_string(max_units) + " units", "one more");
        Unit unit;
        const Node nation = object.required("nation");
        unit.side = read_side(object, nation);
        unit.nation = read_nation(nation);
        const Node type = object.required("type");
        unit.type = read_type(type);
        unit.blocks =
            battle()
                .charts
                .cards[static_cast<std::size_t>(unit.nation)][static_cast<std::size_t>(unit.type)]
                .blocks;
        if (unit.blocks == 0) type.fail("a type of unit this nation has");
        const Node at = object.required("hex");
        unit.at = read_hex(at);
        if (taken_.has(unit.at.index)) at.fail("a hex without another unit");
        if (battle().impassable[static_cast<std::size_t>(arm(unit.type))].has(unit.at.index)) {
            at.fail("ground this unit may enter");
        }
        taken_.add(unit.at.index);
        const auto name = object.optional("name");
        scenario_.unit_names.push_back(name ? codec::read_line(*name) : std::string());
        scenario_.contingents.push_back(read_contingent(object));
        units.push(unit);
        read_attached(object, unit);
        object.done();
    }

    static std::string read_contingent(Object& object) {
        const auto node = object.optional("contingent");
        if (!node) return {};
        if (std::ranges::find(contingents, node->as_string()) == contingents.end()) {
            node->fail("NAS, NED, HAN or BRU");
        }
        return node->as_string();
    }

    void read_attached(Object& object, const Unit& unit) {
        const auto leader = object.optional("leader");
        if (!leader || !leader->as_bool()) return;
        General general{unit.at, unit.side, unit.nation};
        if (const auto nation = object.optional("leader_nation")) {
            general.nation = read_nation(*nation);
            if (fights_for(general.nation) != unit.side) nation->fail("a nation of this side");
        }
        add_general(*leader, general, codec::read_line(object.required("leader_name")));
    }

    void read_leader(const Node& node) {
        Object object = node.object();
        General general;
        const Node nation = object.required("nation");
        general.side = read_side(object, nation);
        general.nation = read_nation(nation);
        const Node at = object.required("hex");
        general.at = read_hex(at);
        if (taken_.has(general.at.index)) at.fail("a hex without a unit or another general");
        if (battle().impassable_general.has(general.at.index)) {
            at.fail("ground a general may enter");
        }
        taken_.add(general.at.index);
        add_general(node, general, codec::read_line(object.required("name")));
        object.done();
    }

    void add_general(const Node& node, const General& general, const std::string& name) {
        if (battle().generals.full()) {
            node.fail("at most " + std::to_string(max_generals) + " generals", "one more");
        }
        battle().generals.push(general);
        scenario_.general_names.push_back(name);
    }

    void read_places() {
        for (const auto& [key, label] : root_.required("places").members()) {
            const auto hex = parse_hex(key);
            if (!hex) label.fail("a hex as key", codec::shown(key));
            scenario_.places.emplace_back(*hex, codec::read_text_or_name(label));
        }
        for (const Node& node : root_.required("river_sources").items()) {
            const Hex hex = read_hex(node);
            const Terrain terrain = battle().terrain[hex.index];
            if (terrain != Terrain::River && terrain != Terrain::Ford) {
                node.fail("a river or ford hex");
            }
            scenario_.river_sources.push_back(hex);
        }
        for (const Node& node : root_.required("forward").items()) {
            Object object = node.object();
            const Node at = object.required("hex");
            const Hex hex = read_hex(at);
            if (!taken_.has(hex.index)) at.fail("the hex of a unit");
            scenario_.forward.push_back({hex, codec::read_text(object.required("reason"))});
            object.done();
        }
    }

    // One label for each part that may come from elsewhere, special rules one by one.
    void read_provenance() {
        std::vector<std::string> parts(labelled_parts.begin(), labelled_parts.end());
        for (const SpecialRule& rule : scenario_.special_rules) {
            parts.push_back("special_rules." + rule.id);
        }
        Object labels = root_.required("provenance").object();
        for (const std::string& part : parts) {
            Object object = labels.required(part).object();
            codec::Provenance provenance;
            provenance.part = part;
            provenance.status = codec::read_status(object.required("status"));
            if (const auto source = object.optional("source")) {
                provenance.source = codec::read_text(*source);
            }
            if (const auto beyond = object.optional("beyond_pool")) {
                provenance.beyond_pool = beyond->as_bool();
            }
            object.done();
            scenario_.provenance.push_back(std::move(provenance));
        }
        labels.done();
    }

    void read_published(const Node& node) {
        Object object = node.object();
        if (const auto tiles = object.optional("tiles")) {
            for (const auto& [key, count] : tiles->members()) {
                if (key.size() != 1 || published_letters.find(key[0]) == std::string_view::npos) {
                    count.fail("one of F H X T M W B ~ as key", codec::shown(key));
                }
                scenario_.published.tiles.emplace_back(key[0], count.as_int(0, hex_count));
            }
        }
        if (const auto oob = object.optional("oob")) {
            for (const auto& [key, counts] : oob->members()) {
                const auto nation = parse_nation(key);
                if (!nation) counts.fail("a nation as key", codec::shown(key));
                for (const auto& [what, count] : counts.members()) {
                    if (what != "L" && !parse_type(what)) {
                        count.fail("a type of unit or L as key", codec::shown(what));
                    }
                    scenario_.published.oob.push_back(
                        {*nation, what, count.as_int(0, int{max_units})});
                }
            }
        }
        object.done();
    }

    void check_both_present() {
        for (const Seat seat : both_seats) {
            const auto& units = battle().units;
            const auto ours = [seat](const Unit& unit) { return unit.side == seat; };
            if (std::any_of(units.begin(), units.end(), ours)) continue;
            root_.required("units").fail("a unit of each side",
                                         "none of side " + std::string(seat_name(seat)));
        }
    }

    Object root_;
    Scenario scenario_;
    std::shared_ptr<Battle> battle_ = std::make_shared<Battle>();
    HexSet taken_;
};

}  // namespace

Scenario load_scenario(const Document& document, const Charts& charts) {
    return Reader(document, charts).read();
}

}  // namespace grognard::ccn
