// Why something of movement, formations and stacks is refused: enumerator and key, in the order of
// the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_MOVEMENT_REASONS(X) \
    X(ClosedGround, "closed-ground") \
    X(FormationNotThere, "formation-not-there") \
    X(HasMoved, "has-moved") \
    X(InEnemyZone, "in-enemy-zone") \
    X(NotEnoughMovement, "not-enough-movement") \
    X(NotThroughFront, "not-through-front") \
    X(StackTooLarge, "stack-too-large")
// clang-format on
