// The rows of a morale test's column: cubes, six shifts to the right, four to the left.
#include "games/waterloo/morale/columns.hpp"

#include <algorithm>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

struct Tested {
    const State& s;
    const Assault& assault;
    const Test& test;
    UnitId id;

    const Unit& unit() const { return s.units[id]; }
    Seat enemy() const { return other(test.side); }
    bool defends() const { return test.side != assault.attacker; }
    const MoraleShifts& shifts() const { return s.battle->charts.shifts; }
};

bool infantry_came(const Tested& t) {
    return t.defends() ? t.assault.attacker_infantry : t.assault.defender_infantry;
}
bool cavalry_came(const Tested& t) {
    return t.defends() ? t.assault.attacker_cavalry : t.assault.defender_cavalry;
}
// Not behind walls, nor where cavalry cannot charge at all (wl.assault.step4.terrain).
bool may_be_charged(const Tested& t) {
    return !t.unit().sheltered && !t.s.battle->bars_cavalry.has(t.assault.area);
}

int cubes(const Tested& t) { return t.unit().cubes; }
// W38: the force as the assault began.
int cavalry_only(const Tested& t) {
    const bool applies = t.test.cause == TestCause::Charge && cavalry_came(t) && !infantry_came(t);
    return applies ? t.shifts().cavalry_only : 0;
}
int isolation(const Tested& t) {
    return isolated(t.s, t.test.side, t.assault.area) ? t.shifts().isolated : 0;
}
int militia(const Tested& t) { return std::max<int>(0, card(t.s, t.id).morale); }
int elite(const Tested& t) { return std::min<int>(0, card(t.s, t.id).morale); }
int ground(const Tested& t) {
    return t.unit().sheltered ? 0 : terrain_card(t.s, t.assault.area).morale;
}
// W42, W71: foot or horse, as long as it is there.
int guard(const Tested& t) {
    if (!t.defends()) return 0;
    int out = 0;
    for (const Arm arm : {Arm::Infantry, Arm::Cavalry}) {
        for (const int id : attackers(t.s, t.assault, arm)) {
            out = std::max<int>(out, card(t.s, static_cast<UnitId>(id)).awe);
        }
    }
    return out;
}
int combined(const Tested& t) {
    if (!infantry_came(t) || !cavalry_came(t) || !may_be_charged(t)) return 0;
    const UnitSet cavalry = taking_part(t.s, t.assault, t.enemy(), Arm::Cavalry);
    return cavalry.empty() ? 0 : t.shifts().combined;
}
// W39
int square(const Tested& t) {
    const bool applies = t.test.cause == TestCause::Charge && t.unit().posture == Posture::Square;
    return applies ? t.shifts().square : 0;
}
int guns(const Tested& t) {
    if (!t.defends()) return 0;
    return defenders(t.s, t.assault, Arm::Artillery).empty() ? 0 : t.shifts().guns;
}
int walls(const Tested& t) {
    return t.unit().sheltered ? stronghold(t.s, t.assault.area)->morale : 0;
}

constexpr PlainRow<Tested> column_rows[] = {
    {cubes, "wl.morale.column", name(Reason::Cubes)},
    {cavalry_only, "wl.morale.right.cavalry", name(Reason::CavalryOnly)},
    {isolation, "wl.morale.right.isolated", name(Reason::Isolated)},
    {militia, "wl.morale.right.landwehr", name(Reason::Landwehr)},
    {ground, "wl.morale.right.wood-town", name(Reason::WoodOrTown)},
    {guard, "wl.morale.right.guard", name(Reason::GuardAssaults)},
    {combined, "wl.morale.right.combined", name(Reason::CombinedForce)},
    {square, "wl.morale.left.square", name(Reason::SquareCharged)},
    {elite, "wl.morale.left.elite", name(Reason::Elite)},
    {guns, "wl.morale.left.artillery", name(Reason::WithGuns)},
    {walls, "wl.morale.left.stronghold", name(Reason::Sheltered)},
};

// wl.morale.clamp
std::uint8_t clamped(int column) {
    return static_cast<std::uint8_t>(std::clamp<int>(column, 0, morale_columns - 1));
}

}  // namespace

Ledger morale_columns_of(const State& s, const Assault& assault, const Test& test,
                         UnitId infantry) {
    return tally(column_rows, Tested{s, assault, test, infantry});
}

std::uint8_t column_of(const Ledger& columns) { return clamped(columns.total()); }

std::uint8_t morale_column(const State& s, const Assault& assault, const Test& test,
                           UnitId infantry) {
    return clamped(total<column_rows>(Tested{s, assault, test, infantry}));
}

// W37: neighbours of the area of the assault, the box among them; friends in it do not count.
bool isolated(const State& s, Seat seat, AreaId area) {
    const AreaSet friends = beside(*s.battle, area) & areas_with(s, seat, Arm::Infantry);
    const MoraleShifts& shifts = s.battle->charts.shifts;
    return friends.size() < (s.battle->edge.has(area) ? shifts.support_edge : shifts.support);
}

}  // namespace grognard::waterloo
