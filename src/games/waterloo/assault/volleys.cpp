// Step 3: two rounds of infantry fire, the defenders first, each volley followed by a test.
#include <algorithm>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/test.hpp"
#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

const Assault& assault_of(const State& s) { return *s.frames.nearest<Assault>(); }

UnitSet infantry_of(const State& s, const Assault& assault, Seat seat) {
    return taking_part(s, assault, seat, Arm::Infantry);
}

bool both_have_infantry(const State& s, const Assault& assault) {
    return !infantry_of(s, assault, french).empty() && !infantry_of(s, assault, allied).empty();
}

struct Shot {
    const State& s;
    const Assault& assault;
    UnitId id;

    const Unit& unit() const { return s.units[id]; }
    const FireModifiers& figures() const { return s.battle->charts.fire; }
    UnitSet targets() const { return infantry_of(s, assault, other(side(s, id))); }
};

int nation(const Shot& shot) { return card(shot.s, shot.id).volley; }
// W34: for each full pair.
int damage(const Shot& shot) {
    const FireModifiers& figures = shot.figures();
    return figures.volley_damage * (shot.unit().cubes / figures.volley_damage_step);
}
int firer_square(const Shot& shot) {
    return shot.unit().posture == Posture::Square ? shot.figures().volley_firer_square : 0;
}
int target_square(const Shot& shot) {
    for (const int id : shot.targets()) {
        if (shot.s.units[static_cast<std::size_t>(id)].posture == Posture::Square) {
            return shot.figures().volley_target_square;
        }
    }
    return 0;
}
// wl.stronghold.all-for-infantry
int walls(const Shot& shot) {
    const UnitSet targets = shot.targets();
    const bool all = !targets.empty() && sheltered(shot.s, shot.assault).contains(targets);
    return all ? shot.figures().volley_stronghold : 0;
}

constexpr PlainRow<Shot> volley_rows[] = {
    {target_square, "wl.table.infantry.mod.target-square", name(Reason::TargetInSquare)},
    {nation, "wl.table.infantry.mod.british", name(Reason::British)},
    {damage, "wl.table.infantry.mod.damage", name(Reason::Damage)},
    {firer_square, "wl.table.infantry.mod.firer-square", name(Reason::InSquare)},
    {walls, "wl.table.infantry.mod.stronghold", name(Reason::TargetSheltered)},
};

// wl.stronghold.guns-lost
void take_uncovered_guns(State& s, const Assault& assault, const EventSink& events) {
    if (assault.guns_covered) return;
    const UnitSet guns = defenders(s, assault, Arm::Artillery);
    const bool still_there = !attackers(s, assault, Arm::Infantry).empty() ||
                             !attackers(s, assault, Arm::Cavalry).empty();
    if (guns.empty() || !still_there) return;
    events.tell(GunsCaptured{assault.area, static_cast<std::uint8_t>(guns.size())});
    for (const int id : guns) eliminate(s, static_cast<UnitId>(id), 0, events);
    send_leaders_back(s, assault);
}

// Where it matters, the owner says who takes which cubes along.
void assign_before_falling_back(State& s, const Assault& assault) {
    for (const int id : attackers(s, assault, Arm::Infantry)) {
        const auto unit = static_cast<UnitId>(id);
        if (fall_back_areas(s, unit, BackKind::FallBack, assault.origins).size() < 2) continue;
        return begin_assignment(s, assault.area, assault.attacker);
    }
    assign_anyhow(s, assault.area, assault.attacker);
}

}  // namespace

StepState volleys(State& s, Assault& assault, const EventSink& events) {
    switch (stage_of<VolleysStage>(assault)) {
        case VolleysStage::DefendersFire:
            if (!both_have_infantry(s, assault)) return StepState::Over;
            if (assault.round == 0) events.tell(StepBegan{AssaultStep::Volleys});
            set_stage(assault, VolleysStage::AttackersFire);
            s.frames.push(Volley{.firing = other(assault.attacker)});
            return StepState::Goes;
        case VolleysStage::AttackersFire:
            set_stage(assault, VolleysStage::RoundEnds);
            if (both_have_infantry(s, assault)) s.frames.push(Volley{.firing = assault.attacker});
            return StepState::Goes;
        case VolleysStage::RoundEnds:
            if (assault.round++ == 0) take_uncovered_guns(s, assault, events);
            if (!both_have_infantry(s, assault)) {
                set_stage(assault, VolleysStage::StepEnds);
            } else if (assault.round < s.battle->charts.limits.volley_rounds) {
                set_stage(assault, VolleysStage::DefendersFire);
            } else {
                set_stage(assault, VolleysStage::FallBack);
                assign_before_falling_back(s, assault);
            }
            return StepState::Goes;
        case VolleysStage::FallBack:  // W69: the infantry alone
            set_stage(assault, VolleysStage::StepEnds);
            s.frames.push(GoingBack{BackKind::FallBack, attackers(s, assault, Arm::Infantry)});
            return StepState::Goes;
        case VolleysStage::StepEnds:
            break;
    }
    return StepState::Over;
}

Ledger volley_modifiers(const State& s, const Assault& assault, UnitId infantry) {
    return tally(volley_rows, Shot{s, assault, infantry});
}

int volley_modifier(const State& s, const Assault& assault, UnitId infantry) {
    return total<volley_rows>(Shot{s, assault, infantry});
}

// W25; wl.table.infantry.natural-6
VolleyCell volley_result(const State& s, int die, int modifier) {
    const int row = std::clamp<int>(die + modifier, 0, table_rows - 1);
    const VolleyCell cell = s.battle->charts.volley[static_cast<std::size_t>(row)];
    const bool natural_six = die == static_cast<int>(die_faces);
    return natural_six && cell.cubes == 0 ? VolleyCell{1, true} : cell;
}

bool proceed(State& s, Volley& volley, const EventSink&) {
    const Assault& assault = assault_of(s);
    const Seat target = other(volley.firing);
    switch (volley.stage) {
        case VolleyStage::Assignment:
            volley.stage = VolleyStage::Dice;
            begin_assignment(s, assault.area, volley.firing);
            return true;
        case VolleyStage::Dice:
            s.frames.push(VolleyRoll{volley.firing});
            return true;
        case VolleyStage::TestDue:
            volley.stage = VolleyStage::NoTest;
            if (const UnitSet units = infantry_of(s, assault, target); !units.empty()) {
                begin_test(s, target, TestCause::Volley, units);
            }
            return true;
        case VolleyStage::NoTest:
            break;
    }
    s.frames.pop();
    return true;
}

Chance chance(const State& s, const VolleyRoll& roll) {
    return dice("volley", infantry_of(s, assault_of(s), roll.firing).size());
}

void resolve(State& s, VolleyRoll&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    Volley& volley = *s.frames.top_as<Volley>();
    const Assault& assault = assault_of(s);
    const Seat target = other(volley.firing);
    int cubes = 0;
    // wl.assault.step3.test-step1: what the guns did calls for a test whatever the volley does.
    bool test = target == assault.attacker && assault.gun_damage;
    std::size_t next = 0;
    for (const int id : infantry_of(s, assault, volley.firing)) {
        const auto unit = static_cast<UnitId>(id);
        const int die = face(drawn[next++]);
        const VolleyCell cell = volley_result(s, die, volley_modifier(s, assault, unit));
        cubes += cell.cubes;
        test = test || cell.test;
        if (!events.heard()) continue;
        events.tell(VolleyShot{piece_of(s, unit), s.units[unit].cubes,
                               static_cast<std::uint8_t>(die), volley_modifiers(s, assault, unit),
                               cell});
    }
    clear_assignment(s, assault.area, volley.firing);
    volley.stage = test ? VolleyStage::TestDue : VolleyStage::NoTest;
    if (cubes > 0) place_cubes(s, assault.area, target, cubes);
}

}  // namespace grognard::waterloo
