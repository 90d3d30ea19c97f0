// Deals out a deck so that what a case names is where it says, and nothing is there twice.
#include "codec/ccn/position_cards.hpp"

#include <array>
#include <string>

#include "games/ccn/cards.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

// Cards nobody named come from the section cards, which have no effect of their own: hands from
// the front of the list, square tracks from its back, so that neither depends on the other.
constexpr std::size_t plain_cards = static_cast<std::size_t>(Card::ReconInForce) + 1;

class Pack {
  public:
    explicit Pack(const CardCounts& all) : all_(all), left_(all) {}

    void take(const Node& named, Card card) {
        if (left_[static_cast<std::size_t>(card)] == 0) {
            named.fail("no more than " + std::to_string(all_[static_cast<std::size_t>(card)]) +
                           " of " + std::string(name(card)) + " in hands, tracks and piles",
                       "one more");
        }
        --left_[static_cast<std::size_t>(card)];
    }

    // One of each, again and again, until there are so many.
    void deal_plain(const Node& named, int count, CardCounts& hand) {
        while (count > 0) {
            const int before = count;
            for (std::size_t i = 0; i < plain_cards && count > 0; ++i) {
                if (left_[i] == 0) continue;
                --left_[i];
                ++hand[i];
                --count;
            }
            if (count == before) named.fail("no more cards than are left", "too many");
        }
    }

    Card take_last_plain(const Node& named) {
        for (std::size_t i = plain_cards; i-- > 0;) {
            if (left_[i] == 0) continue;
            --left_[i];
            return static_cast<Card>(i);
        }
        named.fail("no more cards than are left", "too many");
    }

    const CardCounts& left() const { return left_; }

  private:
    CardCounts all_;
    CardCounts left_;
};

CardCounts take_named(const Node& list, Pack& pack) {
    CardCounts out{};
    for (const Node& item : list.items()) {
        const Card card = read_card(item);
        pack.take(item, card);
        add_card(out, card);
    }
    return out;
}

// What a Scout has drawn lay on the pile; a case may list it there too.
void take_scouted(const Node& scouted, Pack& pack, CardCounts& deck) {
    CardCounts listed = deck;
    for (const Node& item : scouted.items()) {
        const Card card = read_card(item);
        std::uint8_t& there = listed[static_cast<std::size_t>(card)];
        if (there > 0) {
            --there;
            continue;
        }
        pack.take(item, card);
        add_card(deck, card);
    }
}

struct Hand {
    Node where;  // of the hand, or of the position when nothing is said of it
    std::optional<int> count;
    bool named = false;
};

// The cards named are taken at once; a number, or nothing, is dealt last.
std::array<Hand, 2> read_hands(Object& given, Pack& pack, State& s) {
    std::array<Hand, 2> out = {Hand{given.node(), {}, false}, Hand{given.node(), {}, false}};
    const auto hands = given.optional("hands");
    if (!hands) return out;
    Object object = hands->object();
    for (const Seat seat : both_seats) {
        const auto hand = object.optional(seat_name(seat));
        if (!hand) continue;
        Hand& read = out[static_cast<std::size_t>(index(seat))];
        read.where = *hand;
        if (hand->is_number()) {
            read.count = hand->as_int(0, 30);
        } else {
            player(s, seat).hand = take_named(*hand, pack);
            read.named = true;
        }
    }
    object.done();
    return out;
}

void give_markers(const std::vector<SquareCard>& squares, Pack& pack, State& s) {
    std::array<std::uint8_t, 2> markers{};
    for (const SquareCard& square : squares) {
        const Unit& unit = s.units[square.unit];
        std::uint8_t& used = markers[static_cast<std::size_t>(index(unit.side))];
        if (used == track_slots) square.named.fail("at most 4 squares a side", "one more");
        player(s, unit.side).track[used] = square.card;
        s.units[square.unit].square = ++used;
        if (square.card != Card::None) pack.take(square.named, square.card);
    }
    for (const SquareCard& square : squares) {
        if (square.card != Card::None) continue;
        const Unit& unit = s.units[square.unit];
        player(s, unit.side).track[unit.square - 1U] = pack.take_last_plain(square.named);
    }
}

int squares_of(const State& s, Seat seat) {
    int count = 0;
    for (const Card card : player(s, seat).track) count += card == Card::None ? 0 : 1;
    return count;
}

// As many as the scenario deals, less what lies on the track and the table.
int usual_hand(const State& s, Seat seat, const TableCard& table) {
    const int on_table = table.card != Card::None && seat == s.turn.active ? 1 : 0;
    const int left =
        s.battle->hand_size[static_cast<std::size_t>(index(seat))] - squares_of(s, seat) - on_table;
    return left < 0 ? 0 : left;
}

void add(CardCounts& to, const CardCounts& more) {
    for (std::size_t i = 0; i < card_count; ++i) to[i] = static_cast<std::uint8_t>(to[i] + more[i]);
}

// Cards that lie nowhere are out of the game.
void put_out_of_game(const CardCounts& gone, Battle& battle) {
    for (std::size_t i = 0; i < card_count; ++i) {
        battle.charts.deck[i] = static_cast<std::uint8_t>(battle.charts.deck[i] - gone[i]);
    }
    prepare(battle);
}

}  // namespace

void lay_out_cards(Object& given, const TableCard& table, const std::vector<SquareCard>& squares,
                   Battle& battle, State& s) {
    Pack pack(s.battle->charts.deck);
    const auto deck = given.optional("deck");
    const auto discard = given.optional("discard");
    const auto hands = read_hands(given, pack, s);
    s.deck = deck ? take_named(*deck, pack) : CardCounts{};
    const auto scouted = given.optional("scouted");
    if (deck && scouted) take_scouted(*scouted, pack, s.deck);
    s.discard = discard ? take_named(*discard, pack) : CardCounts{};
    if (table.named) pack.take(*table.named, table.card);
    give_markers(squares, pack, s);
    if (!table.named && table.card != Card::None) pack.take(given.node(), table.card);
    for (const Seat seat : both_seats) {
        const Hand& hand = hands[static_cast<std::size_t>(index(seat))];
        if (hand.named) continue;
        pack.deal_plain(hand.where, hand.count.value_or(usual_hand(s, seat, table)),
                        player(s, seat).hand);
    }
    if (!deck) {
        add(s.deck, pack.left());
    } else if (!discard) {
        add(s.discard, pack.left());
    } else {
        put_out_of_game(pack.left(), battle);
    }
}

}  // namespace grognard::ccn
