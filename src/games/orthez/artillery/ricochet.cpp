// One combat fire with all that it strikes. Frame: Ricochet.
#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/artillery/line_of_fire.hpp"
#include "games/orthez/fire/fire_attack.hpp"

namespace grognard::orthez {

void begin_ricochet(State& s, const HexList& from, HexId at, const UnitSet& silent) {
    s.frames.push(Ricochet{from, at, silent, 0});
}

bool proceed(State& s, Ricochet& frame, const EventSink& events) {
    const LineShots shots = shots_of_fire(s, frame.from, frame.at, frame.silent);
    if (frame.next >= shots.size()) {
        finish(s, RicochetReport{}, events);
        return true;
    }
    const LineShot& shot = shots[frame.next++];
    FireOrder order;
    order.kind = shot.kind;
    order.from = shot.from;
    order.at = shot.at;
    order.attacks = shot.attacks;
    order.silent = frame.silent;
    begin_fire_attack(s, order);
    return true;
}

}  // namespace grognard::orthez
