// Writes scenarios: the same hexes, names and letters as in their files.
#include "server/ports/ccn_catalogue.hpp"

#include <utility>

#include "games/ccn/names.hpp"

namespace grognard::server {

namespace {

using namespace ccn;

class ScenarioWriter {
  public:
    ScenarioWriter(codec::Writer& out, const Scenario& scenario) : out_(out), scenario_(scenario) {}

    void summary() {
        text("id", scenario_.id);
        text("slug", scenario_.slug);
        worded("name", scenario_.name);
        text("date", scenario_.date);
        worded("intro", scenario_.intro);
        write_sides();
        text("first", seat_name(scenario_.setup.first));
        pair("banners", scenario_.setup.battle.banners_needed);
        pair("hands", scenario_.setup.battle.hand_size);
        out_.key("reconstructed");
        out_.begin_array();
        for (const codec::Provenance& part : scenario_.provenance) {
            if (part.status == codec::Status::Reconstructed) out_.string(part.part);
        }
        out_.end_array();
    }

    void board() {
        text("orientation", scenario_.orientation);
        write_map();
        write_works();
        hex_list("river_sources", scenario_.river_sources);
        out_.key("places");
        out_.begin_object();
        for (const auto& [hex, named] : scenario_.places) worded(name(hex).view(), named);
        out_.end_object();
        out_.key("sections");
        out_.begin_array();
        for (const HexSet& section : scenario_.setup.battle.charts.sections) {
            write_hexes(hexes(section));
        }
        out_.end_array();
    }

    void words() {
        out_.key("special_rules");
        out_.begin_array();
        for (const SpecialRule& rule : scenario_.special_rules) {
            out_.begin_object();
            text("id", rule.id);
            text("en", rule.text.en);
            text("fr", rule.text.fr);
            out_.end_object();
        }
        out_.end_array();
        out_.key("unit_names");
        codec::write_value(out_, scenario_.unit_names);
        out_.key("general_names");
        codec::write_value(out_, scenario_.general_names);
        write_provenance();
    }

    void pieces() {
        write_blocks();
        out_.key("start");
        out_.begin_object();
        out_.key("units");
        out_.begin_array();
        for (const Unit& unit : scenario_.setup.units) write(unit);
        out_.end_array();
        out_.key("generals");
        out_.begin_array();
        for (const General& general : scenario_.setup.generals) {
            out_.begin_object();
            text("at", name(general.at).view());
            text("side", seat_name(general.side));
            text("nation", name(general.nation));
            out_.end_object();
        }
        out_.end_array();
        out_.end_object();
    }

  private:
    void text(std::string_view key, std::string_view value) {
        out_.key(key);
        out_.string(value);
    }
    void worded(std::string_view key, const codec::Text& value) {
        out_.key(key);
        out_.begin_object();
        text("en", value.en);
        text("fr", value.fr);
        out_.end_object();
    }
    void pair(std::string_view key, const std::array<std::uint8_t, 2>& values) {
        out_.key(key);
        out_.begin_object();
        for (const Seat seat : both_seats) {
            out_.key(seat_name(seat));
            out_.natural(values[static_cast<std::size_t>(index(seat))]);
        }
        out_.end_object();
    }
    template <class Range>
    void write_hexes(const Range& range) {
        out_.begin_array();
        for (const Hex hex : range) out_.string(name(hex).view());
        out_.end_array();
    }
    template <class Range>
    void hex_list(std::string_view key, const Range& range) {
        out_.key(key);
        write_hexes(range);
    }

    void write_sides() {
        out_.key("sides");
        out_.begin_object();
        for (const Seat seat : both_seats) {
            const Army& army = scenario_.armies[static_cast<std::size_t>(index(seat))];
            out_.key(seat_name(seat));
            out_.begin_object();
            out_.key("nations");
            codec::write_value(out_, army.nations);
            worded("commander", army.commander);
            out_.end_object();
        }
        out_.end_object();
    }

    char letter_at(Hex hex) const {
        const Battle& battle = scenario_.setup.battle;
        const Terrain terrain = battle.terrain[hex.index];
        const bool works = battle.works[hex.index] != 0 && terrain == Terrain::Clear;
        return works ? names::works_letter : letter(terrain);
    }
    void write_map() {
        out_.key("map");
        out_.begin_array();
        for (int row = row_count - 1; row >= 0; --row) {
            std::string letters;
            for (int column = 0; column < row_length(row); ++column) {
                letters += letter_at(hex_at(row, column));
            }
            out_.string(letters);
        }
        out_.end_array();
    }
    void write_works() {
        out_.key("works");
        out_.begin_array();
        for (const Hex hex : hexes(whole_board())) {
            const std::uint8_t sides = scenario_.setup.battle.works[hex.index];
            if (sides == 0) continue;
            out_.begin_object();
            text("hex", name(hex).view());
            out_.key("facing");
            out_.begin_array();
            for (unsigned side = 0; side < hex::direction_count; ++side) {
                if ((sides >> side & 1U) != 0) out_.string(name(static_cast<Direction>(side)));
            }
            out_.end_array();
            out_.end_object();
        }
        out_.end_array();
    }

    void write(const Unit& unit) {
        out_.begin_object();
        text("at", name(unit.at).view());
        text("side", seat_name(unit.side));
        text("nation", name(unit.nation));
        text("type", name(unit.type));
        out_.key("blocks");
        out_.natural(unit.blocks);
        out_.key("square");
        out_.natural(unit.square);
        out_.end_object();
    }
    void write_blocks() {
        out_.key("blocks");
        out_.begin_object();
        for (std::size_t nation = 0; nation < nation_count; ++nation) {
            out_.key(name(static_cast<Nation>(nation)));
            out_.begin_object();
            for (std::size_t type = 0; type < type_count; ++type) {
                const auto blocks = scenario_.setup.battle.charts.cards[nation][type].blocks;
                if (blocks == 0) continue;
                out_.key(name(static_cast<Type>(type)));
                out_.natural(blocks);
            }
            out_.end_object();
        }
        out_.end_object();
    }
    void write_provenance() {
        out_.key("provenance");
        out_.begin_object();
        for (const codec::Provenance& part : scenario_.provenance) {
            out_.key(part.part);
            out_.begin_object();
            text("status", codec::name(part.status));
            if (!part.source.en.empty()) worded("source", part.source);
            out_.end_object();
        }
        out_.end_object();
    }

    codec::Writer& out_;
    const Scenario& scenario_;
};

}  // namespace

void write_summary(codec::Writer& out, const ccn::Scenario& scenario) {
    out.begin_object();
    ScenarioWriter(out, scenario).summary();
    out.end_object();
}

std::string scenario_json(const ccn::Scenario& scenario) {
    codec::Writer out;
    ScenarioWriter writer(out, scenario);
    out.begin_object();
    writer.summary();
    writer.board();
    writer.words();
    writer.pieces();
    out.end_object();
    return out.take();
}

std::string charts_json(const ccn::ChartsBook& book) {
    codec::Writer out;
    const auto text = [&out](std::string_view key, std::string_view value) {
        out.key(key);
        out.string(value);
    };
    out.begin_array();
    for (const codec::Provenance& part : book.provenance) {
        out.begin_object();
        text("part", part.part);
        text("status", codec::name(part.status));
        out.key("rules");
        codec::write_value(out, part.rules);
        if (!part.source.en.empty()) {
            out.key("source");
            out.begin_object();
            text("en", part.source.en);
            text("fr", part.source.fr);
            out.end_object();
        }
        out.end_object();
    }
    out.end_array();
    return out.take();
}

}  // namespace grognard::server
