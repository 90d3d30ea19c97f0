// The second toy game at the host: it alone has simultaneous choices.
#pragma once

#include "server/game_port.hpp"
#include "server/ports/shared.hpp"
#include "support/patrol_table.hpp"

namespace grognard::server {

class PatrolPort final : public GamePort {
  public:
    std::string_view game() const override { return "patrol"; }
    std::vector<std::string_view> bots() const override { return {}; }
    std::unique_ptr<table::Table> make(std::string_view) const override {
        return table::patrol_table();
    }
    table::Message prompt(const table::Table& at) const override {
        return table::Message("ask." + std::string(at.step()));
    }
    bool secret(std::string_view) const override { return false; }
    std::string answer(const table::Table& at, FairDice dice) const override {
        return fair_answer<table::PatrolTraits>(state(at), dice);
    }
    std::function<std::string()> think(const table::Table&, Seat, std::string_view,
                                       std::uint64_t) const override {
        return {};
    }
    Odds odds(const table::Table&, Seat, std::string_view, std::uint64_t) const override {
        return [] { return std::nullopt; };
    }
    void count_luck(Luck&, const table::Table&, std::string_view) const override {}
    Standing standing(const table::Table&) const override { return {}; }
    std::string scenarios() const override { return "[]"; }
    std::optional<std::string> scenario(std::string_view) const override { return std::nullopt; }
    codec::Shape action_shape(codec::Shapes&) const override { return {}; }
    codec::Shape view_shape(codec::Shapes&) const override { return {}; }
    codec::Shape odds_shape(codec::Shapes&) const override { return {}; }
    codec::Shape summary_shape(codec::Shapes&) const override { return {}; }
    codec::Shape scenario_shape(codec::Shapes&) const override { return {}; }

  private:
    static const patrol::State& state(const table::Table& at) {
        return dynamic_cast<const table::PatrolTable&>(at).state();
    }
};

}  // namespace grognard::server
