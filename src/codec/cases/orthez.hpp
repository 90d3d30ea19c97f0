// Rule cases of La Bataille d'Orthez.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "codec/cases/report.hpp"
#include "codec/cases/shown.hpp"
#include "codec/library.hpp"
#include "codec/orthez/case_names.hpp"
#include "codec/rules.hpp"
#include "games/orthez/game.hpp"

namespace grognard::codec {

class OrthezCases {
  public:
    using Game = Orthez;
    using Names = orthez::CaseNames;

    static constexpr std::string_view name = "orthez";
    static constexpr std::string_view rule_prefix = "lb.";
    static constexpr const auto& seats = orthez::names::seats;
    // The modifiers of the roll that is awaited.
    static constexpr std::array<std::string_view, 1> ledgers = {"dice"};

    explicit OrthezCases(const Library& library);

    std::shared_ptr<const orthez::Battle> read_battle(const Node& node) const;
    static orthez::State base(const orthez::Battle& battle, const Node& node,
                              const std::optional<Node>& patch);
    static void finish(orthez::State& s, const std::optional<Node>& patch);
    static bool is_quiet(const orthez::Frame& frame);
    static std::string_view unsound(const orthez::State& s);
    static void settle(orthez::State& s, const orthez::EventSink& events) {
        orthez::settle(s, events);
    }

    // Occupied hexes: "A_1-50_Foot column n, A_light_coy_1-3_Foot line ne".
    static std::vector<std::pair<std::string, std::string>> board(const orthez::State& s);
    static std::string outcome_word(const Chance& chance, std::uint8_t outcome);
    static std::optional<std::uint8_t> outcome(Replacement replacement, std::string_view word);
    static std::string in_notation(const orthez::Battle& battle, std::string_view text);
    static std::string_view frame_name(const orthez::State& s);
    static bool knows_place(std::string_view text) {
        return orthez::HexSpelling::parse(text).has_value();
    }
    bool knows_rule(std::string_view id) const { return rules_.find(id) != nullptr; }
    static std::optional<Ledger> ledger(std::string_view, const orthez::State& s,
                                        std::string_view of);
    static std::optional<Ledger> declared(const orthez::State&, const orthez::Action&) {
        return std::nullopt;
    }
    static std::string scene(const orthez::State& s, std::string_view text);

  private:
    Library library_;
    Rules rules_;
};

CaseReport run_all(const OrthezCases& game, const Node& cases,
                   Unreadable unreadable = Unreadable::Throws);
std::vector<ActionVerdict> explain_all(const OrthezCases& game, const Node& cases);
std::vector<ShownPosition> show_all(const OrthezCases& game, const Node& cases);

}  // namespace grognard::codec
