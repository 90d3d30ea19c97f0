// Every action's verb and members, named once: its JSON form and the client's types read them.
#pragma once

#include <optional>
#include <string_view>

#include "core/action_fields.hpp"
#include "games/ccn/actions.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

// clang-format off
GROGNARD_SPELLING(HexSpelling, Hex, "a hex of the board", ccn::name(value), parse_hex(text))
GROGNARD_SPELLING(CardSpelling, Card, "a card", ccn::name(value), parse_card(text))
GROGNARD_SPELLING(SectionSpelling, Section, "one of left centre right", ccn::name(value), parse_section(text))
// clang-format on
struct BatteriesSpelling {
    static constexpr std::string_view expected = "hexes of supporting batteries, each once";
    template <class Visit>
    static void each(const HexSet& set, Visit visit) {
        for (const Hex battery : hexes(set)) visit(ccn::name(battery));
    }
    static bool add(HexSet& set, std::string_view text) {
        const auto hex = parse_hex(text);
        if (!hex || set.has(hex->index)) return false;
        set.add(hex->index);
        return true;
    }
};

// clang-format off
GROGNARD_ACTION(PlayCard, "play", visit("card", as<CardSpelling>(a.card));)
GROGNARD_ACTION(ChooseSection, "section", visit("section", as<SectionSpelling>(a.section));)
GROGNARD_ACTION(March, "march")
GROGNARD_ACTION(OrderOne, "order-one")
GROGNARD_ACTION(OrderUnit, "order", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(LeaveSquare, "leave-square", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(OrderGeneral, "order-general", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(RallyBlock, "rally", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(SendBack, "send-back", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(Place, "place", visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(Done, "done")
GROGNARD_ACTION(MoveUnit, "move", visit("from", as<HexSpelling>(a.from)); visit("to", as<HexSpelling>(a.to));)
GROGNARD_ACTION(MoveGeneral, "move-general", visit("from", as<HexSpelling>(a.from)); visit("to", as<HexSpelling>(a.to));)
GROGNARD_ACTION(ExitBoard, "exit", visit("from", as<HexSpelling>(a.from));)
GROGNARD_ACTION(Fire, "fire", visit("from", as<HexSpelling>(a.from)); visit("at", as<HexSpelling>(a.at));)
GROGNARD_ACTION(Melee, "melee", visit("from", as<HexSpelling>(a.from)); visit("at", as<HexSpelling>(a.at)); visit("support", words_of<BatteriesSpelling>(a.support));)
GROGNARD_ACTION(Press, "press")
GROGNARD_ACTION(Advance, "advance", visit("to", as<HexSpelling>(a.to));)
GROGNARD_ACTION(Stand, "stand")
GROGNARD_ACTION(StrikeFirst, "first-strike")
GROGNARD_ACTION(Withdraw, "withdraw")
GROGNARD_ACTION(FormSquare, "form-square")
GROGNARD_ACTION(BattleBack, "battle-back")
GROGNARD_ACTION(IgnoreHit, "ignore-hit")
GROGNARD_ACTION(IgnoreFlags, "ignore", visit("count", a.count);)
GROGNARD_ACTION(Retreat, "retreat", visit("to", as<HexSpelling>(a.to));)
GROGNARD_ACTION(Stop, "stop")
GROGNARD_ACTION(LeaveBoard, "leave-board")
GROGNARD_ACTION(StrikeGeneral, "strike")
GROGNARD_ACTION(Pass, "pass")
GROGNARD_ACTION(Keep, "keep", visit("card", as<CardSpelling>(a.card));)
// clang-format on

}  // namespace grognard::ccn
