// The stack of typed frames that a game's flow is: an interruption is a frame pushed on top.
#pragma once

#include <cstddef>
#include <variant>

#include "core/fixed.hpp"

namespace grognard {

template <class Frame, std::size_t Depth>
class Frames {
  public:
    template <class F>
    constexpr void push(const F& frame) {
        frames_.push(frame);
    }
    constexpr void pop() { frames_.pop(); }
    constexpr bool empty() const { return frames_.empty(); }
    constexpr std::size_t depth() const { return frames_.size(); }

    constexpr Frame& top() { return frames_.back(); }
    constexpr const Frame& top() const { return frames_.back(); }

    template <class F>
    constexpr F* top_as() {
        return empty() ? nullptr : std::get_if<F>(&top());
    }
    template <class F>
    constexpr const F* top_as() const {
        return empty() ? nullptr : std::get_if<F>(&top());
    }

    // The nearest frame of that type from the top: the interrupted step an interruption reports to.
    template <class F>
    constexpr F* nearest() {
        for (std::size_t i = frames_.size(); i-- > 0;) {
            if (F* found = std::get_if<F>(&frames_[i])) return found;
        }
        return nullptr;
    }
    template <class F>
    constexpr const F* nearest() const {
        return const_cast<Frames*>(this)->template nearest<F>();
    }

    constexpr const auto& all() const { return frames_; }
    constexpr auto& all() { return frames_; }

    friend constexpr bool operator==(const Frames&, const Frames&) = default;

  private:
    Fixed<Frame, Depth> frames_;
};

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
// clang before 17 can't deduce an aggregate by itself.
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

}  // namespace grognard
