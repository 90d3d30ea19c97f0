// How an event is written down: its struct, then its name and the list of its members.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "core/events.hpp"
#include "core/ledger.hpp"
#include "games/orthez/frames.hpp"
#include "games/orthez/words.hpp"

namespace grognard::orthez {

// Some events of one section; events.hpp joins the lists.
template <class... Es>
struct EventList {};

template <class... Lists>
struct JoinedEvents;
template <class... Es>
struct JoinedEvents<EventList<Es...>> {
    using Event = std::variant<Es...>;
};
template <class... As, class... Bs, class... More>
struct JoinedEvents<EventList<As...>, EventList<Bs...>, More...>
    : JoinedEvents<EventList<As..., Bs...>, More...> {};

}  // namespace grognard::orthez

#define GROGNARD_TOLD(Type, word, ...)                                                     \
    constexpr std::string_view called(const Type&) { return word; }                        \
    template <class Visit>                                                                 \
    constexpr void fields([[maybe_unused]] Visit& visit, [[maybe_unused]] const Type& e) { \
        __VA_ARGS__                                                                        \
    }
