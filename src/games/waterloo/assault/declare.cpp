// Before step 1: whom the stronghold shelters, and who leaves it to cover the guns.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

const Assault& fought(const State& s) { return *s.frames.nearest<Assault>(); }

// W57: a square is defensive too (wl.stronghold.defensive-only).
UnitSet could_shelter(const State& s, const Assault& assault) {
    UnitSet out = defenders(s, assault, Arm::Infantry);
    for (const int id : out) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        if (unit.posture == Posture::Upright || unit.sheltered) out.remove(id);
    }
    return out;
}

void shelter(State& s, UnitId unit, const EventSink& events) {
    s.units[unit].sheltered = true;
    events.tell(PieceSheltered{piece_of(s, unit), s.units[unit].at});
}

// Fills the places left as far as nobody need be asked (W78); says how many are left then.
std::uint8_t shelter_obvious(State& s, const Assault& assault, int places,
                             const EventSink& events) {
    UnitSet waiting = could_shelter(s, assault);
    if (waiting.size() > places && !all_alike(s, waiting)) {
        return static_cast<std::uint8_t>(places);
    }
    for (const int id : waiting) {
        if (places-- > 0) shelter(s, static_cast<UnitId>(id), events);
    }
    return 0;
}

// Infantry outside the walls covers the guns anyway.
bool guns_bare(const State& s, const Assault& assault) {
    const UnitSet infantry = defenders(s, assault, Arm::Infantry);
    return !infantry.empty() && !defenders(s, assault, Arm::Artillery).empty() &&
           infantry == sheltered(s, assault);
}

}  // namespace

StepState declare(State& s, Assault& assault, const EventSink& events) {
    const Stronghold* walls = stronghold(s, assault.area);
    if (walls == nullptr) return StepState::Over;
    switch (stage_of<DeclareStage>(assault)) {
        case DeclareStage::Shelters:
            set_stage(assault, DeclareStage::Covers);
            if (const auto left = shelter_obvious(s, assault, walls->capacity, events); left > 0) {
                s.frames.push(Sheltering{left});
            }
            return StepState::Goes;
        case DeclareStage::Covers:
            set_stage(assault, DeclareStage::Declared);
            if (guns_bare(s, assault)) s.frames.push(Covering{});
            return StepState::Goes;
        case DeclareStage::Declared:
            break;
    }
    assault.guns_covered = !guns_bare(s, assault);
    return StepState::Over;
}

Seat decider(const State& s, const Sheltering&) { return other(fought(s).attacker); }

Verdict refuse(const State& s, const Sheltering&, const Shelter& said) {
    if (said.piece.arm != Arm::Infantry) {
        return refused("wl.stronghold.not-guns-cavalry", Reason::InfantryOnly);
    }
    if (said.piece.posture == Posture::Upright) {
        return refused("wl.stronghold.defensive-only", Reason::Mobile);
    }
    if (find_piece(s, could_shelter(s, fought(s)), said.piece) == no_unit) {
        return refused("wl.stronghold.overflow", Reason::NoSuchPiece);
    }
    return allowed;
}

void apply(State& s, Sheltering& sheltering, const Shelter& said, const EventSink& events) {
    const Assault& assault = fought(s);
    shelter(s, find_piece(s, could_shelter(s, assault), said.piece), events);
    sheltering.left = shelter_obvious(s, assault, sheltering.left - 1, events);
    if (sheltering.left == 0) s.frames.pop();
}

void offer(const State& s, const Sheltering&, Offers<Action>& out) {
    each_piece(s, could_shelter(s, fought(s)),
               [&out](const Piece& piece, UnitId) { out.push_back(Shelter{piece}); });
}

Seat decider(const State& s, const Covering&) { return other(fought(s).attacker); }

Verdict refuse(const State& s, const Covering&, const Cover& said) {
    if (find_piece(s, sheltered(s, fought(s)), said.piece) == no_unit) {
        return refused("wl.stronghold.guns-declare", Reason::NoSuchPieceSheltered);
    }
    return allowed;
}

Verdict refuse(const State&, const Covering&, const Done&) { return allowed; }

void apply(State& s, Covering&, const Cover& said, const EventSink& events) {
    const Assault& assault = fought(s);
    const UnitId unit = find_piece(s, sheltered(s, assault), said.piece);
    s.units[unit].sheltered = false;
    events.tell(GunsCovered{piece_of(s, unit), assault.area});
    if (sheltered(s, assault).empty()) s.frames.pop();
}

void apply(State& s, Covering&, const Done&, const EventSink&) { s.frames.pop(); }

void offer(const State& s, const Covering&, Offers<Action>& out) {
    each_piece(s, sheltered(s, fought(s)),
               [&out](const Piece& piece, UnitId) { out.push_back(Cover{piece}); });
    out.push_back(Done{});
}

}  // namespace grognard::waterloo
