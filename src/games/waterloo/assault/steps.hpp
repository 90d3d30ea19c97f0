// The seven steps, a file each. A step goes on until it says that it is over.
#pragma once

#include "core/chance.hpp"
#include "core/ledger.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

enum class StepState : std::uint8_t { Goes, Over };  // Goes: it changed its stage or pushed a frame

// What Assault::stage means in each step.
enum class Once : std::uint8_t { ToDo, Done };  // steps with nothing but a beginning
enum class DeclareStage : std::uint8_t { Shelters, Covers, Declared };
enum class VolleysStage : std::uint8_t {
    DefendersFire,
    AttackersFire,
    RoundEnds,
    FallBack,
    StepEnds
};
enum class ChargeStage : std::uint8_t { Squares, TestMorale, FallBack, StepEnds };
template <class Stage>
constexpr Stage stage_of(const Assault& assault) {
    return static_cast<Stage>(assault.stage);
}
template <class Stage>
constexpr void set_stage(Assault& assault, Stage stage) {
    assault.stage = static_cast<std::uint8_t>(stage);
}

// Before step 1: who is sheltered, who covers the guns (assault/declare.cpp).
StepState declare(State& s, Assault& assault, const EventSink& events);
Seat decider(const State& s, const Sheltering& sheltering);
Verdict refuse(const State& s, const Sheltering& sheltering, const Shelter& said);
void apply(State& s, Sheltering& sheltering, const Shelter& said, const EventSink& events);
void offer(const State& s, const Sheltering& sheltering, Offers<Action>& out);
Seat decider(const State& s, const Covering& covering);
Verdict refuse(const State& s, const Covering& covering, const Cover& said);
Verdict refuse(const State& s, const Covering& covering, const Done& said);
void apply(State& s, Covering& covering, const Cover& said, const EventSink& events);
void apply(State& s, Covering& covering, const Done& said, const EventSink& events);
void offer(const State& s, const Covering& covering, Offers<Action>& out);

// Step 1 (assault/guns.cpp).
StepState defensive_fire(State& s, Assault& assault, const EventSink& events);
Chance chance(const State& s, const DefensiveFire& fire);
void resolve(State& s, DefensiveFire& fire, Drawn drawn, const EventSink& events);

// Step 2 (assault/duels.cpp).
StepState duels(State& s, Assault& assault, const EventSink& events);
Ledger duel_modifiers(const State& s, UnitId cavalry);
Seat decider(const State& s, const DuelChoice& choice);
Verdict refuse(const State& s, const DuelChoice& choice, const Engage& said);
void apply(State& s, DuelChoice& choice, const Engage& said, const EventSink& events);
void offer(const State& s, const DuelChoice& choice, Offers<Action>& out);
Chance chance(const State& s, const DuelRoll& roll);
void resolve(State& s, DuelRoll& roll, Drawn drawn, const EventSink& events);

// Step 3 (assault/volleys.cpp).
StepState volleys(State& s, Assault& assault, const EventSink& events);
Ledger volley_modifiers(const State& s, const Assault& assault, UnitId infantry);
int volley_modifier(const State& s, const Assault& assault, UnitId infantry);  // their sum
VolleyCell volley_result(const State& s, int die, int modifier);
bool proceed(State& s, Volley& volley, const EventSink& events);
Chance chance(const State& s, const VolleyRoll& roll);
void resolve(State& s, VolleyRoll& roll, Drawn drawn, const EventSink& events);

// Step 4 (assault/charge.cpp).
StepState charge(State& s, Assault& assault, const EventSink& events);
Seat decider(const State& s, const ShelterFire& choice);
Verdict refuse(const State& s, const ShelterFire& choice, const Shoot& said);
Verdict refuse(const State& s, const ShelterFire& choice, const HoldFire& said);
void apply(State& s, ShelterFire& choice, const Shoot& said, const EventSink& events);
void apply(State& s, ShelterFire& choice, const HoldFire& said, const EventSink& events);
void offer(const State& s, const ShelterFire& choice, Offers<Action>& out);
Chance chance(const State& s, const ChargeFire& fire);
void resolve(State& s, ChargeFire& fire, Drawn drawn, const EventSink& events);

// Steps 5 and 6 (assault/batteries.cpp).
StepState ride_down_guns(State& s, Assault& assault, const EventSink& events);
StepState capture_guns(State& s, Assault& assault, const EventSink& events);
// W73: leaders who have lost all their company with the guns.
void send_leaders_back(State& s, const Assault& assault);

// Step 7 (assault/control.cpp).
StepState control(State& s, Assault& assault, const EventSink& events);
AreaSet continue_areas(const State& s, UnitId cavalry);
Chance chance(const State& s, const ControlRoll& roll);
void resolve(State& s, ControlRoll& roll, Drawn drawn, const EventSink& events);
bool proceed(State& s, ControlRoll& roll, const EventSink& events);
Seat decider(const State& s, const ContinueChoice& choice);
Verdict refuse(const State& s, const ContinueChoice& choice, const Charge& said);
void apply(State& s, ContinueChoice& choice, const Charge& said, const EventSink& events);
void offer(const State& s, const ContinueChoice& choice, Offers<Action>& out);

}  // namespace grognard::waterloo
