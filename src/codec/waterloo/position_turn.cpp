// Puts a position at a step; from there on the rules say what follows.
#include "codec/waterloo/position_turn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "codec/cases/script.hpp"
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/morale/test.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/phases/actions.hpp"
#include "games/waterloo/phases/sequence.hpp"

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
    Penalties,
    Formation,
    Victory,
    End
};
constexpr std::array<std::string_view, 12> step_names = {
    "turn",    "prussians", "skirmish",  "sequence",  "reform",  "action",
    "assault", "cubes",     "penalties", "formation", "victory", "end"};
constexpr std::array<std::string_view, 3> test_causes = {"volley", "charge", "guns"};
constexpr std::array<std::string_view, 2> arms_in_force = {"infantry", "cavalry"};

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
    }

  private:
    bool attacked() const { return !s_.pending[0].empty() || !s_.pending[1].empty(); }

    GivenStep read_step() {
        const auto step = given_.optional("step");
        if (!step) return attacked() ? GivenStep::Assault : GivenStep::Action;
        const auto found = names::find<GivenStep>(step_names, step->as_string());
        if (!found) step->fail(codec::one_of(step_names));
        if (*found == GivenStep::Assault && !attacked()) {
            step->fail("attackers: pieces with from and an area");
        }
        if (*found != GivenStep::Assault && attacked()) {
            step->fail("assault, as there are attackers");
        }
        return *found;
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
        } else if (step == GivenStep::Assault && s_.pending[at(s_.turn.active)].empty()) {
            s_.turn.active = other(s_.turn.active);
        }
    }

    template <class Set>
    void by_seat(std::string_view key, Set set) {
        const auto node = given_.optional(key);
        if (!node) return;
        Object object = node->object();
        for (const Seat seat : both_seats) {
            if (const auto value = object.optional(seat_name(seat))) set(seat, *value);
        }
        object.done();
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
        by_seat("used",
                [&](Seat seat, const Node& node) { s_.discs[at(seat)].used = read_counts(node); });
        by_seat("before", [&](Seat seat, const Node& node) {
            s_.discs[at(seat)].before = read_counts(node);
        });
        for (const Seat seat : both_seats) {
            Discs& discs = s_.discs[at(seat)];
            for (const Disc disc : all_discs) {
                const int rest = s_.battle.charts.discs[s_.turn.number][at(seat)][at(disc)] -
                                 discs.used[at(disc)] - discs.before[at(disc)];
                discs.available[at(disc)] = static_cast<std::uint8_t>(std::max(0, rest));
            }
        }
        by_seat("discs", [&](Seat seat, const Node& node) {
            s_.discs[at(seat)].available = read_counts(node);
        });
    }

    // Where an action is chosen or carried out the tile allows one more.
    void read_sequence(GivenStep step) {
        const Charts& charts = s_.battle.charts;
        s_.turn.tile = static_cast<std::uint8_t>(most_tile(charts));
        if (const auto tile = given_.optional("tile")) {
            s_.turn.tile = tile->as_int<std::uint8_t>(0, tile_values - 1);
            if (charts.tiles[s_.turn.tile] == 0) tile->fail("the value of a tile");
        }
        if (const auto done = given_.optional("done")) {
            const int most = s_.turn.tile - (step == GivenStep::Penalties ? 0 : 1);
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
                return in_phase(Phase::Prussians);
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
        if (const auto node = given_.optional("assault")) read_assault(*node);
    }

    // One assault as it goes on: {"at", "step", "round", "began", ...}.
    void read_assault(const Node& node) {
        Object object = node.object();
        Assault assault;
        const Node where = object.required("at");
        assault.area = read_area(where);
        const bool by_french = s_.pending[at(french)].has(assault.area);
        assault.attacker = by_french ? french : allied;
        if (!s_.pending[at(assault.attacker)].has(assault.area))
            where.fail("an area with attackers");
        const auto test = object.optional("test");
        const auto step = test ? object.optional("step") : object.required("step");
        constexpr int after_all = static_cast<int>(AssaultStep::End);
        assault.step = static_cast<AssaultStep>(step ? step->as_int(0, after_all) : after_all);
        if (const auto round = object.optional("round")) {
            assault.round = static_cast<std::uint8_t>(round->as_int(1, 9) - 1);
        }
        remember(assault);
        if (const auto began = object.optional("began")) read_began(*began, assault);
        if (const auto hit = object.optional("gun_damage")) assault.gun_damage = hit->as_bool();
        if (const auto covered = object.optional("covered")) {
            assault.guns_covered = covered->as_bool();
        }
        object.done();
        only_sheltered_there(where, assault.area);
        auto& queue = *s_.frames.nearest<AssaultQueue>();
        queue.batch = s_.pending[at(french)] | s_.pending[at(allied)];
        queue.batch.remove(assault.area);
        s_.frames.push(assault);
        if (test) read_test(*test, assault);
    }

    void only_sheltered_there(const Node& where, AreaId area) const {
        for (const Unit& unit : s_.units) {
            if (unit.sheltered && unit.at != area)
                where.fail("the area where infantry is in shelter");
        }
    }

    void read_test(const Node& node, const Assault& assault) {
        Object object = node.object();
        const Seat side = read_seat(object.required("side"));
        const Node cause = object.required("cause");
        const auto found = names::find<TestCause>(test_causes, cause.as_string());
        if (!found) cause.fail(codec::one_of(test_causes));
        object.done();
        UnitSet units = taking_part(s_, assault, side, Arm::Infantry);
        if (*found == TestCause::Charge) units = units - sheltered(s_, assault);
        if (units.empty()) node.fail("infantry of that side in the assault");
        begin_test(s_, side, *found, units);
    }

    bool there(const Assault& assault, Seat seat, Arm arm) const {
        return !units_in(s_, seat, arm, assault.area).empty();
    }

    void remember(Assault& assault) const {
        const Seat attacker = assault.attacker;
        assault.attacker_infantry = there(assault, attacker, Arm::Infantry);
        assault.attacker_cavalry = there(assault, attacker, Arm::Cavalry);
        assault.defender_infantry = there(assault, other(attacker), Arm::Infantry);
        assault.defender_cavalry = there(assault, other(attacker), Arm::Cavalry);
        for (const int id : units_in(s_, attacker, Arm::Infantry, assault.area)) {
            const AreaId from = s_.units[static_cast<std::size_t>(id)].from;
            if (from != nowhere) assault.origins.add(from);
        }
    }

    // W38: what the forces were when it began.
    static void read_began(const Node& node, Assault& assault) {
        Object object = node.object();
        const auto read = [&](std::string_view key, bool& infantry, bool& cavalry) {
            const auto list = object.optional(key);
            if (!list) return;
            infantry = cavalry = false;
            for (const Node& item : list->items()) {
                const auto arm = names::find<Arm>(arms_in_force, item.as_string());
                if (!arm) item.fail(codec::one_of(arms_in_force));
                (*arm == Arm::Infantry ? infantry : cavalry) = true;
            }
        };
        read("attacker", assault.attacker_infantry, assault.attacker_cavalry);
        read("defender", assault.defender_infantry, assault.defender_cavalry);
        object.done();
    }

    Object& given_;
    const ChartsBook& charts_;
    State& s_;
};

}  // namespace

void read_turn(Object& given, const ChartsBook& charts, State& s) {
    Stander(given, charts, s).read();
}

}  // namespace grognard::waterloo
