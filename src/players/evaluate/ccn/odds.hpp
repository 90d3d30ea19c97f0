// The chance of so many hits with so many dice, in thousandths.
#pragma once

namespace grognard::ccn {

// `sixths`: faces that hit. More dice or hits than the table holds count as its last column.
int at_least(int dice, int sixths, int hits);

}  // namespace grognard::ccn
