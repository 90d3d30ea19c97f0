// Compares names of sides in their plainest form.
#include "cli/play/side_names.hpp"

#include <algorithm>
#include <cctype>

#include "codec/json.hpp"
#include "table/wire.hpp"

namespace grognard::cli {

namespace {

// Letters of U+00C0 to U+00FF, which begin with byte C3, without their accents.
constexpr std::string_view plain_letters =
    "aaaaaaaceeeeiiiidnooooo.ouuuuypsaaaaaaaceeeeiiiidnooooo.ouuuuypy";

std::string without_article(std::string_view name) {
    for (const std::string_view article : {"The ", "the ", "Les ", "les "}) {
        if (name.starts_with(article)) name.remove_prefix(article.size());
    }
    return std::string(name);
}

std::string plain(std::string_view name) {
    std::string out;
    bool accented = false;
    for (const char letter : without_article(name)) {
        const auto c = static_cast<unsigned char>(letter);
        if (accented) {
            out += plain_letters[c & 0x3fU];
        } else if (c != 0xc3) {
            out += static_cast<char>(std::tolower(c));
        }
        accented = c == 0xc3;
    }
    if (out.ends_with('s')) out.pop_back();
    return out;
}

}  // namespace

SideNames::SideNames(const table::Table& at) {
    for (const Seat seat : both_seats) {
        add(seat, table::SeatWord(seat).text);
        add(seat, at.seat_name(seat));
    }
}

void SideNames::add(Seat seat, std::string_view name) {
    std::string word = without_article(name);
    if (!word.empty()) word.front() = static_cast<char>(std::tolower(word.front()));
    auto& known = names_[static_cast<std::size_t>(index(seat))];
    if (std::ranges::find(known, word) == known.end()) known.push_back(word);
}

std::optional<Seat> SideNames::find(std::string_view text) const {
    for (const Seat seat : both_seats) {
        for (const std::string& name : names_[static_cast<std::size_t>(index(seat))]) {
            if (plain(name) == plain(text)) return seat;
        }
    }
    return std::nullopt;
}

std::string SideNames::listed() const {
    std::vector<std::string_view> all;
    for (const auto& names : names_) all.insert(all.end(), names.begin(), names.end());
    return codec::one_of(all);
}

}  // namespace grognard::cli
