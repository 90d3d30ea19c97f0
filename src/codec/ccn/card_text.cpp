// Reads and words lists of cards.
#include "codec/ccn/card_text.hpp"

#include <algorithm>

#include "games/ccn/names.hpp"

namespace grognard::ccn {

std::vector<Card> read_cards(const Node& node) {
    std::vector<Card> out;
    for (const Node& item : node.items()) out.push_back(read_card(item));
    return out;
}

std::string listed(std::vector<Card> cards) {
    std::sort(cards.begin(), cards.end());
    std::string out;
    for (const Card card : cards) {
        if (!out.empty()) out += " ";
        out += name(card);
    }
    return out.empty() ? "no card" : out;
}

std::vector<Card> unrolled(const CardCounts& counts) {
    std::vector<Card> out;
    for (std::size_t i = 0; i < card_count; ++i) out.insert(out.end(), counts[i], Card(i));
    return out;
}

CardCounts counted(const std::vector<Card>& cards) {
    CardCounts out{};
    for (const Card card : cards) ++out[static_cast<std::size_t>(card)];
    return out;
}

bool holds_all(const CardCounts& all, const std::vector<Card>& some) {
    const CardCounts wanted = counted(some);
    for (std::size_t i = 0; i < card_count; ++i) {
        if (wanted[i] > all[i]) return false;
    }
    return true;
}

}  // namespace grognard::ccn
