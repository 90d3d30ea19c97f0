// The question that a seat is asked now, as far as others than the rules need to know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace grognard {

// How long a yield lasts: until the current move, activation or phase ends.
enum class Scope : std::uint8_t { Move, Activation, Phase };

// Numbers that change when a new move, activation or phase begins. Two questions with the same
// number belong to the same one.
struct Scopes {
    std::uint32_t move = 0;
    std::uint32_t activation = 0;
    std::uint32_t phase = 0;

    constexpr std::uint32_t of(Scope scope) const {
        switch (scope) {
            case Scope::Move:
                return move;
            case Scope::Activation:
                return activation;
            case Scope::Phase:
                return phase;
        }
        return phase;
    }
    friend constexpr bool operator==(const Scopes&, const Scopes&) = default;
};

// Do the possible answers depend on what only the asked seat knows? Then nobody may answer for it,
// and nothing may show whether it had a choice.
enum class Answers : std::uint8_t { Open, DependOnHidden };

template <class Action>
struct Asks {
    std::string_view kind;       // the same for all questions of one kind, such as "reaction"
    std::optional<Action> pass;  // the action that declines, where the rules have one
    Scopes scopes;
    Answers answers = Answers::Open;

    friend constexpr bool operator==(const Asks&, const Asks&) = default;
};

}  // namespace grognard
