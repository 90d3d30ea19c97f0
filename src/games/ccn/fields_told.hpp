// Every member of the events and of a view, named once.
#pragma once

#include "games/ccn/events.hpp"
#include "games/ccn/fields.hpp"
#include "games/ccn/view.hpp"

namespace grognard::ccn {

#define GROGNARD_EVENT(Type, ...)                    \
    template <class V>                               \
    constexpr void fields(V& visit, const Type& e) { \
        (void)visit;                                 \
        (void)e;                                     \
        __VA_ARGS__                                  \
    }

// clang-format off
GROGNARD_EVENT(TurnBegan, visit("seat", e.seat);)
GROGNARD_EVENT(HandsDealt, visit("first", e.first); visit("second", e.second);)
GROGNARD_EVENT(CardPlayed, visit("seat", e.seat); visit("card", e.card); visit("effect", e.effect); visit("command", e.command);)
GROGNARD_EVENT(NothingToOrder, visit("seat", e.seat); visit("card", e.card);)
GROGNARD_EVENT(UnitOrdered, visit("unit", e.unit); visit("at", e.at);)
GROGNARD_EVENT(GeneralOrdered, visit("general", e.general); visit("at", e.at);)
GROGNARD_EVENT(SquareLeft, visit("unit", e.unit); visit("at", e.at);)
GROGNARD_EVENT(CommandRolled, visit("seat", e.seat); visit("card", e.card); visit("dice", e.dice);)
GROGNARD_EVENT(BlockRegained, visit("unit", e.unit); visit("at", e.at);)
GROGNARD_EVENT(UnitSentBack, visit("unit", e.unit); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(UnitMoved, visit("unit", e.unit); visit("from", e.from); visit("to", e.to); visit("with_general", e.with_general);)
GROGNARD_EVENT(GeneralMoved, visit("general", e.general); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(UnitExited, visit("unit", e.unit); visit("from", e.from);)
GROGNARD_EVENT(FireDeclared, visit("unit", e.unit); visit("from", e.from); visit("at", e.at); visit("dice", e.dice);)
GROGNARD_EVENT(MeleeDeclared, visit("unit", e.unit); visit("from", e.from); visit("at", e.at); visit("support", e.support); visit("bonus", e.bonus); visit("dice", e.dice);)
GROGNARD_EVENT(ReplyGiven, visit("seat", e.seat); visit("reply", e.reply); visit("at", e.at);)
GROGNARD_EVENT(SquareFormed, visit("unit", e.unit); visit("at", e.at); visit("marker", e.marker);)
GROGNARD_EVENT(SquareCardTaken, visit("seat", e.seat); visit("card", e.card);)
GROGNARD_EVENT(DiceRolled, visit("kind", e.kind); visit("unit", e.by); visit("from", e.from); visit("at", e.at); visit("dice", e.dice); visit("hits", e.hits); visit("flags", e.flags);)
GROGNARD_EVENT(HitIgnored, visit("unit", e.unit); visit("at", e.at);)
GROGNARD_EVENT(BlocksLost, visit("unit", e.unit); visit("at", e.at); visit("lost", e.lost); visit("left", e.left); visit("by_retreat", e.by_retreat);)
GROGNARD_EVENT(UnitEliminated, visit("unit", e.unit); visit("at", e.at);)
GROGNARD_EVENT(GeneralTested, visit("general", e.general); visit("at", e.at); visit("dice", e.dice); visit("killed", e.killed);)
GROGNARD_EVENT(GeneralEliminated, visit("general", e.general); visit("at", e.at);)
GROGNARD_EVENT(GeneralLeftBoard, visit("general", e.general); visit("from", e.from);)
GROGNARD_EVENT(FlagsIgnored, visit("unit", e.unit); visit("at", e.at); visit("ignored", e.ignored); visit("taken", e.taken);)
GROGNARD_EVENT(UnitRetreated, visit("unit", e.unit); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(UnitWithdrew, visit("unit", e.unit); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(GeneralRetreated, visit("general", e.general); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(GeneralEscaped, visit("general", e.general); visit("unit", e.by); visit("at", e.at); visit("dice", e.dice); visit("killed", e.killed);)
GROGNARD_EVENT(GroundTaken, visit("unit", e.unit); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(BannerWon, visit("seat", e.seat); visit("banners", e.banners);)
GROGNARD_EVENT(ObjectiveHeld, visit("seat", e.seat); visit("objective", e.objective);)
GROGNARD_EVENT(ObjectiveLost, visit("seat", e.seat); visit("objective", e.objective);)
GROGNARD_EVENT(CardDrawn, visit("seat", e.seat); visit("card", e.card);)
GROGNARD_EVENT(CardWasDrawn, visit("seat", e.seat);)
GROGNARD_EVENT(CardDiscarded, visit("seat", e.seat); visit("card", e.card);)
GROGNARD_EVENT(DeckReshuffled, visit("cards", e.cards);)
GROGNARD_EVENT(GameWon, visit("seat", e.seat);)
// clang-format on
#undef GROGNARD_EVENT

// What is in the state already, the step and the melee, is not said again.
template <class V>
constexpr void fields(V& visit, const View& v) {
    visit("hand", by_enum<Card>(v.hand));
    visit("track", v.track);
    visit("their_track", v.their_track);
    visit("hand_sizes", v.hand_sizes);
    visit("deck_size", v.deck_size);
    visit("discard", by_enum<Card>(v.discard));
    visit("banners", v.banners);
    visit("turns", v.turns);
    visit("dice", v.dice);
    visit("scouted", v.scouted);
}

}  // namespace grognard::ccn
