// Colours for a terminal that wants them: none under NO_COLOR, on a dumb one or when nobody looks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace grognard::modules {

enum class Colours : std::uint8_t { Off, On };

// On if standard output is a terminal that takes them and NO_COLOR is not set.
Colours wanted_colours();

// Numbers of the 256-colour palette; none leaves the terminal's own.
struct Ink {
    static constexpr int none = -1;

    int text = none;
    int ground = none;
    bool bold = false;
    bool dim = false;
};

class Paint {
  public:
    explicit Paint(Colours colours) : colours_(colours) {}

    bool coloured() const { return colours_ == Colours::On; }
    std::string operator()(std::string_view text, const Ink& ink) const;
    std::string bold(std::string_view text) const { return (*this)(text, {.bold = true}); }
    std::string dim(std::string_view text) const { return (*this)(text, {.dim = true}); }

  private:
    Colours colours_;
};

// Columns a UTF-8 text takes, every character counting as one and colours none.
std::size_t columns(std::string_view text);
std::string padded(std::string text, std::size_t width);

}  // namespace grognard::modules
