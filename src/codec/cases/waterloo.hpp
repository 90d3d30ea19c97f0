// Rule cases of Waterloo.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "codec/cases/report.hpp"
#include "codec/cases/shown.hpp"
#include "codec/examples.hpp"
#include "codec/library.hpp"
#include "codec/rules.hpp"
#include "codec/waterloo/case_frames.hpp"
#include "codec/waterloo/case_state.hpp"
#include "codec/waterloo/map.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "games/waterloo/explain.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/game.hpp"

namespace grognard::codec {

class WaterlooCases {
  public:
    using Game = Waterloo;
    using Names = waterloo::CaseNames;

    static constexpr std::string_view name = "waterloo";
    static constexpr std::string_view rule_prefix = "wl.";
    static constexpr const auto& seats = waterloo::names::seats;
    // What is added to the die of the gun that fires, of infantry, of cavalry; columns of morale.
    static constexpr std::array<std::string_view, 4> ledgers = {"gun", "volley", "duel", "morale"};
    static constexpr std::string_view complement = "stock";

    explicit WaterlooCases(const Library& library);

    std::shared_ptr<const waterloo::Battle> read_battle(const Node& node) const;
    static waterloo::State base(const waterloo::Battle& battle, const Node& node,
                                const std::optional<Node>& patch) {
        return node.is_string() ? waterloo::start(battle) : waterloo::small_start(battle, patch);
    }
    static void finish(waterloo::State& s, const std::optional<Node>& patch) {
        waterloo::finish(s, patch);
    }
    static std::string base_hint(const waterloo::State& s) { return waterloo::base_hint(s); }
    static bool is_quiet(const waterloo::Frame& frame) { return waterloo::is_quiet(frame); }
    static std::string_view unsound(const waterloo::State& s) { return waterloo::unsound(s); }
    static auto board(const waterloo::State& s) { return waterloo::board(s); }
    static bool knows_place(std::string_view text) {
        return waterloo::parse_anywhere(text).has_value();
    }
    static void settle(waterloo::State& s, const waterloo::EventSink& events) {
        waterloo::settle(s, events);
    }

    // 1 to 6 on dice; the value of a tile, go-on and stop.
    static std::optional<std::uint8_t> outcome(Replacement replacement, std::string_view word) {
        return waterloo::parse_outcome(replacement, word);
    }
    static std::string outcome_word(const Chance& chance, std::uint8_t outcome);
    // How an action with that text's verb is written; nothing if there is no such verb.
    static std::string form(std::string_view text);
    static std::string_view frame_name(const waterloo::State& s);
    bool knows_rule(std::string_view id) const { return rules_.find(id) != nullptr; }
    const Examples& examples() const { return examples_; }
    static std::optional<Ledger> ledger(std::string_view which, const waterloo::State& s,
                                        std::string_view of);
    static std::optional<Ledger> declared(const waterloo::State& s,
                                          const waterloo::Action& action) {
        return waterloo::gun_fire_for(s, action);
    }
    static std::string scene(const waterloo::State& s, std::string_view text) {
        return waterloo::scene(s, text);
    }

  private:
    Library library_;
    Document charts_;
    waterloo::MapBook map_;
    Rules rules_;
    Examples examples_;
};

// As in codec/cases/run.hpp, compiled once.
CaseReport run_all(const WaterlooCases& game, const Node& cases,
                   Unreadable unreadable = Unreadable::Throws);
std::vector<ActionVerdict> explain_all(const WaterlooCases& game, const Node& cases);
std::vector<ShownPosition> show_all(const WaterlooCases& game, const Node& cases);
Position<Waterloo> position_after_line(const WaterlooCases& game, Object& question);

}  // namespace grognard::codec
