// Reads a battle in the order in which a table is laid: charts, map, pieces.
#include "codec/waterloo/case_battle.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "codec/cases/case_text.hpp"
#include "codec/cases/merge_patch.hpp"
#include "codec/waterloo/library.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "core/hash.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/fields.hpp"

namespace grognard::waterloo {

namespace {

AreaId key_area(const std::string& key, const Node& node) {
    const auto area = parse_area(key);
    if (area && on_map(*area)) return *area;
    node.fail("the code of an area as the key", codec::shown(key));
}

std::shared_ptr<const Battle> load_numbered(const Node& node, const codec::Library& library,
                                            const ChartsBook& charts, const MapBook& map) {
    const std::string begins = "waterloo/scenarios/" + node.as_text() + "_";
    for (const std::string& path : library.list("waterloo/scenarios", ".json")) {
        if (path.starts_with(begins)) {
            return load_scenario(library.document(path), charts, map).battle;
        }
    }
    node.fail("the number of a scenario such as \"001\"");
}

}  // namespace

CaseBattleReader::CaseBattleReader(const Node& given, const Document& charts, const MapBook& map,
                                   const codec::Library& library)
    : given_(given.object()), library_(library), charts_(read_charts(charts)), map_(map) {
    patch_charts(charts);
}

std::shared_ptr<Battle> CaseBattleReader::read() {
    read_terrain_changes();
    read_borders();
    read_scenario();
    read_units();
    read_track();
    given_.done();
    lay_pieces();
    return std::make_shared<Battle>(map_.battle);
}

// A fault in the merged charts is a fault of the patch.
void CaseBattleReader::patch_charts(const Document& document) {
    const auto patch = given_.optional("charts");
    if (!patch) return;
    try {
        charts_ = read_charts(codec::merge_patched(document.root(), *patch));
    } catch (const BadInput& wrong) {
        throw BadInput(patch->file(), patch->path() + "." + wrong.place, wrong.expected,
                       wrong.found);
    }
}

void CaseBattleReader::read_terrain_changes() {
    const auto terrain = given_.optional("terrain");
    if (!terrain) return;
    for (const auto& [key, node] : terrain->members()) {
        map_.battle.terrain[key_area(key, node)] = read_terrain(node);
    }
}

void CaseBattleReader::read_borders() {
    const auto borders = given_.optional("borders");
    if (!borders) return;
    for (const auto& [key, node] : borders->members()) read_border(key, node);
}

// "D5 C4": what is crossed on the way from D5 to C4.
void CaseBattleReader::read_border(const std::string& key, const Node& node) {
    const auto ends = codec::words(key);
    if (ends.size() != 2 || ends[0] == ends[1]) {
        node.fail("two areas as the key", codec::shown(key));
    }
    const AreaId a = key_area(std::string(ends[0]), node);
    const AreaId b = key_area(std::string(ends[1]), node);
    auto& graph = map_.battle.graph;
    graph.unlink(a, b);
    if (node.is_null()) return;
    graph.link(a, b);
    for (const std::string_view word : codec::words(node.as_text())) {
        if (word == "plain") continue;
        if (word == "ditch") {
            graph.mark(a, b, Ditch);
        } else if (word == "allied-crest" || word == "french-crest") {
            const BorderMark line = word == "allied-crest" ? AlliedCrest : FrenchCrest;
            graph.mark(a, b, line);
            graph.mark(b, a, line);
        } else {
            node.fail("null, or plain, or any of allied-crest, french-crest, ditch");
        }
    }
}

void CaseBattleReader::read_scenario() {
    const auto wanted = given_.optional("scenario");
    if (!wanted) return;
    const auto battle = load_numbered(*wanted, library_, charts_, map_);
    pieces_.assign(battle->pieces.begin(), battle->pieces.end());
}

// The pieces of an area take the place of those the scenario has there.
void CaseBattleReader::read_units() {
    const auto units = given_.optional("units");
    if (!units) return;
    for (const auto& [key, node] : units->members()) {
        const auto place = parse_anywhere(key);
        if (!place || *place == on_track) {
            node.fail("an area, box or lost as the key", codec::shown(key));
        }
        std::erase_if(pieces_, [&](const Placement& piece) { return piece.at == *place; });
        for (const PieceWords& words : read_piece_list(node)) {
            if (words.cubes || words.from || words.sheltered) {
                node.fail("pieces without cubes, from or sheltered: the state says those");
            }
            add(node,
                {.kind = {words.nation, words.arm},
                 .at = *place,
                 .posture = words.posture.value_or(Posture::Upright)},
                words.count);
        }
    }
}

// Those yet to come, from the left: "A 2 landwehr infantry".
void CaseBattleReader::read_track() {
    const auto track = given_.optional("track");
    if (!track) return;
    std::erase_if(pieces_, [](const Placement& piece) { return piece.at == on_track; });
    for (const Node& node : track->items()) {
        const std::string_view text = node.as_text();
        const bool lettered = text.starts_with("A ") || text.starts_with("B ");
        const auto words = lettered ? parse_piece_words(text.substr(2)) : std::nullopt;
        if (!words || force(words->nation) != Force::Prussian || words->from || words->sheltered ||
            words->cubes) {
            node.fail("A or B, then Prussian pieces");
        }
        add(node,
            {.kind = {words->nation, words->arm},
             .at = on_track,
             .posture = words->posture.value_or(Posture::Upright),
             .letter = static_cast<std::uint8_t>(text[0] == 'A' ? 0 : 1)},
            words->count);
    }
}

void CaseBattleReader::add(const Node& node, const Placement& piece, int count) {
    if (piece.posture == Posture::Square && piece.kind.arm != Arm::Infantry) {
        node.fail("infantry in square");
    }
    pieces_.insert(pieces_.end(), static_cast<std::size_t>(count), piece);
}

// A side's guns may all come to aim from one area, its infantry to fire in one assault.
void CaseBattleReader::check_numbers(Seat seat) const {
    const auto count = [&](Arm arm) {
        return static_cast<std::size_t>(std::ranges::count_if(pieces_, [&](const Placement& piece) {
            return piece.kind.arm == arm && side(piece.kind.nation) == seat && piece.at != lost;
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

void CaseBattleReader::lay_pieces() {
    for (const Seat seat : both_seats) check_numbers(seat);
    if (pieces_.size() > max_units) {
        given_.node().fail("at most " + std::to_string(max_units) + " pieces",
                           std::to_string(pieces_.size()));
    }
    // The track is a list of its own: its pieces come last.
    std::stable_partition(pieces_.begin(), pieces_.end(),
                          [](const Placement& piece) { return piece.at != on_track; });
    Battle& battle = map_.battle;
    battle.charts = charts_.charts;
    battle.pieces.clear();
    for (const Placement& piece : pieces_) battle.pieces.push(piece);
    if (pieces_.size() - static_cast<std::size_t>(std::ranges::count_if(
                             pieces_, [](const Placement& p) { return p.at != on_track; })) >
        battle.track.capacity()) {
        given_.node().fail("at most " + std::to_string(battle.track.capacity()) +
                           " pieces on the track");
    }
    prepare(battle);
}

}  // namespace grognard::waterloo
