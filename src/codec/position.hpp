// A state that somebody wrote down, with the battle it belongs to.
#pragma once

#include <memory>

namespace grognard::codec {

template <class G>
struct Position {
    std::shared_ptr<const typename G::Battle> battle;
    typename G::State state;  // points into `battle`
};

}  // namespace grognard::codec
