// Rule cases of Waterloo.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "codec/cases/report.hpp"
#include "codec/examples.hpp"
#include "codec/library.hpp"
#include "codec/rules.hpp"
#include "codec/waterloo/expect.hpp"
#include "codec/waterloo/position.hpp"
#include "codec/waterloo/sees_expect.hpp"
#include "codec/waterloo/unsaid.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/explain.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/game.hpp"

namespace grognard::codec {

class WaterlooCases {
  public:
    using Game = Waterloo;
    using Expect = waterloo::Expect;
    using Sees = waterloo::SeesExpect;

    static constexpr std::string_view name = "waterloo";
    static constexpr std::string_view rule_prefix = "wl.";
    static constexpr const auto& seats = waterloo::names::seats;
    // What is added to the die of the gun that fires, of infantry, of cavalry; columns of morale.
    static constexpr std::array<std::string_view, 4> ledgers = {"gun", "volley", "duel", "morale"};

    explicit WaterlooCases(const Library& library);

    Position<Waterloo> read_position(const Node& given) const { return positions_.read(given); }
    Position<Waterloo> read_start(const Node& given) const {
        return positions_.read_as_it_stands(given);
    }
    static void settle(waterloo::State& s, const waterloo::EventSink& events) {
        waterloo::settle(s, events);
    }
    Expect read_expect(Object& object) const {
        return waterloo::read_expect(object, positions_.charts());
    }
    static void check(const Expect& expect, const Moment<Game>& moment,
                      std::vector<Mismatch>& out) {
        waterloo::check(expect, moment.state, moment.told, out);
    }

    static Sees read_sees(Object& object) { return waterloo::read_sees(object); }
    static void check_sees(const Sees& expect, std::optional<Seat> viewer, const waterloo::State& s,
                           std::vector<Mismatch>& out) {
        waterloo::check_sees(expect, viewer, s, out);
    }

    // 1 to 6 on dice; the value of a tile, go-on and stop.
    static std::optional<std::uint8_t> outcome(Replacement replacement, std::string_view word) {
        return waterloo::parse_outcome(replacement, word);
    }
    static void say(waterloo::State& s, const waterloo::Action& action,
                    const waterloo::EventSink& events) {
        waterloo::say(s, action, events);
    }
    static void answer(waterloo::State& s, Drawn drawn, const waterloo::EventSink& events) {
        waterloo::answer(s, drawn, events);
    }
    // The tile has decided the word that stops: what it brings is seen before it is drawn.
    static bool advance(waterloo::State& s, const waterloo::EventSink& events);
    static bool asks(waterloo::State& s) {
        const bool asking = waterloo::asks(s);
        s.awaited = Awaits::Nobody;  // who was asked last is not asked again by what is left
        if (asking) waterloo::ask(s);
        return asking;
    }
    static constexpr bool looks_back = false;  // of guns alike, the next is aimed
    static bool goes_back(const waterloo::Action& action) {
        return std::holds_alternative<waterloo::Retreat>(action);
    }
    static std::optional<std::size_t> went_unsaid(const waterloo::State& s,
                                                  std::span<const Told<waterloo::Event>> since,
                                                  const waterloo::Action& action,
                                                  std::optional<Seat> by) {
        return waterloo::went_unsaid(s, since, action, by);
    }
    // How an action with that text's verb is written; nothing if there is no such verb.
    static std::string form(std::string_view text);
    static std::string_view frame_name(const waterloo::State& s);
    static std::string_view event_name(const waterloo::Event& event) {
        return waterloo::event_name(event);
    }
    static bool knows_event(std::string_view event);
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
    waterloo::PositionReader positions_;
    Rules rules_;
    Examples examples_;
};

// As in codec/cases/run.hpp, compiled once.
CaseReport run_all(const WaterlooCases& game, const Node& cases,
                   Unreadable unreadable = Unreadable::Throws);
std::vector<ActionVerdict> explain_all(const WaterlooCases& game, const Node& cases);

}  // namespace grognard::codec
