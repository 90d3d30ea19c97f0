// Cavalry under fire: its owner says who is hit and what becomes of it.
#include "games/waterloo/fire/cavalry.hpp"

#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

bool tired(const State& s, UnitId cavalry) { return s.units[cavalry].posture == Posture::OnSide; }

UnitSet cavalry_hit(const State& s, const CavalryHit& hit) {
    return units_in(s, hit.owner, Arm::Cavalry, hit.area);
}

// W26: tired cavalry retreats if it can; only if not, it is eliminated.
bool may_suffer(const State& s, UnitId cavalry) {
    return !tired(s, cavalry) || retreat_areas(s, cavalry).empty();
}

// Everything its owner could say, each once.
template <class Visit>
void each_answer(const State& s, const CavalryHit& hit, Visit visit) {
    each_piece(s, cavalry_hit(s, hit), [&](const Piece& piece, UnitId unit) {
        if (may_suffer(s, unit)) visit(Action{Suffer{piece}});
        for (const int area : retreat_areas(s, unit)) {
            const auto to = static_cast<AreaId>(area);
            each_company(possible_company(s, unit, to), [&](Company company) {
                visit(Action{Retreat{piece, to, company}});
            });
        }
    });
}

// Skirmishers, or guns.
Refusal not_hit(const State& s, Reason reason) {
    const bool skirmish = s.frames.nearest<Skirmishing>() != nullptr;
    return refused(skirmish ? "wl.skirmish.cavalry" : "wl.action.artillery.cavalry.effect", reason);
}

// Hits that leave no cavalry at all need not be spread.
int steps_left(const State& s, const UnitSet& among) {
    int steps = 0;
    for (const int id : among) steps += tired(s, static_cast<UnitId>(id)) ? 1 : 2;
    return steps;
}

void wear_one(State& s, CavalryLosses& losses, UnitId unit, const EventSink& events) {
    --losses.hits;
    wear_down(s, unit, events);
    if (s.units[unit].at == lost) losses.among.remove(unit);
}

}  // namespace

void hit_cavalry(State& s, AreaId area, Seat owner) { s.frames.push(CavalryHit{area, owner}); }

Seat decider(const State&, const CavalryHit& hit) { return hit.owner; }

Verdict refuse(const State& s, const CavalryHit& hit, const Suffer& said) {
    if (said.piece.arm != Arm::Cavalry) return not_hit(s, Reason::NotCavalry);
    const UnitId unit = find_piece(s, cavalry_hit(s, hit), said.piece);
    if (unit == no_unit) return not_hit(s, Reason::NoSuchPiece);
    if (!may_suffer(s, unit)) {
        const bool skirmish = s.frames.nearest<Skirmishing>() != nullptr;
        return refused(
            skirmish ? "wl.skirmish.cavalry-all-tired" : "wl.action.artillery.cavalry.tired",
            Reason::TiredMustRetreat);
    }
    return allowed;
}

Verdict refuse(const State& s, const CavalryHit& hit, const Retreat& said) {
    if (said.piece.arm != Arm::Cavalry) return not_hit(s, Reason::NotCavalry);
    const UnitId unit = find_piece(s, cavalry_hit(s, hit), said.piece);
    if (unit == no_unit) return not_hit(s, Reason::NoSuchPiece);
    return refuse_way(s, unit, retreat_areas(s, unit), said);
}

void apply(State& s, CavalryHit& hit, const Suffer& said, const EventSink& events) {
    const UnitId unit = find_piece(s, cavalry_hit(s, hit), said.piece);
    s.frames.pop();
    wear_down(s, unit, events);
}

void apply(State& s, CavalryHit& hit, const Retreat& said, const EventSink& events) {
    const UnitId unit = find_piece(s, cavalry_hit(s, hit), said.piece);
    const AreaId from = hit.area;
    s.frames.pop();
    events.tell(PieceRetreated{said.piece, from, said.to, 0});
    go_back(s, unit, said.to, said.company, events);
}

void offer(const State& s, const CavalryHit& hit, Offers<Action>& out) {
    each_answer(s, hit, [&out](const Action& action) { out.push_back(action); });
}

bool proceed(State& s, CavalryHit& hit, const EventSink& events) {
    int answers = 0;
    Action only_one;
    each_answer(s, hit, [&](const Action& action) {
        ++answers;
        only_one = action;
    });
    if (answers > 1) return false;
    if (const auto* suffer = std::get_if<Suffer>(&only_one)) {
        apply(s, hit, *suffer, events);
    } else {
        apply(s, hit, std::get<Retreat>(only_one), events);
    }
    return true;
}

void wear_cavalry(State& s, const UnitSet& among, int hits) {
    s.frames.push(CavalryLosses{among, static_cast<std::uint8_t>(hits)});
}

Seat decider(const State& s, const CavalryLosses& losses) {
    return side(s, static_cast<UnitId>(losses.among.first()));
}

Verdict refuse(const State& s, const CavalryLosses& losses, const Suffer& said) {
    if (find_piece(s, losses.among, said.piece) == no_unit) {
        return refused("wl.formation.cavalry.tire-causes", Reason::NoSuchPiece);
    }
    return allowed;
}

Verdict refuse(const State& s, const CavalryLosses&, const Retreat&) {
    const auto* assault = s.frames.nearest<Assault>();
    if (assault == nullptr) return refused("wl.stacking.penalty-cavalry", Reason::NoRetreatInstead);
    return assault->step == AssaultStep::Guns
               ? refused("wl.assault.step1.no-retreat", Reason::NoRetreatInstead)
               : refused("wl.assault.step4.fire-allocation", Reason::NoRetreatInstead);
}

void apply(State& s, CavalryLosses& losses, const Suffer& said, const EventSink& events) {
    wear_one(s, losses, find_piece(s, losses.among, said.piece), events);
}

void offer(const State& s, const CavalryLosses& losses, Offers<Action>& out) {
    each_piece(s, losses.among,
               [&out](const Piece& piece, UnitId) { out.push_back(Suffer{piece}); });
}

bool proceed(State& s, CavalryLosses& losses, const EventSink& events) {
    if (losses.hits == 0 || losses.among.empty()) {
        s.frames.pop();
        return true;
    }
    if (losses.hits < steps_left(s, losses.among) && !all_alike(s, losses.among)) return false;
    wear_one(s, losses, static_cast<UnitId>(losses.among.first()), events);
    return true;
}

}  // namespace grognard::waterloo
