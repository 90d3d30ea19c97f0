// A game in the terminal: people at the keyboard, bots, dice, and the file it is kept in.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <set>
#include <string>

#include "cli/commands/command.hpp"
#include "cli/play/menu.hpp"
#include "codec/rules.hpp"
#include "codec/text.hpp"
#include "modules/bot.hpp"
#include "modules/screen.hpp"
#include "table/save_file.hpp"

namespace grognard::cli {

enum class DiceFrom : std::uint8_t { Program, Person };

struct Seating {
    std::array<std::string, 2> names;                   // "human" or a player
    std::array<std::unique_ptr<modules::Bot>, 2> bots;  // none: a person
    DiceFrom dice = DiceFrom::Program;
    bool interactive = false;  // somebody watches: a mistake is told, not fatal
};

class PlayedGame {
  public:
    PlayedGame(table::Table& at, const modules::Screen& screen, const table::Words& words,
               Seating seating, std::uint64_t seed, codec::Language language);

    // What a file that the game is kept in says of it.
    table::SavedHeader header() const;
    void keep_in(std::unique_ptr<table::SaveFile> file);
    Exit play();

  private:
    enum class Turn : std::uint8_t { GoesOn, Stops };

    Turn step();
    Turn give(const table::Due& due);
    Turn roll();
    Turn ask_dice();
    std::string dice_wanted() const;
    Seat at_keyboard() const;
    Turn ask_person(Seat seat);
    std::optional<Turn> listen(Seat seat, std::string& typed);
    Turn obey(Seat seat, const std::string& typed);
    Turn act(Seat seat, const std::string& action);
    Turn fault(Exit code, const std::string& text);

    bool command(Seat seat, const std::string& typed);
    bool agreement(Seat seat, const std::string& word, const std::string& rest);
    void taken_back(bool undone, std::string_view otherwise);
    void remove(Seat seat, const std::string& number);
    void yield(Seat seat, const std::string& rest);
    void end_yield(Seat seat, const std::string& kind);
    void show_yields(Seat seat) const;
    void offer_draw(Seat seat);
    void take_back(Seat seat, const std::string& number);
    // Does whoever has the seat agree? A bot takes back and plays on.
    bool agrees(Seat seat, const table::Message& proposal, std::string_view to) const;
    void explain(Seat seat, const std::string& action);
    void show_odds(Seat seat, const std::string& action);
    void show_rule(std::string_view id) const;
    void show_log() const;
    void save(const std::string& file);
    Menu all_offers(Seat seat) const;
    void show_menu(const Menu& menu);
    void show_board(Seat seat);
    void hand_over(Seat seat);
    void open_step(Seat seat);
    void tell(const std::vector<table::Message>& told) const;
    // Lines, broken where the terminal ends; boards are drawn as they are.
    void say(std::string_view text) const;
    std::string refusal(const table::Refused& refused) const;
    bool person(Seat seat) const {
        return seating_.bots[static_cast<std::size_t>(index(seat))] == nullptr;
    }
    void finish() const;

    table::Table& table_;
    const modules::Screen& screen_;
    const table::Words& words_;
    Seating seating_;
    Stream stream_;
    codec::Language language_;
    codec::Rules rules_;
    std::unique_ptr<table::SaveFile> file_;
    Menu menu_;
    std::optional<Seat> seated_;  // the person who looks at the screen
    std::string shown_step_;
    std::size_t asked_at_ = SIZE_MAX;
    bool narrow_told_ = false;
    Exit code_ = Exit::Done;
};

}  // namespace grognard::cli
