// What is printed on the command cards: a row each.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/ccn/types.hpp"

namespace grognard::ccn {

inline constexpr std::uint8_t own_moves = 255;  // as the unit's own card says

struct CommandCard {
    std::string_view orders_rule = {};    // says whom it orders
    std::string_view fallback_rule = {};  // says what it orders where its kind of troops is absent
    // Left, centre, right as its player sees them.
    std::array<std::uint8_t, section_count> orders{};
    std::uint8_t orders_anywhere = 0;
    bool orders_by_command = false;  // as many in its section as the player's command
    bool bicorne = false;            // attached generals may be ordered to detach
    std::uint8_t moves = own_moves;  // hexes, of those whose move it changes
    std::uint8_t dice = 0;           // more
    std::uint8_t guard_dice = 0;     // more, of the Guard instead
};

// In the order of Card; last, that no card is played.
inline constexpr std::array<CommandCard, card_count + 1> command_cards = {{
    {.orders_rule = "ccn.card.probe-left", .orders = {2, 0, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.probe-center", .orders = {0, 2, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.probe-right", .orders = {0, 0, 2}, .bicorne = true},
    {.orders_rule = "ccn.card.attack-left", .orders = {3, 0, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.attack-center", .orders = {0, 3, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.attack-right", .orders = {0, 0, 3}, .bicorne = true},
    {.orders_rule = "ccn.card.scout-left", .orders = {1, 0, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.scout-center", .orders = {0, 1, 0}, .bicorne = true},
    {.orders_rule = "ccn.card.scout-right", .orders = {0, 0, 1}, .bicorne = true},
    {.orders_rule = "ccn.card.assault-left", .orders_by_command = true, .bicorne = true},
    {.orders_rule = "ccn.card.assault-center", .orders_by_command = true, .bicorne = true},
    {.orders_rule = "ccn.card.assault-right", .orders_by_command = true, .bicorne = true},
    {.orders_rule = "ccn.card.coordinated-advance", .orders = {1, 2, 1}, .bicorne = true},
    {.orders_rule = "ccn.card.flank-attack", .orders = {2, 0, 2}, .bicorne = true},
    {.orders_rule = "ccn.card.forward", .orders = {2, 2, 2}, .bicorne = true},
    {.orders_rule = "ccn.card.recon-in-force", .orders = {1, 1, 1}, .bicorne = true},
    {.orders_rule = "ccn.card.bayonet-charge.orders",
     .fallback_rule = "ccn.card.bayonet-charge.fallback",
     .orders_anywhere = 4,
     .moves = 2,
     .guard_dice = 1},
    {.orders_rule = "ccn.card.bombard.orders",
     .fallback_rule = "ccn.card.bombard.fallback",
     .orders_anywhere = 4,
     .moves = 3,
     .dice = 2,
     .guard_dice = 3},
    {.orders_rule = "ccn.card.cavalry-charge.orders",
     .fallback_rule = "ccn.card.cavalry-charge.fallback",
     .orders_anywhere = 4,
     .moves = 3,
     .dice = 1,
     .guard_dice = 2},
    {.orders_rule = "ccn.card.counter-attack.copy"},
    {.orders_rule = "ccn.card.elan.symbols", .bicorne = true, .dice = 1, .guard_dice = 1},
    {.orders_rule = "ccn.card.fire-and-hold.orders",
     .fallback_rule = "ccn.card.fire-and-hold.fallback",
     .orders_anywhere = 4,
     .moves = 0,
     .dice = 1,
     .guard_dice = 1},
    {.orders_rule = "ccn.card.first-strike.play"},
    {.orders_rule = "ccn.card.force-march.orders",
     .fallback_rule = "ccn.card.force-march.fallback",
     .moves = 2},
    {.orders_rule = "ccn.card.cold-steel.orders", .moves = 0, .dice = 1, .guard_dice = 1},
    {.orders_rule = "ccn.card.leadership.orders",
     .fallback_rule = "ccn.card.leadership.fallback",
     .bicorne = true,
     .dice = 1,
     .guard_dice = 1},
    {.orders_rule = "ccn.card.grande-manoeuvre.orders",
     .fallback_rule = "ccn.card.grande-manoeuvre.alternative",
     .orders_anywhere = 4,
     .bicorne = true,
     .moves = 4},
    {.orders_rule = "ccn.card.rally.activate"},
    {.orders_rule = "ccn.card.short-supply.limits"},
    {.orders_rule = "ccn.turn.play-one-card"},
}};

static_assert(command_cards.size() == static_cast<std::size_t>(Card::None) + 1);

constexpr const CommandCard& printed_on(Card card) {
    return command_cards[static_cast<std::size_t>(card)];
}

}  // namespace grognard::ccn
