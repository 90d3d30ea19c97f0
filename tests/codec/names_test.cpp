// Names and values are each other's inverse.
#include "games/ccn/names.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace grognard::ccn {
namespace {

template <class Enum, class Parse>
void check_round_trip(std::size_t count, const Parse& parse) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<Enum>(i);
        EXPECT_FALSE(name(value).empty());
        EXPECT_TRUE(seen.insert(name(value)).second) << name(value);
        EXPECT_EQ(parse(name(value)), value);
    }
    EXPECT_EQ(parse(""), std::nullopt);
    EXPECT_EQ(parse("nonsense"), std::nullopt);
}

TEST(Names, RoundTrip) {
    check_round_trip<Nation>(nation_count, parse_nation);
    check_round_trip<Arm>(arm_count, parse_arm);
    check_round_trip<Type>(type_count, parse_type);
    check_round_trip<Terrain>(terrain_count, parse_terrain);
    check_round_trip<Section>(section_count, parse_section);
    check_round_trip<Card>(card_count, parse_card);
    for (const Seat seat : both_seats) EXPECT_EQ(parse_seat(seat_name(seat)), seat);
    for (std::size_t i = 0; i < terrain_count; ++i) {
        const auto terrain = static_cast<Terrain>(i);
        EXPECT_EQ(parse_letter(letter(terrain)), terrain);
    }
    EXPECT_EQ(parse_letter('W'), std::nullopt);
    EXPECT_EQ(name(Card::None), "none");
    EXPECT_EQ(parse_card("none"), std::nullopt);
}

TEST(Names, AreThoseOfTheRules) {
    EXPECT_EQ(name(Card::ProbeCenter), "probe-center");
    EXPECT_EQ(name(Card::GrandeManoeuvre), "grande-manoeuvre");
    EXPECT_EQ(name(Card::ColdSteel), "cold-steel");
    EXPECT_EQ(name(Type::GHC), "GHC");
    EXPECT_EQ(name(Section::Centre), "centre");
    EXPECT_EQ(name(Direction::SW), "SW");
    EXPECT_EQ(name(Terrain::SteepHill), "steep-hill");
    EXPECT_EQ(seat_name(Seat::First), "bottom");
}

}  // namespace
}  // namespace grognard::ccn
