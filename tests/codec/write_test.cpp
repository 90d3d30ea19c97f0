// The writer: layout, escapes, and values that list their fields.
#include "codec/write.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "codec/json.hpp"
#include "games/ccn/names.hpp"

namespace grognard::codec {
namespace {

TEST(Writer, WritesTextWhateverItIsGiven) {
    Writer out;
    out.string("caf\xe9 \xc3\xa9\x01\xe2\x82");
    EXPECT_EQ(out.text(), "\"caf\xef\xbf\xbd é\\u0001\xef\xbf\xbd\xef\xbf\xbd\"");
    EXPECT_NO_THROW(Document::parse("written", out.text()));
}

struct Point {
    int x = 0;
    std::uint8_t y = 0;
};

template <class Visit>
void fields(Visit& visit, const Point& value) {
    visit("x", value.x);
    visit("y", value.y);
}

struct Line {
    Point from;
    std::array<Point, 2> over;
    bool dashed = false;
    ccn::Hex hex;
    ccn::Card card = ccn::Card::Rally;
    std::optional<int> width;
};

template <class Visit>
void fields(Visit& visit, const Line& value) {
    visit("from", value.from);
    visit("over", value.over);
    visit("dashed", value.dashed);
    visit("hex", value.hex);
    visit("card", value.card);
    visit("width", value.width);
}

struct Nothing {};

std::string_view tag(const Nothing&) { return "nothing"; }

TEST(Write, FollowsTheFields) {
    Line line;
    line.from = {-3, 200};
    line.hex = ccn::hex_at(4, 2);
    line.width = 7;
    EXPECT_EQ(write_json(line),
              R"({"from":{"x":-3,"y":200},"over":[{"x":0,"y":0},{"x":0,"y":0}],"dashed":false,)"
              R"("hex":"E3","card":"rally","width":7})");
}

TEST(Write, PutsNullWhereThereIsNothing) {
    EXPECT_EQ(write_json(ccn::nowhere), "null");
    EXPECT_EQ(write_json(std::optional<int>()), "null");
    EXPECT_EQ(write_json(std::numeric_limits<double>::infinity()), "null");
}

TEST(Write, TellsTheAlternativesOfAVariantApart) {
    using Either = std::variant<Nothing, Point>;
    EXPECT_EQ(write_json(Either(Nothing{})), R"({"is":"nothing"})");
    EXPECT_EQ(write_json(Either(Point{1, 2})), R"({"is":1,"x":1,"y":2})");
}

TEST(Write, IndentsByTwo) {
    Writer out(Layout::Indented);
    out.begin_object();
    out.key("a");
    out.begin_array();
    out.integer(1);
    out.real(0.5);
    out.end_array();
    out.key("b");
    out.begin_object();
    out.end_object();
    out.end_object();
    EXPECT_EQ(out.take(), "{\n  \"a\": [\n    1,\n    0.5\n  ],\n  \"b\": {}\n}");
}

TEST(Write, WhatIsWrittenReadsBack) {
    const std::string awkward = std::string("\"\\\n\r\t\x01\x7f é ") + '\0' + "/";
    const Document document = Document::parse("x", write_json(awkward));
    EXPECT_EQ(document.root().as_string(), awkward);
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(Document::parse("x", write_json(least)).root().as_int<std::int64_t>(least, 0), least);
}

}  // namespace
}  // namespace grognard::codec
