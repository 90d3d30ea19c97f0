// Why something of cavalry is refused: enumerator and key, in the order of the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_CHARGE_REASONS(X) \
    X(CannotCharge, "cannot-charge") \
    X(CannotFormSquare, "cannot-form-square") \
    X(CannotReact, "cannot-react") \
    X(Exhausted, "exhausted") \
    X(HasReacted, "has-reacted") \
    X(NoWayThrough, "no-way-through") \
    X(NotInChargeZone, "not-in-charge-zone") \
    X(NotInFront, "not-in-front") \
    X(NotSquareGround, "not-square-ground") \
    X(TooWeakForSquare, "too-weak-for-square")
// clang-format on
