// Who plays, whom the game is waiting for, who looks on, and how a game ends.
#pragma once

#include <cstdint>
#include <string_view>

namespace grognard {

enum class Seat : std::uint8_t { First, Second };

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat other(Seat seat) { return seat == Seat::First ? Seat::Second : Seat::First; }

inline constexpr Seat both_seats[] = {Seat::First, Seat::Second};

// A set of seats (one of them, or both at once), or chance, or nobody: the game is over.
enum class Awaits : std::uint8_t { First, Second, Both, Chance, Nobody };

constexpr Awaits awaits_seat(Seat seat) {
    return seat == Seat::First ? Awaits::First : Awaits::Second;
}

constexpr bool is_awaited(Awaits awaits, Seat seat) {
    return awaits == Awaits::Both || awaits == awaits_seat(seat);
}

// The seat that acts where the caller makes one input at a time: of two awaited seats the first.
constexpr Seat next_to_act(Awaits awaits) {
    return awaits == Awaits::Second ? Seat::Second : Seat::First;
}

// Whose eyes a view is made for.
enum class Viewer : std::uint8_t { First, Second, Spectator };

inline constexpr Viewer all_viewers[] = {Viewer::First, Viewer::Second, Viewer::Spectator};

constexpr Viewer viewer(Seat seat) { return seat == Seat::First ? Viewer::First : Viewer::Second; }

// Who may see an event or the answer of chance at the time. Nobody: nobody sees all of it; each
// seat may see its own part, as of the deal of both hands.
enum class Visible : std::uint8_t { All, FirstOnly, SecondOnly, Nobody };

constexpr Visible only(Seat seat) {
    return seat == Seat::First ? Visible::FirstOnly : Visible::SecondOnly;
}

constexpr bool sees(Visible visible, Viewer viewer) {
    switch (visible) {
        case Visible::All:
            return true;
        case Visible::FirstOnly:
            return viewer == Viewer::First;
        case Visible::SecondOnly:
            return viewer == Viewer::Second;
        case Visible::Nobody:
            return false;
    }
    return false;
}
constexpr bool sees(Visible visible, Seat seat) { return sees(visible, viewer(seat)); }

enum class Coverage : std::uint8_t { Complete, Sampled };

enum class Ending : std::uint8_t { Undecided, FirstWins, SecondWins, Draw };

constexpr std::string_view name(Ending ending) {
    constexpr std::string_view names[] = {"", "first", "second", "draw"};
    return names[static_cast<int>(ending)];
}

// How a game ended; `by` names the reason with a key that the client words.
struct Outcome {
    Ending ending = Ending::Undecided;
    const char* by = "";

    constexpr bool decided() const { return ending != Ending::Undecided; }
};

constexpr Ending win_for(Seat seat) {
    return seat == Seat::First ? Ending::FirstWins : Ending::SecondWins;
}

}  // namespace grognard
