// Proves a few plain traces while compiling, so that a broken tracer never links.
#include "geometry/hex/sight.hpp"

namespace grognard::hex {
namespace {

constexpr Trace along_row = trace({0, 0}, {3, 0});
static_assert(along_row.crossed.size() == 2 && along_row.left.empty() && along_row.right.empty());
static_assert(along_row.exit == Direction::E && along_row.entry == Direction::W);

constexpr Trace due_north = trace({0, 0}, {-1, 2});
static_assert(due_north.crossed.empty());
static_assert(due_north.left.size() == 1 && due_north.left[0] == Axial{-1, 1});
static_assert(due_north.right.size() == 1 && due_north.right[0] == Axial{0, 1});
static_assert(due_north.entry == Direction::SW && due_north.entry_other == Direction::SE);

}  // namespace
}  // namespace grognard::hex
