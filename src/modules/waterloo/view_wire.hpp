// A view of Waterloo as it travels: names for areas and words; units by their numbers.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/wire.hpp"
#include "codec/write.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/view.hpp"
#include "table/wire.hpp"

namespace grognard::table {

inline codec::Word area_word(waterloo::AreaId at) { return {waterloo::name(at)}; }
inline codec::Maybe<codec::Word> area_if_any(waterloo::AreaId at) {
    return {at == waterloo::nowhere ? std::nullopt : std::optional(area_word(at))};
}

// What it is does not change: the scenario lists nation and arm in the same order.
struct WaterlooUnitWire {
    static constexpr std::string_view wire = "WaterlooUnit";
    std::string_view at;
    std::string_view posture;
    codec::Maybe<codec::Word> from;  // an attacker: the area it entered from
    codec::Maybe<unsigned> cubes;    // assigned to it for the moment
    codec::Maybe<bool> sheltered;
};
template <class Visit>
void fields(Visit& visit, const WaterlooUnitWire& w) {
    visit("at", codec::Word{w.at});
    visit("posture", codec::Word{w.posture});
    visit("from", w.from);
    visit("cubes", w.cubes);
    visit("sheltered", w.sheltered);
}

template <class T>
struct ByForce {
    std::array<T, waterloo::force_count> of{};
};
template <class Visit, class T>
void fields(Visit& visit, const ByForce<T>& w) {
    visit("french", w.of[0]);
    visit("anglo", w.of[1]);
    visit("prussian", w.of[2]);
}
struct CubesWire : ByForce<std::uint8_t> {
    static constexpr std::string_view wire = "WaterlooCubes";
};

struct DiscCountWire {
    static constexpr std::string_view wire = "WaterlooDiscCount";
    waterloo::DiscCounts of{};
};
template <class Visit>
void fields(Visit& visit, const DiscCountWire& w) {
    visit("green", w.of[0]);
    visit("red", w.of[1]);
    visit("purple", w.of[2]);
}

struct DiscsWire {
    static constexpr std::string_view wire = "WaterlooDiscs";
    waterloo::Discs of;
};
template <class Visit>
void fields(Visit& visit, const DiscsWire& w) {
    visit("available", DiscCountWire{w.of.available});
    visit("used", DiscCountWire{w.of.used});
    visit("before", DiscCountWire{w.of.before});
}

struct AssaultWire {
    static constexpr std::string_view wire = "WaterlooAssault";
    waterloo::Assault of;
};
template <class Visit>
void fields(Visit& visit, const AssaultWire& w) {
    visit("area", area_word(w.of.area));
    visit("attacker", SeatWord(w.of.attacker));
    visit("step", static_cast<unsigned>(w.of.step));
    visit("round", w.of.round + 1U);
}

// The area that is acting, and how.
struct ActingWire {
    static constexpr std::string_view wire = "WaterlooActing";
    waterloo::Order order = waterloo::Order::Approach;
    waterloo::AreaId area = waterloo::nowhere;
};
template <class Visit>
void fields(Visit& visit, const ActingWire& w) {
    visit("order", codec::Word{name(w.order)});
    visit("area", area_word(w.area));
}

struct AimWire {
    static constexpr std::string_view wire = "WaterlooAim";
    waterloo::GunAim of;
};
template <class Visit>
void fields(Visit& visit, const AimWire& w) {
    visit("gun", w.of.gun);
    visit("at", area_word(w.of.at));
}

using WaterlooFrames = Frames<waterloo::Frame, waterloo::max_frames>;

// The area a question is about, if it is about one.
waterloo::AreaId subject(const WaterlooFrames& frames,
                         const Fixed<waterloo::Unit, waterloo::max_units>& units);

std::vector<WaterlooUnitWire> units_wire(const waterloo::View& view,
                                         const waterloo::Battle& battle);
std::map<std::string, CubesWire> cubes_wire(const waterloo::View& view);
std::map<std::string, SeatWord> holders_wire(const waterloo::View& view,
                                             const waterloo::Battle& battle);
std::vector<std::string_view> pending_wire(const waterloo::View& view, Seat seat);
codec::Maybe<AssaultWire> assault_wire(const waterloo::View& view);
codec::Maybe<ActingWire> acting_wire(const waterloo::View& view);
std::vector<AimWire> aims_wire(const waterloo::View& view);
std::string_view step_name(const waterloo::View& view);
codec::Maybe<codec::OneOf<"bottom", "top", "draw">> winner(const waterloo::View& view);

// The units as JSON: many actions leave them as they are.
class WaterlooUnitsText {
  public:
    codec::Json<std::map<std::string, WaterlooUnitWire>> of(const waterloo::View& view,
                                                            const waterloo::Battle& battle);

  private:
    Fixed<waterloo::Unit, waterloo::max_units> units_;
    std::string json_;
};

inline const waterloo::View blank_waterloo_view;
inline const waterloo::Battle blank_waterloo_battle;

struct WaterlooViewWire {
    static constexpr std::string_view wire = "WaterlooView";
    const waterloo::View* view = &blank_waterloo_view;
    const waterloo::Battle* battle = &blank_waterloo_battle;
    codec::Json<std::map<std::string, WaterlooUnitWire>> units{};
};
template <class Visit>
void fields(Visit& visit, const WaterlooViewWire& w) {
    using waterloo::allied;
    using waterloo::french;
    using waterloo::WonBy;
    const waterloo::View& v = *w.view;
    const auto& to_win = w.battle->charts.limits.losses_to_win;
    visit("awaits", AwaitsWord(v.awaits));
    visit("step", codec::Word{step_name(v)});
    visit("dice", v.dice);
    visit("winner", winner(v));
    codec::Maybe<codec::Word> won_by;
    if (v.won_by != WonBy::Nothing) won_by.value = codec::Word{name(v.won_by)};
    visit("won_by", won_by);
    visit("turn", v.turn + 1U);
    visit("initiative", SeatWord(v.initiative));
    visit("active", SeatWord(v.active));
    visit("actions_done", v.actions_done);
    visit("tile_drawn", v.tile_drawn);
    codec::Maybe<unsigned> tile;
    if (v.tile != 0) tile.value = v.tile;
    visit("tile", tile);
    visit("units", w.units);
    visit("cubes", cubes_wire(v));
    visit("stock", CubesWire{{v.stock}});
    visit("grand_battery", v.grand_battery);
    visit("arrived", v.arrived);
    visit("discs", BySeat<DiscsWire>{{v.discs[0]}, {v.discs[1]}});
    visit("holders", holders_wire(v, *w.battle));
    visit("losses", BySeat<unsigned>{v.losses[0], v.losses[1]});
    visit("losses_to_win", BySeat<unsigned>{to_win[0], to_win[1]});
    visit("pending",
          BySeat<std::vector<std::string_view>>{pending_wire(v, french), pending_wire(v, allied)});
    visit("subject", area_if_any(subject(v.frames, v.units)));
    visit("assault", assault_wire(v));
    visit("acting", acting_wire(v));
    visit("aims", aims_wire(v));
}

}  // namespace grognard::table
