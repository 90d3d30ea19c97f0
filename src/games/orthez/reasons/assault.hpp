// Why something of assaults and melees is refused: enumerator and key, in the order of the
// alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_ASSAULT_REASONS(X) \
    X(AssaultedItself, "assaulted-itself") \
    X(CannotHarass, "cannot-harass") \
    X(MayNotRetreat, "may-not-retreat") \
    X(MustRetreat, "must-retreat") \
    X(NoAssaultThere, "no-assault-there") \
    X(NoRoomThere, "no-room-there") \
    X(NotOnTheWay, "not-on-the-way") \
    X(NotThatStack, "not-that-stack") \
    X(TooFar, "too-far")
// clang-format on
