// Why something of movement, formations and stacks is refused: enumerator and key, in the order of
// the alphabet.
#pragma once

// clang-format off
#define GROGNARD_ORTHEZ_MOVEMENT_REASONS(X) \
    X(AlreadyTried, "already-tried") \
    X(BattalionsOnSheet, "battalions-on-sheet") \
    X(ClosedGround, "closed-ground") \
    X(FormationNotThere, "formation-not-there") \
    X(HasMoved, "has-moved") \
    X(HeldByEnemyZone, "held-by-enemy-zone") \
    X(InEnemyZone, "in-enemy-zone") \
    X(LosesContact, "loses-contact") \
    X(MayNotStack, "may-not-stack") \
    X(MustGoOn, "must-go-on") \
    X(NeedsLeader, "needs-leader") \
    X(NotEnoughMovement, "not-enough-movement") \
    X(NotThatFacing, "not-that-facing") \
    X(NotThatFormation, "not-that-formation") \
    X(NotThroughFront, "not-through-front") \
    X(NotTowardLeader, "not-toward-leader") \
    X(NotTowardTarget, "not-toward-target") \
    X(OtherFormationThere, "other-formation-there") \
    X(StackTooLarge, "stack-too-large")
// clang-format on
