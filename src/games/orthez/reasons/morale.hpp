// Why something of morale, rally and leaders is refused: enumerator and key, in the order of the
// alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_MORALE_REASONS(X) \
    X(CannotRallyHere, "cannot-rally-here") \
    X(NotNearest, "not-nearest") \
    X(NotReplaceable, "not-replaceable")
// clang-format on
