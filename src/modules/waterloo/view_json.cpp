// Writes a seat's view of Waterloo as JSON.
#include "codec/write.hpp"
#include "games/waterloo/notation.hpp"
#include "modules/waterloo/traits.hpp"
#include "modules/waterloo/view_wire.hpp"

namespace grognard::table {

using namespace waterloo;

std::string_view step_name(const View& view) {
    return view.frames.empty() ? std::string_view() : frame_name(view.frames.top());
}

codec::Maybe<codec::OneOf<"bottom", "top", "draw">> winner(const View& view) {
    switch (view.ending) {
        case Ending::FirstWins:
            return {{{"bottom"}}};
        case Ending::SecondWins:
            return {{{"top"}}};
        case Ending::Draw:
            return {{{"draw"}}};
        case Ending::Undecided:
            break;
    }
    return {};
}

AreaId subject(const WaterlooFrames& frames, const Fixed<Unit, max_units>& units) {
    if (const auto* marching = frames.top_as<Marching>()) return marching->area;
    if (const auto* gunnery = frames.top_as<Gunnery>()) return gunnery->area;
    if (const auto* shots = frames.top_as<GunShots>()) return shots->aims[shots->next].at;
    if (const auto* reinforcing = frames.top_as<Reinforcing>()) return reinforcing->area;
    if (const auto* shot = frames.top_as<SkirmishShot>()) return shot->at;
    if (const auto* hit = frames.top_as<CavalryHit>()) return hit->area;
    if (const auto* placing = frames.top_as<CubePlacement>()) return placing->area;
    if (const auto* six = frames.top_as<SixCubes>()) return six->area;
    if (const auto* empty = frames.top_as<EmptyStock>()) return empty->area;
    if (const auto* losses = frames.top_as<CavalryLosses>()) {
        if (!losses->among.empty()) {
            return units[static_cast<std::size_t>(losses->among.first())].at;
        }
    }
    if (const auto* assault = frames.nearest<Assault>()) return assault->area;
    return nowhere;
}

std::vector<WaterlooUnitWire> units_wire(const View& view, const Battle& battle) {
    std::vector<WaterlooUnitWire> out;
    for (std::size_t id = 0; id < view.units.size(); ++id) {
        const Unit& unit = view.units[id];
        WaterlooUnitWire& w = out.emplace_back();
        w.at = waterloo::name(unit.at);
        w.posture = name(battle.kinds[id].arm, unit.posture);
        w.from = area_if_any(unit.from);
        if (unit.cubes > 0) w.cubes.value = unit.cubes;
        if (unit.sheltered) w.sheltered.value = true;
    }
    return out;
}

codec::Json<std::map<std::string, WaterlooUnitWire>> WaterlooUnitsText::of(const View& view,
                                                                           const Battle& battle) {
    if (json_.empty() || !(view.units == units_)) {
        units_ = view.units;
        codec::Writer out;
        out.begin_object();
        std::size_t number = 0;
        for (const WaterlooUnitWire& unit : units_wire(view, battle)) {
            out.key(std::to_string(number++));
            codec::write_value(out, unit);
        }
        out.end_object();
        json_ = out.take();
    }
    return {json_};
}

// Only areas that hold some.
std::map<std::string, CubesWire> cubes_wire(const View& view) {
    std::map<std::string, CubesWire> out;
    for (std::size_t i = 0; i <= delayed_box; ++i) {
        CubesWire here;
        for (const Force each : all_forces) here.of[at(each)] = view.cubes[at(each)][i];
        if (here.of == decltype(here.of){}) continue;
        out.emplace(waterloo::name(static_cast<AreaId>(i)), here);
    }
    return out;
}

std::map<std::string, SeatWord> holders_wire(const View& view, const Battle& battle) {
    std::map<std::string, SeatWord> out;
    for (std::size_t i = 0; i < battle.strongholds.size(); ++i) {
        out.emplace(waterloo::name(battle.strongholds[i].area), view.holders[i]);
    }
    return out;
}

std::vector<std::string_view> pending_wire(const View& view, Seat seat) {
    std::vector<std::string_view> out;
    for (const int area : view.pending[at(seat)]) {
        out.push_back(waterloo::name(static_cast<AreaId>(area)));
    }
    return out;
}

codec::Maybe<AssaultWire> assault_wire(const View& view) {
    const auto* assault = view.frames.nearest<Assault>();
    return {assault == nullptr ? std::nullopt : std::optional(AssaultWire{*assault})};
}

codec::Maybe<ActingWire> acting_wire(const View& view) {
    if (const auto* marching = view.frames.nearest<Marching>()) {
        return {ActingWire{marching->order, marching->area}};
    }
    if (const auto* gunnery = view.frames.nearest<Gunnery>()) {
        return {ActingWire{Order::Fire, gunnery->area}};
    }
    if (const auto* shots = view.frames.nearest<GunShots>()) {
        return {ActingWire{Order::Fire, shots->area}};
    }
    if (const auto* reinforcing = view.frames.nearest<Reinforcing>()) {
        return {ActingWire{Order::Reinforce, reinforcing->area}};
    }
    return {};
}

std::vector<AimWire> aims_wire(const View& view) {
    std::vector<AimWire> out;
    const auto list = [&out](const auto& aims) {
        for (const GunAim& aim : aims) out.push_back({aim});
    };
    if (const auto* gunnery = view.frames.nearest<Gunnery>()) list(gunnery->aims);
    if (const auto* shots = view.frames.nearest<GunShots>()) list(shots->aims);
    return out;
}

void WaterlooTraits::write_view(codec::Writer& out, const View& view, const Battle& battle,
                                WaterlooUnitsText& units) {
    codec::write_value(out, WaterlooViewWire{&view, &battle, units.of(view, battle)});
}

}  // namespace grognard::table
