// A game whose port may be made to fail where a test wants it, as our own mistakes would.
#pragma once

#include <stdexcept>

#include "server/game_port.hpp"

namespace grognard::server {

class FaultyPort final : public GamePort {
  public:
    enum class Fault : std::uint8_t { None, Bot, Odds, OddsLater, Dice };

    Fault fault = Fault::None;
    mutable int nonsense = 0;  // so many times a bot will choose what may not be done

    std::string_view game() const override { return inner_.game(); }
    std::vector<std::string_view> bots() const override { return inner_.bots(); }
    std::unique_ptr<table::Table> make(std::string_view scenario) const override {
        return inner_.make(scenario);
    }
    std::string answer(const table::Table& at, const table::Below& below) const override {
        return fault == Fault::Dice ? "dice 0 0 0" : inner_.answer(at, below);
    }
    std::function<std::string()> think(const table::Table& at, Seat seat, std::string_view bot,
                                       std::uint64_t seed) const override {
        if (fault == Fault::Bot) return [] { return fail("the bot"); };
        if (nonsense > 0 && nonsense-- > 0) return [] { return std::string("battle-back"); };
        return inner_.think(at, seat, bot, seed);
    }
    Odds odds(const table::Table& at, Seat seat, std::string_view action,
              std::uint64_t id) const override {
        if (fault == Fault::Odds) fail("the odds");
        if (fault == Fault::OddsLater) return [] { return fail("the odds, later"); };
        return inner_.odds(at, seat, action, id);
    }
    void count_luck(Luck& luck, const table::Table& at, std::string_view answer) const override {
        inner_.count_luck(luck, at, answer);
    }
    Standing standing(const table::Table& at) const override { return inner_.standing(at); }
    std::string scenarios() const override { return inner_.scenarios(); }
    std::optional<std::string> scenario(std::string_view id) const override {
        return inner_.scenario(id);
    }
    codec::Shape action_shape(codec::Shapes& all) const override {
        return inner_.action_shape(all);
    }
    codec::Shape view_shape(codec::Shapes& all) const override { return inner_.view_shape(all); }
    codec::Shape odds_shape(codec::Shapes& all) const override { return inner_.odds_shape(all); }
    codec::Shape summary_shape(codec::Shapes& all) const override {
        return inner_.summary_shape(all);
    }
    codec::Shape scenario_shape(codec::Shapes& all) const override {
        return inner_.scenario_shape(all);
    }

  private:
    [[noreturn]] static std::string fail(const char* what) { throw std::runtime_error(what); }

    const GamePort& inner_ = *find_port("ccn");
};

}  // namespace grognard::server
