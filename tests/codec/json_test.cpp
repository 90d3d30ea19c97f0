// The strict reader: what it takes, what it refuses, and how it says so.
#include "codec/json.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace grognard::codec {
namespace {

BadInput fault_of(const std::string& text) {
    try {
        Document::parse("x.json", text);
    } catch (const BadInput& bad) {
        return bad;
    }
    return {"none", "", "", ""};
}

template <class Read>
std::string line_of(const std::string& text, const Read& read) {
    const Document document = Document::parse("x.json", text);
    try {
        read(document.root());
    } catch (const BadInput& bad) {
        return bad.what();
    }
    return "no fault";
}

TEST(Json, ReadsEveryKindOfValue) {
    const Document document = Document::parse(
        "x.json", R"({"a": [1, -2, "t\u00e9xt\n", true, null, 1.5], "b": {"c": {}}})");
    Object root = document.root().object();
    const auto items = root.required("a").items();
    ASSERT_EQ(items.size(), 6U);
    EXPECT_EQ(items[0].as_int(0, 1), 1);
    EXPECT_EQ(items[1].as_int<std::int8_t>(-2, 5), -2);
    EXPECT_EQ(items[2].as_string(), "téxt\n");
    EXPECT_TRUE(items[3].as_bool());
    EXPECT_TRUE(items[4].is_null());
    EXPECT_TRUE(items[5].is_number());
    EXPECT_EQ(items[5].path(), "a[5]");
    EXPECT_TRUE(root.required("b").object().required("c").members().empty());
    EXPECT_FALSE(root.optional("z").has_value());
    root.done();
}

TEST(Json, KeepsTheOrderOfFreeMembers) {
    const Document document = Document::parse("x.json", R"({"z": 1, "a": 2, "m n": 3})");
    const auto members = document.root().members();
    ASSERT_EQ(members.size(), 3U);
    EXPECT_EQ(members[0].first, "z");
    EXPECT_EQ(members[1].first, "a");
    EXPECT_EQ(members[2].second.path(), "[\"m n\"]");
}

TEST(Json, SurvivesBeingMoved) {
    Document document =
        Document::parse("x.json", R"({"a": "long enough not to be stored inside"})");
    const Node before = document.root().object().required("a");
    const Document moved = std::move(document);
    EXPECT_EQ(before.as_string(), moved.root().object().required("a").as_string());
}

TEST(Json, NamesThePlaceOfASyntaxError) {
    const BadInput bad = fault_of("{\n  \"a\": 1,\n  oops\n}");
    EXPECT_EQ(bad.file, "x.json");
    EXPECT_EQ(bad.place, "3:3");
    EXPECT_EQ(bad.found, "\"o\"");
}

TEST(Json, RefusesWhatIsNotOneValue) {
    EXPECT_EQ(fault_of("").place, "1:1");
    EXPECT_EQ(fault_of("").found, "the end of the text");
    EXPECT_EQ(fault_of("{} {}").place, "1:4");
    EXPECT_EQ(fault_of("[1, 2").file, "x.json");
    EXPECT_EQ(fault_of("[1,]").file, "x.json");
    EXPECT_EQ(fault_of("// note\n{}").file, "x.json");
    EXPECT_EQ(fault_of("{'a': 1}").file, "x.json");
    EXPECT_EQ(fault_of("[NaN]").file, "x.json");
    EXPECT_EQ(fault_of("[01]").file, "x.json");
    EXPECT_EQ(fault_of(std::string("{}\0", 3)).file, "x.json");
    EXPECT_EQ(fault_of("{}\n").file, "none");
}

TEST(Json, RefusesTheSameKeyTwice) {
    const BadInput bad = fault_of("{\"a\": {\"b\": 1, \"c\": 2, \"b\": 3}}");
    EXPECT_EQ(bad.found, "\"b\" twice");
    EXPECT_EQ(bad.place.substr(0, 2), "1:");
    EXPECT_EQ(fault_of(R"({"a": 1, "\u0061": 2})").found, "\"a\" twice");
    EXPECT_EQ(fault_of(R"({"a": {"a": 1}, "b": {"a": 1}})").file, "none");
}

TEST(Json, RefusesBytesThatAreNotUtf8) {
    EXPECT_EQ(fault_of("[\"\xff\"]").file, "x.json");
    EXPECT_EQ(fault_of("[\"\xc3\"]").file, "x.json");
    EXPECT_EQ(fault_of("[\"\xed\xa0\x80\"]").file, "x.json");
    EXPECT_EQ(fault_of(R"(["\ud800"])").file, "x.json");
    EXPECT_EQ(fault_of("\xef\xbb\xbf{}").file, "x.json");
    EXPECT_EQ(fault_of("[\"\xc3\xa9\"]").file, "none");
}

TEST(Json, LimitsDepthSizeAndCount) {
    EXPECT_EQ(fault_of(std::string(32, '[') + std::string(32, ']')).file, "none");
    EXPECT_EQ(fault_of(std::string(33, '[') + std::string(33, ']')).file, "x.json");
    EXPECT_EQ(fault_of(std::string(1'000'000, '[')).file, "x.json");
    EXPECT_EQ(fault_of("1" + std::string(max_document_bytes, ' ')).expected,
              "at most 8388608 bytes");
    std::string many = "[1";
    for (std::size_t i = 0; i < max_document_values; ++i) many += ",1";
    EXPECT_EQ(fault_of(many + "]").expected, "at most 1000000 values");
}

TEST(Json, RefusesNumbersThatAreNotWholeOrOutOfRange) {
    const auto read = [](const Node& node) { node.as_int<std::uint8_t>(3, 12); };
    EXPECT_EQ(line_of("2", read), "x.json: expected a whole number from 3 to 12, found 2");
    EXPECT_EQ(line_of("13", read), "x.json: expected a whole number from 3 to 12, found 13");
    EXPECT_EQ(line_of("4.0", read), "x.json: expected a whole number from 3 to 12, found 4.0");
    EXPECT_EQ(line_of("[1, 4e2]", [&](const Node& node) { read(node.items()[1]); }),
              "x.json: [1]: expected a whole number from 3 to 12, found 4e2");
    EXPECT_EQ(line_of("1e400", read).substr(0, 6), "x.json");
    for (const std::string large : {"18446744073709551615", "99999999999999999999"}) {
        EXPECT_EQ(line_of(large, read),
                  "x.json: expected a whole number from 3 to 12, found " + large);
    }
    EXPECT_EQ(line_of("\"5\"", read), "x.json: expected a whole number from 3 to 12, found \"5\"");
    EXPECT_EQ(line_of("12", read), "no fault");
}

TEST(Json, NamesThePathOfAWrongValue) {
    const std::string text = R"({"units": [{"hex": "A1"}, {"hex": 7}]})";
    const auto read = [](const Node& node) {
        for (const Node& unit : node.object().required("units").items()) {
            unit.object().required("hex").as_string();
        }
    };
    EXPECT_EQ(line_of(text, read), "x.json: units[1].hex: expected a string, found 7");
}

TEST(Json, NamesMissingAndUnknownKeys) {
    EXPECT_EQ(line_of(R"({"a": {}})",
                      [](const Node& n) { n.object().required("a").object().required("b"); }),
              "x.json: a.b: expected a value, found nothing");
    EXPECT_EQ(line_of(R"({"a": 1, "b c": 2})",
                      [](const Node& node) {
                          Object object = node.object();
                          object.required("a");
                          object.done();
                      }),
              "x.json: [\"b c\"]: expected no such key, found \"b c\"");
    EXPECT_EQ(line_of("[]", [](const Node& node) { node.object(); }),
              "x.json: expected an object, found an array of 0");
    EXPECT_EQ(line_of("{}", [](const Node& node) { node.items(); }),
              "x.json: expected an array, found an object");
    EXPECT_EQ(line_of("\"\"", [](const Node& node) { node.as_text(); }),
              "x.json: expected a string that is not empty, found \"\"");
    EXPECT_EQ(line_of("null", [](const Node& node) { node.as_bool(); }),
              "x.json: expected true or false, found null");
}

TEST(Json, MessagesStayOnOneShortLine) {
    const BadInput bad("a\nb.json", "", "x", shown("\n" + std::string(500, 'e')));
    const std::string line = bad.what();
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_LT(line.size(), 120U);
    EXPECT_EQ(shown("é\x01"), "\"é\\x01\"");
}

TEST(Json, MessagesAreTextWhateverTheyShow) {
    EXPECT_EQ(shown("a\xff\xc3"), R"("a\xff\xc3")");
    EXPECT_EQ(shown("\xe2\x82 \xc0\xaf"), R"("\xe2\x82 \xc0\xaf")");
    EXPECT_EQ(shown("\xed\xa0\x80\xf4\x90\x80\x80"), R"("\xed\xa0\x80\xf4\x90\x80\x80")");
    EXPECT_EQ(shown("\xc2\x9b"
                    "31m"),
              R"("\xc2\x9b31m")");
    EXPECT_EQ(shown("é€\xf0\x9f\x8e\xb2"), "\"é€\xf0\x9f\x8e\xb2\"");
}

TEST(Json, NamesAByteOrderMark) {
    const BadInput bad = fault_of("\xef\xbb\xbf[]");
    EXPECT_EQ(bad.place, "1:1");
    EXPECT_NE(bad.found.find("byte order mark"), std::string::npos) << bad.found;
}

class JsonFiles : public testing::Test {
  protected:
    void SetUp() override { std::filesystem::create_directories(folder_); }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return folder_ / name;
    }
    static std::string found(const std::filesystem::path& path) {
        try {
            Document::load(path);
        } catch (const BadInput& bad) {
            return bad.found;
        }
        return "no fault";
    }

    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() / ("grognard_json_" + std::to_string(::getpid()));
};

TEST_F(JsonFiles, LoadsAFile) {
    EXPECT_EQ(Document::load(write("a.json", "[1]")).root().items().size(), 1U);
}

TEST_F(JsonFiles, RefusesWhatIsNoReadableFile) {
    EXPECT_EQ(found(folder_ / "none.json"), "nothing there");
    EXPECT_EQ(found(folder_), "a folder");
    EXPECT_EQ(found("/dev/zero"), "something else");
    EXPECT_EQ(found(write("a.json", "x") / "b"), "nothing there");
    EXPECT_EQ(found(write("big.json", std::string(max_document_bytes + 1, ' '))), "more");
}

}  // namespace
}  // namespace grognard::codec
