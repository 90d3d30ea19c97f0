// Nouns of Commands & Colors: Napoleonics as messages.
#pragma once

#include "modules/ccn/traits.hpp"
#include "table/say.hpp"

namespace grognard::table::say {

// "Hill (line infantry)", or the nation and the type where no name is known.
Message unit(const ccn::State& s, const CcnLore& lore, ccn::UnitId id);
Message general(const ccn::State& s, const CcnLore& lore, ccn::GeneralId id);
Noun side(const CcnLore& lore, Seat seat);
Noun card(ccn::Card card);
Noun terrain(ccn::Terrain terrain);
List dice(const ccn::Symbols& symbols);

}  // namespace grognard::table::say
