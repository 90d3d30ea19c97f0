// What one seat may know: the tile as its view has it, what it could be, and the events it heard.
#pragma once

#include "codec/waterloo/expect.hpp"

namespace grognard::waterloo {

BySeat<SeesExpect> read_sees(const Node& node);
void check_sees(const BySeat<SeesExpect>& expected, const State& s,
                const std::vector<Told<Event>>& told, std::vector<codec::Mismatch>& out);

}  // namespace grognard::waterloo
