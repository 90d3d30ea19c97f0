// A chance as a line with a bar, and as JSON.
#pragma once

#include <string>

#include "codec/write.hpp"
#include "core/fraction.hpp"
#include "core/ledger.hpp"
#include "table/words.hpp"

namespace grognard::modules {

std::string chance_line(const std::string& label, const Fraction& chance,
                        const table::Words& words);
// "0.5312" with as many digits as asked for, whatever the locale.
std::string decimal(double value, int digits);
// With the decimal mark of the language.
std::string decimal(double value, int digits, const table::Words& words);
// "    +1  rule", one line a row.
std::string ledger_lines(const Ledger& ledger);

void write_chance(codec::Writer& out, const char* key, const Fraction& chance);
void write_ledger(codec::Writer& out, const char* key, const Ledger& ledger);

}  // namespace grognard::modules
