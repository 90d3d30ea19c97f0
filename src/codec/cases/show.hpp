// A position as a case holds it: the last quiet one on the way there, and the line since.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codec/cases/play_case.hpp"
#include "codec/cases/shown.hpp"

namespace grognard::codec {

template <GameCases C>
class LastQuiet : public Listener<C> {
  public:
    using State = typename C::Game::State;

    LastQuiet(const C& game, std::string battle, const State& start)
        : game_(game), battle_(std::move(battle)) {
        quiet_.push_back({start, 0});
    }

    void heard(const std::string& text, std::optional<Seat> by, const State& after) override {
        Writer step;
        if (by) {
            step.begin_object();
            step.key("do");
            step.string(text);
            step.key("by");
            step.string(seat_name<C>(*by));
            step.end_object();
        } else {
            step.string(text);
        }
        line_.push_back(step.take());
        if (!is_quiet<C>(after)) return;
        quiet_.push_back({after, line_.size()});
        if (quiet_.size() > most_tried) quiet_.pop_front();
    }

    // Nothing if none of the last quiet positions can be written down.
    std::optional<std::pair<std::string, std::string>> given_and_line() const {
        for (auto from = quiet_.rbegin(); from != quiet_.rend(); ++from) {
            auto given = written_given(game_, battle_, from->state);
            if (!given) continue;
            Writer line;
            line.begin_array();
            for (std::size_t i = from->heard; i < line_.size(); ++i) line.raw(line_[i]);
            line.end_array();
            return std::pair(*std::move(given), line.take());
        }
        return std::nullopt;
    }

  private:
    // A position may be quiet and yet not what play could begin from, such as the end of a turn
    // that has drawn all its cards; one before it is.
    static constexpr std::size_t most_tried = 16;

    struct Quiet {
        State state;
        std::size_t heard;  // so many inputs before it
    };

    const C& game_;
    std::string battle_;
    std::deque<Quiet> quiet_;
    std::vector<std::string> line_;
};

template <GameCases C>
std::string position_text(const typename C::Game::State& s) {
    using G = typename C::Game;
    std::string out = "  " + awaits_words<C>(G::awaits(s)) + " at " + std::string(C::frame_name(s));
    if (G::awaits(s) == Awaits::Chance) out += ": " + chance_words(G::chance(s));
    out += "\n";
    for (const auto& [place, words] : C::board(s)) out += "  " + place + ": " + words + "\n";
    return out;
}

// A case as it ends, or `given`, `unanswered` and `line` alone, as for `grognard odds`.
template <GameCases C>
ShownPosition show_one(const C& game, const Node& node) {
    const CaseReader<C> reader(game, Asserting::Optional);
    Object object = node.object();
    const bool is_case = object.optional("id").has_value();
    Case<C> played = is_case ? reader.read(node) : reader.read_position(object);
    if (!is_case) {
        for (const char* key : {"game", "do"}) object.optional(key);
        object.done();
    }
    const std::string battle = object.required("given").object().required("battle").json();
    LastQuiet<C> quiet(game, battle, played.start.state);
    CasePlay<C> play(played, &quiet);
    if (const auto failure = play.follow()) {
        const Mismatch& wrong = failure->mismatches.front();
        node.fail("step " + std::to_string(failure->step) + " (" + failure->step_text +
                      "): " + wrong.expected,
                  wrong.actual);
    }
    const auto found = quiet.given_and_line();
    if (!found) node.fail("a position after a quiet one that can be written down", "none");
    return {played.id, position_text<C>(play.state()), found->first, found->second};
}

template <GameCases C>
std::vector<ShownPosition> show_all(const C& game, const Node& cases) {
    std::vector<ShownPosition> out;
    if (!cases.is_array()) {
        out.push_back(show_one(game, cases));
    } else {
        for (const Node& one : cases.items()) out.push_back(show_one(game, one));
    }
    return out;
}

// The position after `line`, for who asks about it.
template <GameCases C>
Position<typename C::Game> position_after_line(const C& game, Object& object) {
    const CaseReader<C> reader(game, Asserting::Optional);
    const Case<C> played = reader.read_position(object);
    CasePlay<C> play(played);
    if (const auto failure = play.follow()) {
        const Mismatch& wrong = failure->mismatches.front();
        object.node().fail("line: step " + std::to_string(failure->step) + " (" +
                               failure->step_text + "): " + wrong.expected,
                           wrong.actual);
    }
    return {played.start.battle, play.state()};
}

}  // namespace grognard::codec
