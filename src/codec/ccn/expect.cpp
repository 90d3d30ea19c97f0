// Reads what must hold of pieces, cards and banners, and says where a state differs.
#include "codec/ccn/expect.hpp"

#include <algorithm>

#include "codec/by_key.hpp"
#include "codec/ccn/by_seat.hpp"
#include "codec/ccn/card_text.hpp"
#include "codec/ccn/piece_text.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

using codec::Mismatch;

template <class Read>
auto by_hex(const Node& node, Read read) {
    return codec::by_key(node, {"a hex from A1 to I13 as the key", "at least one hex"}, parse_hex,
                         read);
}

CardsExpect read_count_or_cards(const Node& node) {
    if (node.is_number()) return node.as_int(0, 200);
    if (node.is_array()) return read_cards(node);
    node.fail("a number of cards or a list of cards");
}

std::optional<UnitExpect> read_unit_expect(const Node& node) {
    if (node.is_null()) return std::nullopt;
    if (node.is_string()) return read_unit_words(node);
    UnitExpect out;
    Object object = node.object();
    if (const auto at = object.optional("nation")) out.nation = read_nation(*at);
    if (const auto at = object.optional("type")) out.type = read_type(*at);
    if (const auto at = object.optional("blocks")) out.blocks = at->as_int(1, 9);
    if (const auto at = object.optional("square")) out.square = at->as_bool();
    if (const auto at = object.optional("general")) out.general = at->as_bool();
    object.done();
    return out;
}

int read_small(const Node& node) { return node.as_int(0, 255); }

Card read_card_or_none(const Node& node) { return node.is_null() ? Card::None : read_card(node); }

std::optional<Nation> read_nation_or_none(const Node& node) {
    return node.is_null() ? std::nullopt : std::optional(read_nation(node));
}

PiecesExpect read_pieces(const Node& node) {
    PiecesExpect out;
    for (const Node& item : node.items()) {
        const PieceName piece = read_piece_name(item);
        (piece.general ? out.generals : out.units).add(piece.at.index);
    }
    return out;
}

std::string listed(const HexSet& units, const HexSet& generals) {
    std::string out;
    for (const Hex h : hexes(units)) out += (out.empty() ? "" : " ") + std::string(name(h).view());
    for (const Hex h : hexes(generals)) {
        out += (out.empty() ? "general " : ", general ") + std::string(name(h).view());
    }
    return out.empty() ? "nobody" : out;
}

std::string key(std::string_view what, Seat seat) {
    return std::string(what) + "." + std::string(seat_name(seat));
}

class Checker {
  public:
    Checker(const State& s, std::vector<Mismatch>& out) : s_(s), out_(out) {}

    void check(const Expect& expect) {
        for (const auto& [at, unit] : expect.units) check_unit(at, unit);
        for (const auto& [at, nation] : expect.generals) check_general(at, nation);
        for (const auto& [seat, n] : expect.banners)
            same(key("banners", seat), n, banners(s_, seat));
        for (const auto& [seat, n] : expect.turns)
            same(key("turns", seat), n, player(s_, seat).turns);
        check_cards(expect);
        if (expect.active && *expect.active != s_.turn.active) {
            differ("active", seat_name(*expect.active), seat_name(s_.turn.active));
        }
        if (expect.card && *expect.card != s_.turn.card) {
            differ("card", name(*expect.card), name(s_.turn.card));
        }
        if (expect.effect && *expect.effect != s_.turn.effect) {
            differ("effect", name(*expect.effect), name(s_.turn.effect));
        }
        if (expect.command) same("command", *expect.command, s_.turn.command);
        if (expect.ordered) check_ordered(*expect.ordered);
    }

  private:
    void differ(std::string what, std::string_view expected, std::string_view actual,
                std::string picture = {}) {
        out_.push_back(
            {std::move(what), std::string(expected), std::string(actual), std::move(picture)});
    }

    void same(std::string what, int expected, int actual) {
        if (expected != actual) {
            differ(std::move(what), std::to_string(expected), std::to_string(actual));
        }
    }

    void check_unit(Hex at, const std::optional<UnitExpect>& expected) {
        const bool there = has_unit(s_, at);
        if (!expected) {
            if (there) differ_at("units", at, "no unit", unit_words(s_, at));
            return;
        }
        if (!there) return differ_at("units", at, expect_words(*expected), "no unit");
        const Unit& unit = s_.units[unit_id(s_, at)];
        const bool matches =
            expected->nation.value_or(unit.nation) == unit.nation &&
            expected->type.value_or(unit.type) == unit.type &&
            expected->blocks.value_or(unit.blocks) == unit.blocks &&
            expected->square.value_or(in_square(unit)) == in_square(unit) &&
            expected->general.value_or(has_attached(s_, unit)) == has_attached(s_, unit);
        if (!matches) differ_at("units", at, expect_words(*expected), unit_words(s_, at));
    }

    // He who is on his way back has come to a hex that another may stand on.
    void check_general(Hex at, const std::optional<Nation>& expected) {
        const auto* way = s_.frames.nearest<GeneralRetreat>();
        const bool on_his_way = way != nullptr && s_.generals[way->general].at == at;
        if (on_his_way && expected == s_.generals[way->general].nation) return;
        const bool there = has_general(s_, at);
        auto actual = there ? std::optional(s_.generals[general_id(s_, at)].nation) : std::nullopt;
        if (on_his_way && !there) actual = s_.generals[way->general].nation;
        if (expected == actual) return;
        differ_at("generals", at, expected ? std::string(name(*expected)) : "no general",
                  actual ? std::string(name(*actual)) : "no general");
    }

    void differ_at(std::string_view what, Hex at, std::string_view expected,
                   std::string_view actual) {
        const std::string hex(name(at).view());
        differ(std::string(what) + "." + hex, expected, actual, neighbourhood(s_, at));
    }

    void check_cards(const Expect& expect) {
        for (const auto& [seat, cards] : expect.hand) {
            match(key("hand", seat), cards, player(s_, seat).hand);
        }
        for (const auto& [seat, cards] : expect.holds) {
            const CardCounts& hand = player(s_, seat).hand;
            if (holds_all(hand, cards)) continue;
            differ(key("holds", seat), listed(cards), listed(unrolled(hand)));
        }
        for (const auto& [seat, cards] : expect.lacks) {
            const CardCounts& hand = player(s_, seat).hand;
            for (const Card card : cards) {
                if (hand[static_cast<std::size_t>(card)] == 0) continue;
                differ(key("lacks", seat), "no " + std::string(name(card)), listed(unrolled(hand)));
            }
        }
        for (const auto& [seat, cards] : expect.track)
            match(key("track", seat), cards, track(seat));
        if (expect.deck) match("deck", *expect.deck, s_.deck);
        if (expect.discard && !holds_all(s_.discard, *expect.discard)) {
            differ("discard", listed(*expect.discard) + " among others",
                   listed(unrolled(s_.discard)));
        }
    }

    CardCounts track(Seat seat) const {
        CardCounts out{};
        for (const Card card : player(s_, seat).track) {
            if (card != Card::None) ++out[static_cast<std::size_t>(card)];
        }
        return out;
    }

    void match(std::string what, const CardsExpect& expected, const CardCounts& actual) {
        if (const int* count = std::get_if<int>(&expected)) {
            return same(std::move(what), *count, card_total(actual));
        }
        const auto& cards = std::get<std::vector<Card>>(expected);
        if (counted(cards) == actual) return;
        differ(std::move(what), listed(cards), listed(unrolled(actual)));
    }

    void check_ordered(const PiecesExpect& expected) {
        PiecesExpect actual;
        for (const int id : s_.turn.ordered) {
            const Hex at = s_.units[static_cast<std::size_t>(id)].at;
            if (at.on_board()) actual.units.add(at.index);
        }
        for (const int id : s_.turn.generals_ordered) {
            const Hex at = s_.generals[static_cast<std::size_t>(id)].at;
            if (at.on_board()) actual.generals.add(at.index);
        }
        if (actual.units == expected.units && actual.generals == expected.generals) return;
        differ("ordered", listed(expected.units, expected.generals),
               listed(actual.units, actual.generals));
    }

    const State& s_;
    std::vector<Mismatch>& out_;
};

}  // namespace

Expect read_expect(Object& object) {
    Expect out;
    if (const auto at = object.optional("units")) out.units = by_hex(*at, read_unit_expect);
    if (const auto at = object.optional("generals")) {
        out.generals = by_hex(*at, read_nation_or_none);
    }
    if (const auto at = object.optional("banners")) out.banners = by_seat(*at, read_small);
    if (const auto at = object.optional("turns")) out.turns = by_seat(*at, read_small);
    if (const auto at = object.optional("hand")) out.hand = by_seat(*at, read_count_or_cards);
    if (const auto at = object.optional("holds")) out.holds = by_seat(*at, read_cards);
    if (const auto at = object.optional("lacks")) out.lacks = by_seat(*at, read_cards);
    if (const auto at = object.optional("track")) out.track = by_seat(*at, read_count_or_cards);
    if (const auto at = object.optional("deck")) out.deck = read_count_or_cards(*at);
    if (const auto at = object.optional("discard")) out.discard = read_cards(*at);
    if (const auto at = object.optional("active")) out.active = read_seat(*at);
    if (const auto at = object.optional("card")) out.card = read_card_or_none(*at);
    if (const auto at = object.optional("effect")) out.effect = read_card_or_none(*at);
    if (const auto at = object.optional("command")) out.command = at->as_int(0, 255);
    if (const auto at = object.optional("ordered")) out.ordered = read_pieces(*at);
    return out;
}

void check(const Expect& expect, const State& s, std::vector<Mismatch>& out) {
    Checker(s, out).check(expect);
}

}  // namespace grognard::ccn
