// Finds an answer in what was told since the step before, or in the frame that waits for its dice.
#include "codec/waterloo/unsaid.hpp"

#include <algorithm>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/board.hpp"

namespace grognard::waterloo {

namespace {

// A blow may have changed its posture; where an attacker came from need not be said.
bool same_unit(const Piece& said, const Piece& told) {
    return said.nation == told.nation && said.arm == told.arm &&
           (said.from == nowhere || said.from == told.from);
}

struct Unsaid {
    const State& s;
    std::span<const Told<Event>> since;

    template <class E, class Fits>
    bool heard(Fits fits) const {
        return std::ranges::any_of(since, [&](const Told<Event>& told) {
            const E* event = std::get_if<E>(&told.event);
            return event != nullptr && fits(*event);
        });
    }
    template <class E>
    bool heard() const {
        return heard<E>([](const E&) { return true; });
    }
    template <class Frame>
    bool aimed(const Aim& said) const {
        const auto* frame = s.frames.top_as<Frame>();
        return frame != nullptr && std::ranges::any_of(frame->aims, [&](const GunAim& aim) {
                   return piece_of(s, aim.gun) == said.gun && aim.at == said.at;
               });
    }

    // Nobody was left who could still move, change or come in.
    bool operator()(const Done&) const {
        return heard<PieceMoved>() || heard<PieceReformed>() || heard<PieceEntered>() ||
               heard<GunsCovered>();
    }
    bool operator()(const Delay&) const { return heard<PieceDelayed>(); }
    bool operator()(const Aim& said) const { return aimed<Gunnery>(said) || aimed<GunShots>(said); }
    bool operator()(const OpenFire&) const {
        const auto* shots = s.frames.top_as<GunShots>();
        return shots != nullptr && shots->next == 0 && shots->fired == 0 && shots->shots == 1;
    }
    bool operator()(const Reinforce& said) const {
        return heard<CubeHandedOver>([&](const CubeHandedOver& told) {
            return told.colour == said.colour && told.to == said.to;
        });
    }
    bool operator()(const Resolve& said) const {
        return heard<AssaultBegan>(
                   [&](const AssaultBegan& told) { return told.area == said.at; }) ||
               heard<AreaOverstacked>(
                   [&](const AreaOverstacked& told) { return told.area == said.at; });
    }
    bool operator()(const Shelter& said) const {
        return heard<PieceSheltered>(
            [&](const PieceSheltered& told) { return same_unit(said.piece, told.piece); });
    }
    bool operator()(const Engage& said) const {
        const auto* duel = s.frames.top_as<DuelRoll>();
        return duel != nullptr && (piece_of(s, duel->charging) == said.piece ||
                                   piece_of(s, duel->countering) == said.piece);
    }
    // The last unit takes what is left, one alone takes all.
    bool operator()(const Assign& said) const {
        const auto* volley = s.frames.top_as<VolleyRoll>();
        const bool tests = s.frames.top_as<TestRoll>() != nullptr;
        if (volley == nullptr && !tests) return false;
        const Seat seat = tests ? s.frames.nearest<Test>()->side : volley->firing;
        const Assault& assault = *s.frames.nearest<Assault>();
        return std::ranges::any_of(s.units, [&](const Unit& unit) {
            const auto id = static_cast<UnitId>(&unit - s.units.begin());
            return taking_part(s, assault, seat, Arm::Infantry).has(id) && unit.cubes == said.cubes;
        });
    }
    bool operator()(const Charge& said) const {
        return heard<ChargeContinued>(
            [&](const ChargeContinued& told) { return told.to == said.to; });
    }
    bool operator()(const Suffer& said) const {
        return heard<PieceTired>(
                   [&](const PieceTired& told) { return same_unit(said.piece, told.piece); }) ||
               eliminated(said.piece);
    }
    bool operator()(const Retreat& said) const {
        const auto went = [&](const auto& told) {
            return told.piece == said.piece && told.to == said.to;
        };
        return said.company == alone && (heard<PieceRetreated>(went) || heard<PieceFellBack>(went));
    }
    bool operator()(const PutCube& said) const {
        return heard<CubesPlaced>(
            [&](const CubesPlaced& told) { return told.colour == said.colour; });
    }
    bool operator()(const Remove& said) const { return eliminated(said.piece); }
    bool operator()(const Sacrifice& said) const { return eliminated(said.piece); }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }

    bool eliminated(const Piece& piece) const {
        return heard<PieceEliminated>(
            [&](const PieceEliminated& told) { return same_unit(piece, told.piece); });
    }
};

}  // namespace

bool went_unsaid(const State& s, std::span<const Told<Event>> since, const Action& action) {
    return std::visit(Unsaid{s, since}, action);
}

}  // namespace grognard::waterloo
