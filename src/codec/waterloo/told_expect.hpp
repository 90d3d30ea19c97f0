// Events that must have been told, with some of their facts.
#pragma once

#include "codec/waterloo/expect.hpp"

namespace grognard::waterloo {

bool is_event_name(std::string_view name);
std::vector<ToldExpect> read_told(const Node& node);
void check_told(const std::vector<ToldExpect>& expected, const std::vector<Told<Event>>& told,
                std::vector<codec::Mismatch>& out);

}  // namespace grognard::waterloo
