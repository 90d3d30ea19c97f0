// A view of Commands & Colors: Napoleonics as it travels: names for hexes and cards, numbers for
// pieces.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/wire.hpp"
#include "codec/write.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/view.hpp"
#include "table/kept_text.hpp"
#include "table/wire.hpp"

namespace grognard::table {

// A view has no nulls: what is not there is left out, so that a patch can delete it by null.
inline codec::Maybe<ccn::Hex> if_any(ccn::Hex hex) {
    return {hex.on_board() ? std::optional(hex) : std::nullopt};
}
inline codec::Maybe<ccn::Card> if_any(ccn::Card card) {
    return {card != ccn::Card::None ? std::optional(card) : std::nullopt};
}
inline codec::Maybe<unsigned> piece_if_any(std::uint8_t id) {
    return {id != ccn::no_piece ? std::optional<unsigned>(id) : std::nullopt};
}

struct UnitWire {
    static constexpr std::string_view wire = "CcnUnit";
    ccn::Unit of;
};
template <class Visit>
void fields(Visit& visit, const UnitWire& w) {
    visit("at", if_any(w.of.at));
    visit("side", SeatWord(w.of.side));
    visit("nation", w.of.nation);
    visit("type", w.of.type);
    visit("blocks", w.of.blocks);
    visit("square", w.of.square);
}

struct GeneralWire {
    static constexpr std::string_view wire = "CcnGeneral";
    ccn::General of;
};
template <class Visit>
void fields(Visit& visit, const GeneralWire& w) {
    visit("at", if_any(w.of.at));
    visit("side", SeatWord(w.of.side));
    visit("nation", w.of.nation);
}

inline const ccn::Turn blank_turn;

struct TurnWire {
    static constexpr std::string_view wire = "CcnTurn";
    const ccn::Turn* turn = &blank_turn;
};
template <class Visit>
void fields(Visit& visit, const TurnWire& w) {
    const ccn::Turn& turn = *w.turn;
    visit("card", if_any(turn.card));
    visit("effect", if_any(turn.effect));
    visit("section", turn.section);
    visit("marching", turn.marching);
    visit("substitute", turn.substitute);
    visit("command", turn.command);
    visit("ordered", codec::each<unsigned>(turn.ordered));
    visit("generals_ordered", codec::each<unsigned>(turn.generals_ordered));
    visit("moved", codec::each<unsigned>(turn.moved));
    visit("generals_moved", codec::each<unsigned>(turn.generals_moved));
    visit("fought", codec::each<unsigned>(turn.fought));
    visit("bonus_fought", codec::each<unsigned>(turn.bonus_fought));
}

struct ObjectiveWire {
    static constexpr std::string_view wire = "CcnObjective";
    ccn::Objective of;
    bool held = false;

    friend bool operator==(const ObjectiveWire&, const ObjectiveWire&) = default;
};
template <class Visit>
void fields(Visit& visit, const ObjectiveWire& w) {
    const auto hexes = ccn::hexes(w.of.hexes);
    visit("side", SeatWord(w.of.side));
    visit("hexes", codec::each<ccn::Hex>(hexes));
    visit("need", w.of.need);
    visit("banners", w.of.banners);
    visit("held", w.held);
}

struct FightWire {
    static constexpr std::string_view wire = "CcnFight";
    ccn::MeleeFight of;
};
template <class Visit>
void fields(Visit& visit, const FightWire& w) {
    visit("unit", piece_if_any(w.of.unit));
    visit("target", piece_if_any(w.of.target));
    visit("general", piece_if_any(w.of.general));
    visit("from", if_any(w.of.from));
    visit("at", if_any(w.of.at));
    visit("support", codec::each<unsigned>(w.of.support));
    visit("bonus", w.of.bonus);
}

struct HarmWire {
    static constexpr std::string_view wire = "CcnHarm";
    ccn::Harm of;
};
template <class Visit>
void fields(Visit& visit, const HarmWire& w) {
    visit("unit", piece_if_any(w.of.unit));
    visit("by", piece_if_any(w.of.by));
    visit("hits", w.of.hits);
    visit("flags", w.of.flags);
}

// Each copy of each card.
inline void write_cards(codec::Writer& out, const ccn::CardCounts& counts) {
    out.begin_array();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (int copy = 0; copy < counts[i]; ++copy) out.word(name(static_cast<ccn::Card>(i)));
    }
    out.end_array();
}
inline codec::Streamed<std::vector<ccn::Card>> every_card(const ccn::CardCounts& counts) {
    return {[&counts](codec::Writer& out) { write_cards(out, counts); }};
}

std::string_view step_name(const ccn::View& view);
codec::Maybe<codec::OneOf<"bottom", "top", "draw">> winner(const ccn::View& view);

// The cards on the square track, by their slots.
inline std::map<std::string, ccn::Card> cards_by_slot(
    const std::array<ccn::Card, ccn::track_slots>& track) {
    std::map<std::string, ccn::Card> out;
    for (std::size_t i = 0; i < track.size(); ++i) {
        if (track[i] != ccn::Card::None) out.emplace(std::to_string(i), track[i]);
    }
    return out;
}

inline const ccn::View blank_view;

struct ViewWire {
    static constexpr std::string_view wire = "CcnView";
    const ccn::View* view = &blank_view;
    std::array<std::uint8_t, 2> banners_needed{};
    codec::Json<std::map<std::string, UnitWire>> units{};
    codec::Json<std::map<std::string, GeneralWire>> generals{};
    codec::Json<std::vector<ObjectiveWire>> objectives{};
    codec::Json<std::vector<ccn::Card>> discard{};
};

// What a table keeps from one view to the next.
struct ViewMemory {
    KeptList<UnitWire, ccn::Unit, Keyed::ByNumber> units;
    KeptList<GeneralWire, ccn::General, Keyed::ByNumber> generals;
    KeptList<ObjectiveWire, ObjectiveWire> objectives;
    KeptText<std::vector<ccn::Card>, ccn::CardCounts> discard;
};
template <class Visit>
void fields(Visit& visit, const ViewWire& w) {
    const ccn::View& v = *w.view;
    const BySeat<codec::Maybe<ccn::Card>> last_orders = {if_any(v.last_orders[0].card),
                                                         if_any(v.last_orders[1].card)};
    const bool fighting = v.fight.unit != ccn::no_piece;
    const bool harmed = v.harm.unit != ccn::no_piece;
    visit("awaits", AwaitsWord(v.awaits));
    visit("step", codec::Word{step_name(v)});
    visit("dice", v.dice);
    visit("active", SeatWord(v.turn.active));
    visit("winner", winner(v));
    visit("units", w.units);
    visit("generals", w.generals);
    visit("turn", TurnWire{&v.turn});
    visit("hand", every_card(v.hand));
    visit("scouted", codec::each<ccn::Card>(v.scouted));
    visit("track", cards_by_slot(v.track));
    visit("their_track", v.their_track);
    visit("hand_sizes", v.hand_sizes);
    visit("deck", v.deck_size);
    visit("discard", w.discard);
    visit("banners", v.banners);
    visit("banners_needed", w.banners_needed);
    visit("turns", v.turns);
    visit("last_orders", last_orders);
    visit("objectives", w.objectives);
    codec::Maybe<FightWire> fight;
    if (fighting) fight.value = FightWire{v.fight};
    codec::Maybe<HarmWire> harm;
    if (harmed) harm.value = HarmWire{v.harm};
    visit("fight", fight);
    visit("harm", harm);
}

}  // namespace grognard::table
