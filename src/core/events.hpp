// What happened, told in the past tense, with who may know it. Derived from inputs, never stored.
#pragma once

#include <vector>

#include "core/visible.hpp"

namespace grognard {

template <class Event>
struct Told {
    Event event;
    Visible visible = Visible::All;
};

// A sink that may be deaf: searches and playouts do not pay for stories nobody hears. To be told
// something does not change it, only the list it keeps: so one that is deaf for good can be a
// constant, and the compiler leaves out what would be told to it.
template <class Event>
class Events {
  public:
    constexpr Events() = default;
    explicit Events(std::vector<Told<Event>>& told) : told_(&told) {}

    // To the deaf it is one comparison: not even the event is put together.
    template <class E>
    [[gnu::always_inline]] void tell(const E& event, Visible visible = Visible::All) const {
        if (told_ != nullptr) [[unlikely]]
            record(event, visible);
    }

    // Is it worth working out what to tell?
    bool heard() const { return told_ != nullptr; }

  private:
    template <class E>
    [[gnu::noinline, gnu::cold]] void record(const E& event, Visible visible) const {
        told_->push_back({Event{event}, visible});
    }

    std::vector<Told<Event>>* told_ = nullptr;
};

}  // namespace grognard
