// Why something of cavalry is refused: enumerator and key, in the order of the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_CHARGE_REASONS(X) \
    X(CannotCharge, "cannot-charge") \
    X(Exhausted, "exhausted") \
    X(NotInChargeZone, "not-in-charge-zone") \
    X(NotSquareGround, "not-square-ground")
// clang-format on
