// Why something of any section is refused: enumerator and key, in the order of the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_COMMON_REASONS(X) \
    X(AlreadyDone, "already-done") \
    X(EnemyThere, "enemy-there") \
    X(GameOver, "game-over") \
    X(NoSuchHex, "no-such-hex") \
    X(NoSuchLeader, "no-such-leader") \
    X(NoSuchUnit, "no-such-unit") \
    X(NotAdjacent, "not-adjacent") \
    X(NotNow, "not-now") \
    X(NotOnMap, "not-on-map") \
    X(NotYourDecision, "not-your-decision") \
    X(NotYourLeader, "not-your-leader") \
    X(NotYourUnit, "not-your-unit") \
    X(Routing, "routing")
// clang-format on
