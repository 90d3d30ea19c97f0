// Holds a seat's view against what it may know of hands, square tracks and the pile.
#include "codec/ccn/sees_expect.hpp"

#include <algorithm>
#include <string>

#include "codec/ccn/by_seat.hpp"
#include "codec/ccn/card_text.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/view.hpp"

namespace grognard::ccn {

namespace {

using codec::Mismatch;

SeenCards read_seen(const Node& node) {
    if (node.is_null()) return Hidden{};
    if (node.is_number()) return node.as_int(0, 200);
    if (node.is_array()) return read_cards(node);
    node.fail("a number of cards, a list of cards, or null for cards that are not shown");
}

CardCounts on_track(const std::array<Card, track_slots>& slots) {
    CardCounts out{};
    for (const Card card : slots) {
        if (card != Card::None) add_card(out, card);
    }
    return out;
}

class Onlooker {
  public:
    Onlooker(const State& s, std::optional<Seat> viewer, std::vector<Mismatch>& out)
        : s_(s),
          viewer_(viewer),
          view_(view(s, viewer ? grognard::viewer(*viewer) : Viewer::First)),
          out_(out) {}

    void check(const SeesExpect& expected) {
        for (const auto& [side, cards] : expected.hand) {
            match("hand", side, cards, view_.hand, view_.hand_sizes[at(side)]);
        }
        for (const auto& [side, cards] : expected.track) {
            match("track", side, cards, on_track(view_.track), on_track_of(side));
        }
        if (expected.deck && *expected.deck != view_.deck_size) {
            differ("deck", std::to_string(*expected.deck), std::to_string(view_.deck_size));
        }
        if (expected.scouted) {
            std::vector<Card> shown;
            if (viewer_) shown.assign(view_.scouted.begin(), view_.scouted.end());
            if (counted(shown) != counted(*expected.scouted)) {
                differ("scouted", listed(*expected.scouted), listed(shown));
            }
        }
        for (const auto& [side, cards] : expected.may_hold) {
            if (!may_hold(side, cards)) differ(key("may_hold", side), listed(cards), "it can't");
        }
        for (const auto& [side, cards] : expected.cannot_hold) {
            for (const Card card : cards) {
                if (may_hold(side, {card})) {
                    differ(key("cannot_hold", side), "no " + std::string(name(card)), "it may");
                }
            }
        }
    }

  private:
    static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
    static std::string key(std::string_view what, Seat side) {
        return std::string(what) + "." + std::string(seat_name(side));
    }

    int on_track_of(Seat side) const {
        const auto& theirs = view_.their_track;
        if (side == viewer_.value_or(Seat::First)) return card_total(on_track(view_.track));
        return static_cast<int>(std::count(theirs.begin(), theirs.end(), true));
    }

    void match(std::string_view what, Seat side, const SeenCards& expected, const CardCounts& own,
               int count) {
        const bool shown = side == viewer_;
        const std::string actual =
            shown ? listed(unrolled(own)) : std::to_string(count) + " that are not shown";
        if (std::holds_alternative<Hidden>(expected)) {
            if (shown) differ(key(what, side), "cards that are not shown", actual);
        } else if (const int* number = std::get_if<int>(&expected)) {
            if (*number != count) differ(key(what, side), std::to_string(*number), actual);
        } else {
            const auto& cards = std::get<std::vector<Card>>(expected);
            if (!shown || counted(cards) != own) differ(key(what, side), listed(cards), actual);
        }
    }

    // Is there a deal that the viewer can't tell from this one, with these cards in that hand?
    bool may_hold(Seat side, const std::vector<Card>& cards) const {
        if (side == viewer_) return holds_all(view_.hand, cards);
        CardCounts left = unseen();
        if (!holds_all(left, cards) || cards.size() > view_.hand_sizes[at(side)]) return false;
        if (!viewer_) return true;
        for (const Card card : cards) take_card(left, card);
        std::vector<Card> dealt = cards;
        const std::vector<Card> rest = unrolled(left);
        dealt.insert(dealt.end(), rest.begin(), rest.end());
        dealt.resize(hidden(s_, *viewer_).count);
        std::vector<std::uint8_t> drawn;
        for (const Card card : dealt) drawn.push_back(static_cast<std::uint8_t>(card));
        State elsewhere = s_;
        deal_hidden(elsewhere, *viewer_, drawn);
        return view(elsewhere, viewer(*viewer_)) == view_;
    }

    // A spectator has seen what lies open.
    CardCounts unseen() const {
        CardCounts out = s_.battle->charts.deck;
        if (viewer_) {
            const Chance unknown = hidden(s_, *viewer_);
            std::copy_n(unknown.weights.begin(), card_count, out.begin());
            return out;
        }
        for (const Card card : unrolled(s_.discard)) take_card(out, card);
        if (s_.turn.card != Card::None) take_card(out, s_.turn.card);
        return out;
    }

    void differ(std::string what, std::string expected, std::string actual) {
        out_.push_back({std::move(what), std::move(expected), std::move(actual), {}});
    }

    const State& s_;
    std::optional<Seat> viewer_;
    View view_;
    std::vector<Mismatch>& out_;
};

}  // namespace

SeesExpect read_sees(Object& object) {
    SeesExpect out;
    if (const auto node = object.optional("hand")) out.hand = by_seat(*node, read_seen);
    if (const auto node = object.optional("track")) out.track = by_seat(*node, read_seen);
    if (const auto node = object.optional("deck")) out.deck = node->as_int(0, 200);
    if (const auto node = object.optional("scouted")) out.scouted = read_cards(*node);
    if (const auto node = object.optional("may_hold")) out.may_hold = by_seat(*node, read_cards);
    if (const auto node = object.optional("cannot_hold")) {
        out.cannot_hold = by_seat(*node, read_cards);
    }
    return out;
}

void check_sees(const SeesExpect& expected, std::optional<Seat> viewer, const State& s,
                std::vector<codec::Mismatch>& out) {
    Onlooker(s, viewer, out).check(expected);
}

}  // namespace grognard::ccn
