// The table of examples: which rules each shows, refused line by line when it does not fit.
#include "codec/examples.hpp"

#include <gtest/gtest.h>

#include "codec/json.hpp"

namespace grognard::codec {
namespace {

const std::string header = "example\trule\n";

std::string examples_fault(const std::string& text) {
    try {
        Examples::parse("e.tsv", text);
    } catch (const BadInput& bad) {
        return bad.place + ": " + bad.expected;
    }
    return "no fault";
}

TEST(Examples, ShowTheirRules) {
    const auto examples = Examples::parse("e.tsv", header + "a.x\ta.one\na.y\ta.two\na.x\ta.two\n");
    EXPECT_EQ(examples.shown_by("a.x"), (std::vector<std::string>{"a.one", "a.two"}));
    EXPECT_EQ(examples.shown_by("a.y"), (std::vector<std::string>{"a.two"}));
    EXPECT_TRUE(examples.shown_by("a.one").empty());
}

TEST(Examples, RefuseLinesThatDoNotFit) {
    EXPECT_EQ(examples_fault(header), "no fault");
    EXPECT_EQ(examples_fault(""), "line 0: the header example rule");
    EXPECT_EQ(examples_fault(header + "a.x\n"), "line 2: 2 columns between tabs");
    EXPECT_EQ(examples_fault(header + "a.x\t\n"), "line 2: an example and a rule");
    EXPECT_EQ(examples_fault(header + "a.x\ta.one\na.x\ta.one\n"),
              "line 3: a row not written before");
}

}  // namespace
}  // namespace grognard::codec
