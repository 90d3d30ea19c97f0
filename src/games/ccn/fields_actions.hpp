// Every action's verb and members, named once: its JSON form and the client's types read them.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/action_fields.hpp"
#include "games/ccn/actions.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

struct HexSpelling {
    static constexpr std::string_view expected = "a hex of the board";
    static auto name(Hex hex) { return ccn::name(hex); }
    static std::optional<Hex> parse(std::string_view text) { return parse_hex(text); }
};
struct CardSpelling {
    static constexpr std::string_view expected = "a card";
    static std::string_view name(Card card) { return ccn::name(card); }
    static std::optional<Card> parse(std::string_view text) { return parse_card(text); }
};
struct SectionSpelling {
    static constexpr std::string_view expected = "one of left centre right";
    static std::string_view name(Section section) { return ccn::name(section); }
    static std::optional<Section> parse(std::string_view text) { return parse_section(text); }
};
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

template <class T>
constexpr AsWord<HexSpelling, T> hex_word(T& hex) {
    return {{}, &hex};
}
template <class T>
constexpr AsWord<CardSpelling, T> card_word(T& card) {
    return {{}, &card};
}
template <class T>
constexpr AsWord<SectionSpelling, T> section_word(T& section) {
    return {{}, &section};
}
template <class T>
constexpr AsWords<BatteriesSpelling, T> battery_words(T& batteries) {
    return {{}, &batteries};
}

// clang-format off
GROGNARD_ACTION(PlayCard, "play", visit("card", card_word(a.card));)
GROGNARD_ACTION(ChooseSection, "section", visit("section", section_word(a.section));)
GROGNARD_ACTION(March, "march")
GROGNARD_ACTION(OrderOne, "order-one")
GROGNARD_ACTION(OrderUnit, "order", visit("at", hex_word(a.at));)
GROGNARD_ACTION(LeaveSquare, "leave-square", visit("at", hex_word(a.at));)
GROGNARD_ACTION(OrderGeneral, "order-general", visit("at", hex_word(a.at));)
GROGNARD_ACTION(RallyBlock, "rally", visit("at", hex_word(a.at));)
GROGNARD_ACTION(SendBack, "send-back", visit("at", hex_word(a.at));)
GROGNARD_ACTION(Place, "place", visit("at", hex_word(a.at));)
GROGNARD_ACTION(Done, "done")
GROGNARD_ACTION(MoveUnit, "move", visit("from", hex_word(a.from)); visit("to", hex_word(a.to));)
GROGNARD_ACTION(MoveGeneral, "move-general", visit("from", hex_word(a.from)); visit("to", hex_word(a.to));)
GROGNARD_ACTION(ExitBoard, "exit", visit("from", hex_word(a.from));)
GROGNARD_ACTION(Fire, "fire", visit("from", hex_word(a.from)); visit("at", hex_word(a.at));)
GROGNARD_ACTION(Melee, "melee", visit("from", hex_word(a.from)); visit("at", hex_word(a.at)); visit("support", battery_words(a.support));)
GROGNARD_ACTION(Press, "press")
GROGNARD_ACTION(Advance, "advance", visit("to", hex_word(a.to));)
GROGNARD_ACTION(Stand, "stand")
GROGNARD_ACTION(StrikeFirst, "first-strike")
GROGNARD_ACTION(Withdraw, "withdraw")
GROGNARD_ACTION(FormSquare, "form-square")
GROGNARD_ACTION(BattleBack, "battle-back")
GROGNARD_ACTION(IgnoreHit, "ignore-hit")
GROGNARD_ACTION(IgnoreFlags, "ignore", visit("count", a.count);)
GROGNARD_ACTION(Retreat, "retreat", visit("to", hex_word(a.to));)
GROGNARD_ACTION(Stop, "stop")
GROGNARD_ACTION(LeaveBoard, "leave-board")
GROGNARD_ACTION(StrikeGeneral, "strike")
GROGNARD_ACTION(Pass, "pass")
GROGNARD_ACTION(Keep, "keep", visit("card", card_word(a.card));)
// clang-format on

}  // namespace grognard::ccn
