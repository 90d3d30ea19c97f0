// Builds an assault up to a step, by hand what lies behind it; from there on the rules go on.
#include "codec/waterloo/position_assault.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>

#include "codec/waterloo/piece_text.hpp"
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/test.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::array<std::string_view, 3> test_causes = {"volley", "charge", "guns"};
constexpr std::array<std::string_view, 2> arms_in_force = {"infantry", "cavalry"};
constexpr std::array<std::string_view, 2> back_kinds = {"retreat", "fall-back"};

// The step of the assault in which a question is asked; End: of none in particular.
struct AskedIn {
    std::string_view question;
    AssaultStep step;
};
constexpr AskedIn asked_in[] = {
    {"sheltering", AssaultStep::Declare},      {"covering", AssaultStep::Declare},
    {"defensive-fire", AssaultStep::Guns},     {"duel-choice", AssaultStep::Duels},
    {"duel-roll", AssaultStep::Duels},         {"volley-roll", AssaultStep::Volleys},
    {"assigning", AssaultStep::Volleys},       {"shelter-fire", AssaultStep::Charge},
    {"charge-fire", AssaultStep::Charge},      {"control-roll", AssaultStep::Control},
    {"continue-choice", AssaultStep::Control}, {"test-roll", AssaultStep::End},
    {"going-back", AssaultStep::End},          {"cavalry-losses", AssaultStep::End},
};

class AssaultReader {
  public:
    AssaultReader(const Node& node, std::string_view asked, State& s)
        : node_(node), object_(node.object()), asked_(asked), s_(s) {}

    void read() {
        read_beginning();
        read_step();
        auto& queue = *s_.frames.nearest<AssaultQueue>();
        queue.batch = s_.pending[at(french)] | s_.pending[at(allied)];
        queue.batch.remove(assault_.area);
        read_volley();
        s_.frames.push(assault_);
        if (const auto test = object_.optional("test")) read_test(*test);
        if (const auto back = object_.optional("back")) read_back(*back);
        if (const auto losses = object_.optional("losses")) read_losses(*losses);
        read_horse();
        if (const auto assigned = object_.optional("assigned")) assign(*assigned);
        object_.done();
    }

  private:
    void read_beginning() {
        const auto said = object_.optional("at");
        assault_.area = said ? read_area(*said) : only_area_attacked();
        const Node& where = said ? *said : node_;
        if (const auto attacker = object_.optional("attacker")) {
            s_.pending[at(read_seat(*attacker))].add(assault_.area);
        }
        const bool by_french = s_.pending[at(french)].has(assault_.area);
        assault_.attacker = by_french ? french : allied;
        if (!s_.pending[at(assault_.attacker)].has(assault_.area)) {
            where.fail("an area with attackers, or beside it the attacker who has none left");
        }
        for (const Unit& unit : s_.units) {
            if (unit.sheltered && unit.at != assault_.area) {
                where.fail("the area where infantry is in shelter");
            }
        }
        remember();
        if (const auto began = object_.optional("began")) read_began(*began);
        if (const auto hit = object_.optional("gun_damage")) assault_.gun_damage = hit->as_bool();
        const auto covered = object_.optional("covered");
        assault_.guns_covered = covered ? covered->as_bool() : somebody_covers();
    }

    AreaId only_area_attacked() const {
        const AreaSet areas = s_.pending[at(french)] | s_.pending[at(allied)];
        if (areas.size() != 1) node_.fail("at, the area, where not one alone has attackers");
        return static_cast<AreaId>(areas.first());
    }

    // Said, or that of the question; with something that stands by itself, after all of them.
    void read_step() {
        assault_.step = AssaultStep::End;
        for (const AskedIn& each : asked_in) {
            if (each.question == asked_) assault_.step = each.step;
        }
        const bool apart =
            object_.optional("test") || object_.optional("back") || object_.optional("losses");
        if (apart) assault_.step = AssaultStep::End;
        constexpr int after_all = static_cast<int>(AssaultStep::End);
        if (const auto step = object_.optional("step")) {
            assault_.step = static_cast<AssaultStep>(step->as_int(0, after_all));
        } else if (asked_.empty() && !apart && !object_.optional("firing")) {
            object_.required("step");
        }
        if (asked_ == "covering") set_stage(assault_, DeclareStage::Covers);
        if (const auto round = object_.optional("round")) {
            assault_.round = static_cast<std::uint8_t>(round->as_int(1, 9) - 1);
        }
    }

    // The defenders' volley comes first; the attackers' may be meant.
    void read_volley() {
        const auto firing = object_.optional("firing");
        if (!firing) return;
        if (asked_.empty() && !object_.optional("step") && !object_.optional("test")) {
            assault_.step = AssaultStep::Volleys;
        }
        if (assault_.step != AssaultStep::Volleys) firing->fail("no such key but in step 3");
        if (read_seat(*firing) == assault_.attacker) {
            set_stage(assault_, VolleysStage::AttackersFire);
        }
    }

    // Who is in shelter has not left it for the guns.
    bool somebody_covers() const {
        const UnitSet infantry = infantry_of(other(assault_.attacker));
        return infantry.empty() || !sheltered(s_, assault_).contains(infantry);
    }

    UnitSet infantry_of(Seat side) const { return taking_part(s_, assault_, side, Arm::Infantry); }

    void read_test(const Node& node) {
        Object object = node.object();
        const Seat side = read_seat(object.required("side"));
        const Node cause = object.required("cause");
        const auto found = names::find<TestCause>(test_causes, cause.as_string());
        if (!found) cause.fail(codec::one_of(test_causes));
        object.done();
        UnitSet units = infantry_of(side);
        if (*found == TestCause::Charge) units = units - sheltered(s_, assault_);
        if (units.empty()) node.fail("infantry of that side in the assault");
        go_on_after(*found);
        begin_test(s_, side, *found, units);
    }

    // A charge ends with who held and who did not, and the guns are taken: what those tests decide
    // follows them, unless a later step is named.
    void go_on_after(TestCause cause) {
        if (cause == TestCause::Volley) return;
        const AssaultStep step =
            cause == TestCause::Charge ? AssaultStep::Charge : AssaultStep::Capture;
        Assault& assault = *s_.frames.nearest<Assault>();
        if (object_.optional("step") && assault.step != step) return;
        assault.step = step;
        if (cause == TestCause::Charge) {
            set_stage(assault, ChargeStage::FallBack);
        } else {
            set_stage(assault, Once::Done);
        }
    }

    // The pieces of a list that take part, each once.
    UnitSet read_pieces(const Node& node) const {
        UnitSet out;
        for (const PieceWords& words : read_piece_list(node).pieces) {
            int left = words.count;
            for (const int id : s_.units_in[assault_.area] - out) {
                if (left == 0 || !fits(words, piece_of(s_, static_cast<UnitId>(id)))) continue;
                out.add(id);
                --left;
            }
            if (left > 0) node.fail("pieces in " + std::string(name(assault_.area)));
        }
        return out;
    }

    UnitId read_piece(const Node& node) const {
        const UnitSet found = read_pieces(node);
        if (found.size() != 1) node.fail("one piece");
        return static_cast<UnitId>(found.first());
    }

    void read_back(const Node& node) {
        Object object = node.object();
        const Node pieces = object.required("pieces");
        GoingBack back{.kind = BackKind::Retreat, .units = read_pieces(pieces)};
        if (const auto kind = object.optional("kind")) {
            const auto found = names::find<BackKind>(back_kinds, kind->as_string());
            if (!found) kind->fail(codec::one_of(back_kinds));
            back.kind = *found;
        }
        object.done();
        const UnitSet guns = of_arm(s_, Arm::Artillery);
        if (back.units.empty() || back.units.intersects(guns)) pieces.fail("pieces that can go");
        for (const int id : back.units) {
            const bool came = s_.units[static_cast<std::size_t>(id)].from != nowhere;
            if (back.kind == BackKind::FallBack && !came) pieces.fail("attackers, who fall back");
        }
        const Seat owner = side(s_, static_cast<UnitId>(back.units.first()));
        if (back.kind == BackKind::Retreat && !object_.optional("test")) end_test_later(s_, owner);
        s_.frames.push(back);
        share_cubes(owner);
    }

    // Who goes takes cubes along: as many as `assigned` says, else as it happens.
    void share_cubes(Seat owner) {
        if (object_.optional("assigned")) {
            begin_assignment(s_, assault_.area, owner);
        } else {
            assign_anyhow(s_, assault_.area, owner);
        }
    }

    void read_losses(const Node& node) {
        Object object = node.object();
        const Seat side = read_seat(object.required("side"));
        const int hits = object.required("hits").as_int(1, 60);
        object.done();
        const UnitSet cavalry = taking_part(s_, assault_, side, Arm::Cavalry);
        if (cavalry.empty()) node.fail("cavalry of that side in the assault");
        // In the steps whose dice hit cavalry, those have been thrown.
        Assault& assault = *s_.frames.nearest<Assault>();
        const bool hit_here =
            assault.step == AssaultStep::Guns || assault.step == AssaultStep::Charge;
        if (hit_here && !object_.optional("test")) {
            // Also ChargeStage::TestMorale, which follows the dice of step 4.
            set_stage(assault, Once::Done);
        }
        wear_cavalry(s_, cavalry, hits);
    }

    // Who charges in a duel, or goes on out of control; and who meets him.
    void read_horse() {
        const auto charging = object_.optional("charging");
        const auto countering = object_.optional("countering");
        if (!charging) {
            if (countering) countering->fail("no such key without charging");
            if (asked_ == "continue-choice") object_.required("charging");
            return;
        }
        const UnitId horse = read_piece(*charging);
        if (kind(s_, horse).arm != Arm::Cavalry) charging->fail("cavalry");
        Assault& assault = *s_.frames.nearest<Assault>();
        set_stage(assault, Once::Done);
        if (asked_ == "continue-choice") {
            if (continue_areas(s_, horse).empty()) charging->fail("cavalry that can charge on");
            s_.frames.push(ControlRoll{});
            s_.frames.push(ContinueChoice{horse});
            return;
        }
        const UnitSet against = defenders(s_, assault, Arm::Cavalry);
        if (assault.step != AssaultStep::Duels || side(s_, horse) != assault.attacker ||
            against.empty()) {
            charging->fail("the attacker's cavalry in step 2, with cavalry against it");
        }
        if (!countering) {
            s_.frames.push(DuelChoice{horse});
            return;
        }
        const UnitId other = read_piece(*countering);
        if (!against.has(other)) countering->fail("the defender's cavalry");
        s_.frames.push(DuelRoll{horse, other});
    }

    // [2, 0]: the cubes that each unit carries, in the order of the position.
    void assign(const Node& node) {
        for (const Node& item : node.items()) {
            const Assign said{item.as_int<std::uint8_t>(0, 99)};
            while (!asks_for_cubes() && advance(s_, {})) {
            }
            if (!asks_for_cubes()) item.fail("no more numbers than units that carry cubes");
            auto& assigning = *s_.frames.top_as<Assigning>();
            if (const Verdict verdict = refuse(s_, assigning, said)) {
                item.fail("cubes it may carry", "refused by " + std::string(verdict->rule));
            }
            apply(s_, assigning, said, {});
        }
    }

    bool asks_for_cubes() const {
        const auto* assigning = s_.frames.top_as<Assigning>();
        return assigning != nullptr && !assigning->left.empty();
    }

    bool there(Seat seat, Arm arm) const { return !units_in(s_, seat, arm, assault_.area).empty(); }

    void remember() {
        const Seat attacker = assault_.attacker;
        assault_.attacker_infantry = there(attacker, Arm::Infantry);
        assault_.attacker_cavalry = there(attacker, Arm::Cavalry);
        assault_.defender_infantry = there(other(attacker), Arm::Infantry);
        assault_.defender_cavalry = there(other(attacker), Arm::Cavalry);
        for (const int id : units_in(s_, attacker, Arm::Infantry, assault_.area)) {
            const AreaId from = s_.units[static_cast<std::size_t>(id)].from;
            if (from != nowhere) assault_.origins.add(from);
        }
    }

    // W38: what the forces were when it began.
    void read_began(const Node& node) {
        Object object = node.object();
        const auto read = [&](std::string_view key, bool& infantry, bool& cavalry) {
            const auto list = object.optional(key);
            if (!list) return;
            infantry = cavalry = false;
            for (const Node& item : list->items()) {
                const auto arm = names::find<Arm>(arms_in_force, item.as_string());
                if (!arm) item.fail(codec::one_of(arms_in_force));
                (*arm == Arm::Infantry ? infantry : cavalry) = true;
            }
        };
        read("attacker", assault_.attacker_infantry, assault_.attacker_cavalry);
        read("defender", assault_.defender_infantry, assault_.defender_cavalry);
        object.done();
    }

    const Node node_;
    Object object_;
    const std::string asked_;
    State& s_;
    Assault assault_;
};

}  // namespace

bool is_assault_step(std::string_view name) {
    for (const AskedIn& each : asked_in) {
        if (each.question == name) return true;
    }
    return false;
}

bool tells_all(std::string_view name) {
    const auto found = std::ranges::find(asked_in, name, &AskedIn::question);
    return found != std::end(asked_in) && found->step != AssaultStep::End &&
           name != "continue-choice";
}

void stand_in_assault(const Node& node, std::string_view asked, State& s) {
    AssaultReader(node, asked, s).read();
}

}  // namespace grognard::waterloo
