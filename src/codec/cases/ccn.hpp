// Rule cases of Commands & Colors: Napoleonics.
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
#include "codec/ccn/case_state.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/examples.hpp"
#include "codec/library.hpp"
#include "codec/position.hpp"
#include "codec/rules.hpp"
#include "games/ccn/explain.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/names.hpp"

namespace grognard::codec {

class CcnCases {
  public:
    using Game = Ccn;
    using Names = ccn::CaseNames;

    static constexpr std::string_view name = "ccn";
    static constexpr std::string_view rule_prefix = "ccn.";
    static constexpr const auto& seats = ccn::names::seats;
    // The dice of the awaited roll; the flags the unit may ignore when that is the question.
    static constexpr std::array<std::string_view, 2> ledgers = {"dice", "flags"};

    explicit CcnCases(const Library& library);

    static void settle(ccn::State& s, const ccn::EventSink& events) {
        if (s.awaited == Awaits::Nobody && s.ending == Ending::Undecided) ccn::settle(s, events);
    }

    std::shared_ptr<const ccn::Battle> read_battle(const Node& node) const;
    static ccn::State base(const ccn::Battle& battle, const Node& node,
                           const std::optional<Node>& patch) {
        return node.is_string() ? ccn::start(battle) : ccn::small_start(battle, patch);
    }
    static void finish(ccn::State& s, const std::optional<Node>& patch) { ccn::finish(s, patch); }
    static bool is_quiet(const ccn::Frame& frame) { return ccn::is_quiet(frame); }
    static std::string_view misplaced(const ccn::State& s) { return ccn::misplaced(s); }
    static std::string_view unsound(const ccn::State& s) { return ccn::unsound(s); }
    static auto board(const ccn::State& s) { return ccn::board(s); }
    static bool knows_place(std::string_view text) { return ccn::parse_hex(text).has_value(); }
    static std::string base_hint(const ccn::State& s);
    static constexpr std::string_view complement = "deck";
    static std::string outcome_word(const Chance& chance, std::uint8_t outcome) {
        if (chance.replacement == Replacement::Cards) {
            return std::string(ccn::name(static_cast<ccn::Card>(outcome)));
        }
        return std::string(ccn::face(static_cast<ccn::Symbol>(outcome)));
    }

    // I C A F S on dice, the names of cards.
    static std::optional<std::uint8_t> outcome(Replacement replacement, std::string_view word);
    // Also with the section as the cards spell it: center.
    static std::optional<ccn::Action> parse(std::string_view text);
    // How an action with that text's verb is written; nothing if there is no such verb.
    static std::string form(std::string_view text);
    static std::string_view frame_name(const ccn::State& s);
    bool knows_rule(std::string_view id) const { return rules_.find(id) != nullptr; }
    const Examples& examples() const { return examples_; }
    static std::optional<Ledger> ledger(std::string_view which, const ccn::State& s,
                                        std::string_view of) {
        if (!of.empty()) return std::nullopt;
        return which == "dice" ? ccn::pending_dice(s) : ccn::pending_flags(s);
    }
    static std::optional<Ledger> declared(const ccn::State& s, const ccn::Action& action) {
        return ccn::dice_for(s, action);
    }
    static std::string scene(const ccn::State& s, std::string_view text) {
        return ccn::scene(s, text);
    }

  private:
    Library library_;
    Rules rules_;
    Examples examples_;
};

// As in codec/cases/run.hpp, compiled once.
CaseReport run_all(const CcnCases& game, const Node& cases,
                   Unreadable unreadable = Unreadable::Throws);
std::vector<ActionVerdict> explain_all(const CcnCases& game, const Node& cases);
std::vector<ShownPosition> show_all(const CcnCases& game, const Node& cases);
Position<Ccn> position_after_line(const CcnCases& game, Object& question);

}  // namespace grognard::codec
