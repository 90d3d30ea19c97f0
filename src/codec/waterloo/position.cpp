// Reads a position in the order in which a table is laid: charts, map, pieces, cubes, turn.
#include "codec/waterloo/position.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "codec/cases/merge_patch.hpp"
#include "codec/cases/script.hpp"
#include "codec/waterloo/library.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "codec/waterloo/position_turn.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/game.hpp"
#include "games/waterloo/pieces.hpp"
#include "games/waterloo/start.hpp"

namespace grognard::waterloo {

namespace {

using codec::Library;

// A piece and what a set-up does not know of it.
struct GivenPiece {
    Placement placement;
    AreaId from = nowhere;
    bool sheltered = false;
};

class Builder {
  public:
    Builder(const Node& given, const ChartsBook& charts, const Document& charts_document,
            const MapBook& map, const Library& library)
        : given_(given.object()), library_(library), charts_(charts), map_(map) {
        patch_charts(charts_document.root());
    }

    codec::Position<Waterloo> build() {
        read_map_changes();
        start();
        read_pieces();
        lay_pieces();
        read_cubes();
        read_holders();
        read_turn(given_, charts_, s_);
        given_.done();
        check_sound(s_);
        State gone_on = s_;
        settle(gone_on, {});
        check_sound(gone_on);
        return {battle_, s_};
    }

  private:
    Battle& battle() { return map_.battle; }

    // A fault in the merged charts is a fault of the patch.
    void patch_charts(const Node& base) {
        const auto patch = given_.optional("charts");
        if (!patch) return;
        try {
            charts_ = read_charts(codec::merge_patched(base, *patch));
        } catch (const BadInput& wrong) {
            throw BadInput(patch->file(), patch->path() + "." + wrong.place, wrong.expected,
                           wrong.found);
        }
    }

    static AreaId key_area(const std::string& key, const Node& node) {
        const auto area = parse_area(key);
        if (area && on_map(*area)) return *area;
        node.fail("the code of an area as the key", codec::shown(key));
    }

    void read_map_changes() {
        if (const auto terrain = given_.optional("terrain")) {
            for (const auto& [key, node] : terrain->members()) {
                battle().terrain[key_area(key, node)] = read_terrain(node);
            }
        }
        if (const auto borders = given_.optional("borders")) {
            for (const auto& [key, node] : borders->members()) read_border(key, node);
        }
    }

    // "D5 C4": what is crossed on the way from D5 to C4.
    void read_border(const std::string& key, const Node& node) {
        const auto ends = codec::words(key);
        if (ends.size() != 2 || ends[0] == ends[1]) {
            node.fail("two areas as the key", codec::shown(key));
        }
        const AreaId a = key_area(std::string(ends[0]), node);
        const AreaId b = key_area(std::string(ends[1]), node);
        battle().graph.unlink(a, b);
        if (node.is_null()) return;
        battle().graph.link(a, b);
        for (const std::string_view word : codec::words(node.as_text())) {
            if (word == "plain") continue;
            if (word == "ditch") {
                battle().graph.mark(a, b, Ditch);
            } else if (word == "allied-crest" || word == "french-crest") {
                const BorderMark line = word == "allied-crest" ? AlliedCrest : FrenchCrest;
                battle().graph.mark(a, b, line);
                battle().graph.mark(b, a, line);
            } else {
                node.fail("null, or plain, or any of allied-crest, french-crest, ditch");
            }
        }
    }

    void start() {
        const auto wanted = given_.optional("scenario");
        if (!wanted) return;
        const std::string begins = "waterloo/scenarios/" + wanted->as_text() + "_";
        for (const std::string& path : library_.list("waterloo/scenarios", ".json")) {
            if (!path.starts_with(begins)) continue;
            const Scenario scenario = load_scenario(library_.document(path), charts_, map_);
            for (const Placement& piece : scenario.battle->pieces) pieces_.push_back({piece});
            return;
        }
        wanted->fail("the number of a scenario such as \"001\"");
    }

    void clear(AreaId place) {
        std::erase_if(pieces_, [&](const GivenPiece& one) { return one.placement.at == place; });
    }

    void read_pieces() {
        if (const auto units = given_.optional("units")) {
            for (const auto& [key, node] : units->members()) {
                const auto place = parse_anywhere(key);
                if (!place || *place == on_track) {
                    node.fail("an area, box or lost as the key", codec::shown(key));
                }
                clear(*place);
                const PieceList list = read_piece_list(node);
                if (list.others) node.fail("pieces, all of them named");
                for (const PieceWords& words : list.pieces) add(node, *place, words);
            }
        }
        read_track();
        read_losses();
    }

    bool comes_from(AreaId place, AreaId from) {
        if (!on_map(place)) return false;
        if (from != delayed_box) return battle().graph.adjacent(place, from);
        return (battle().entries[0] | battle().entries[1]).has(place);
    }

    bool has_walls(AreaId place) {
        return std::ranges::find(battle().strongholds, place, &Stronghold::area) !=
               battle().strongholds.end();
    }

    void add(const Node& node, AreaId place, const PieceWords& words) {
        if (words.cubes) node.fail("no cubes on a piece: they are given by area");
        if (words.posture == Posture::Square && words.arm != Arm::Infantry) {
            node.fail("infantry in square");
        }
        if (words.from && !comes_from(place, *words.from)) {
            node.fail("attackers from an area next to it");
        }
        if (words.sheltered && (words.arm != Arm::Infantry || words.from || !has_walls(place))) {
            node.fail("infantry in shelter where there is a stronghold");
        }
        GivenPiece one{.placement = {.kind = {words.nation, words.arm},
                                     .at = place,
                                     .posture = words.posture.value_or(Posture::Upright)},
                       .from = words.from.value_or(nowhere),
                       .sheltered = words.sheltered};
        pieces_.insert(pieces_.end(), static_cast<std::size_t>(words.count), one);
    }

    // Those yet to come, from the left: "A 2 landwehr infantry".
    void read_track() {
        if (const auto arrived = given_.optional("arrived")) {
            auto left = arrived->as_int(0, static_cast<int>(max_units));
            std::erase_if(pieces_, [&](const GivenPiece& one) {
                return one.placement.at == on_track && left-- > 0;
            });
            if (left > 0) arrived->fail("no more than are on the track");
        }
        const auto track = given_.optional("track");
        if (!track) return;
        clear(on_track);
        for (const Node& node : track->items()) {
            const std::string_view text = node.as_text();
            const bool lettered = text.starts_with("A ") || text.starts_with("B ");
            const auto words = lettered ? parse_piece_words(text.substr(2)) : std::nullopt;
            if (!words || force(words->nation) != Force::Prussian || words->from ||
                words->sheltered) {
                node.fail("A or B, then Prussian pieces");
            }
            const std::size_t first = pieces_.size();
            add(node, on_track, *words);
            for (std::size_t i = first; i < pieces_.size(); ++i) {
                pieces_[i].placement.letter = text[0] == 'A' ? 0 : 1;
            }
        }
    }

    // Guns: each of them counts one, whatever the charts say.
    void read_losses() {
        const auto losses = given_.optional("losses");
        if (!losses) return;
        Object object = losses->object();
        const std::array<Nation, 2> nations = {Nation::French, Nation::British};
        for (const Seat seat : both_seats) {
            if (const auto node = object.optional(seat_name(seat))) {
                add(*node, lost,
                    {.count = node->as_int(0, 60),
                     .nation = nations[at(seat)],
                     .arm = Arm::Artillery,
                     .posture = {},
                     .from = {},
                     .cubes = {}});
            }
        }
        object.done();
    }

    // A side's guns may all come to aim from one area, its infantry to fire in one assault.
    void check_numbers(Seat seat) {
        const auto count = [&](Arm arm) {
            return static_cast<std::size_t>(
                std::ranges::count_if(pieces_, [&](const GivenPiece& one) {
                    const Placement& piece = one.placement;
                    return piece.kind.arm == arm && side(piece.kind.nation) == seat &&
                           piece.at != lost;
                }));
        };
        if (count(Arm::Artillery) > max_guns) {
            given_.node().fail("at most " + std::to_string(max_guns) + " guns a side",
                               std::to_string(count(Arm::Artillery)));
        }
        if (count(Arm::Infantry) > max_infantry) {
            given_.node().fail("at most " + std::to_string(max_infantry) + " infantry a side",
                               std::to_string(count(Arm::Infantry)));
        }
    }

    void lay_pieces() {
        for (const Seat seat : both_seats) check_numbers(seat);
        *battle_ = battle();
        battle_->charts = charts_.charts;
        if (pieces_.size() > max_units) {
            given_.node().fail("at most " + std::to_string(max_units) + " pieces",
                               std::to_string(pieces_.size()));
        }
        // The track is a list of its own: its pieces come last.
        std::stable_partition(pieces_.begin(), pieces_.end(),
                              [](const GivenPiece& one) { return one.placement.at != on_track; });
        for (const GivenPiece& one : pieces_) battle_->pieces.push(one.placement);
        prepare(*battle_);
        s_ = lay_out(*battle_);
        s_.frames = {};
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const GivenPiece& one = pieces_[i];
            s_.units[i].sheltered = one.sheltered;
            if (one.from == nowhere) continue;
            attack_from(s_, static_cast<UnitId>(i), one.from);
            s_.pending[at(side(one.placement.kind.nation))].add(one.placement.at);
        }
    }

    void read_cubes() {
        const std::array<std::uint8_t, force_count> all = s_.battle->charts.cubes;
        if (const auto battery = given_.optional("grand_battery")) {
            s_.grand_battery = battery->as_int<std::uint8_t>(0, charts_.charts.grand_battery);
        }
        std::array<int, force_count> placed = {s_.grand_battery, 0, 0};
        if (const auto cubes = given_.optional("cubes")) {
            for (const auto& [key, node] : cubes->members()) {
                const auto area = parse_area(key);
                if (!area) node.fail("an area or box as the key", codec::shown(key));
                read_pool(*area, node, placed);
            }
        }
        const auto stock = given_.optional("stock");
        std::array<std::optional<int>, force_count> left{};
        if (stock) {
            Object object = stock->object();
            for (const Force each : all_forces) {
                if (const auto node = object.optional(name(each)))
                    left[at(each)] = node->as_int(0, 99);
            }
            object.done();
        }
        for (const Force each : all_forces) {
            const int rest = left[at(each)].value_or(all[at(each)] - placed[at(each)]);
            if (rest < 0) {
                given_.node().fail("no more " + std::string(name(each)) + " cubes than there are",
                                   std::to_string(placed[at(each)]));
            }
            s_.stock[at(each)] = static_cast<std::uint8_t>(rest);
            battle_->charts.cubes[at(each)] = static_cast<std::uint8_t>(rest + placed[at(each)]);
        }
        prepare(*battle_);
    }

    // A number where one colour alone can be meant, else by colour.
    void read_pool(AreaId area, const Node& node, std::array<int, force_count>& placed) {
        const auto put = [&](Force force, const Node& count) {
            const auto cubes = count.as_int<std::uint8_t>(0, 99);
            put_cubes(s_, force, area, cubes - cubes_in(s_, force, area));
            placed[at(force)] += cubes;
        };
        if (!node.is_number()) {
            Object object = node.object();
            for (const Force each : all_forces) {
                if (const auto count = object.optional(name(each))) put(each, *count);
            }
            return object.done();
        }
        std::vector<Force> able;
        for (const Force each : all_forces) {
            if (!units_in(s_, each, Arm::Infantry, area).empty() ||
                !units_in(s_, each, Arm::Artillery, area).empty()) {
                able.push_back(each);
            }
        }
        if (able.size() != 1) node.fail("cubes by colour, such as {\"anglo\": 2}");
        put(able[0], node);
    }

    // W2; who stands there alone holds it.
    void read_holders() {
        for (std::size_t i = 0; i < s_.battle->strongholds.size(); ++i) {
            const AreaId area = s_.battle->strongholds[i].area;
            const bool alone = occupied(s_, french).has(area) && !occupied(s_, allied).has(area);
            s_.holders[i] = alone ? french : allied;
        }
        const auto holders = given_.optional("holders");
        if (!holders) return;
        for (const auto& [key, node] : holders->members()) {
            const AreaId area = key_area(key, node);
            if (stronghold(s_, area) == nullptr) node.fail("the area of a stronghold as the key");
            const Seat holder = read_seat(node);
            if (occupied(s_, other(holder)).has(area) && !occupied(s_, holder).has(area)) {
                node.fail(std::string(seat_name(other(holder))) + ", who stands there alone");
            }
            s_.holders[s_.battle->stronghold_at[area] - 1U] = holder;
        }
    }

    void check_sound(const State& s) {
        const std::string_view wrong = Waterloo::invariants(s);
        if (!wrong.empty()) given_.node().fail("a position that can arise", wrong);
    }

    Object given_;
    const Library& library_;
    ChartsBook charts_;
    MapBook map_;
    std::vector<GivenPiece> pieces_;
    std::shared_ptr<Battle> battle_ = std::make_shared<Battle>();
    State s_;
};

}  // namespace

PositionReader::PositionReader(const Library& library)
    : library_(library),
      charts_document_(library.document("waterloo/charts.json")),
      charts_(read_charts(charts_document_)),
      map_(map_book(library)) {}

codec::Position<Waterloo> PositionReader::read(const Node& given) const {
    codec::Position<Waterloo> position = read_as_it_stands(given);
    settle(position.state, {});
    return position;
}

codec::Position<Waterloo> PositionReader::read_as_it_stands(const Node& given) const {
    return Builder(given, charts_, charts_document_, map_, library_).build();
}

}  // namespace grognard::waterloo
