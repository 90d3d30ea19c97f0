// Words of chance, and the question each step puts.
#include "modules/waterloo/traits.hpp"

#include "games/waterloo/board.hpp"
#include "games/waterloo/dice.hpp"
#include "modules/waterloo/say.hpp"

namespace grognard::table {

namespace {

using namespace waterloo;

constexpr std::string_view digits = "0123456789";

}  // namespace

// Tiles are worth two or more: the first two outcomes are the words.
std::string_view WaterlooTraits::outcome(Replacement replacement, std::uint8_t outcome) {
    if (replacement == Replacement::Dice) return digits.substr(face(outcome), 1);
    if (outcome < 2) return outcome == static_cast<std::uint8_t>(Word::GoOn) ? "go-on" : "stop";
    return digits.substr(outcome, 1);
}

Message WaterlooTraits::ask(const State& s, const WaterlooLore&) {
    Message out(Noun{"ask", step(s)});
    const Awaits awaited = awaits(s);
    if (awaited == Awaits::First || awaited == Awaits::Second) {
        out.with("side", say::side(awaited == Awaits::First ? french : allied));
    }
    if (awaited == Awaits::Chance) out.with("dice", say::counted("dice", chance(s).count));
    if (const AreaId area = subject(s.frames, s.units); area != nowhere)
        out.with("at", waterloo::name(area));
    if (const auto* choice = s.frames.top_as<ContinueChoice>()) {
        out.with("piece", say::piece(piece_of(s, choice->unit)));
    }
    if (s.frames.top_as<Arrival>() != nullptr) {
        out.with("piece", say::piece(piece_of(s, s.battle->track[s.arrived].unit)));
    }
    if (const auto* assigning = s.frames.top_as<Assigning>()) {
        out.with("piece", say::piece(piece_of(s, static_cast<UnitId>(assigning->left.first()))));
        out.with("cubes", say::counted("cubes", assigning->cubes));
    }
    return out;
}

}  // namespace grognard::table
