// Words of chance, and the question each step puts.
#include "modules/ccn/traits.hpp"

#include "games/ccn/names.hpp"
#include "games/ccn/command/orders.hpp"
#include "modules/ccn/say.hpp"

namespace grognard::table {

namespace {

using namespace ccn;

// The hex a question is about, if it is about one.
std::optional<Hex> subject(const State& s) {
    if (const auto* roll = s.frames.top_as<Roll>()) {
        return roll->target != no_piece ? s.units[roll->target].at : s.generals[roll->general].at;
    }
    if (const auto* retreat = s.frames.top_as<UnitRetreat>()) return s.units[retreat->unit].at;
    if (const auto* away = s.frames.top_as<Withdrawal>()) return s.units[away->unit].at;
    if (const auto* retreat = s.frames.top_as<GeneralRetreat>()) {
        return s.generals[retreat->general].at;
    }
    if (const auto* choice = s.frames.top_as<PursuitChoice>()) return s.units[choice->unit].at;
    if (const auto* choice = s.frames.top_as<BonusChoice>()) return s.units[choice->unit].at;
    if (const auto* choice = s.frames.top_as<EscapeChoice>()) return s.units[choice->by].at;
    if (const auto* test = s.frames.top_as<GeneralTest>()) return s.generals[test->general].at;
    if (const auto* harm = s.frames.nearest<Harm>()) return s.units[harm->unit].at;
    if (const auto* fight = s.frames.nearest<MeleeFight>()) return fight->at;
    return std::nullopt;
}

}  // namespace

std::string_view CcnTraits::outcome(Replacement replacement, std::uint8_t outcome) {
    return replacement == Replacement::Dice ? face(static_cast<Symbol>(outcome))
                                            : ccn::name(static_cast<Card>(outcome));
}

std::optional<std::uint8_t> CcnTraits::parse_outcome(Replacement replacement,
                                                     std::string_view word) {
    const auto number = [](auto found) {
        return found ? std::optional(static_cast<std::uint8_t>(*found)) : std::nullopt;
    };
    return replacement == Replacement::Cards ? number(parse_card(word)) : number(parse_face(word));
}

Message CcnTraits::ask(const State& s, const CcnLore& lore) {
    Message out(Noun{"ask", step(s)});
    const Awaits awaited = awaits(s);
    if (awaited == Awaits::First || awaited == Awaits::Second) {
        const Seat seat = awaited == Awaits::First ? Seat::First : Seat::Second;
        out.with("side", say::side(lore, seat));
    }
    if (awaited == Awaits::Chance) {
        const int count = chance(s).count;
        out.with("count", count);
        out.with("dice", say::counted("dice", count));
    }
    if (const auto hex = subject(s)) {
        out.with("at", hex->on_board() ? ccn::name(*hex).view() : "-");
    }
    if (s.turn.card != Card::None) out.with("card", say::card(s.turn.effect));
    if (s.frames.top_as<Ordering>() != nullptr) out.with("left", orders_left(s));
    if (const auto* fight = s.frames.nearest<MeleeFight>()) {
        out.with("from", ccn::name(fight->from).view());
    }
    if (const auto* flags = s.frames.top_as<FlagChoice>()) {
        out.with("most", flags->most);
        out.with("flags", say::counted("flags", s.frames.nearest<Harm>()->flags));
    }
    return out;
}

}  // namespace grognard::table
