// What cases of the old form do when they are played, for scripts/convert-cases.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/cases/given.hpp"
#include "codec/cases/moment_json.hpp"
#include "codec/cases/old_run.hpp"

namespace grognard::codec {

// `given` in the new form, or nothing if the position is not quiet or does not read back the same.
template <class C>
std::optional<std::string> new_given(const C& game, const Node& old,
                                     const Position<typename C::Game>& from) {
    if (!is_quiet<C>(from.state)) return std::nullopt;
    return written_given(game, game.new_battle(old, *from.battle), from.state);
}

template <class C>
class CaseTrace : public Trace<C> {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;

    explicit CaseTrace(Writer& out) : out_(out) {}

    void begin_step() override {
        out_.begin_object();
        inputs_.clear();
    }
    void end_step() override {
        out_.key("inputs");
        out_.begin_array();
        for (const auto& [by, text] : inputs_) {
            out_.begin_object();
            out_.key("do");
            out_.string(text);
            out_.key("by");
            out_.string(by);
            out_.end_object();
        }
        out_.end_array();
        out_.end_object();
    }
    void applied(Seat seat, const Action& action) override {
        inputs_.emplace_back(std::string(seat_name<C>(seat)), G::notation(action));
    }
    void resolved(const Chance& chance, Drawn drawn) override {
        std::string text = chance.replacement == Replacement::Dice ? "dice" : "draw";
        for (const std::uint8_t each : drawn) text += " " + C::outcome_word(chance, each);
        inputs_.emplace_back("", text);
    }
    void judged(const typename G::State& s, Seat seat, const Action& action) override {
        out_.key("verdict");
        verdict(G::refuse(s, seat, action));
        out_.key("seat");
        out_.string(seat_name<C>(seat));
    }
    void moment(const Expectation<C>& expected, const Moment<G>& at,
                const typename G::State& now) override {
        out_.key("moment");
        out_.begin_object();
        out_.key("before");
        out_.boolean(&at.state != &now);
        const MomentJson<C> json(now);
        const auto raw = [&](const char* key, const std::string& text) {
            out_.key(std::string_view(key));
            out_.raw(text);
        };
        raw("asks", json.asks());
        raw("board", json.board());
        raw("state", json.state());
        out_.key("winner");
        out_.string(ending_words<C>(G::outcome(now).ending));
        out_.key("told");
        out_.begin_array();
        for (const auto& told : at.told) out_.raw(json.event(told.event));
        out_.end_array();
        out_.key("views");
        out_.begin_object();
        raw("spectator", json.view(Viewer::Spectator));
        for (const Seat seat : both_seats) {
            out_.key(seat_name<C>(seat));
            out_.raw(json.view(viewer(seat)));
        }
        out_.end_object();
        const auto by =
            expected.offers && expected.offers->by ? expected.offers->by : awaited_seat<G>(now);
        out_.key("offers");
        out_.begin_array();
        for (const Action& action : offers_to<G>(now, by)) out_.string(G::notation(action));
        out_.end_array();
        out_.key("vain");  // excluded, and no answer to this question at all
        out_.begin_array();
        if (expected.offers) {
            for (const Action& action : expected.offers->excludes) {
                const Verdict found =
                    by ? G::refuse(now, *by, action) : Verdict(Refusal{"", "not-now"});
                if (found && !is_about_it(*found)) out_.string(G::notation(action));
            }
        }
        out_.end_array();
        out_.key("refuses");
        out_.begin_array();
        for (const auto& refusal : expected.refuses) {
            const auto seat = refusal.by ? refusal.by : awaited_seat<G>(now);
            verdict(G::refuse(now, seat.value_or(Seat::First), refusal.action));
        }
        out_.end_array();
        out_.key("ledgers");
        out_.begin_array();
        for (const auto& sum : expected.sums) {
            const auto ledger =
                sum.attack ? C::declared(now, *sum.attack) : C::ledger(sum.ledger, now, sum.of);
            ledger ? out_.raw(json.ledger(*ledger)) : out_.null();
        }
        out_.end_array();
        out_.end_object();
    }

  private:
    void verdict(const Verdict& found) {
        if (!found) return out_.null();
        out_.begin_object();
        out_.key("rule");
        out_.string(found->rule);
        out_.key("reason");
        out_.string(found->reason);
        out_.end_object();
    }

    Writer& out_;
    std::vector<std::pair<std::string, std::string>> inputs_;
};

template <class C>
std::string trace_all(const C& game, const Node& cases) {
    Writer out;
    out.begin_array();
    CaseReport report;
    const CaseReader<C> reader(game, Asserting::Optional);
    const auto nodes = cases.items();
    const auto all = reader.read_all(cases, Unreadable::Throws, report);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Case<C>& one = all[i];
        unsigned reading = 0;
        CasePlay<C> usual(one);
        const bool passes = !usual.run();
        const unsigned readings =
            1U << static_cast<unsigned>(std::min(usual.ambiguous(), CasePlay<C>::most_turned));
        bool found = passes;
        for (unsigned other = 1; !found && other < readings; ++other) {
            found = !CasePlay<C>(one, other).run();
            if (found) reading = other;
        }
        out.begin_object();
        out.key("id");
        out.string(one.id);
        out.key("passes");
        out.boolean(found);
        out.key("alternative");
        out.boolean(found && !passes);
        out.key("given");
        const auto given = new_given(game, nodes[i].object().required("given"), one.start);
        given ? out.raw(*given) : out.null();
        out.key("steps");
        out.begin_array();
        CaseTrace<C> trace(out);
        CasePlay<C> play(one, reading, &trace);
        play.run();
        out.end_array();
        out.end_object();
    }
    out.end_array();
    return out.take() + "\n";
}

}  // namespace grognard::codec
