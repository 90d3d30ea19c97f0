// Puts a position at a step; from there on the rules say what follows.
#include "codec/waterloo/position_turn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "codec/by_key.hpp"
#include "codec/cases/script.hpp"
#include "codec/waterloo/position_action.hpp"
#include "codec/waterloo/position_assault.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/turn/actions.hpp"
#include "games/waterloo/turn/sequence.hpp"

namespace grognard::waterloo {

namespace {

enum class GivenStep : std::uint8_t {
    Turn,
    Prussians,
    Skirmish,
    Sequence,
    Reform,
    Action,
    Assault,
    Cubes,
    Acting,  // an action is being carried out
    Penalties,
    Formation,
    Victory,
    End
};
constexpr std::array<std::string_view, 13> step_names = {
    "turn",  "prussians", "skirmish",  "sequence",  "reform",  "action", "assault",
    "cubes", "acting",    "penalties", "formation", "victory", "end"};
// A step may also be called as the question or the dice that are asked in it.
struct Question {
    std::string_view name;
    GivenStep step;
};
constexpr Question questions[] = {
    {"prussian-roll", GivenStep::Prussians}, {"arrival", GivenStep::Prussians},
    {"relief", GivenStep::Prussians},        {"skirmishing", GivenStep::Skirmish},
    {"tile-draw", GivenStep::Sequence},      {"action-choice", GivenStep::Action},
    {"overstacked", GivenStep::Penalties},   {"assault-queue", GivenStep::Assault},
    {"cube-placement", GivenStep::Cubes},    {"six-cubes", GivenStep::Cubes},
    {"empty-stock", GivenStep::Cubes},
};

bool in_sequence(GivenStep step) {
    return step >= GivenStep::Reform && step <= GivenStep::Penalties;
}

class Stander {
  public:
    Stander(Object& given, const ChartsBook& charts, State& s)
        : given_(given), charts_(charts), s_(s) {}

    void read() {
        const GivenStep step = read_step();
        read_clock(step);
        if (step != GivenStep::Turn) read_discs();
        if (in_sequence(step)) read_sequence(step);
        stand(step);
        if (asked_.empty()) return;
        const Node named = given_.required("step");
        while (frame_name(s_.frames.top()) != asked_ && advance(s_, {})) {
        }
        if (frame_name(s_.frames.top()) == asked_) return;
        named.fail("a step that play comes to here", std::string(asked_) + ", but it comes to " +
                                                         std::string(frame_name(s_.frames.top())));
    }

  private:
    bool attacked() const { return !s_.pending[0].empty() || !s_.pending[1].empty(); }

    GivenStep read_step() {
        const auto step = given_.optional("step");
        if (!step) return attacked() ? GivenStep::Assault : GivenStep::Action;
        const auto found = named_step(step->as_text());
        if (!found) step->fail(codec::one_of(step_names) + ", or the name of a question");
        if (!names::find<GivenStep>(step_names, step->as_string())) asked_ = step->as_string();
        if (*found == GivenStep::Assault && !attacked() && !given_.optional("assault")) {
            step->fail("attackers: pieces with from and an area");
        }
        if (*found != GivenStep::Assault && *found != GivenStep::Acting && attacked()) {
            step->fail("assault, as there are attackers");
        }
        return *found;
    }

    static std::optional<GivenStep> named_step(std::string_view name) {
        if (const auto found = names::find<GivenStep>(step_names, name)) return found;
        if (is_assault_step(name)) return GivenStep::Assault;
        if (is_action_step(name)) return GivenStep::Acting;
        const auto question = std::ranges::find(questions, name, &Question::name);
        return question == std::end(questions) ? std::nullopt : std::optional(question->step);
    }

    void read_clock(GivenStep step) {
        if (const auto turn = given_.optional("turn")) {
            s_.turn.number = static_cast<std::uint8_t>(read_turn_number(*turn, charts_) - 1);
        }
        if (const auto seat = given_.optional("initiative")) s_.turn.initiative = read_seat(*seat);
        s_.turn.active = s_.turn.initiative;
        if (step == GivenStep::Turn) return;
        if (const auto seat = given_.optional("active")) {
            s_.turn.active = read_seat(*seat);
        } else if (const auto attacker = attacker_said()) {
            s_.turn.active = *attacker;
        } else if (step == GivenStep::Assault && s_.pending[at(s_.turn.active)].empty()) {
            s_.turn.active = other(s_.turn.active);
        }
    }

    // Who began the assault, though nobody of his is left in it.
    std::optional<Seat> attacker_said() const {
        const auto assault = given_.optional("assault");
        if (!assault) return std::nullopt;
        const auto attacker = assault->object().optional("attacker");
        return attacker ? std::optional(read_seat(*attacker)) : std::nullopt;
    }

    // Colours not named are none.
    static DiscCounts read_counts(const Node& node) {
        DiscCounts out{};
        Object object = node.object();
        for (const Disc disc : all_discs) {
            if (const auto count = object.optional(name(disc))) {
                out[at(disc)] = count->as_int<std::uint8_t>(0, 20);
            }
        }
        object.done();
        return out;
    }

    void read_discs() {
        codec::by_seat(given_, "used", seat_name, [&](Seat seat, const Node& node) {
            s_.discs[at(seat)].used = read_counts(node);
        });
        codec::by_seat(given_, "before", seat_name, [&](Seat seat, const Node& node) {
            s_.discs[at(seat)].before = read_counts(node);
        });
        for (const Seat seat : both_seats) {
            Discs& discs = s_.discs[at(seat)];
            for (const Disc disc : all_discs) {
                const int rest = s_.battle->charts.discs[s_.turn.number][at(seat)][at(disc)] -
                                 discs.used[at(disc)] - discs.before[at(disc)];
                discs.available[at(disc)] = static_cast<std::uint8_t>(std::max(0, rest));
            }
        }
        codec::by_seat(given_, "discs", seat_name, [&](Seat seat, const Node& node) {
            s_.discs[at(seat)].available = read_counts(node);
        });
    }

    // Where an action is chosen or carried out the tile allows one more; the word may be that it
    // does not.
    void read_sequence(GivenStep step) {
        const Charts& charts = s_.battle->charts;
        s_.turn.tile = static_cast<std::uint8_t>(most_tile(charts));
        if (const auto tile = given_.optional("tile")) {
            s_.turn.tile = tile->as_int<std::uint8_t>(0, tile_values - 1);
            if (charts.tiles[s_.turn.tile] == 0) tile->fail("the value of a tile");
        }
        if (const auto done = given_.optional("done")) {
            const bool counted = step == GivenStep::Penalties || asked_ == "stop-word";
            const int most = s_.turn.tile - (counted ? 0 : 1);
            s_.turn.done = static_cast<std::uint8_t>(done->as_int(0, most));
        }
    }

    void in_phase(Phase phase) { s_.frames.push(TurnStep{.phase = phase}); }

    // The Allied player goes first; `side` may say that it is the other's turn.
    void in_phase_of_side(Phase phase) {
        const auto side = given_.optional("side");
        s_.frames.push(TurnStep{.phase = phase, .allied_done = side && read_seat(*side) == french});
    }

    void in_sequence_at(SequenceStep step) {
        in_phase(Phase::Actions);
        s_.frames.push(grognard::waterloo::Sequence{step});
    }

    void stand(GivenStep step) {
        switch (step) {
            case GivenStep::Turn:
                return in_phase(Phase::Discs);
            case GivenStep::Prussians:
                return at_prussians();
            case GivenStep::Skirmish:
                return in_phase_of_side(Phase::Skirmish);
            case GivenStep::Sequence:
                return in_phase(Phase::Actions);
            case GivenStep::Reform:
                return in_sequence_at(SequenceStep::Reform);
            case GivenStep::Action:
                return at_action();
            case GivenStep::Assault:
                return at_assault();
            case GivenStep::Cubes:
                return at_cubes();
            case GivenStep::Acting:
                in_sequence_at(SequenceStep::Count);
                return stand_in_action(given_, asked_, s_);
            case GivenStep::Penalties:
                return in_sequence_at(SequenceStep::Penalties);
            case GivenStep::Formation:
                return in_phase_of_side(Phase::Formation);
            case GivenStep::Victory:
                return in_phase(Phase::Victory);
            case GivenStep::End:
                return at_end();
        }
    }

    // The die is rolled already: so many pieces are still to come in.
    void at_prussians() {
        const auto arriving = given_.optional("arriving");
        if (!arriving && asked_ != "arrival" && asked_ != "relief") {
            return in_phase(Phase::Prussians);
        }
        s_.frames.push(TurnStep{.phase = Phase::Prussians, .allied_done = true});
        s_.frames.push(Relief{units_in(s_, allied, delayed_box)});
        const int left = s_.units_in[on_track].size();
        const int count =
            arriving ? arriving->as_int(0, left) : std::min(left, asked_ == "arrival" ? 1 : 0);
        if (count > 0) s_.frames.push(Arrival{static_cast<std::uint8_t>(count)});
    }

    void at_action() {
        if (!has_disc(s_, s_.turn.active)) given_.node().fail("a disc for the active side", "none");
        in_sequence_at(SequenceStep::Count);
        s_.frames.push(ActionChoice{});
    }

    // wl.victory.last-turn: the game is over before.
    void at_end() {
        if (s_.turn.number + 1 == turn_count) given_.node().fail("a turn after this one", "none");
        in_phase(Phase::End);
    }

    void at_cubes() {
        in_sequence_at(SequenceStep::Count);
        Object object = given_.required("place").object();
        const AreaId area = read_place(object.required("area"));
        const Seat side = read_seat(object.required("side"));
        const int count = object.required("cubes").as_int(0, 40);
        object.done();
        place_cubes(s_, area, side, count);
    }

    void at_assault() {
        in_sequence_at(SequenceStep::Count);
        s_.frames.push(AssaultQueue{});
        if (const auto node = given_.optional("assault")) {
            stand_in_assault(*node, asked_, s_);
        } else if (tells_all(asked_) && (s_.pending[0] | s_.pending[1]).size() == 1) {
            const auto nothing_more = codec::Document::parse("given.assault", "{}");
            stand_in_assault(nothing_more.root(), asked_, s_);
        } else if (is_assault_step(asked_)) {
            given_.required("assault");
        }
    }

    Object& given_;
    const ChartsBook& charts_;
    State& s_;
    std::string asked_;  // the question named as the step, if one is
};

}  // namespace

void read_turn(Object& given, const ChartsBook& charts, State& s) {
    Stander(given, charts, s).read();
}

}  // namespace grognard::waterloo
