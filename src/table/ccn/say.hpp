// Nouns of Commands & Colors: Napoleonics as messages.
#pragma once

#include "table/ccn/traits.hpp"

namespace grognard::table::say {

// "Hill (line infantry)", or the nation and the type where no name is known.
Message unit(const ccn::State& s, const CcnLore& lore, ccn::UnitId id);
Message general(const ccn::State& s, const CcnLore& lore, ccn::GeneralId id);
Message side(const CcnLore& lore, Seat seat);
Message card(ccn::Card card);
Message terrain(ccn::Terrain terrain);
// "hits.none", "hits.one" or "hits.many" with {count}.
Message counted(std::string_view noun, int count);
List dice(const ccn::Symbols& symbols);
List ledger(const Ledger& ledger);

}  // namespace grognard::table::say
