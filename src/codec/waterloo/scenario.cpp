// Reads a scenario of Waterloo: pieces on the map, pieces on the Prussian track, words.
#include "codec/waterloo/scenario.hpp"

#include <algorithm>
#include <filesystem>

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::array<std::string_view, 4> labelled_parts = {"units", "postures", "track", "intro"};
constexpr std::array<std::string_view, entry_letters> letters = {"A", "B"};

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::string read_id(const Node& node) {
    const std::string& id = node.as_string();
    if (id.size() != 3 || !all_digits(id)) node.fail("three digits");
    return id;
}

std::string slug_of(const std::string& file, const std::string& id) {
    const std::string stem = std::filesystem::path(file).stem().string();
    return stem.starts_with(id + "_") ? stem.substr(id.size() + 1) : stem;
}

class Reader {
  public:
    Reader(const Document& document, const ChartsBook& charts, const MapBook& map)
        : root_(document.root().object()), box_(charts.pieces) {
        scenario_.id = read_id(root_.required("id"));
        scenario_.slug = slug_of(document.file(), scenario_.id);
        *battle_ = map.battle;
        battle_->charts = charts.charts;
    }

    Scenario read() {
        scenario_.name = codec::read_text(root_.required("name"));
        scenario_.intro = codec::read_text(root_.required("intro"));
        scenario_.date = codec::read_date(root_.required("date"));
        read_sides(root_.required("sides"));
        for (const Node& node : root_.required("units").items()) read_units(node);
        for (const Node& row : root_.required("track").items()) read_row(row);
        scenario_.provenance = read_provenances(root_.required("provenance"), labelled_parts);
        root_.done();
        prepare(*battle_);
        scenario_.battle = std::move(battle_);
        return std::move(scenario_);
    }

  private:
    void read_sides(const Node& node) {
        Object object = node.object();
        for (std::size_t i = 0; i < names::seats.size(); ++i) {
            Object side = object.required(names::seats[i]).object();
            scenario_.armies[i].name = codec::read_text(side.required("name"));
            scenario_.armies[i].commander = codec::read_text(side.required("commander"));
            side.done();
        }
        object.done();
    }

    // wl.setup.counts: never more pieces than the box holds.
    void add(const Node& node, const Placement& piece, codec::Status status) {
        std::uint8_t& left = box_[static_cast<std::size_t>(piece.kind.nation)]
                                 [static_cast<std::size_t>(piece.kind.arm)];
        if (left == 0 || battle_->pieces.full()) {
            node.fail("no more pieces than the box holds",
                      "one more " + std::string(name(piece.kind.nation)) + " " +
                          std::string(name(piece.kind.arm)));
        }
        --left;
        check_room(node, piece.kind, Arm::Infantry, max_infantry);
        check_room(node, piece.kind, Arm::Artillery, max_guns);
        battle_->pieces.push(piece);
        scenario_.placement_status.push_back(status);
    }

    // Whatever a box may hold, the rules have room for so many of a side.
    void check_room(const Node& node, const Kind& kind, Arm arm, std::size_t most) const {
        if (kind.arm != arm) return;
        const auto there = std::ranges::count_if(battle_->pieces, [&](const Placement& one) {
            return one.kind.arm == arm && side(one.kind.nation) == side(kind.nation);
        });
        if (static_cast<std::size_t>(there) < most) return;
        node.fail("at most " + std::to_string(most) + " " + std::string(name(arm)) + " a side");
    }

    void read_units(const Node& node) {
        Object object = node.object();
        Placement piece;
        piece.at = read_area(object.required("area"));
        piece.kind.nation = read_nation(object.required("nation"));
        piece.kind.arm = read_arm(object.required("arm"));
        piece.posture = read_posture(object.required("posture"), piece.kind.arm);
        const int count = object.required("count").as_int(1, 20);
        const codec::Status status = codec::read_status(object.required("status"));
        object.done();
        if (piece.kind.arm == Arm::Leader) only_leader_there(node, piece, count);
        for (int i = 0; i < count; ++i) add(node, piece, status);
    }

    void only_leader_there(const Node& node, const Placement& piece, int count) const {
        bool alone = count == 1;
        for (const Placement& other : battle_->pieces) {
            alone = alone && !(other.at == piece.at && other.kind == piece.kind);
        }
        if (!alone) node.fail("one leader of a colour in an area");
    }

    void read_row(const Node& row) {
        Object object = row.object();
        const Node letter = object.required("letter");
        const auto found = names::find<std::uint8_t>(letters, letter.as_string());
        if (!found) letter.fail(codec::one_of(letters));
        for (const Node& slot : object.required("slots").items()) {
            for (const Node& node : slot.items()) {
                Object piece = node.object();
                Placement out{.letter = *found};
                out.kind.nation = read_nation(piece.required("nation"));
                out.kind.arm = read_arm(piece.required("arm"));
                piece.done();
                if (force(out.kind.nation) != Force::Prussian) node.fail("a Prussian piece");
                add(node, out, codec::Status::Own);
            }
        }
        object.done();
    }

    Object root_;
    PieceCounts box_;
    Scenario scenario_;
    std::shared_ptr<Battle> battle_ = std::make_shared<Battle>();
};

}  // namespace

Scenario load_scenario(const Document& document, const ChartsBook& charts, const MapBook& map) {
    return Reader(document, charts, map).read();
}

}  // namespace grognard::waterloo
