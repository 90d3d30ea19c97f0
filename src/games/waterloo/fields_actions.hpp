// Every action's verb and members, named once: its JSON form and the client's types read them.
#pragma once

#include <optional>
#include <string_view>

#include "core/action_fields.hpp"
#include "games/waterloo/actions.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

// clang-format off
// Or the box.
GROGNARD_SPELLING(AreaSpelling, AreaId, "an area of the map", waterloo::name(value), parse_area(text))
GROGNARD_SPELLING(NationSpelling, Nation, "a nation", waterloo::name(value), parse_nation(text))
GROGNARD_SPELLING(ArmSpelling, Arm, "one of infantry cavalry artillery leader", waterloo::name(value), parse_arm(text))
GROGNARD_SPELLING(DiscSpelling, Disc, "one of green red purple", waterloo::name(value), parse_disc(text))
GROGNARD_SPELLING(OrderSpelling, Order, "an order", waterloo::name(value), parse_order(text))
GROGNARD_SPELLING(ForceSpelling, Force, "one of french anglo prussian", waterloo::name(value), parse_force(text))
// clang-format on
// A posture has a word for each arm.
struct PostureSpelling {
    Arm arm = Arm::Infantry;
    static constexpr std::string_view expected = "a posture of that arm";
    std::string_view name(Posture posture) const { return waterloo::name(arm, posture); }
    std::optional<Posture> parse(std::string_view text) const { return parse_posture(arm, text); }
};
// Where a piece comes from; a sheltered defender has no such place.
struct OriginSpelling : AreaSpelling {
    static bool is_set(AreaId area) { return area != nowhere && area != behind_walls; }
};
struct ViaSpelling : AreaSpelling {
    static bool is_set(AreaId area) { return area != nowhere; }
};

constexpr std::string_view own_leader_name(Force own) {
    return own == Force::French ? "french" : "british";
}
// Leaders by nation; the own one must be of that side.
struct CompanySpelling {
    Force own = Force::French;
    static constexpr std::string_view expected = "leaders of that side, each once";
    template <class Visit>
    void each(Company set, Visit visit) const {
        if ((set & own_leader) != 0) visit(own_leader_name(own));
        if ((set & prussian_leader) != 0) visit(std::string_view("prussian"));
    }
    bool add(Company& set, std::string_view text) const {
        Company bit = alone;
        if (text == own_leader_name(own)) bit = own_leader;
        if (text == "prussian") bit = prussian_leader;
        if (bit == alone || (set & bit) != 0) return false;
        set = static_cast<Company>(set | bit);
        return true;
    }
};
// Of cavalry that charges on, whose nation the action does not say otherwise.
template <class Own>
struct ChargeCompanySpelling {
    Own* own = nullptr;
    static constexpr std::string_view expected = CompanySpelling::expected;
    template <class Visit>
    void each(Company set, Visit visit) const {
        CompanySpelling{*own}.each(set, visit);
    }
    bool add(Company& set, std::string_view text) const {
        if (text == own_leader_name(Force::Anglo)) *own = Force::Anglo;
        return CompanySpelling{*own}.add(set, text);
    }
};

template <class T>
constexpr AsWord<PostureSpelling, T> posture_word(Arm arm, T& posture) {
    return {{arm}, &posture};
}
template <class T>
constexpr AsWordsIfAny<CompanySpelling, T> company_words(Nation nation, T& company) {
    return {{own_force(side(nation))}, &company};
}
template <class Own, class T>
constexpr AsWordsIfAny<ChargeCompanySpelling<Own>, T> charge_words(Own& own, T& company) {
    return {{&own}, &company};
}

constexpr std::string_view wire_name(const Piece&) { return "WaterlooPieceDescription"; }
template <class Visit, ConstOrNot<Piece> P>
constexpr void fields(Visit& visit, P& piece) {
    visit("nation", as<NationSpelling>(piece.nation));
    visit("arm", as<ArmSpelling>(piece.arm));
    visit("posture", posture_word(piece.arm, piece.posture));
    visit("from", as_if_set<OriginSpelling>(piece.from));
    visit("sheltered", if_is(behind_walls, piece.from));
}

// clang-format off
GROGNARD_ACTION(Enter, "enter", visit("at", as<AreaSpelling>(a.at));)
GROGNARD_ACTION(Delay, "delay")
GROGNARD_ACTION(Leave, "leave", visit("piece", a.piece); visit("to", as<AreaSpelling>(a.to)); visit("cubes", if_any(a.cubes));)
GROGNARD_ACTION(Skirmish, "skirmish", visit("from", as<AreaSpelling>(a.from)); visit("at", as<AreaSpelling>(a.at));)
GROGNARD_ACTION(Reform, "reform", visit("at", as<AreaSpelling>(a.at)); visit("piece", a.piece); visit("to", posture_word(a.piece.arm, a.to));)
GROGNARD_ACTION(Activate, "order", visit("disc", as<DiscSpelling>(a.disc)); visit("order", as<OrderSpelling>(a.order)); visit("area", as<AreaSpelling>(a.area));)
GROGNARD_ACTION(Lead, "lead", visit("disc", as<DiscSpelling>(a.disc)); visit("nation", as<NationSpelling>(a.nation)); visit("area", as<AreaSpelling>(a.area));)
GROGNARD_ACTION(Pass, "pass", visit("disc", as<DiscSpelling>(a.disc));)
GROGNARD_ACTION(Command, "command", visit("order", as<OrderSpelling>(a.order)); visit("area", as<AreaSpelling>(a.area));)
GROGNARD_ACTION(Done, "done")
GROGNARD_ACTION(Move, "move", visit("piece", a.piece); visit("to", as<AreaSpelling>(a.to)); visit("via", as_if_set<ViaSpelling>(a.via)); visit("cubes", if_any(a.cubes));)
GROGNARD_ACTION(Aim, "aim", visit("gun", a.gun); visit("at", as<AreaSpelling>(a.at));)
GROGNARD_ACTION(OpenFire, "fire")
GROGNARD_ACTION(FireGrandBattery, "fire-grand-battery")
GROGNARD_ACTION(Reinforce, "reinforce", visit("colour", as<ForceSpelling>(a.colour)); visit("to", as<AreaSpelling>(a.to));)
GROGNARD_ACTION(Resolve, "resolve", visit("at", as<AreaSpelling>(a.at));)
GROGNARD_ACTION(Shelter, "shelter", visit("piece", a.piece);)
GROGNARD_ACTION(Cover, "cover", visit("piece", a.piece);)
GROGNARD_ACTION(Engage, "engage", visit("piece", a.piece);)
GROGNARD_ACTION(Assign, "assign", visit("cubes", a.cubes);)
GROGNARD_ACTION(Shoot, "shoot")
GROGNARD_ACTION(HoldFire, "hold-fire")
GROGNARD_ACTION(Charge, "charge", visit("to", as<AreaSpelling>(a.to)); visit("with", charge_words(a.own, a.company));)
GROGNARD_ACTION(Suffer, "suffer", visit("piece", a.piece);)
GROGNARD_ACTION(Retreat, "retreat", visit("piece", a.piece); visit("to", as<AreaSpelling>(a.to)); visit("with", company_words(a.piece.nation, a.company));)
GROGNARD_ACTION(PutCube, "cube", visit("colour", as<ForceSpelling>(a.colour));)
GROGNARD_ACTION(Remove, "remove", visit("piece", a.piece);)
GROGNARD_ACTION(Sacrifice, "sacrifice", visit("at", as<AreaSpelling>(a.at)); visit("piece", a.piece); visit("cubes", if_any(a.cubes));)
// clang-format on

}  // namespace grognard::waterloo
