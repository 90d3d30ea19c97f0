// What every game's messages share: the words for seats, and sentences to be put in a language.
#pragma once

#include <optional>
#include <string_view>

#include "codec/shape.hpp"
#include "core/seat.hpp"

namespace grognard::table {

// Whatever a game calls its seats: on the wire its players sit at the bottom and at the top.
struct SeatWord : codec::OneOf<"bottom", "top"> {
    static constexpr std::string_view wire = "Seat";

    SeatWord() = default;
    SeatWord(Seat seat) { text = words[index(seat)]; }
    static std::optional<Seat> named(std::string_view text) {
        if (text != words[0] && text != words[1]) return std::nullopt;
        return text == words[0] ? Seat::First : Seat::Second;
    }
    Seat seat() const { return text == words[0] ? Seat::First : Seat::Second; }
};

struct AwaitsWord : codec::OneOf<"bottom", "top", "both", "chance", "nobody"> {
    static constexpr std::string_view wire = "Awaits";

    AwaitsWord() = default;
    AwaitsWord(Awaits awaits) { text = words[static_cast<std::size_t>(awaits)]; }
};

// One value for each seat.
template <class T>
struct BySeat {
    T bottom{};
    T top{};

    T& operator[](Seat seat) { return seat == Seat::First ? bottom : top; }
};

template <class Visit, class T>
void fields(Visit& visit, const BySeat<T>& both) {
    visit("bottom", both.bottom);
    visit("top", both.top);
}
template <class Visit, class T>
void fields(Visit& visit, BySeat<T>& both) {
    visit("bottom", both.bottom);
    visit("top", both.top);
}

// A Message as it travels: {"key", "params"?}.
struct MessageWire {
    static constexpr std::string_view wire = "Message";
    static codec::Shape shape(codec::Shapes& all);
};
struct ParamWire {
    static constexpr std::string_view wire = "Param";
    static codec::Shape shape(codec::Shapes& all);
};

inline codec::Shape MessageWire::shape(codec::Shapes& all) {
    using Kind = codec::Shape::Kind;
    codec::Shape params{Kind::Record, {}, {}, {all.of<ParamWire>()}, {}};
    return {Kind::Object,
            {},
            {},
            {},
            {{"key", {Kind::Text, {}, {}, {}, {}}, false}, {"params", std::move(params), true}}};
}

inline codec::Shape ParamWire::shape(codec::Shapes& all) {
    using Kind = codec::Shape::Kind;
    codec::Shape message = all.of<MessageWire>();
    codec::Shape list{Kind::List, {}, {}, {message}, {}};
    return {Kind::Either,
            {},
            {},
            {{Kind::Text, {}, {}, {}, {}}, std::move(message), std::move(list)},
            {}};
}

}  // namespace grognard::table
