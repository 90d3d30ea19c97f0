// Reads what must hold of pieces, cubes, discs and strongholds, and says where a state differs.
#include "codec/waterloo/expect.hpp"

#include <algorithm>

#include "codec/by_key.hpp"
#include "codec/waterloo/told_expect.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

using codec::Mismatch;

template <class Read>
auto by_seat(const Node& node, Read read) {
    return codec::by_key(node, {"french or allied as the key", "french, allied or both"},
                         parse_seat, read);
}

template <class Read>
auto by_area(const Node& node, Read read) {
    return codec::by_key(node, {"an area, box, track or lost as the key", "at least one area"},
                         parse_anywhere, read);
}

int read_count(const Node& node) { return node.as_int(0, 99); }

std::vector<std::pair<Force, int>> read_colours(const Node& node) {
    return codec::by_key(node,
                         {codec::one_of(names::forces) + " as the key", "at least one colour"},
                         parse_force, read_count);
}

ByDisc read_discs(const Node& node) {
    return codec::by_key(node, {codec::one_of(names::discs) + " as the key", "at least one colour"},
                         parse_disc, read_count);
}

int read_small(const Node& node) { return node.as_int(0, 255); }

AreaSet read_areas(const Node& node) {
    AreaSet out;
    for (const Node& item : node.items()) out.add(read_area(item));
    return out;
}

void read_cubes(const Node& node, Expect& out) {
    for (const auto& [key, value] : node.members()) {
        const auto area = parse_area(key);
        if (!area) value.fail("an area or box as the key", codec::shown(key));
        if (value.is_number()) {
            out.cubes_in_all.emplace_back(*area, value.as_int(0, 99));
        } else {
            out.cubes.emplace_back(*area, read_colours(value));
        }
    }
}

std::optional<AssaultExpect> read_assault(const Node& node) {
    if (node.is_null()) return std::nullopt;
    AssaultExpect out;
    Object object = node.object();
    if (const auto at = object.optional("at")) out.at = read_area(*at);
    if (const auto step = object.optional("step")) out.step = step->as_int(0, 8);
    if (const auto round = object.optional("round")) out.round = round->as_int(1, 9);
    object.done();
    return out;
}

WonBy read_won_by(const Node& node) {
    if (const auto found = names::find<WonBy>(names::won_by, node.as_string())) return *found;
    node.fail("place, losses, both or nightfall");
}

std::string listed(const AreaSet& areas) {
    std::string out;
    for (const int area : areas) {
        out += (out.empty() ? "" : " ") + std::string(name(static_cast<AreaId>(area)));
    }
    return out.empty() ? "none" : out;
}

std::string list_words(const PieceList& list) {
    std::string out;
    for (const PieceWords& words : list.pieces) {
        out += (out.empty() ? "" : ", ") + piece_words(words);
    }
    if (list.others) out += ", ...";
    return out.empty() ? "nothing" : out;
}

// Gives every description a piece of its own, moving earlier ones on where that helps.
class Pairing {
  public:
    Pairing(const State& s, AreaId area, const PieceList& list) : s_(s) {
        for (const PieceWords& words : list.pieces) {
            wanted_.insert(wanted_.end(), static_cast<std::size_t>(words.count), words);
        }
        for (const int id : s.units_in[area]) units_.push_back(static_cast<UnitId>(id));
        taken_by_.assign(units_.size(), nobody);
    }

    bool whole(bool others) {
        if (wanted_.size() > units_.size() || (!others && wanted_.size() != units_.size())) {
            return false;
        }
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            std::vector<bool> tried(units_.size());
            if (!find(i, tried)) return false;
        }
        return true;
    }

  private:
    static constexpr std::size_t nobody = ~std::size_t{0};

    bool suits(const PieceWords& words, UnitId unit) const {
        return fits(words, piece_of(s_, unit)) &&
               words.cubes.value_or(s_.units[unit].cubes) == s_.units[unit].cubes;
    }

    bool find(std::size_t wanted, std::vector<bool>& tried) {
        for (std::size_t i = 0; i < units_.size(); ++i) {
            if (tried[i] || !suits(wanted_[wanted], units_[i])) continue;
            tried[i] = true;
            if (taken_by_[i] != nobody && !find(taken_by_[i], tried)) continue;
            taken_by_[i] = wanted;
            return true;
        }
        return false;
    }

    const State& s_;
    std::vector<PieceWords> wanted_;
    std::vector<UnitId> units_;
    std::vector<std::size_t> taken_by_;
};

class Checker {
  public:
    Checker(const State& s, std::vector<Mismatch>& out) : s_(s), out_(out) {}

    void check(const Expect& expect) {
        for (const auto& [area, list] : expect.units) {
            if (Pairing(s_, area, list).whole(list.others)) continue;
            differ(key("units", name(area)), list_words(list), pieces_in(s_, area));
        }
        check_cubes(expect);
        check_turn(expect);
        for (const auto& [seat, discs] : expect.discs) {
            check_discs("discs", seat, discs, s_.discs[at(seat)].available);
        }
        for (const auto& [seat, discs] : expect.used) {
            check_discs("used", seat, discs, s_.discs[at(seat)].used);
        }
        for (const auto& [seat, discs] : expect.before) {
            check_discs("before", seat, discs, s_.discs[at(seat)].before);
        }
        for (const auto& [area, seat] : expect.holders) check_holder(area, seat);
        for (const auto& [seat, count] : expect.losses) {
            same(key("losses", seat_name(seat)), count, losses(s_, seat));
        }
        for (const auto& [seat, areas] : expect.pending) {
            if (areas == s_.pending[at(seat)]) continue;
            differ(key("pending", seat_name(seat)), listed(areas), listed(s_.pending[at(seat)]));
        }
        if (expect.won_by && *expect.won_by != s_.won_by) {
            differ("won_by", name(*expect.won_by), name(s_.won_by));
        }
        if (expect.assault) check_assault(*expect.assault);
    }

  private:
    static std::string key(std::string_view what, std::string_view of) {
        return std::string(what) + "." + std::string(of);
    }

    void differ(std::string what, std::string_view expected, std::string_view actual) {
        out_.push_back({std::move(what), std::string(expected), std::string(actual), {}});
    }

    void same(std::string what, int expected, int actual) {
        if (expected == actual) return;
        differ(std::move(what), std::to_string(expected), std::to_string(actual));
    }

    void check_cubes(const Expect& expect) {
        for (const auto& [area, count] : expect.cubes_in_all) {
            int all = 0;
            for (const Force each : all_forces) all += cubes_in(s_, each, area);
            same(key("cubes", name(area)), count, all);
        }
        for (const auto& [area, colours] : expect.cubes) {
            for (const auto& [force, count] : colours) {
                same(key("cubes", name(area)) + "." + std::string(name(force)), count,
                     cubes_in(s_, force, area));
            }
        }
        for (const auto& [force, count] : expect.stock) {
            same(key("stock", name(force)), count, s_.stock[at(force)]);
        }
        if (expect.grand_battery) same("grand_battery", *expect.grand_battery, s_.grand_battery);
    }

    void check_turn(const Expect& expect) {
        if (expect.track) same("track", *expect.track, s_.units_in[on_track].size());
        if (expect.turn) same("turn", *expect.turn, s_.turn.number + 1);
        if (expect.tile) same("tile", *expect.tile, s_.turn.tile);
        if (expect.done) same("done", *expect.done, s_.turn.done);
        if (expect.initiative && *expect.initiative != s_.turn.initiative) {
            differ("initiative", seat_name(*expect.initiative), seat_name(s_.turn.initiative));
        }
        if (expect.active && *expect.active != s_.turn.active) {
            differ("active", seat_name(*expect.active), seat_name(s_.turn.active));
        }
    }

    void check_discs(std::string_view what, Seat seat, const ByDisc& expected,
                     const DiscCounts& actual) {
        for (const auto& [disc, count] : expected) {
            same(key(what, seat_name(seat)) + "." + std::string(name(disc)), count,
                 actual[at(disc)]);
        }
    }

    void check_holder(AreaId area, Seat expected) {
        const std::string what = key("holders", name(area));
        if (stronghold(s_, area) == nullptr)
            return differ(what, seat_name(expected), "no stronghold");
        const Seat actual = s_.holders[s_.battle->stronghold_at[area] - 1U];
        if (actual != expected) differ(what, seat_name(expected), seat_name(actual));
    }

    void check_assault(const std::optional<AssaultExpect>& expected) {
        const auto* assault = s_.frames.nearest<Assault>();
        if (!expected || assault == nullptr) {
            if (expected || assault != nullptr) {
                differ("assault", expected ? "one" : "none",
                       assault == nullptr ? "none" : "one in " + std::string(name(assault->area)));
            }
            return;
        }
        if (expected->at && *expected->at != assault->area) {
            differ("assault.at", name(*expected->at), name(assault->area));
        }
        if (expected->step) same("assault.step", *expected->step, static_cast<int>(assault->step));
        if (expected->round) same("assault.round", *expected->round, assault->round + 1);
    }

    const State& s_;
    std::vector<Mismatch>& out_;
};

}  // namespace

Expect read_expect(Object& object, const ChartsBook& charts) {
    Expect out;
    if (const auto at = object.optional("units")) out.units = by_area(*at, read_piece_list);
    if (const auto at = object.optional("cubes")) read_cubes(*at, out);
    if (const auto at = object.optional("stock")) out.stock = read_colours(*at);
    if (const auto at = object.optional("grand_battery")) out.grand_battery = read_small(*at);
    if (const auto at = object.optional("track")) out.track = read_small(*at);
    if (const auto at = object.optional("turn")) out.turn = read_turn_number(*at, charts);
    if (const auto at = object.optional("initiative")) out.initiative = read_seat(*at);
    if (const auto at = object.optional("active")) out.active = read_seat(*at);
    if (const auto at = object.optional("tile")) out.tile = at->is_null() ? 0 : read_small(*at);
    if (const auto at = object.optional("done")) out.done = read_small(*at);
    if (const auto at = object.optional("discs")) out.discs = by_seat(*at, read_discs);
    if (const auto at = object.optional("used")) out.used = by_seat(*at, read_discs);
    if (const auto at = object.optional("before")) out.before = by_seat(*at, read_discs);
    if (const auto at = object.optional("holders")) out.holders = by_area(*at, read_seat);
    if (const auto at = object.optional("losses")) out.losses = by_seat(*at, read_small);
    if (const auto at = object.optional("pending")) out.pending = by_seat(*at, read_areas);
    if (const auto at = object.optional("won_by")) out.won_by = read_won_by(*at);
    if (const auto at = object.optional("assault")) out.assault = read_assault(*at);
    if (const auto at = object.optional("told")) out.told = read_told(*at);
    return out;
}

void check(const Expect& expect, const State& s, const std::vector<Told<Event>>& told,
           std::vector<Mismatch>& out) {
    Checker(s, out).check(expect);
    check_told(expect.told, told, out);
}

}  // namespace grognard::waterloo
