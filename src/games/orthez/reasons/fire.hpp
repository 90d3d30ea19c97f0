// Why something of fire and artillery is refused: enumerator and key, in the order of the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_FIRE_REASONS(X) \
    X(HasFired, "has-fired") \
    X(LineBlocked, "line-blocked") \
    X(MayNotCombine, "may-not-combine") \
    X(MayNotFire, "may-not-fire") \
    X(MustFireAdjacent, "must-fire-adjacent") \
    X(MustFireAtAssailant, "must-fire-at-assailant") \
    X(NoAmmunition, "no-ammunition") \
    X(NoBatteryBoxed, "no-battery-boxed") \
    X(NotInFieldOfFire, "not-in-field-of-fire") \
    X(OddsTooLow, "odds-too-low") \
    X(OutOfRange, "out-of-range") \
    X(WasTargeted, "was-targeted")
// clang-format on
