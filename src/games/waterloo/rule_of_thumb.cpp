// Keep what is worth most: the tired before the fresh, guns out of harm, cubes spread evenly.
#include "games/waterloo/rule_of_thumb.hpp"

#include <cstdlib>
#include <vector>

#include "games/waterloo/board.hpp"
#include "games/waterloo/flow.hpp"

namespace grognard::waterloo {

namespace {

int worth(const State& s, const Piece& piece) {
    const NationCard& card = s.battle->charts.nations[at(piece.nation)];
    return card.worth * 2 + card.volley - card.morale;
}

// The more, the sooner it is done; equals are drawn.
struct Liking {
    const State& s;

    // The step that costs nothing yet.
    int operator()(const Suffer& a) const { return a.piece.posture == Posture::Upright ? 2 : 0; }
    int operator()(const Retreat&) const { return 1; }
    int operator()(const Engage& a) const { return a.piece.posture == Posture::Upright ? 1 : 0; }
    int operator()(const Shelter& a) const { return worth(s, a.piece); }
    int operator()(const Remove& a) const { return -worth(s, a.piece); }
    int operator()(const Sacrifice& a) const { return a.cubes - worth(s, a.piece); }
    int operator()(const Shoot&) const { return 1; }
    int operator()(const Done&) const { return 1; }
    int operator()(const Assign& a) const {
        const auto* left = s.frames.top_as<Assigning>();
        if (left == nullptr || left->left.empty()) return 0;
        const int fair_share = (left->cubes + left->left.size() / 2) / left->left.size();
        return -std::abs(a.cubes - fair_share);
    }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

Action by_rule_of_thumb(const State& s, Seat seat, Stream& stream) {
    Offers<Action> offers;
    offer(s, seat, offers);
    std::vector<std::size_t> best;
    int most = 0;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const int liking = std::visit(Liking{s}, offers[i]);
        if (best.empty() || liking > most) {
            best.clear();
            most = liking;
        }
        if (liking == most) best.push_back(i);
    }
    return offers[best[stream.below(static_cast<std::uint32_t>(best.size()))]];
}

}  // namespace grognard::waterloo
