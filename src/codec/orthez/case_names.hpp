// How rule cases name things: units and leaders by their ids in the order of battle, hexes by
// column and row, movement points and dice as players write them.
#pragma once

#include <string>
#include <string_view>

#include "codec/cases/named_json.hpp"
#include "games/orthez/fields.hpp"
#include "games/orthez/movement_points.hpp"
#include "games/orthez/notation.hpp"

namespace grognard::orthez {

class CaseNames {
  public:
    static constexpr const auto& seats = names::seats;

    explicit CaseNames(const Battle& battle);

    template <class T>
    const codec::Vocabulary& keys(std::string_view field) const {
        if constexpr (std::same_as<T, decltype(State::units)> || std::same_as<T, UnitSet>) {
            return units_;
        } else if constexpr (std::same_as<T, decltype(State::leaders)> ||
                             std::same_as<T, LeaderSet>) {
            return leaders_;
        } else if constexpr (std::same_as<T, HexSet>) {
            return hexes_;
        } else {
            return list_keys(field);
        }
    }
    const codec::Vocabulary& numbers(std::string_view field) const;
    static bool is_pile(std::string_view) { return false; }
    static std::string_view tag(const Frame& frame) { return frame_name(frame); }
    static std::string_view tag(const Deed& deed) { return frame_name(deed); }
    static std::string_view tag(const Event& event) { return event_name(event); }
    template <class T>
    static bool parse(std::string_view, T&) {
        return false;
    }

    // Values with a text of their own.
    static std::string text(Pm points);  // "4", "7/2"
    static std::string text(Roll roll);  // "11" to "66"
    static std::string text(Awaits awaits);
    template <std::same_as<Ratio> R>  // whole numbers are no ratios here
    static std::string text(R ratio) {
        return fraction(ratio.top(), ratio.bottom());  // "4", "7/2"
    }
    template <class S, class T>
    std::string text(const AsWord<S, T>& word) const {
        return name_of(word.spelling, *word.value);
    }
    template <class S, class T>
    std::string text(const AsWordIfSet<S, T>& word) const {
        return name_of(word.spelling, *word.value);
    }
    template <class Item, class T>
    std::string text(const AsWordsIfAny<ListSpelling<Item>, T>& words) const {
        std::string out;
        for (const auto id : *words.value) {
            out += (out.empty() ? "" : ",") + name_of(Item{}, id);
        }
        return out;
    }
    template <class T>
    static std::string text(const IfAny<T>& number) {
        return std::to_string(*number.value);
    }

    static void read(const codec::Node& node, Pm& points);
    static void read(const codec::Node& node, Roll& roll);
    static void read(const codec::Node& node, Done& done);
    // Members of actions: only frames inside a move hold them, and no position is stated there.
    template <class S, class T>
    static void read(const codec::Node& node, AsWord<S, T>&) {
        node.fail("no such key in a quiet position");
    }
    template <class S, class T>
    static void read(const codec::Node& node, AsWordIfSet<S, T>&) {
        node.fail("no such key in a quiet position");
    }
    template <class S, class T>
    static void read(const codec::Node& node, AsWordsIfAny<S, T>&) {
        node.fail("no such key in a quiet position");
    }
    template <class T>
    static void read(const codec::Node& node, IfAny<T>&) {
        node.fail("no such key in a quiet position");
    }

    // An action's text with ids of the order of battle instead of u17 and l3, in notation.
    std::string in_notation(std::string_view text) const;
    // The same the other way round.
    std::string with_names(std::string_view notation) const;

  private:
    static std::string fraction(std::int64_t top, std::int64_t bottom);
    const codec::Vocabulary& list_keys(std::string_view field) const;

    template <class S, class T>
    std::string name_of(const S& spelling, const T& value) const {
        if constexpr (std::same_as<S, UnitSpelling>) {
            if (value < units_.size()) return units_[value];
        } else if constexpr (std::same_as<S, LeaderSpelling>) {
            if (value < leaders_.size()) return leaders_[value];
        }
        return std::string(spelling.name(value));
    }

    codec::Vocabulary units_;
    codec::Vocabulary leaders_;
    codec::Vocabulary hexes_;
    codec::Vocabulary formations_;
    codec::Vocabulary army_morale_;
};

}  // namespace grognard::orthez
