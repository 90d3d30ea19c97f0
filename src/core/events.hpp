// What happened, told in the past tense, with who may know it. Derived from inputs, never stored.
#pragma once

#include <vector>

#include "core/seat.hpp"

namespace grognard {

template <class Event>
struct Told {
    Event event;
    Visible visible = Visible::All;
};

// Where the rules report events. Without a list it discards them: searches and playouts do not pay
// for events that nobody reads.
template <class Event>
class Events {
  public:
    constexpr Events() = default;
    explicit Events(std::vector<Told<Event>>& told) : told_(&told) {}

    template <class E>
    void tell(const E& event, Visible visible = Visible::All) const {
        if (told_ != nullptr) record(event, visible);
    }

    // False if telling is a waste: then an expensive event need not be put together.
    bool heard() const { return told_ != nullptr; }

  private:
    // Not inlined: rules tell in many places, and the list is mostly absent.
    template <class E>
    [[gnu::noinline, gnu::cold]] void record(const E& event, Visible visible) const {
        told_->push_back({Event{event}, visible});
    }

    std::vector<Told<Event>>* told_ = nullptr;
};

}  // namespace grognard
