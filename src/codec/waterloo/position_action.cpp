// Begins an action by the rules and goes as far into it as the case says.
#include "codec/waterloo/position_action.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "codec/waterloo/piece_text.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/turn/actions.hpp"
#include "games/waterloo/turn/sequence.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::array<std::string_view, 8> action_steps = {
    "marching",  "reforming",   "reinforcing",   "gunnery",
    "gun-shots", "cavalry-hit", "leader-action", "stop-word"};
constexpr std::array<std::string_view, 2> hit_by = {"guns", "skirmishers"};

class ActionReader {
  public:
    ActionReader(Object& given, std::string_view asked, State& s)
        : given_(given), asked_(asked), s_(s) {}

    void read() {
        if (asked_ == "stop-word") return at_stop_word();
        if (asked_ == "leader-action") given_.required("lead");
        if (asked_ == "cavalry-hit") return read_hit(given_.required("hit"));
        if (const auto lead = given_.optional("lead")) read_lead(*lead);
        if (const auto order = given_.optional("order")) {
            read_order(*order);
        } else if (s_.frames.top_as<LeaderAction>() == nullptr) {
            given_.required("order");
        }
    }

  private:
    void at_stop_word() {
        const Charts& charts = s_.battle->charts;
        if (s_.turn.done < least_tile(charts) || s_.turn.done >= most_tile(charts)) {
            given_.node().fail("so many actions done that a word is due",
                               "done " + std::to_string(s_.turn.done));
        }
        s_.frames.top_as<Sequence>()->step = SequenceStep::Act;
        s_.frames.push(StopWord{});
    }

    // {"area": "F5", "nation": "french", "disc": "green", "left": 1, "assaulted": true,
    // "grand_battery": "E4"}
    void read_lead(const Node& node) {
        Object object = node.object();
        const Node area = object.required("area");
        const AreaId where = read_place(area);
        UnitSet leaders = units_in(s_, s_.turn.active, Arm::Leader, where);
        if (const auto nation = object.optional("nation")) {
            leaders = leaders & s_.battle->of_nation[at(read_nation(*nation))];
        }
        if (leaders.size() != 1) area.fail("one leader of the active side there");
        LeaderAction leading{.leader = static_cast<UnitId>(leaders.first()), .left = 1};
        if (const auto disc = object.optional("disc")) leading.disc = read_disc(*disc);
        const int most = s_.battle->charts.limits.leader_activations;
        if (const auto left = object.optional("left")) {
            leading.left = static_cast<std::uint8_t>(left->as_int(0, most));
        }
        if (const auto begun = object.optional("assaulted")) leading.assaulted = begun->as_bool();
        if (const auto fired = object.optional("grand_battery")) {
            leading.first_battery = read_place(*fired);
            if (s_.turn.active != french) fired->fail("the French side's");
        }
        object.done();
        set_posture(s_, leading.leader, Posture::OnSide);
        s_.frames.push(leading);
    }

    static Disc read_disc(const Node& node) {
        for (const Disc disc : all_discs) {
            if (node.as_string() == name(disc)) return disc;
        }
        node.fail("green, red or purple");
    }

    static Order read_order_name(const Node& node) {
        for (const Order order : all_orders) {
            if (node.as_string() == name(order)) return order;
        }
        node.fail("an order such as approach");
    }

    // Of a leader as he says it, of who has none as for all who are free.
    Verdict refuse_order(Order order, AreaId where) const {
        if (const auto* leading = s_.frames.top_as<LeaderAction>()) {
            LeaderAction before = *leading;
            before.assaulted = false;
            return refuse(s_, before, Command{order, where});
        }
        if (is_open(s_, order, where)) return allowed;
        return why_closed(s_, order, where, free_units(s_, s_.turn.active));
    }

    // {"do": "fire", "area": "E5", ...}: given already, and paid for.
    void read_order(const Node& node) {
        Object object = node.object();
        const Order order = read_order_name(object.required("do"));
        const Node area = object.required("area");
        const AreaId where = read_place(area);
        const auto* leading = s_.frames.top_as<LeaderAction>();
        const UnitSet able =
            leading != nullptr ? units_under(s_, leading->leader) : free_units(s_, s_.turn.active);
        if (const Verdict verdict = refuse_order(order, where)) {
            area.fail("an area where the order does something",
                      "one refused by " + std::string(verdict->rule));
        }
        rules_of(order).begin(s_, where, able, {});
        const auto begun = object.optional("acted");
        const bool acted = begun && begun->as_bool();
        if (auto* marching = s_.frames.top_as<Marching>()) {
            marching->acted = acted;
            // Where the others went, leaders may follow.
            if (acted && order == Order::Assault)
                marching->entered = s_.pending[at(s_.turn.active)];
        }
        if (auto* reforming = s_.frames.top_as<Reforming>()) reforming->acted = acted;
        if (s_.frames.top_as<Gunnery>() != nullptr) read_guns(object);
        object.done();
    }

    // "aims": as the aims were said; then how they fire, and how many shots are fired already.
    void read_guns(Object& object) {
        const auto aims = object.optional("aims");
        if (aims) {
            for (const Node& item : aims->items()) {
                const auto action = parse(item.as_text());
                const auto* aim = action ? std::get_if<Aim>(&*action) : nullptr;
                if (aim == nullptr) item.fail("aim PIECE at AREA");
                auto& gunnery = *s_.frames.top_as<Gunnery>();
                if (const Verdict verdict = refuse(s_, gunnery, *aim)) {
                    item.fail("an aim that may be taken",
                              "one refused by " + std::string(verdict->rule));
                }
                apply(s_, gunnery, *aim, {});
            }
        }
        const auto battery = object.optional("grand_battery");
        const auto fired = object.optional("fired");
        if (asked_ != "gun-shots" && !battery && !fired) return;
        const Gunnery gunnery = *s_.frames.top_as<Gunnery>();
        if (gunnery.aims.empty()) object.required("aims").fail("at least one aim");
        GunShots shots{.area = gunnery.area, .aims = gunnery.aims};
        shots.shots = battery && battery->as_bool() ? 2 : 1;
        if (shots.shots == 2 && s_.turn.active != french) battery->fail("the French side's");
        const int all = shots.shots * static_cast<int>(shots.aims.size());
        const int done = fired ? fired->as_int(0, all - 1) : 0;
        shots.next = static_cast<std::uint8_t>(done / shots.shots);
        shots.fired = static_cast<std::uint8_t>(done % shots.shots);
        if (auto* leading = s_.frames.nearest<LeaderAction>();
            leading != nullptr && shots.shots == 2) {
            leading->first_battery = gunnery.area;
        }
        s_.frames.pop();
        s_.frames.push(shots);
    }

    // {"area": "D6", "side": "french", "by": "guns"}
    void read_hit(const Node& node) {
        Object object = node.object();
        const Node area = object.required("area");
        const AreaId where = read_area(area);
        const Seat side = read_seat(object.required("side"));
        std::size_t by = 0;
        if (const auto who = object.optional("by")) {
            const auto found = std::ranges::find(hit_by, who->as_string());
            if (found == hit_by.end()) who->fail(codec::one_of(hit_by));
            by = static_cast<std::size_t>(found - hit_by.begin());
        }
        object.done();
        if (units_in(s_, side, Arm::Cavalry, where).empty()) area.fail("an area with its cavalry");
        if (by == 1) {
            s_.turn.tile = 0;
            s_.turn.done = 0;
            s_.frames = {};
            s_.frames.push(TurnStep{
                .phase = Phase::Skirmish, .allied_done = true, .french_done = side == allied});
            s_.frames.push(Skirmishing{.side = other(side)});
        }
        hit_cavalry(s_, where, side);
    }

    Object& given_;
    const std::string asked_;
    State& s_;
};

}  // namespace

bool is_action_step(std::string_view name) {
    return std::ranges::find(action_steps, name) != action_steps.end();
}

void stand_in_action(Object& given, std::string_view asked, State& s) {
    ActionReader(given, asked, s).read();
}

}  // namespace grognard::waterloo
