// Why something of command and the cup is refused: enumerator and key, in the order of the
// alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_COMMAND_REASONS(X) \
    X(HasNoUnit, "has-no-unit") \
    X(NoBrigade, "no-brigade") \
    X(NoMarkerLeft, "no-marker-left") \
    X(NotDue, "not-due") \
    X(NotEnoughPoints, "not-enough-points") \
    X(NotInCommand, "not-in-command") \
    X(NotInGoodOrder, "not-in-good-order") \
    X(NotInUnit, "not-in-unit") \
    X(NotOneStack, "not-one-stack") \
    X(NotReleased, "not-released") \
    X(OutsideZone, "outside-zone") \
    X(OwnActivation, "own-activation") \
    X(WaitsItsTurn, "waits-its-turn")
// clang-format on
