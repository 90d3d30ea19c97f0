// Finds an answer that no frame was asked for in what was told since the step before.
#include "codec/waterloo/unsaid.hpp"

#include <algorithm>

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
    bool operator()(const Done&) const {
        return heard<GunsCovered>([](const GunsCovered&) { return true; });
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
    bool operator()(const Charge& said) const {
        return heard<ChargeContinued>(
            [&](const ChargeContinued& told) { return told.to == said.to; });
    }
    bool operator()(const Suffer& said) const {
        return heard<PieceTired>(
                   [&](const PieceTired& told) { return same_unit(said.piece, told.piece); }) ||
               eliminated(said.piece);
    }
    bool operator()(const Remove& said) const { return eliminated(said.piece); }
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

bool asks(const State& s) {
    if (const auto* going = s.frames.top_as<GoingBack>()) {
        return !going->units.empty() &&
               s.units[static_cast<std::size_t>(going->units.first())].at != lost;
    }
    if (const auto* assigning = s.frames.top_as<Assigning>()) return !assigning->left.empty();
    if (const auto* losses = s.frames.top_as<CavalryLosses>()) {
        return losses->hits > 0 && !losses->among.empty();
    }
    if (const auto* arrival = s.frames.top_as<Arrival>()) return arrival->left > 0;
    if (const auto* placing = s.frames.top_as<CubePlacement>()) return placing->left > 0;
    return true;
}

bool went_unsaid(const State& s, std::span<const Told<Event>> since, const Action& action) {
    return std::visit(Unsaid{s, since}, action);
}

}  // namespace grognard::waterloo
