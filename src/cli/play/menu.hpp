// Offers as a numbered list, those of one piece under one number.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace grognard::cli {

struct MenuItem {
    std::string label;                 // an action, or the words several actions share
    std::vector<std::string> actions;  // at least one
};

class Menu {
  public:
    Menu() = default;
    // Offers with the same label share a number; an offer begins with its label.
    static Menu grouped(const std::vector<std::string>& offers,
                        const std::function<std::string(const std::string&)>& label_of);
    // The offers that begin with these words, one by one.
    static Menu beginning(const std::vector<std::string>& offers, std::string_view words);

    const std::vector<MenuItem>& items() const { return items_; }
    bool empty() const { return items_.empty(); }
    // By its number on the list, from 1.
    const MenuItem* find(std::string_view number) const;

  private:
    std::vector<MenuItem> items_;
};

inline constexpr std::size_t longest_typed = 1000;

// The next line; of one that is longer than a person could mean, the rest is left where it is.
enum class Typed : std::uint8_t { Line, TooLong, Nothing };
Typed typed_line(std::istream& in, std::string& line);
void skip_line(std::istream& in);

// The command that the line begins with, by whatever name, or its first word.
std::string command_word(std::string_view typed);

// What a person says that dice show, each face after a space: " I C F" of "dice icf" or "i, c, f".
std::string faces_typed(std::string_view typed);

// As typed by a person: words in lower case, hexes in upper case, single spaces.
std::string normalised(std::string_view typed);

}  // namespace grognard::cli
