// The states of rule cases: names of pieces, and the start of a small battle.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/cases/named_json.hpp"
#include "games/waterloo/fields_told.hpp"

namespace grognard::waterloo {

// A piece is called after the area in which it starts: "D5 french infantry", the next one that is
// alike "D5 french infantry 2".
class CaseNames {
  public:
    static constexpr const auto& seats = names::seats;

    explicit CaseNames(const Battle& battle);

    template <class T>
    const codec::Vocabulary& keys(std::string_view field) const {
        if constexpr (std::same_as<T, AreaSet>) {
            return areas_on_map();
        } else if constexpr (std::same_as<T, UnitSet>) {
            return units_;
        } else if constexpr (std::same_as<T, CubePools::value_type>) {
            return pools();
        } else {
            return list_keys(field);
        }
    }
    const codec::Vocabulary& numbers(std::string_view field) const;
    static bool is_keyed(std::string_view field) { return field == "units"; }
    static bool is_pile(std::string_view) { return false; }
    static std::string_view tag(const Frame& frame) { return frame_name(frame); }
    static std::string_view tag(const Event& event) { return event_name(event); }
    // Told pieces are written as in actions: "tired french cavalry from D7".
    static std::string text(const Piece& piece) { return notation(piece); }

  private:
    static const codec::Vocabulary& areas_on_map();
    static const codec::Vocabulary& pools();
    const codec::Vocabulary& list_keys(std::string_view field) const;

    codec::Vocabulary units_;
    codec::Vocabulary strongholds_;
};

// A small battle in the middle of a turn: the French are about to choose an action and have drawn
// the highest tile, unless the patch states a turn or frames of its own.
State small_start(const Battle& battle, const std::optional<codec::Node>& patch);
// Fills what is derived. Unless the patch states them: discs that are not spent are available,
// cubes that lie nowhere are in the stock, and who stands alone in a stronghold holds it.
void finish(State& s, const std::optional<codec::Node>& patch);
// What the start of a small battle depends on, to write a state down.
std::string base_hint(const State& s);

// Places with somebody there, off the map too: "2 mobile french infantry, ready french leader".
std::vector<std::pair<std::string, std::string>> board(const State& s);

}  // namespace grognard::waterloo
