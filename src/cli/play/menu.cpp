// Groups offers and finds them by number or by their first words.
#include "cli/play/menu.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <istream>
#include <utility>

#include "modules/screen.hpp"

namespace grognard::cli {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> other_names = {
    {{"?", "help"}, {"aide", "help"}, {"annuler", "undo"}, {"quitter", "quit"}}};

bool begins_with(std::string_view offer, std::string_view words) {
    return offer.starts_with(words) && (offer.size() == words.size() || offer[words.size()] == ' ');
}

}  // namespace

Menu Menu::grouped(const std::vector<std::string>& offers,
                   const std::function<std::string(const std::string&)>& label_of) {
    Menu menu;
    for (const std::string& offer : offers) {
        const std::string label = label_of(offer);
        const auto same = std::ranges::find(menu.items_, label, &MenuItem::label);
        if (same == menu.items_.end()) {
            menu.items_.push_back({label, {offer}});
        } else {
            same->actions.push_back(offer);
        }
    }
    for (MenuItem& item : menu.items_) {
        if (item.actions.size() == 1) item.label = item.actions.front();
    }
    return menu;
}

Menu Menu::beginning(const std::vector<std::string>& offers, std::string_view words) {
    Menu menu;
    for (const std::string& offer : offers) {
        if (begins_with(offer, words)) menu.items_.push_back({offer, {offer}});
    }
    return menu;
}

const MenuItem* Menu::find(std::string_view number) const {
    std::size_t value = 0;
    const char* const end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value == 0 || value > items_.size()) {
        return nullptr;
    }
    return &items_[value - 1];
}

Typed typed_line(std::istream& in, std::string& line) {
    line.clear();
    for (char c = 0; in.get(c);) {
        if (c == '\n') return Typed::Line;
        if (line.size() == longest_typed) return Typed::TooLong;
        line += c;
    }
    return line.empty() ? Typed::Nothing : Typed::Line;
}

void skip_line(std::istream& in) {
    for (char c = 0; in.get(c) && c != '\n';) continue;
}

std::string command_word(std::string_view typed) {
    const std::string text = normalised(typed);
    const std::string word = text.substr(0, text.find(' '));
    const auto found =
        std::ranges::find(other_names, word, &std::pair<std::string_view, std::string_view>::first);
    return found == other_names.end() ? word : std::string(found->second);
}

std::string faces_typed(std::string_view typed) {
    std::string words = normalised(typed);
    constexpr std::string_view verb = "dice ";
    if (words.starts_with(verb)) words.erase(0, verb.size());
    std::string out;
    for (const char c : words) {
        if (c == ' ' || c == ',') continue;
        out += ' ';
        out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
    return out;
}

std::string normalised(std::string_view typed) {
    std::string out;
    for (std::size_t at = 0; at < typed.size();) {
        const std::size_t end = std::min(typed.find_first_of(" \t\r", at), typed.size());
        std::string word(typed.substr(at, end - at));
        at = end + 1;
        if (word.empty()) continue;
        const bool place = modules::names_place(word);
        std::ranges::transform(word, word.begin(), [place](unsigned char c) {
            return static_cast<char>(place ? std::toupper(c) : std::tolower(c));
        });
        if (!out.empty()) out += ' ';
        out += word;
    }
    return out;
}

}  // namespace grognard::cli
