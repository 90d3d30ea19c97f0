// The second toy game at the host: it alone has simultaneous choices.
#pragma once

#include "server/game_port.hpp"
#include "support/patrol_table.hpp"

namespace grognard::server {

class PatrolPort final : public GamePort {
  public:
    std::string_view game() const override { return "patrol"; }
    std::vector<std::string_view> bots() const override { return {}; }
    std::unique_ptr<table::Table> make(std::string_view) const override {
        return table::patrol_table();
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
};

}  // namespace grognard::server
