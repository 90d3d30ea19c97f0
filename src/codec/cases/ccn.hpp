// Rule cases of Commands & Colors: Napoleonics.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "codec/cases/report.hpp"
#include "codec/cases/shown.hpp"
#include "codec/ccn/case_state.hpp"
#include "codec/ccn/expect.hpp"
#include "codec/ccn/position.hpp"
#include "codec/ccn/position_combat.hpp"
#include "codec/ccn/sees_expect.hpp"
#include "codec/examples.hpp"
#include "codec/library.hpp"
#include "codec/rules.hpp"
#include "games/ccn/explain.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/names.hpp"

namespace grognard::codec {

class CcnCases {
  public:
    using Game = Ccn;
    using Expect = ccn::Expect;
    using Sees = ccn::SeesExpect;

    static constexpr std::string_view name = "ccn";
    static constexpr std::string_view rule_prefix = "ccn.";
    static constexpr const auto& seats = ccn::names::seats;
    // The dice of the awaited roll; the flags the unit may ignore when that is the question.
    static constexpr std::array<std::string_view, 2> ledgers = {"dice", "flags"};

    explicit CcnCases(const Library& library);

    Position<Ccn> read_position(const Node& given) const { return positions_.read(given); }
    Position<Ccn> read_start(const Node& given) const {
        return positions_.read_as_it_stands(given);
    }
    static void settle(ccn::State& s, const ccn::EventSink& events) {
        const bool nobody = s.awaited == Awaits::Nobody && s.ending == Ending::Undecided;
        if (nobody || ccn::in_combat(s)) ccn::settle(s, events);
    }

    using Names = ccn::CaseNames;
    std::shared_ptr<const ccn::Battle> read_battle(const Node& node) const;
    static ccn::State base(const ccn::Battle& battle, const Node& node,
                           const std::optional<Node>& patch) {
        return node.is_string() ? ccn::start(battle) : ccn::small_start(battle, patch);
    }
    static void finish(ccn::State& s, const std::optional<Node>& patch) { ccn::finish(s, patch); }
    static bool is_quiet(const ccn::Frame& frame) { return ccn::is_quiet(frame); }
    static std::string_view unsound(const ccn::State& s) { return ccn::unsound(s); }
    static auto board(const ccn::State& s) { return ccn::board(s); }
    static bool knows_place(std::string_view text) { return ccn::parse_hex(text).has_value(); }
    // For scripts/convert-cases: the battle of an old `given`, what the start of a small battle
    // depends on, and the key that may be left out because it follows from the others.
    std::string new_battle(const Node& given, const ccn::Battle& battle) const;
    static std::string base_hint(const ccn::State& s);
    static constexpr std::string_view complement = "deck";
    static std::string outcome_word(const Chance& chance, std::uint8_t outcome) {
        if (chance.replacement == Replacement::Cards) {
            return std::string(ccn::name(static_cast<ccn::Card>(outcome)));
        }
        return std::string(ccn::face(static_cast<ccn::Symbol>(outcome)));
    }

    Expect read_expect(Object& object) const { return ccn::read_expect(object); }
    static void check(const Expect& expect, const Moment<Game>& moment,
                      std::vector<Mismatch>& out) {
        ccn::check(expect, moment.state, out);
    }

    static Sees read_sees(Object& object) { return ccn::read_sees(object); }
    static void check_sees(const Sees& expect, std::optional<Seat> viewer, const ccn::State& s,
                           std::vector<Mismatch>& out) {
        ccn::check_sees(expect, viewer, s, out);
    }

    // I C A F S on dice, the names of cards.
    static std::optional<std::uint8_t> outcome(Replacement replacement, std::string_view word);
    // Also with the section as the cards spell it: center.
    static std::optional<ccn::Action> parse(std::string_view text);
    // How an action with that text's verb is written; nothing if there is no such verb.
    static std::string form(std::string_view text);
    static std::string_view frame_name(const ccn::State& s);
    static std::string_view event_name(const ccn::Event& event) { return ccn::event_name(event); }
    static bool knows_event(std::string_view event);
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
    // An order to a piece that the card on the table has just ordered by itself.
    static std::optional<std::size_t> went_unsaid(const ccn::State& s,
                                                  std::span<const Told<ccn::Event>> since,
                                                  const ccn::Action& action,
                                                  std::optional<Seat> by);
    static std::string scene(const ccn::State& s, std::string_view text) {
        return ccn::scene(s, text);
    }
    static void say(ccn::State& s, const ccn::Action& action, const ccn::EventSink& events) {
        ccn::say(s, action, events);
    }
    static void answer(ccn::State& s, Drawn drawn, const ccn::EventSink& events) {
        ccn::answer(s, drawn, events);
    }
    static bool advance(ccn::State& s, const ccn::EventSink& events) {
        return ccn::advance(s, events);
    }
    static bool asks(ccn::State& s) {
        ccn::ask(s);
        return true;
    }
    static constexpr bool looks_back = true;  // a done is for the phase that is over
    static bool goes_back(const ccn::Action& action) {
        return std::holds_alternative<ccn::Retreat>(action) ||
               std::holds_alternative<ccn::Stop>(action) ||
               std::holds_alternative<ccn::LeaveBoard>(action) ||
               std::holds_alternative<ccn::Place>(action);
    }

  private:
    Library library_;
    ccn::Charts charts_;
    ccn::PositionReader positions_;
    Rules rules_;
    Examples examples_;
};

// As in codec/cases/run.hpp, compiled once.
CaseReport run_all(const CcnCases& game, const Node& cases,
                   Unreadable unreadable = Unreadable::Throws);
std::vector<ActionVerdict> explain_all(const CcnCases& game, const Node& cases);
std::vector<ShownPosition> show_all(const CcnCases& game, const Node& cases);
std::string trace_all(const CcnCases& game, const Node& cases);

}  // namespace grognard::codec
