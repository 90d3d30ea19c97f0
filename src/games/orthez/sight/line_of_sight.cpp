#include "games/orthez/sight/line_of_sight.hpp"

#include <algorithm>

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {
namespace {

enum class Hand : std::uint8_t { Left, Right };

HexId on_hand(const Cell& cell, Hand hand) { return hand == Hand::Left ? cell.left : cell.right; }

struct Line {
    const State& s;
    HexId from;
    HexId to;
    Seat viewer;
    SightUse use;
    Path path;

    int level(HexId hex) const { return ground(s).level[hex]; }
    HexId higher() const { return level(from) > level(to) ? from : to; }
    HexId lower() const { return level(from) > level(to) ? to : from; }
};

// How the slopes on one hand leave the line (lb.13.2.A).
enum class Slopes : std::uint8_t { Blocked, Clear, CrestToCrest };

struct Slope {
    HexId near = no_hex;  // the hex on the firer's side
    HexId far = no_hex;
    bool rises = false;
};

Fixed<Slope, 64> slopes_crossed(const Line& line, Hand hand) {
    Fixed<Slope, 64> found;
    for (std::size_t i = 0; i + 1 < line.path.size(); ++i) {
        const HexId a = on_hand(line.path[i], hand);
        const HexId b = on_hand(line.path[i + 1], hand);
        if (a == no_hex || b == no_hex || a == b) continue;
        const Side side = side_toward(ground(line.s), a, b);
        if (side == no_side) continue;
        const SideMarks on_side = marks(ground(line.s), a, side);
        if ((on_side & (SlopeUp | SlopeDown)) == 0 || found.full()) continue;
        found.push(Slope{a, b, (on_side & SlopeUp) != 0});
    }
    return found;
}

bool is_end(const Line& line, HexId hex) { return hex == line.from || hex == line.to; }

bool all_between_lower(const Line& line, Hand hand) {
    for (const Cell& cell : line.path) {
        const HexId hex = on_hand(cell, hand);
        if (hex == no_hex || is_end(line, hex)) continue;
        if (line.level(hex) >= line.level(line.from) || line.level(hex) >= line.level(line.to)) {
            return false;
        }
    }
    return true;
}

int nearest(const Line& line, const Slope& slope, HexId end) {
    return std::min(distance(ground(line.s), slope.near, end),
                    distance(ground(line.s), slope.far, end));
}

// The higher end looks down over slopes that are nearer to it (lb.13.2.A.2, second case).
bool looks_down(const Line& line, Hand hand, const Fixed<Slope, 64>& slopes) {
    if (line.level(line.from) == line.level(line.to)) return false;
    const HexId high = line.higher();
    const bool from_is_high = high == line.from;
    const Slope& first = from_is_high ? slopes[0] : slopes.back();
    const bool beside = first.near == high || first.far == high;
    const bool falls = from_is_high ? !first.rises : first.rises;
    if (!beside || !falls) return false;
    for (const Cell& cell : line.path) {
        const HexId hex = on_hand(cell, hand);
        if (hex != no_hex && line.level(hex) > line.level(high)) return false;
    }
    for (std::size_t i = 0; i < slopes.size(); ++i) {
        if (i == (from_is_high ? 0 : slopes.size() - 1)) continue;
        if (nearest(line, slopes[i], high) >= nearest(line, slopes[i], line.lower())) return false;
    }
    return true;
}

Slopes slopes_on(const Line& line, Hand hand) {
    const auto slopes = slopes_crossed(line, hand);
    if (slopes.empty()) return Slopes::Clear;
    if (slopes.size() == 1) {
        const Slope& only = slopes[0];
        return is_end(line, only.near) || is_end(line, only.far) ? Slopes::Clear : Slopes::Blocked;
    }
    const Slope& last = slopes.back();
    const bool crests =
        slopes[0].near == line.from && !slopes[0].rises && last.far == line.to && last.rises;
    if (crests && all_between_lower(line, hand)) return Slopes::CrestToCrest;
    return looks_down(line, hand, slopes) ? Slopes::Clear : Slopes::Blocked;
}

bool hides_what_is_behind(Terrain terrain) {
    return terrain == Terrain::Town || terrain == Terrain::Farm || terrain == Terrain::Church ||
           terrain == Terrain::Chateau || terrain == Terrain::Orchard || terrain == Terrain::Wood;
}

// Squares and skirmishers do not hide what is behind them; demolished wagons neither.
bool has_hiding_unit(const State& s, HexId hex) {
    for (const UnitId id : units_in(s, hex)) {
        const Unit& unit = s.units[id];
        if (unit.demolished) continue;
        const bool open = unit.order == OrderState::Good && (unit.formation == Formation::Square ||
                                                             unit.formation == Formation::Skirmish);
        if (!open) return true;
    }
    return false;
}

bool friend_in(const Line& line, HexId hex) {
    return hex != no_hex && holds_unit_of(line.s, hex, line.viewer);
}

bool blocks(const Line& line, HexId hex, Slopes slopes) {
    if (hex == no_hex) return false;
    const bool own = friend_in(line, hex);
    if (line.use == SightUse::Fire && own) return true;
    const bool hiding_unit = has_hiding_unit(line.s, hex);
    if (!hides_what_is_behind(terrain(line.s, hex)) && !hiding_unit) return false;
    if (own && hiding_unit) return true;
    if (slopes == Slopes::CrestToCrest) return false;
    if (line.level(line.from) == line.level(line.to)) return true;
    const HexId high = line.higher();
    const bool nearer_high =
        distance(ground(line.s), hex, high) < distance(ground(line.s), hex, line.lower());
    return !nearer_high || line.level(hex) >= line.level(high);
}

}  // namespace

Sight line_of_sight(const State& s, HexId from, HexId to, Seat viewer, SightUse use) {
    if (distance(ground(s), from, to) <= 1) return {Clearness::Clear, no_hex};
    const Line line{s, from, to, viewer, use, straight_path(ground(s), from, to)};
    const Slopes left = slopes_on(line, Hand::Left);
    const Slopes right = slopes_on(line, Hand::Right);
    if (left == Slopes::Blocked && right == Slopes::Blocked) return {};
    bool half = (left == Slopes::Blocked) != (right == Slopes::Blocked);
    HexId accidental = no_hex;
    for (const Cell& cell : line.path) {
        if (is_end(line, cell.left) || is_end(line, cell.right)) continue;
        if (!cell.is_pair()) {
            const Slopes slopes = left == Slopes::Blocked ? right : left;
            if (blocks(line, cell.left, slopes)) return {};
            continue;
        }
        if (use == SightUse::Fire && (friend_in(line, cell.left) || friend_in(line, cell.right))) {
            return {};
        }
        const bool left_blocks = left == Slopes::Blocked || blocks(line, cell.left, left);
        const bool right_blocks = right == Slopes::Blocked || blocks(line, cell.right, right);
        if (left_blocks && right_blocks) return {};
        if (!left_blocks && !right_blocks) continue;
        half = true;
        const HexId blocking = left_blocks ? cell.left : cell.right;
        if (accidental == no_hex && blocking != no_hex &&
            holds_unit_of(s, blocking, other(viewer))) {
            accidental = blocking;
        }
    }
    return {half ? Clearness::Half : Clearness::Clear, accidental};
}

}  // namespace grognard::orthez
