// The states of rule cases: names of pieces, the start of a small battle, which frames are quiet.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/cases/named_json.hpp"
#include "games/ccn/fields_told.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// Units and generals are called after the hexes on which they start.
class CaseNames {
  public:
    static constexpr const auto& seats = names::seats;

    explicit CaseNames(const Battle& battle);

    template <class T>
    codec::Vocabulary keys(std::string_view field) const {
        if (field == "generals" || field == "generals_ordered" || field == "generals_moved") {
            return generals_;
        }
        if constexpr (codec::is_set<T> || codec::is_members<T>) {
            return units_;
        } else {
            return list_keys(field);
        }
    }
    codec::Vocabulary numbers(std::string_view field) const;
    static bool is_pile(std::string_view field) {
        return field == "hand" || field == "deck" || field == "discard";
    }
    static bool is_keyed(std::string_view field) { return field == "units" || field == "generals"; }
    static std::string_view tag(const Frame& frame) { return frame_name(frame); }
    static std::string_view tag(const Event& event) { return event_name(event); }
    static bool parse(std::string_view text, Hex& hex);

  private:
    codec::Vocabulary list_keys(std::string_view field) const;

    codec::Vocabulary units_;
    codec::Vocabulary generals_;
};

bool is_quiet(const Frame& frame);

// A combat phase in the middle of a small battle: the active side and its card as the patch says,
// a hand of plain cards each, everybody ordered.
State small_start(const Battle& battle, const std::optional<codec::Node>& patch);
// Fills what is derived; the draw pile is what lies nowhere else, unless the patch states it.
void finish(State& s, const std::optional<codec::Node>& patch);
// What is wrong with the frames of a quiet position.
std::string_view misplaced(const State& s);
std::string_view unsound(const State& s);

// Hexes with somebody on them: "FR LI 3 general", "BR general".
std::vector<std::pair<std::string, std::string>> board(const State& s);

}  // namespace grognard::ccn
