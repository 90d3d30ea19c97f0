#include "games/orthez/hexes.hpp"

namespace grognard::orthez {

void prepare(Ground& ground) {
    ground.neighbours.assign(ground.terrain.size(), {});
    for (std::size_t i = 0; i < ground.terrain.size(); ++i) {
        const Axial at = axial(ground, static_cast<HexId>(i));
        for (Side side = 0; side < side_count; ++side) {
            const Axial by = step(side);
            const HexId next = hex_at(ground, {at.q + by.q, at.r + by.r});
            const bool there = next != no_hex && ground.playable.has(next);
            ground.neighbours[i][side] = there ? next : no_hex;
        }
    }
}

}  // namespace grognard::orthez
