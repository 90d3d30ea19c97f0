// Nouns that every game puts into sentences.
#pragma once

#include <string>
#include <string_view>

#include "core/ledger.hpp"
#include "table/message.hpp"

namespace grognard::table::say {

std::string key(std::string_view room, std::string_view name);
// "hits.none", "hits.one" or "hits.many" with {count}.
Message counted(std::string_view noun, int count);
List ledger(const Ledger& ledger);

}  // namespace grognard::table::say
