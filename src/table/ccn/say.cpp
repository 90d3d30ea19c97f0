// Spells the nouns that sentences are made of.
#include "table/ccn/say.hpp"

namespace grognard::table::say {

Message unit(const ccn::State& s, const CcnLore& lore, ccn::UnitId id) {
    const ccn::Unit& unit = s.units[id];
    Message type(key("type", name(unit.type)));
    if (id < lore.unit_names.size() && !lore.unit_names[id].empty()) {
        return Message("unit.named")
            .with("name", lore.unit_names[id])
            .with("type", std::move(type));
    }
    return Message("unit.plain")
        .with("nation", Message(key("nation", name(unit.nation))))
        .with("type", std::move(type));
}

Message general(const ccn::State& s, const CcnLore& lore, ccn::GeneralId id) {
    if (id < lore.general_names.size() && !lore.general_names[id].empty()) {
        return Message("general.named").with("name", lore.general_names[id]);
    }
    return Message("general.plain")
        .with("nation", Message(key("nation", name(s.generals[id].nation))));
}

Message side(const CcnLore& lore, Seat seat) {
    return Message(key("side", name(lore.sides[static_cast<std::size_t>(index(seat))])));
}

Message card(ccn::Card card) { return Message(key("card", name(card))); }
Message terrain(ccn::Terrain terrain) { return Message(key("terrain", name(terrain))); }

List dice(const ccn::Symbols& symbols) {
    List out{{}, Between::Spaces};
    for (const ccn::Symbol symbol : symbols) out.items.emplace_back(key("symbol", name(symbol)));
    return out;
}

}  // namespace grognard::table::say
