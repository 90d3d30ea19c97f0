#include "games/orthez/turn/die.hpp"

#include "games/orthez/fields_frames.hpp"
#include "games/orthez/losses/losses.hpp"

namespace grognard::orthez {

namespace {

constexpr std::uint8_t faces = 6;

Chance dice(std::string_view kind, std::uint8_t count) {
    Chance out;
    out.kind = kind;
    out.count = count;
    out.outcomes = faces;
    for (std::size_t i = 0; i < faces; ++i) out.weights[i] = 1;
    return out;
}

}  // namespace

Chance two_dice(std::string_view kind) { return dice(kind, 2); }

Chance chance(const State&, const DieRoll& roll) { return dice(name(roll.cause), 1); }

void resolve(State& s, DieRoll& roll, Drawn drawn, const EventSink& events) {
    const auto die = static_cast<std::uint8_t>(drawn[0] + 1);
    const DieReport report{roll.cause, roll.subject, die};
    events.tell(DieRolled{report.cause, report.subject, die});
    if (roll.cause == DieCause::GunsLost) remove_lost_guns(s, roll.subject, die, events);
    finish(s, report, events);
}

}  // namespace grognard::orthez
