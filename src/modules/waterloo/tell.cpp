// Events of Waterloo as messages, one overload each.
#include <string>

#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "modules/waterloo/say.hpp"
#include "modules/waterloo/traits.hpp"

namespace grognard::table {

namespace {

using namespace waterloo;

// The least face of a die that does something.
template <class Effect>
int least_face(Effect effect) {
    for (int face = 1; face <= static_cast<int>(die_faces); ++face) {
        if (effect(face) > 0) return face;
    }
    return 0;
}

struct Tell {
    const State& s;

    static Message at(std::string_view key, AreaId area) {
        return Message(key).with("at", waterloo::name(area));
    }
    static Message of(std::string_view key, Seat seat) {
        return Message(key).with("side", say::side(seat));
    }
    static Message with_piece(std::string_view key, const Piece& piece) {
        return Message(key).with("piece", say::piece(piece));
    }
    static Message piece_at(std::string_view key, const Piece& piece, AreaId area) {
        return at(key, area).with("piece", say::piece(piece));
    }
    static Message way(std::string_view key, const Piece& piece, AreaId from, AreaId to) {
        return with_piece(key, piece)
            .with("from", waterloo::name(from))
            .with("to", waterloo::name(to));
    }
    static std::string key_with(std::string_view key, int cubes) {
        return cubes > 0 ? std::string(key) + ".with-cubes" : std::string(key);
    }
    static Message way(std::string_view key, const Piece& piece, AreaId from, AreaId to,
                       int cubes) {
        return way(key_with(key, cubes), piece, from, to)
            .with("cubes", say::counted("cubes", cubes));
    }
    // "4 (-1 British gun)": the sum of a die, and how it came about.
    static Message sum(int start, const Ledger& ledger) {
        return Message(ledger.entries().empty() ? "sum.plain" : "sum.modified")
            .with("die", say::die(start))
            .with("total", start + ledger.total())
            .with("why", say::ledger(ledger));
    }

    Message operator()(const TurnBegan& e) const {
        return Message("event.turn-began").with("turn", e.turn + 1);
    }
    Message operator()(const PhaseBegan& e) const {
        return Message("event.phase-began").with("phase", Noun{"phase", name(e.phase)});
    }
    Message operator()(const InitiativePassed& e) const {
        return of("event.initiative-passed", e.to);
    }
    Message operator()(const PrussiansRolled& e) const {
        return Message("event.prussians-rolled")
            .with("die", say::die(e.die))
            .with("count", e.count);
    }
    Message operator()(const PieceEntered& e) const {
        return piece_at("event.piece-entered", e.piece, e.at);
    }
    Message operator()(const PieceDelayed& e) const {
        return with_piece("event.piece-delayed", e.piece);
    }
    Message operator()(const SequenceBegan& e) const {
        return of("event.sequence-began", e.active);
    }
    Message operator()(const TileDrawn& e) const {
        return Message("event.tile-drawn").with("value", e.value);
    }
    Message operator()(const TileWasDrawn& e) const { return of("event.tile-was-drawn", e.by); }
    Message operator()(const LeadersReadied& e) const {
        return of("event.leaders-readied", e.seat);
    }
    Message operator()(const DiscSpent& e) const {
        return of("event.disc-spent", e.seat).with("disc", Noun{"disc", name(e.disc)});
    }
    Message operator()(const AreaActivated& e) const {
        return at("event.area-activated", e.area).with("order", Noun{"order", name(e.order)});
    }
    Message operator()(const LeaderActivated& e) const {
        return piece_at("event.leader-activated", e.leader, e.area);
    }
    Message operator()(const PlayerPassed& e) const { return of("event.player-passed", e.seat); }
    Message operator()(const StopCalled& e) const {
        return of("event.stop-called", e.active)
            .with("actions", say::counted("actions", e.actions));
    }
    Message operator()(const SequenceEnded& e) const {
        return of("event.sequence-ended", e.active);
    }

    Message operator()(const PieceMoved& e) const {
        return way("event.piece-moved", e.piece, e.from, e.to, e.cubes);
    }
    Message operator()(const PieceReformed& e) const {
        return piece_at("event.piece-reformed", e.piece, e.at)
            .with("posture", say::posture(e.piece.arm, e.to));
    }
    Message operator()(const CubeHandedOver& e) const {
        return Message("event.cube-handed-over")
            .with("cubes", say::cubes(e.colour, 1))
            .with("from", waterloo::name(e.from))
            .with("to", waterloo::name(e.to));
    }
    Message operator()(const AreaOverstacked& e) const {
        return at("event.area-overstacked", e.area)
            .with("side", say::side(e.seat))
            .with("excess", e.excess);
    }
    Message operator()(const StrongholdTaken& e) const {
        return at("event.stronghold-taken", e.area).with("side", say::side(e.by));
    }

    Message operator()(const SkirmishFired& e) const {
        return at(e.hit ? "event.skirmish-fired.hit" : "event.skirmish-fired", e.at)
            .with("from", waterloo::name(e.from))
            .with("die", say::die(e.die))
            .with("needs", say::needs_to_hit(s.battle->charts.hit_on.skirmish));
    }
    // What a gun needed: by the table at infantry, else a face of its own.
    int least_of(const GunFired& e) const {
        const HitOn& hit_on = s.battle->charts.hit_on;
        if (e.target == Arm::Cavalry) return hit_on.gun_cavalry;
        if (e.target == Arm::Artillery) return hit_on.gun_guns;
        const int range = s.battle->graph.distance(e.from, e.at);
        return least_face(
            [&](int face) { return gun_cubes(s, face, e.die_modifiers.total(), range); });
    }
    Message operator()(const GrandBatteryFired& e) const {
        return at("event.grand-battery-fired", e.area).with("left", e.left);
    }
    Message operator()(const GunFired& e) const {
        return piece_at(e.from == e.at ? "event.gun-fired.here" : "event.gun-fired", e.gun, e.at)
            .with("from", waterloo::name(e.from))
            .with("sum", sum(e.die, e.die_modifiers))
            .with("needs", say::needs_to_hit(least_of(e)))
            .with("hits", say::counted("hits", e.effect));
    }
    Message operator()(const CubesPlaced& e) const {
        return at("event.cubes-placed", e.at).with("cubes", say::cubes(e.colour, e.count));
    }
    Message operator()(const CubesWasted& e) const {
        return at("event.cubes-wasted", e.at).with("cubes", say::counted("cubes", e.count));
    }

    Message operator()(const PieceTired& e) const {
        return piece_at("event.piece-tired", e.piece, e.at);
    }
    Message operator()(const PieceEliminated& e) const {
        return piece_at(key_with("event.piece-eliminated", e.cubes), e.piece, e.at)
            .with("cubes", say::counted("cubes", e.cubes));
    }
    Message operator()(const PieceRetreated& e) const {
        return way("event.piece-retreated", e.piece, e.from, e.to, e.cubes);
    }
    Message operator()(const PieceFellBack& e) const {
        return way("event.piece-fell-back", e.piece, e.from, e.to, e.cubes);
    }

    Message operator()(const AssaultBegan& e) const {
        return at("event.assault-began", e.area).with("side", say::side(e.attacker));
    }
    Message operator()(const StepBegan& e) const {
        static constexpr std::string_view keys[] = {"step.declare", "step.guns",   "step.duels",
                                                    "step.volleys", "step.charge", "step.ride",
                                                    "step.capture", "step.control"};
        const auto step = static_cast<std::size_t>(e.step);
        return Message("event.step-began")
            .with("number", static_cast<int>(step))
            .with("step", Message(keys[step]));
    }
    Message operator()(const PieceSheltered& e) const {
        return piece_at("event.piece-sheltered", e.piece, e.at);
    }
    Message operator()(const GunsCovered& e) const {
        return piece_at("event.guns-covered", e.by, e.at);
    }
    Message operator()(const DuelFought& e) const {
        return Message("event.duel-fought")
            .with("piece", say::piece(e.charging))
            .with("sum", sum(e.dice[0], e.modifiers[0]))
            .with("other", say::piece(e.countering))
            .with("other-sum", sum(e.dice[1], e.modifiers[1]));
    }
    Message operator()(const VolleyShot& e) const {
        const bool only_test = e.result.cubes == 0 && e.result.test;
        const int least = least_face(
            [&](int face) { return volley_result(s, face, e.die_modifiers.total()).cubes; });
        return with_piece(only_test ? "event.volley-shot.test" : "event.volley-shot", e.by)
            .with("sum", sum(e.die, e.die_modifiers))
            .with("needs", say::needs_to_hit(least))
            .with("hits", say::counted("hits", e.result.cubes));
    }
    Message operator()(const MoraleTested& e) const {
        return with_piece(say::key("event.morale-tested", name(e.result)), e.piece)
            .with("die", say::die(e.die))
            .with("column", Message(e.columns.entries().empty() ? "column.plain" : "column.shifted")
                                .with("column", e.column)
                                .with("why", say::ledger(e.columns)))
            .with("needs", say::needs_to_stand(s.battle->charts, e.column));
    }
    Message operator()(const RetreatBarred& e) const {
        return with_piece(say::key("event.retreat-barred", name(e.instead)), e.piece);
    }
    Message operator()(const SquareFormed& e) const {
        return piece_at("event.square-formed", e.piece, e.at);
    }
    Message operator()(const ChargeShot& e) const {
        return Message("event.charge-shot")
            .with("dice", say::faces(e.dice))
            .with("needs", say::needs_to_hit(s.battle->charts.hit_on.charged))
            .with("hits", say::counted("hits", e.hits));
    }
    Message operator()(const GunsRiddenDown& e) const {
        return at("event.guns-ridden-down", e.at).with("guns", say::counted("guns", e.guns));
    }
    Message operator()(const GunsCaptured& e) const {
        return at("event.guns-captured", e.at).with("guns", say::counted("guns", e.guns));
    }
    Message operator()(const ControlRolled& e) const {
        return with_piece(e.die >= e.needed ? "event.control-rolled.lost" : "event.control-rolled",
                          e.piece)
            .with("die", say::die(e.die))
            .with("needed", e.needed);
    }
    Message operator()(const ChargeContinued& e) const {
        return way("event.charge-continued", e.piece, e.from, e.to);
    }
    Message operator()(const AssaultEnded& e) const { return at("event.assault-ended", e.area); }
    Message operator()(const GameWon& e) const {
        return of(say::key("event.game-won", name(e.by)), e.seat)
            .with("french", e.french_losses)
            .with("allied", e.allied_losses);
    }
};

}  // namespace

Message WaterlooTraits::tell(const State& s, const WaterlooLore&, const Event& event) {
    return std::visit(Tell{s}, event);
}

}  // namespace grognard::table
