#include "games/orthez/charge/course.hpp"

#include <algorithm>
#include <array>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/charge/riders.hpp"

namespace grognard::orthez {

namespace {

// Read like a table, a line each: in the order of ChargeTarget.
// clang-format off
constexpr auto courses = std::to_array<Course>({
    // kind                             chance fires                  retreat standing            failing            pursued        rule
    {ChargeTarget::Routing,             false, Fires::Never,          false,  Standing::Never,    Failing::Rout,     Pursued::Yes, "lb.11.10.D.2"},
    {ChargeTarget::Square,              false, Fires::AgainIfItStood, false,  Standing::Tests,    Failing::Disorder, Pursued::Yes, "lb.18.6.B.3.b"},
    {ChargeTarget::Cavalry,             false, Fires::Never,          true,   Standing::ByItself, Failing::Disorder, Pursued::No,  "lb.18.6.C.1"},
    {ChargeTarget::SkirmishingCavalry,  true,  Fires::Never,          true,   Standing::Never,    Failing::Rout,     Pursued::Yes, "lb.11.9.J.3"},
    {ChargeTarget::Helpless,            false, Fires::Never,          false,  Standing::Never,    Failing::Rout,     Pursued::Yes, "lb.17.13.B.2"},
    {ChargeTarget::Battery,             false, Fires::AgainIfItStood, false,  Standing::Tests,    Failing::Removed,  Pursued::Yes, "lb.17.13.B.1"},
    {ChargeTarget::GeneralOrder,        false, Fires::Once,           false,  Standing::ByItself, Failing::Disorder, Pursued::No,  "lb.18.6.A.4"},
    {ChargeTarget::RoadColumn,          true,  Fires::Never,          false,  Standing::Tests,    Failing::Disorder, Pursued::Yes, "lb.11.7.C.4"},
    {ChargeTarget::Skirmishers,         true,  Fires::Once,           true,   Standing::Never,    Failing::Rout,     Pursued::Yes, "lb.11.9.L.4"},
    {ChargeTarget::SkirmishersInCover,  true,  Fires::AgainIfItStood, true,   Standing::Tests,    Failing::Disorder, Pursued::Yes, "lb.11.9.L.3"},
    {ChargeTarget::Disordered,          false, Fires::AgainIfItStood, false,  Standing::Tests,    Failing::Rout,     Pursued::Yes, "lb.11.10.B.6"},
    {ChargeTarget::Diverted,            false, Fires::AgainIfItStood, false,  Standing::InFront,  Failing::Disorder, Pursued::Yes, "lb.15.3.B.2"},
    {ChargeTarget::Formed,              true,  Fires::AgainIfItStood, false,  Standing::Tests,    Failing::Disorder, Pursued::Yes, "lb.18.6.A.4"},
});
// clang-format on

constexpr bool in_order() {
    for (std::size_t i = 0; i < courses.size(); ++i) {
        if (static_cast<std::size_t>(courses[i].against) != i) return false;
    }
    return true;
}
static_assert(in_order());

ChargeTarget kind_of_infantry(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    const bool in_general_order = is_formed(unit, Formation::GeneralOrder);
    if (!in_general_order && (has_marker(unit) || unit.done.diverted)) {
        return ChargeTarget::Diverted;
    }
    if (unit.order == OrderState::Disordered) return ChargeTarget::Disordered;
    switch (unit.formation) {
        case Formation::Square:
            return ChargeTarget::Square;
        case Formation::GeneralOrder:
            return ChargeTarget::GeneralOrder;
        case Formation::RoadColumn:
            return ChargeTarget::RoadColumn;
        case Formation::Skirmish:
            return imposes_general_order(terrain(s, hex)) ? ChargeTarget::SkirmishersInCover
                                                          : ChargeTarget::Skirmishers;
        default:
            return ChargeTarget::Formed;
    }
}

ChargeTarget kind_of_guns(const Unit& unit) {
    return unit.formation == Formation::Battery ? ChargeTarget::Battery : ChargeTarget::Helpless;
}

}  // namespace

const Course& course_against(ChargeTarget against) {
    return courses[static_cast<std::size_t>(against)];
}

UnitList prey_in(const State& s, HexId hex) {
    UnitList infantry;
    UnitList others;
    for (const UnitId unit : units_in(s, hex)) {
        if (s.units[unit].demolished) continue;
        (counter(s, unit).arm == Arm::Infantry ? infantry : others).push(unit);
    }
    for (const UnitId unit : others) infantry.push(unit);
    return infantry;
}

ChargeTarget target_kind(const State& s, HexId hex) {
    const UnitList prey = prey_in(s, hex);
    const auto* top = std::ranges::find_if(
        prey, [&](UnitId unit) { return s.units[unit].order != OrderState::Routing; });
    if (top == prey.end()) return ChargeTarget::Routing;
    switch (counter(s, *top).arm) {
        case Arm::Infantry:
            return kind_of_infantry(s, *top, hex);
        case Arm::Cavalry:
            return is_formed(s.units[*top], Formation::Skirmish) ? ChargeTarget::SkirmishingCavalry
                                                                 : ChargeTarget::Cavalry;
        case Arm::Artillery:
            return kind_of_guns(s.units[*top]);
        case Arm::Wagon:
            return ChargeTarget::Helpless;
    }
    return ChargeTarget::Routing;
}

}  // namespace grognard::orthez
