// Rule ids by terrain, arm and direction of the attack.
#include "games/ccn/combat/terrain_rules.hpp"

#include <cstddef>

namespace grognard::ccn {

namespace {

// [way][arm]
using Ids = std::string_view[2][arm_count];

constexpr Ids forest = {
    {"ccn.terrain.forest.into-inf", "ccn.terrain.forest.into-cav", "ccn.terrain.forest.into-art"},
    {"ccn.terrain.forest.from-inf", "ccn.terrain.forest.from-cav", "ccn.terrain.forest.from-art"}};
constexpr Ids hill = {
    {"ccn.terrain.hill.into-inf", "ccn.terrain.hill.into-cav", "ccn.terrain.hill.into-art"},
    {"ccn.terrain.hill.from-inf", "ccn.terrain.hill.from-cav", "ccn.terrain.hill.from-art"}};
constexpr Ids town = {
    {"ccn.terrain.town.into-inf", "ccn.terrain.town.into-cav", "ccn.terrain.town.into-art"},
    {"ccn.terrain.town.from-inf", "ccn.terrain.town.from-cav", "ccn.terrain.town.from-art"}};
constexpr Ids works = {
    {"ccn.terrain.fort.into-inf", "ccn.terrain.fort.into-cav", "ccn.terrain.fort.into-art"},
    {"ccn.terrain.fort.from-inf-art", "ccn.terrain.fort.from-cav",
     "ccn.terrain.fort.from-inf-art"}};

std::string_view pick(const Ids& ids, Way way, Arm arm) {
    return ids[static_cast<std::size_t>(way)][static_cast<std::size_t>(arm)];
}

std::string_view sand_pit(Way way, Arm arm, Fight fight) {
    if (way == Way::From) {
        return arm == Arm::Cavalry ? "ccn.terrain.sandpit.from-cav"
                                   : "ccn.terrain.sandpit.from-inf";
    }
    if (arm == Arm::Cavalry) return "ccn.terrain.sandpit.into-cav";
    if (arm == Arm::Artillery) return "ccn.terrain.sandpit.into-art";
    return fight == Fight::Fire ? "ccn.terrain.sandpit.into-inf-fire"
                                : "ccn.terrain.sandpit.into-inf-melee";
}

}  // namespace

std::string_view terrain_rule(Terrain terrain, Way way, Arm arm, Fight fight) {
    switch (terrain) {
        case Terrain::Forest:
            return pick(forest, way, arm);
        case Terrain::Hill:
            return pick(hill, way, arm);
        case Terrain::Town:
        case Terrain::Mill:
            return pick(town, way, arm);
        case Terrain::Ford:
            if (way == Way::From) return "ccn.terrain.ford.from";
            return fight == Fight::Fire ? "ccn.terrain.ford.into-fire"
                                        : "ccn.terrain.ford.into-melee";
        case Terrain::SandPit:
            return sand_pit(way, arm, fight);
        case Terrain::Bridge:
            return "ccn.terrain.bridge.combat";
        case Terrain::River:
            return "ccn.terrain.river.combat";
        case Terrain::SteepHill:
            return "ccn.terrain.steep-hill.combat";
        case Terrain::Clear:
            break;
    }
    return "ccn.terrain.clear";
}

std::string_view works_rule(Way way, Arm arm) { return pick(works, way, arm); }

std::string_view hill_to_hill_rule(Arm arm, Fight fight) {
    if (arm == Arm::Cavalry) return "ccn.terrain.hill.to-hill-cav";
    if (arm == Arm::Artillery) return "ccn.terrain.hill.to-hill-art";
    return fight == Fight::Fire ? "ccn.terrain.hill.to-hill-inf-fire"
                                : "ccn.terrain.hill.to-hill-inf-melee";
}

std::string_view unit_rule(Nation nation, Type type) {
    static constexpr std::string_view ids[nation_count][type_count] = {
        {"ccn.unit.fr.LI", "ccn.unit.fr.LT", "ccn.unit.fr.GR", "ccn.unit.fr.YG", "ccn.unit.fr.OG",
         "ccn.unit.fr.MI", "", "", "ccn.unit.fr.LC", "ccn.unit.fr.HC", "ccn.unit.fr.CU",
         "ccn.unit.fr.GHC", "ccn.unit.fr.FA", "ccn.unit.fr.HA", "ccn.unit.fr.GFA"},
        {"ccn.unit.br.LI", "ccn.unit.br.LT", "ccn.unit.br.GR", "", "", "", "ccn.unit.br.RL",
         "ccn.unit.br.GG", "ccn.unit.br.LC", "ccn.unit.br.HC", "", "ccn.unit.br.GHC",
         "ccn.unit.br.FA", "ccn.unit.br.HA", ""},
        {"ccn.unit.po.LI", "ccn.unit.po.LT", "", "", "", "ccn.unit.po.MI", "", "", "ccn.unit.po.LC",
         "ccn.unit.po.HC", "", "", "ccn.unit.po.FA", "", ""}};
    return ids[static_cast<std::size_t>(nation)][static_cast<std::size_t>(type)];
}

}  // namespace grognard::ccn
