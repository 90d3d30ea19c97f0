// The modifiers of a morale test, each with its class: elites drop negative conditions but no
// situation (lb.21.4.A.2). One service for every cause (section 21.4).
#pragma once

#include "core/ledger.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

enum class ModifierClass : std::uint8_t { Situation, Condition, Leader };

// Modifiers of one unit's test. Situations are put in by the cause (approach, stand, square ...).
class TestSum {
  public:
    explicit TestSum(const Counter& counter) : elite_(is_elite(counter)) {}

    void add(ModifierClass kind, const Entry& entry) {
        if (entry.amount == 0) return;
        if (elite_ && kind == ModifierClass::Condition && entry.amount < 0) return;
        ledger_.add(entry);
    }
    const Ledger& ledger() const { return ledger_; }

  private:
    bool elite_;
    Ledger ledger_;
};

// Level of the unit's wing or division, which only infantry heeds (lb.21.5.5).
int army_level(const State& s, UnitId unit);

// What is so for the unit whatever it tests for: disorder, losses, army morale, leader, stack.
void add_conditions(const State& s, UnitId unit, TestCause cause, TestSum& sum);

// A natural 11 fails but for the best; the sum must exceed the printed morale (lb.21.4.1, B.1).
bool passes(const Counter& counter, Roll natural, int modifiers);

// The modifiers of an approach by the stack led by this unit against a hex (lb.15.2.A.1).
Ledger approach_modifiers(const State& s, UnitId unit, HexId target);

}  // namespace grognard::orthez
