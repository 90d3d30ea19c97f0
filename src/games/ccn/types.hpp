// The words of the game: nations, arms, troop types, terrain, die symbols, sections, cards.
#pragma once

#include <cstddef>
#include <cstdint>

namespace grognard::ccn {

enum class Nation : std::uint8_t { French, British, Portuguese };
inline constexpr std::size_t nation_count = 3;

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };
inline constexpr std::size_t arm_count = 3;
inline constexpr Arm all_arms[] = {Arm::Infantry, Arm::Cavalry, Arm::Artillery};

// The abbreviations printed on the national cards.
enum class Type : std::uint8_t { LI, LT, GR, YG, OG, MI, RL, GG, LC, HC, CU, GHC, FA, HA, GFA };
inline constexpr std::size_t type_count = 15;

constexpr Arm arm(Type type) {
    if (type >= Type::FA) return Arm::Artillery;
    return type >= Type::LC ? Arm::Cavalry : Arm::Infantry;
}

// Five symbols on six faces: infantry has two (ccn.dice.faces).
enum class Symbol : std::uint8_t { Infantry, Cavalry, Artillery, Flag, Sabres };
inline constexpr std::size_t symbol_count = 5;

constexpr Symbol symbol(Arm of) { return static_cast<Symbol>(of); }

// What a hex is. Fortifications are not here: they stand on sides of a hex (Battle::works).
enum class Terrain : std::uint8_t {
    Clear,
    Forest,
    Hill,
    SteepHill,
    Town,
    Mill,
    River,
    Ford,
    Bridge,
    SandPit
};
inline constexpr std::size_t terrain_count = 10;

enum class Section : std::uint8_t { Left, Centre, Right };
inline constexpr std::size_t section_count = 3;

enum class Fight : std::uint8_t { Fire, Melee };

// Command cards, section cards first; copies of a card are alike.
enum class Card : std::uint8_t {
    ProbeLeft,
    ProbeCenter,
    ProbeRight,
    AttackLeft,
    AttackCenter,
    AttackRight,
    ScoutLeft,
    ScoutCenter,
    ScoutRight,
    AssaultLeft,
    AssaultCenter,
    AssaultRight,
    CoordinatedAdvance,
    FlankAttack,
    Forward,
    ReconInForce,
    BayonetCharge,
    Bombard,
    CavalryCharge,
    CounterAttack,
    Elan,
    FireAndHold,
    FirstStrike,
    ForceMarch,
    ColdSteel,
    Leadership,
    GrandeManoeuvre,
    Rally,
    ShortSupply,
    None
};
inline constexpr std::size_t card_count = 29;

constexpr bool is_section_card(Card card) { return card <= Card::ReconInForce; }

// The square track holds four cards and as many markers (ccn.square.markers).
inline constexpr std::size_t track_slots = 4;

}  // namespace grognard::ccn
