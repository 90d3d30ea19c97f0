// What the symbols do: hits by arm, sabres in melee, flags.
#include "games/ccn/combat/roll.hpp"

#include "games/ccn/combat/general.hpp"
#include "games/ccn/command/command.hpp"

namespace grognard::ccn {

Chance chance(const State&, const Roll& roll) { return dice("dice", roll.dice); }

Effect effect_of(const State& s, const Roll& roll, Drawn drawn) {
    Effect effect;
    const bool at_unit = roll.target != no_piece;
    const bool sabres_hit =
        !at_unit || (roll.kind != RollKind::Fire && roll.kind != RollKind::Withdrawal &&
                     card_of(s, s.units[roll.by]).sabres_hit);
    std::array<int, symbol_count> shown{};
    for (const std::uint8_t face : drawn) ++shown[face];
    const auto of = [&](Symbol symbol) { return shown[static_cast<std::size_t>(symbol)]; };
    if (at_unit) effect.hits += of(symbol(arm(s.units[roll.target])));
    if (sabres_hit) effect.hits += of(Symbol::Sabres);
    if (roll.kind != RollKind::Withdrawal) effect.flags = of(Symbol::Flag);
    return effect;
}

void resolve(State& s, Roll& frame, Drawn drawn, const EventSink& events) {
    const Roll roll = frame;
    const Effect effect = effect_of(s, roll, drawn);
    const Hex from = s.units[roll.by].at;
    const Hex at = roll.target != no_piece ? s.units[roll.target].at : s.generals[roll.general].at;
    s.frames.pop();
    if (events.heard()) {
        Symbols shown;
        for (const std::uint8_t face : drawn) shown.push(static_cast<Symbol>(face));
        events.tell(DiceRolled{roll.kind, roll.by, from, at, shown,
                               static_cast<std::uint8_t>(effect.hits),
                               static_cast<std::uint8_t>(effect.flags)});
    }
    if (roll.target == no_piece) {
        if (effect.hits > 0) {
            eliminate_general(s, roll.general, events);
        } else {
            begin_general_retreat(s, roll.general, events);
        }
        return;
    }
    Harm harm;
    harm.unit = roll.target;
    harm.by = roll.by;
    harm.kind = roll.kind;
    harm.hits = static_cast<std::uint8_t>(effect.hits);
    harm.flags = static_cast<std::uint8_t>(effect.flags);
    harm.crossed_from = from;
    harm.where = at;
    s.frames.push(harm);
}

}  // namespace grognard::ccn
