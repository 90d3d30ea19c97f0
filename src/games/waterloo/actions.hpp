// What a player may say, one small struct each. Pieces that are alike are named alike.
#pragma once

#include <cstdint>
#include <variant>

#include "games/waterloo/areas.hpp"

namespace grognard::waterloo {

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// A piece by all that sets it apart from others in its area: any of those so described is meant.
struct Piece {
    Nation nation = Nation::French;
    Arm arm = Arm::Infantry;
    Posture posture = Posture::Upright;
    // In an assault, an attacker: the area it entered from; a sheltered defender: behind_walls.
    AreaId from = nowhere;

    constexpr bool sheltered() const { return from == behind_walls; }
    GROGNARD_SAME(Piece);
};

// Leaders who go along with a unit that retreats, falls back (wl.retreat.leader) or charges on
// (wl.leader.accompany).
using Company = std::uint8_t;
inline constexpr Company alone = 0;
inline constexpr Company own_leader = 1;  // French or British
inline constexpr Company prussian_leader = 2;

// Prussians, phase 2.
struct Enter {
    AreaId at = nowhere;
    GROGNARD_SAME(Enter);
};  // D1 wl.prussians.row-a, row-b
struct Delay {
    GROGNARD_SAME(Delay);
};  // D1 wl.prussians.delay
struct Leave {
    Piece piece{};
    AreaId to = nowhere;
    std::uint8_t cubes = 0;
    GROGNARD_SAME(Leave);
};  // D2 wl.prussians.delay-enter

// Skirmish, phase 3.
struct Skirmish {
    AreaId from = nowhere;
    AreaId at = nowhere;
    GROGNARD_SAME(Skirmish);
};  // D3 wl.skirmish.who

// Formation: D8 wl.sequence.formation, D27 wl.action.formation.options, D28
// wl.formation.phase5.free.
struct Reform {
    AreaId at = nowhere;
    Piece piece{};
    Posture to = Posture::Upright;
    GROGNARD_SAME(Reform);
};

// Spending a disc, D9.
struct Activate {
    Disc disc = Disc::Green;
    Order order = Order::Approach;
    AreaId area = nowhere;
    GROGNARD_SAME(Activate);
};  // wl.sequence.activate-area
struct Lead {
    Disc disc = Disc::Green;
    Nation nation = Nation::French;
    AreaId area = nowhere;
    GROGNARD_SAME(Lead);
};  // wl.leader.disc
struct Pass {
    Disc disc = Disc::Green;
    GROGNARD_SAME(Pass);
};  // wl.action.pass.green
struct Command {
    Order order = Order::Approach;
    AreaId area = nowhere;
    GROGNARD_SAME(Command);
};  // D14 wl.leader.double
struct Done {
    GROGNARD_SAME(Done);
};  // no more of what is asked

// Within an activation.
struct Move {
    Piece piece{};
    AreaId to = nowhere;
    AreaId via = nowhere;
    std::uint8_t cubes = 0;
    GROGNARD_SAME(Move);
};  // D10, D13 wl.action.approach.split, wl.damage.move-assign
struct Aim {
    Piece gun{};
    AreaId at = nowhere;
    GROGNARD_SAME(Aim);
};  // D11 wl.action.artillery.declare
struct OpenFire {
    GROGNARD_SAME(OpenFire);
};  // D11 all targets are declared
struct FireGrandBattery {
    GROGNARD_SAME(FireGrandBattery);
};  // D11 wl.grand-battery.option
struct Reinforce {
    Force colour = Force::French;
    AreaId to = nowhere;
    GROGNARD_SAME(Reinforce);
};  // D27 wl.reinforce.disc

// Assaults.
struct Resolve {
    AreaId at = nowhere;
    GROGNARD_SAME(Resolve);
};  // D15 wl.action.assault.order, D26
struct Shelter {
    Piece piece{};
    GROGNARD_SAME(Shelter);
};  // D12 wl.stronghold.overflow
struct Cover {
    Piece piece{};
    GROGNARD_SAME(Cover);
};  // D16 wl.stronghold.guns-declare
struct Engage {
    Piece piece{};
    GROGNARD_SAME(Engage);
};  // D18 wl.assault.step2.selection
struct Assign {
    std::uint8_t cubes = 0;
    GROGNARD_SAME(Assign);
};  // D19 wl.damage.assign-owner, to the unit asked about
struct Shoot {
    GROGNARD_SAME(Shoot);
};  // D22 wl.stronghold.fires-on-cavalry
struct HoldFire {
    GROGNARD_SAME(HoldFire);
};  // D22
struct Charge {
    AreaId to = nowhere;
    Company company = alone;
    Force own = Force::French;  // whose the own leader is, if he goes along
    GROGNARD_SAME(Charge);
};  // D25 wl.assault.step7.continue

// Losses and ways back.
struct Suffer {
    Piece piece{};
    GROGNARD_SAME(Suffer);
};  // D4, D17, D23, D26: tired, or if tired eliminated
struct Retreat {
    Piece piece{};
    AreaId to = nowhere;
    Company company = alone;
    GROGNARD_SAME(Retreat);
};  // D4, D20, D21, D24
struct PutCube {
    Force colour = Force::Anglo;
    GROGNARD_SAME(PutCube);
};  // D5 wl.damage.colours
struct Remove {
    Piece piece{};
    GROGNARD_SAME(Remove);
};  // D6 wl.damage.six-kill
struct Sacrifice {
    AreaId at = nowhere;
    Piece piece{};
    std::uint8_t cubes = 0;
    GROGNARD_SAME(Sacrifice);
};  // D7 wl.damage.stock-empty

#undef GROGNARD_SAME

using Action =
    std::variant<Enter, Delay, Leave, Skirmish, Reform, Activate, Lead, Pass, Command, Done, Move,
                 Aim, OpenFire, FireGrandBattery, Reinforce, Resolve, Shelter, Cover, Engage,
                 Assign, Shoot, HoldFire, Charge, Suffer, Retreat, PutCube, Remove, Sacrifice>;

}  // namespace grognard::waterloo
