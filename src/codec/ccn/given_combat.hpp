// What a position says of a combat: the attack, who is in it, and what its dice have shown.
#pragma once

#include <optional>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

struct GivenCombat {
    Node node;
    MeleeFight fight{};  // of fire, who fires at whom
    RollKind kind = RollKind::Attack;
    std::optional<Node> reply{};
    std::optional<Node> roll{};
    std::optional<Node> hits{};
    std::optional<Node> flags{};
    std::optional<Node> left{};
    std::optional<Node> may_stop{};
    std::optional<Node> general{};
    std::optional<Node> made{};
    std::optional<Node> tested{};
};

// Who attacks has fought.
GivenCombat read_given_combat(const Node& combat, const Node& step, State& s);

// Do both stand where they stood when the attack was declared?
bool is_in_place(const State& s, const MeleeFight& fight);

}  // namespace grognard::ccn
