// Spells the nouns that sentences are made of.
#include "modules/ccn/say.hpp"

namespace grognard::table::say {

Message unit(const ccn::State& s, const CcnLore& lore, ccn::UnitId id) {
    const ccn::Unit& unit = s.units[id];
    const Noun type{"type", name(unit.type)};
    if (id < lore.unit_names.size() && !lore.unit_names[id].empty()) {
        return Message("unit.named").with("name", lore.unit_names[id]).with("type", type);
    }
    return Message("unit.plain")
        .with("nation", Noun{"nation", name(unit.nation)})
        .with("type", type);
}

Message general(const ccn::State& s, const CcnLore& lore, ccn::GeneralId id) {
    if (id < lore.general_names.size() && !lore.general_names[id].empty()) {
        return Message("general.named").with("name", lore.general_names[id]);
    }
    return Message("general.plain").with("nation", Noun{"nation", name(s.generals[id].nation)});
}

Noun side(const CcnLore& lore, Seat seat) {
    return {"side", name(lore.sides[static_cast<std::size_t>(index(seat))])};
}

Noun card(ccn::Card card) { return {"card", name(card)}; }
Noun terrain(ccn::Terrain terrain) { return {"terrain", name(terrain)}; }

List dice(const ccn::Symbols& symbols) {
    List out;
    for (const ccn::Symbol symbol : symbols) out.add(Noun{"symbol", name(symbol)});
    return out;
}

}  // namespace grognard::table::say
