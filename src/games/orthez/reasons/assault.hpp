// Why something of assaults and melees is refused: enumerator and key, in the order of the
// alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_ASSAULT_REASONS(X) \
    X(AssaultedItself, "assaulted-itself") \
    X(MayNotRetreat, "may-not-retreat") \
    X(NoAssaultThere, "no-assault-there")
// clang-format on
