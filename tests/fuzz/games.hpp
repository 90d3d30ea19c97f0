// The games that the targets try, each by the type that says all of it.
#pragma once

#include <memory>
#include <vector>

#include "modules/types.hpp"
#include "target.hpp"

namespace grognard::fuzz {

using modules::Games;

// A first state with the battle it points into.
template <class M>
struct Start {
    std::shared_ptr<const typename M::Game::Battle> battle;
    typename M::Game::State state;
};
template <class M>
Start<M> start_of(const typename M::Scenario& scenario) {
    return {scenario.battle, M::Game::start(*scenario.battle)};
}
template <class M>
std::vector<Start<M>> starts() {
    std::vector<Start<M>> out;
    for (const auto& scenario : M::scenarios({})) out.push_back(start_of<M>(scenario));
    return out;
}

}  // namespace grognard::fuzz
