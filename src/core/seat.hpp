// Who plays, and whom the game is waiting for.
#pragma once

#include <cstdint>
#include <string_view>

namespace grognard {

enum class Seat : std::uint8_t { First, Second };

constexpr int index(Seat seat) { return static_cast<int>(seat); }
// Without a branch: whose turn it is changes too often to be guessed.
constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - index(seat)); }

inline constexpr Seat both_seats[] = {Seat::First, Seat::Second};

enum class Awaits : std::uint8_t { First, Second, Both, Chance, Nobody };

constexpr Awaits awaits_seat(Seat seat) {
    return seat == Seat::First ? Awaits::First : Awaits::Second;
}

constexpr bool is_awaited(Awaits awaits, Seat seat) {
    return awaits == Awaits::Both || awaits == awaits_seat(seat);
}

enum class Coverage : std::uint8_t { Complete, Sampled };

enum class Ending : std::uint8_t { Undecided, FirstWins, SecondWins, Draw };

constexpr std::string_view name(Ending ending) {
    constexpr std::string_view names[] = {"", "first", "second", "draw"};
    return names[static_cast<int>(ending)];
}

// How a game ended; `by` names the reason with a key the client words.
struct Outcome {
    Ending ending = Ending::Undecided;
    const char* by = "";

    constexpr bool decided() const { return ending != Ending::Undecided; }
};

constexpr Ending win_for(Seat seat) {
    return seat == Seat::First ? Ending::FirstWins : Ending::SecondWins;
}

}  // namespace grognard
