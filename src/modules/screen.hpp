// What the terminal shows of a game; one for each game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"
#include "modules/draw/paint.hpp"
#include "table/table.hpp"
#include "table/words.hpp"

namespace grognard::modules {

class Screen {
  public:
    virtual ~Screen() = default;

    virtual std::string title() const = 0;
    // What the battle is about and the rules it has of its own.
    virtual std::string story() const = 0;
    virtual std::string board(Seat seat) const = 0;
    virtual std::string legend() const = 0;
    // The cards of a seat; empty in a game without cards.
    virtual std::string hand(Seat seat) const = 0;
    virtual std::string side(Seat seat) const = 0;
    // The question that stands, in one sentence.
    virtual std::string question() const = 0;
    // Is this step worth drawing the board for?
    virtual bool opens_phase() const = 0;
    // The first words of an offer under which it is listed with others like it.
    virtual std::string label_of(const std::string& offer) const = 0;
    // Words beside an offer, or beside the first words that several share.
    virtual std::string described(std::string_view offer) const = 0;
    // Nothing if the action is no combat.
    virtual std::optional<std::string> odds(std::string_view action) const = 0;
};

// The code of a hex or an area.
constexpr bool names_place(std::string_view word) {
    return word.size() >= 2 && word.size() <= 3 && word[1] >= '0' && word[1] <= '9';
}

}  // namespace grognard::modules
