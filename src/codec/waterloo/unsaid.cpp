// Finds an answer that no frame was asked for in what was told since the step before.
#include "codec/waterloo/unsaid.hpp"

#include <algorithm>

#include "games/waterloo/board.hpp"

namespace grognard::waterloo {

namespace {

using Found = std::optional<std::size_t>;

// Where an attacker came from need not be said.
bool same_unit(const Piece& said, const Piece& told) {
    return said.nation == told.nation && said.arm == told.arm &&
           (said.from == nowhere || said.from == told.from);
}

// As it was when it was removed.
bool same_piece(const Piece& said, const Piece& told) {
    return same_unit(said, told) && said.posture == told.posture;
}

struct Unsaid {
    const State& s;
    std::span<const Told<Event>> since;
    std::optional<Seat> by;

    template <class E, class Fits>
    Found heard(Fits fits) const {
        const auto found = std::ranges::find_if(since, [&](const Told<Event>& told) {
            const E* event = std::get_if<E>(&told.event);
            return event != nullptr && fits(*event);
        });
        if (found == since.end()) return std::nullopt;
        return static_cast<std::size_t>(found - since.begin());
    }
    bool is_his(const Piece& piece) const { return !by || side(force(piece.nation)) == *by; }

    Found operator()(const Done&) const {
        return heard<GunsCovered>([](const GunsCovered&) { return true; });
    }
    Found operator()(const Resolve& said) const {
        const auto begun =
            heard<AssaultBegan>([&](const AssaultBegan& told) { return told.area == said.at; });
        if (begun) return begun;
        return heard<AreaOverstacked>(
            [&](const AreaOverstacked& told) { return told.area == said.at; });
    }
    Found operator()(const Shelter& said) const {
        return heard<PieceSheltered>([&](const PieceSheltered& told) {
            return is_his(told.piece) && same_unit(said.piece, told.piece);
        });
    }
    Found operator()(const Engage& said) const {
        const auto* duel = s.frames.top_as<DuelRoll>();
        const bool engaged = duel != nullptr && (piece_of(s, duel->charging) == said.piece ||
                                                 piece_of(s, duel->countering) == said.piece);
        return engaged ? Found(since.size()) : std::nullopt;
    }
    Found operator()(const Charge& said) const {
        return heard<ChargeContinued>(
            [&](const ChargeContinued& told) { return told.to == said.to; });
    }
    // Who is tired by a blow was fresh.
    Found operator()(const Suffer& said) const {
        if (said.piece.posture != Posture::Upright) return eliminated(said.piece);
        return heard<PieceTired>([&](const PieceTired& told) {
            return is_his(told.piece) && same_unit(said.piece, told.piece);
        });
    }
    Found operator()(const Remove& said) const { return eliminated(said.piece); }
    template <class Other>
    Found operator()(const Other&) const {
        return std::nullopt;
    }

    Found eliminated(const Piece& piece) const {
        return heard<PieceEliminated>([&](const PieceEliminated& told) {
            return is_his(told.piece) && same_piece(piece, told.piece);
        });
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

Found went_unsaid(const State& s, std::span<const Told<Event>> since, const Action& action,
                  std::optional<Seat> by) {
    return std::visit(Unsaid{s, since, by}, action);
}

}  // namespace grognard::waterloo
