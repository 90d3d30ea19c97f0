// Cavalry let loose at random among random enemies: whatever happens, the state stays sound, what
// is offered is allowed, and play comes back.
#include <random>

#include "games/orthez/invariants.hpp"
#include "games/orthez/movement/moving.hpp"
#include "orthez/play.hpp"

namespace grognard::orthez {
namespace {

constexpr int positions = 300;
constexpr int longest = 600;  // inputs

class Chaos {
  public:
    Chaos(State blank, unsigned seed) : s_(std::move(blank)), random_(seed) {}

    UnitId scatter(std::string_view id) {
        const UnitId unit = unit_called(s_, id);
        HexId hex = any_hex();
        while (is_occupied(s_, hex) || !ground(s_).playable.has(hex)) hex = any_hex();
        Unit& u = s_.units[unit];
        u.whereabouts = Whereabouts::Map;
        u.hexes.push(hex);
        u.formation = any_formation(counter(s_, unit).arm);
        const bool faces = u.formation != Formation::Square && u.formation != Formation::Limbered;
        u.facing = faces ? static_cast<Side>(below(side_count)) : no_side;
        if (imposes_general_order(terrain(s_, hex)) && faces) {
            u.formation = Formation::GeneralOrder;
        }
        note_occupied(s_);
        return unit;
    }
    void shake(UnitId unit, OrderState order) {
        if (below(6) == 0) s_.units[unit].order = order;
    }
    void begin(UnitId mover) {
        s_.phase = Phase::Manoeuvre;
        begin_from_nothing(s_);
        UnitList units;
        units.push(mover);
        begin_moving(s_, units, Mission::Free);
        settle(s_, {});
    }
    std::string_view play() {
        for (int i = 0; i < longest; ++i) {
            const std::string_view fault = invariants(s_);
            if (!fault.empty() || is_over(s_)) return fault;
            if (!one_input()) return "nothing is offered, or what is offered is refused";
        }
        return "it does not end";
    }

  private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    HexId any_hex() { return hex_at(ground(s_), below(9), 2 + below(11)); }
    Formation any_formation(Arm arm) {
        constexpr Formation foot[] = {Formation::Column, Formation::Line, Formation::Square,
                                      Formation::Skirmish};
        if (arm == Arm::Infantry) return foot[below(4)];
        if (arm == Arm::Cavalry) return below(2) == 0 ? Formation::Column : Formation::Line;
        return below(2) == 0 ? Formation::Battery : Formation::Limbered;
    }
    bool one_input() {
        if (awaits(s_) == Awaits::Chance) return roll_any(), true;
        const Seat seat = next_to_act(awaits(s_));
        Offers<Action> out;
        offer(s_, seat, out);
        if (out.empty()) return false;
        const Action action = pick(out);
        if (refuse(s_, seat, action)) return false;
        apply(s_, seat, action, {});
        return true;
    }
    void roll_any() {
        std::vector<std::uint8_t> drawn;
        for (int i = 0; i < chance(s_).count; ++i) {
            drawn.push_back(static_cast<std::uint8_t>(below(chance(s_).outcomes)));
        }
        resolve(s_, drawn, {});
    }
    // Charges and what answers them more often than the rest.
    Action pick(const Offers<Action>& out) {
        Offers<Action> bold;
        for (const Action& a : out) {
            const bool rides = std::holds_alternative<Charge>(a) || std::holds_alternative<Step>(a);
            const bool answers =
                std::holds_alternative<React>(a) || std::holds_alternative<Retreat>(a) ||
                std::holds_alternative<OpportunityCharge>(a) ||
                std::holds_alternative<RideThrough>(a) || std::holds_alternative<ChargeSquare>(a);
            if (rides || answers) bold.push_back(a);
        }
        const Offers<Action>& from = !bold.empty() && below(4) != 0 ? bold : out;
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }

    State s_;
    std::mt19937 random_;
};

TEST(RandomCharges, LeaveTheStateSoundAndComeToAnEnd) {
    const State blank = without_units(start_of(0));
    Battle fast = *blank.battle;  // the French could retreat before a charge
    for (Counter& c : fast.units) {
        if (c.arm == Arm::Cavalry && c.side == french) c.movement = 16;
    }
    for (unsigned seed = 0; seed < positions; ++seed) {
        State s = blank;
        if (seed % 3 == 0) s.battle = &fast;
        Chaos chaos(s, seed);
        const UnitId dragoons = chaos.scatter("A_14_Light_Dragoons");
        const UnitId foot = chaos.scatter("A_1-50_Foot");
        for (const char* id : {"F_2-25_leger", "F_7-25_leger", "F_2_Hussards", "F_3-34_leger",
                               "F_8th_Div_foot_battery", "F_13_Chasseurs"}) {
            const UnitId unit = chaos.scatter(id);
            chaos.shake(unit, seed % 2 == 0 ? OrderState::Disordered : OrderState::Routing);
        }
        chaos.begin(seed % 4 == 0 ? foot : dragoons);
        EXPECT_EQ(chaos.play(), "") << "seed " << seed;
    }
}

}  // namespace
}  // namespace grognard::orthez
