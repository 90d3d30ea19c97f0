// Lays out a small battle and completes what a case leaves unsaid.
#include "codec/waterloo/case_state.hpp"

#include <algorithm>
#include <map>

#include "codec/waterloo/piece_text.hpp"
#include "codec/waterloo/read.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/start.hpp"
#include "games/waterloo/turn/sequence.hpp"

namespace grognard::waterloo {

namespace {

using codec::Vocabulary;

std::optional<Node> member(const std::optional<Node>& object, std::string_view key) {
    if (!object || !object->is_object()) return std::nullopt;
    for (const auto& [name, value] : object->members()) {
        if (name == key) return value;
    }
    return std::nullopt;
}

Vocabulary first_areas(std::size_t count) {
    Vocabulary out;
    for (std::size_t i = 0; i < count; ++i) {
        const auto area = static_cast<AreaId>(i);
        const bool known = area <= delayed_box || area == on_track || area == lost;
        out.emplace_back(known ? name(area) : std::string_view());
    }
    return out;
}

// Every place that a piece may be in or come from.
Vocabulary all_places() {
    Vocabulary out = first_areas(max_areas);
    out.resize(behind_walls);
    out.emplace_back("walls");
    return out;
}

const Vocabulary& seat_words() {
    static const Vocabulary words(names::seats.begin(), names::seats.end());
    return words;
}

const Vocabulary& no_words() {
    static const Vocabulary words;
    return words;
}

std::string kind_words(const Placement& piece) {
    return std::string(name(piece.at)) + " " + std::string(name(piece.kind.nation)) + " " +
           std::string(name(piece.kind.arm));
}

bool is_named(const std::optional<Node>& node, std::string_view text) {
    return node && node->is_string() && node->as_string() == text;
}

bool has_frame(const std::optional<Node>& frames, std::string_view tag) {
    if (!frames || !frames->is_array()) return false;
    return std::ranges::any_of(
        frames->items(), [&](const Node& frame) { return is_named(member(frame, "is"), tag); });
}

// Is a tile drawn where the patch says that play stands?
bool has_tile(const std::optional<Node>& patch) {
    const auto frames = member(patch, "frames");
    if (!frames || !frames->is_array()) return true;
    if (!has_frame(frames, "sequence") || has_frame(frames, "tile-draw")) return false;
    return std::ranges::none_of(frames->items(), [](const Node& frame) {
        return is_named(member(frame, "is"), "sequence") &&
               is_named(member(frame, "step"), name(SequenceStep::Draw));
    });
}

Seat seat_in(const std::optional<Node>& turn, std::string_view key, Seat otherwise) {
    const auto node = member(turn, key);
    if (!node || !node->is_string()) return otherwise;
    return parse_seat(node->as_string()).value_or(otherwise);
}

void place_units(State& s) {
    s.units_in = {};
    s.standing = {};
    s.attacking = {};
    s.areas_with_arm = {};
    s.occupied = {};
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const Unit& unit = s.units[i];
        const auto id = static_cast<UnitId>(i);
        const auto [nation, arm] = kind(s, id);
        if (unit.at >= max_areas) continue;  // the invariants refuse it
        s.units_in[unit.at].add(id);
        s.standing[at(unit.posture)].add(id);
        if (unit.from != nowhere) s.attacking.add(id);
        if (unit.at > delayed_box) continue;
        s.areas_with_arm[at(force(nation))][at(arm)].add(unit.at);
        if (arm != Arm::Leader) s.occupied[at(side(nation))].add(unit.at);
    }
}

// At the start of a turn they are still to be taken.
void count_discs(State& s, const std::optional<Node>& stated) {
    const auto* turn = s.frames.nearest<TurnStep>();
    const bool taken = turn == nullptr || turn->phase != Phase::Discs;
    if (s.turn.number >= turn_count) return;  // the invariants refuse it
    for (const Seat seat : both_seats) {
        if (member(member(stated, seat_name(seat)), "available")) continue;
        Discs& discs = s.discs[at(seat)];
        for (const Disc disc : all_discs) {
            const int all = s.battle->charts.discs[s.turn.number][at(seat)][at(disc)];
            const int left = taken ? all - discs.used[at(disc)] - discs.before[at(disc)] : 0;
            discs.available[at(disc)] = static_cast<std::uint8_t>(std::max(0, left));
        }
    }
}

void count_stock(State& s, const std::optional<Node>& stated) {
    for (const Force each : all_forces) {
        if (member(stated, name(each))) continue;
        int left = s.battle->charts.cubes[at(each)];
        if (each == Force::French) left -= s.grand_battery;
        for (const std::uint8_t cubes : s.cubes[at(each)]) left -= cubes;
        s.stock[at(each)] = static_cast<std::uint8_t>(std::max(0, left));
    }
}

// W2
void note_holders(State& s, const std::optional<Node>& stated) {
    for (std::size_t i = 0; i < s.battle->strongholds.size(); ++i) {
        const AreaId area = s.battle->strongholds[i].area;
        if (member(stated, name(area))) continue;
        for (const Seat seat : both_seats) {
            const bool alone = occupied(s, seat).has(area) && !occupied(s, other(seat)).has(area);
            if (alone) s.holders[i] = seat;
        }
    }
}

}  // namespace

CaseNames::CaseNames(const Battle& battle) {
    std::map<std::string, int> alike;
    for (const Placement& piece : battle.pieces) {
        const std::string words = kind_words(piece);
        const int nth = ++alike[words];
        units_.push_back(nth == 1 ? words : words + " " + std::to_string(nth));
    }
    for (const Stronghold& one : battle.strongholds) strongholds_.emplace_back(name(one.area));
}

const Vocabulary& CaseNames::areas_on_map() {
    static const Vocabulary words = first_areas(delayed_box + 1U);
    return words;
}

const Vocabulary& CaseNames::pools() { return areas_on_map(); }

const Vocabulary& CaseNames::list_keys(std::string_view field) const {
    if (field == "units") return units_;
    if (field == "holders") return strongholds_;
    if (field == "discs" || field == "pending" || field == "losses") return seat_words();
    return no_words();
}

const Vocabulary& CaseNames::numbers(std::string_view field) const {
    static const Vocabulary places = all_places();
    for (const std::string_view each : {"at", "from", "to", "area", "via", "first_battery"}) {
        if (field == each) return places;
    }
    for (const std::string_view each : {"unit", "leader", "charging", "countering", "gun"}) {
        if (field == each) return units_;
    }
    return no_words();
}

State small_start(const Battle& battle, const std::optional<Node>& patch) {
    State s = lay_out(battle);
    const auto turn = member(patch, "turn");
    s.turn.initiative = seat_in(turn, "initiative", french);
    s.turn.active = seat_in(turn, "active", s.turn.initiative);
    if (const auto number = member(turn, "number"); number && number->is_number()) {
        s.turn.number = number->as_int<std::uint8_t>(0, turn_count - 1);
    }
    s.turn.tile = static_cast<std::uint8_t>(has_tile(patch) ? most_tile(battle.charts) : 0);
    s.frames = {};
    s.frames.push(TurnStep{.phase = Phase::Actions});
    s.frames.push(Sequence{SequenceStep::Count});
    s.frames.push(ActionChoice{});
    finish(s, std::nullopt);
    return s;
}

void finish(State& s, const std::optional<Node>& patch) {
    place_units(s);
    count_discs(s, member(patch, "discs"));
    count_stock(s, member(patch, "stock"));
    note_holders(s, member(patch, "holders"));
}

std::string base_hint(const State& s) {
    codec::Writer out;
    out.begin_object();
    out.key("turn");
    out.begin_object();
    out.key("number");
    out.integer(s.turn.number);
    out.key("initiative");
    out.string(seat_name(s.turn.initiative));
    out.key("active");
    out.string(seat_name(s.turn.active));
    out.end_object();
    out.key("frames");
    out.raw(codec::named_json(CaseNames(*s.battle), s.frames.all()));
    out.end_object();
    return out.take();
}

std::vector<std::pair<std::string, std::string>> board(const State& s) {
    std::vector<std::pair<std::string, std::string>> out;
    for (std::size_t i = 0; i < max_areas; ++i) {
        const auto area = static_cast<AreaId>(i);
        if (s.units_in[i].empty()) continue;
        out.emplace_back(std::string(name(area)), pieces_in(s, area));
    }
    return out;
}

}  // namespace grognard::waterloo
