// Why something of command and the cup is refused: enumerator and key, in the order of the
// alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_COMMAND_REASONS(X) \
    X(HasNoUnit, "has-no-unit") \
    X(NoMarkerLeft, "no-marker-left") \
    X(NotEnoughPoints, "not-enough-points") \
    X(NotInCommand, "not-in-command")
// clang-format on
