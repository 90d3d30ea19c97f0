// What each seat of Toy can see, what it can't, how actions are written, and what must always hold.
#include <algorithm>

#include "core/hash.hpp"
#include "toy.hpp"

namespace grognard::toy {
namespace {

constexpr std::string_view attack_word = "attack ";

constexpr std::string_view word(Card card) {
    constexpr std::string_view words[] = {"volley", "charge", "cover"};
    return words[index(card)];
}

}  // namespace

View Toy::view(const State& s, Viewer viewer) {
    View view{.men = s.men,
              .turns_left = s.turns_left,
              .cards = {size(s.hands[0]), size(s.hands[1])},
              .deck_cards = size(s.deck),
              .played = s.played,
              .flow = s.flow};
    if (viewer != Viewer::Spectator) view.hand = s.hands[static_cast<std::size_t>(viewer)];
    return view;
}

// A seat can't tell the other's hand from the deck: any of those cards may be where any other is.
void Toy::redeal(State& s, Seat seat, Stream& stream) {
    Pile& theirs = s.hands[index(other(seat))];
    Chance deal{"hand", static_cast<std::uint8_t>(size(theirs)), 3, Replacement::Cards, {}};
    for (const Card card : card_kinds) {
        const int unseen = s.deck[index(card)] + theirs[index(card)];
        deal.weights[index(card)] = static_cast<std::uint8_t>(unseen);
    }
    std::copy_n(deal.weights.begin(), s.deck.size(), s.deck.begin());
    theirs = {};
    for (const std::uint8_t kind : sample(deal, stream)) {
        --s.deck[kind];
        ++theirs[kind];
    }
}

std::uint64_t Toy::hash(const State& s) { return hash_of(s); }

std::string_view Toy::invariants(const State& s) {
    for (const Card card : card_kinds) {
        const int i = index(card);
        const int cards = s.deck[i] + s.played[i] + s.hands[0][i] + s.hands[1][i];
        if (cards != s.battle->deck[i]) return "cards are conserved";
    }
    for (const Seat seat : both_seats) {
        if (s.men[index(seat)] > men_at_start) return "nobody is recruited";
        if (size(s.hands[index(seat)]) > hand_size) return "a hand holds three cards at most";
    }
    if (s.flow.empty() != outcome(s).decided()) return "play stops when the game is decided";
    if (s.flow.top_as<Reply>() != nullptr && s.flow.nearest<Assault>() == nullptr) {
        return "a reply answers an assault";
    }
    return "";
}

std::string Toy::notation(const Action& action) {
    return std::visit(
        Overloaded{
            [](const Attack& attack) { return std::string(attack_word).append(word(attack.card)); },
            [](const Rest&) { return std::string("rest"); },
            [](const Cover&) { return std::string("cover"); },
            [](const Stand&) { return std::string("stand"); },
        },
        action);
}

std::optional<Action> Toy::parse(std::string_view text) {
    if (text == "rest") return Rest{};
    if (text == "cover") return Cover{};
    if (text == "stand") return Stand{};
    if (!text.starts_with(attack_word)) return std::nullopt;
    text.remove_prefix(attack_word.size());
    for (const Card card : card_kinds) {
        if (text == word(card)) return Attack{card};
    }
    return std::nullopt;
}

}  // namespace grognard::toy
