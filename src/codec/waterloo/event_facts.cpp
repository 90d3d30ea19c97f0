// One function an event, each member under its name.
#include "codec/waterloo/event_facts.hpp"

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

using Facts = std::vector<Fact>;

int number(std::uint8_t value) { return value; }
std::vector<int> numbers(const Faces& faces) { return {faces.begin(), faces.end()}; }

struct Write {
    Facts operator()(const TurnBegan& e) const { return {{"turn", e.turn + 1}}; }
    Facts operator()(const PhaseBegan& e) const { return {{"phase", name(e.phase)}}; }
    Facts operator()(const InitiativePassed& e) const { return {{"to", seat_name(e.to)}}; }
    Facts operator()(const PrussiansRolled& e) const {
        return {{"die", number(e.die)}, {"count", number(e.count)}};
    }
    Facts operator()(const PieceEntered& e) const {
        return {{"piece", e.piece}, {"at", name(e.at)}};
    }
    Facts operator()(const PieceDelayed& e) const { return {{"piece", e.piece}}; }
    Facts operator()(const SequenceBegan& e) const { return {{"active", seat_name(e.active)}}; }
    Facts operator()(const TileDrawn& e) const { return {{"value", number(e.value)}}; }
    Facts operator()(const TileWasDrawn& e) const { return {{"by", seat_name(e.by)}}; }
    Facts operator()(const LeadersReadied& e) const { return {{"seat", seat_name(e.seat)}}; }
    Facts operator()(const DiscSpent& e) const {
        return {{"seat", seat_name(e.seat)}, {"disc", name(e.disc)}};
    }
    Facts operator()(const AreaActivated& e) const {
        return {{"order", name(e.order)}, {"area", name(e.area)}};
    }
    Facts operator()(const LeaderActivated& e) const {
        return {{"leader", e.leader}, {"area", name(e.area)}};
    }
    Facts operator()(const PlayerPassed& e) const { return {{"seat", seat_name(e.seat)}}; }
    Facts operator()(const StopCalled& e) const {
        return {{"active", seat_name(e.active)}, {"actions", number(e.actions)}};
    }
    Facts operator()(const SequenceEnded& e) const { return {{"active", seat_name(e.active)}}; }

    Facts operator()(const PieceMoved& e) const { return way(e.piece, e.from, e.to, e.cubes); }
    Facts operator()(const PieceReformed& e) const {
        return {{"piece", e.piece}, {"at", name(e.at)}, {"to", name(e.piece.arm, e.to)}};
    }
    Facts operator()(const CubeHandedOver& e) const {
        return {{"colour", name(e.colour)}, {"from", name(e.from)}, {"to", name(e.to)}};
    }
    Facts operator()(const AreaOverstacked& e) const {
        return {{"seat", seat_name(e.seat)}, {"area", name(e.area)}, {"excess", number(e.excess)}};
    }
    Facts operator()(const StrongholdTaken& e) const {
        return {{"area", name(e.area)}, {"by", seat_name(e.by)}};
    }

    Facts operator()(const SkirmishFired& e) const {
        return {{"from", name(e.from)}, {"at", name(e.at)}, {"die", number(e.die)}, {"hit", e.hit}};
    }
    Facts operator()(const GrandBatteryFired& e) const {
        return {{"area", name(e.area)}, {"left", number(e.left)}};
    }
    Facts operator()(const GunFired& e) const {
        return {{"gun", e.gun},
                {"from", name(e.from)},
                {"at", name(e.at)},
                {"target", name(e.target)},
                {"die", number(e.die)},
                {"modifiers", e.die_modifiers},
                {"effect", number(e.effect)}};
    }
    Facts operator()(const CubesPlaced& e) const {
        return {{"colour", name(e.colour)}, {"at", name(e.at)}, {"count", number(e.count)}};
    }
    Facts operator()(const CubesWasted& e) const {
        return {{"at", name(e.at)}, {"count", number(e.count)}};
    }

    Facts operator()(const PieceTired& e) const { return {{"piece", e.piece}, {"at", name(e.at)}}; }
    Facts operator()(const PieceEliminated& e) const {
        return {{"piece", e.piece}, {"at", name(e.at)}, {"cubes", number(e.cubes)}};
    }
    Facts operator()(const PieceRetreated& e) const { return way(e.piece, e.from, e.to, e.cubes); }
    Facts operator()(const PieceFellBack& e) const { return way(e.piece, e.from, e.to, e.cubes); }

    Facts operator()(const AssaultBegan& e) const {
        return {{"area", name(e.area)}, {"attacker", seat_name(e.attacker)}};
    }
    Facts operator()(const StepBegan& e) const { return {{"step", static_cast<int>(e.step)}}; }
    Facts operator()(const PieceSheltered& e) const {
        return {{"piece", e.piece}, {"at", name(e.at)}};
    }
    Facts operator()(const GunsCovered& e) const { return {{"by", e.by}, {"at", name(e.at)}}; }
    Facts operator()(const DuelFought& e) const {
        return {{"charging", e.charging},
                {"countering", e.countering},
                {"dice", std::vector<int>{e.dice[0], e.dice[1]}},
                {"charging_modifiers", e.modifiers[0]},
                {"countering_modifiers", e.modifiers[1]}};
    }
    Facts operator()(const VolleyShot& e) const {
        return {{"by", e.by},
                {"carried", number(e.cubes_carried)},
                {"die", number(e.die)},
                {"modifiers", e.die_modifiers},
                {"cubes", number(e.result.cubes)},
                {"test", e.result.test}};
    }
    Facts operator()(const MoraleTested& e) const {
        return {{"piece", e.piece},
                {"die", number(e.die)},
                {"columns", e.columns},
                {"column", number(e.column)},
                {"result", name(e.result)}};
    }
    Facts operator()(const RetreatBarred& e) const {
        return {{"piece", e.piece}, {"instead", name(e.instead)}};
    }
    Facts operator()(const SquareFormed& e) const {
        return {{"piece", e.piece}, {"at", name(e.at)}};
    }
    Facts operator()(const ChargeShot& e) const {
        return {{"dice", numbers(e.dice)}, {"hits", number(e.hits)}};
    }
    Facts operator()(const GunsRiddenDown& e) const {
        return {{"at", name(e.at)}, {"guns", number(e.guns)}};
    }
    Facts operator()(const GunsCaptured& e) const {
        return {{"at", name(e.at)}, {"guns", number(e.guns)}};
    }
    Facts operator()(const ControlRolled& e) const {
        return {{"piece", e.piece}, {"die", number(e.die)}, {"needed", number(e.needed)}};
    }
    Facts operator()(const ChargeContinued& e) const {
        return {{"piece", e.piece}, {"from", name(e.from)}, {"to", name(e.to)}};
    }
    Facts operator()(const AssaultEnded& e) const { return {{"area", name(e.area)}}; }
    Facts operator()(const GameWon& e) const {
        return {{"seat", seat_name(e.seat)},
                {"by", name(e.by)},
                {"french_losses", number(e.french_losses)},
                {"allied_losses", number(e.allied_losses)}};
    }

  private:
    static Facts way(const Piece& piece, AreaId from, AreaId to, std::uint8_t cubes) {
        return {{"piece", piece}, {"from", name(from)}, {"to", name(to)}, {"cubes", number(cubes)}};
    }
};

}  // namespace

std::vector<Fact> facts(const Event& event) { return std::visit(Write{}, event); }

}  // namespace grognard::waterloo
