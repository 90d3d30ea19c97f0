// Damaged files load or are refused; nothing else happens, and the schema never refuses alone.
#include <gtest/gtest.h>

#include <random>

#include "codec/ccn/library.hpp"
#include "codec/rules.hpp"
#include "schema.hpp"
#include "support/wanted.hpp"

namespace grognard::ccn {
namespace {

const int mutations = wanted("GROGNARD_MUTATIONS", 20'000);

class Damage {
  public:
    explicit Damage(unsigned seed) : random_(seed) {}

    std::string operator()(std::string text) {
        const int hits = 1 + below(3);
        for (int i = 0; i < hits && !text.empty(); ++i) hit(text);
        return text;
    }
    int below(std::size_t limit) {
        return static_cast<int>(random_() % static_cast<unsigned>(limit));
    }

  private:
    void hit(std::string& text) {
        const auto at = static_cast<std::size_t>(below(text.size()));
        // Letters that keep the text JSON more often than a random byte would.
        constexpr std::string_view likely = "0123456789-\"{}[],:.ABEFHIRTWX tfn";
        const char letter = likely[static_cast<std::size_t>(below(likely.size()))];
        switch (below(6)) {
            case 0:
                text[at] = static_cast<char>(below(256));
                break;
            case 1:
                text[at] = letter;
                break;
            case 2:
                text.erase(at, 1);
                break;
            case 3:
                text.insert(at, 1, letter);
                break;
            case 4:
                text.erase(at, static_cast<std::size_t>(below(40)));
                break;
            default:
                text.insert(at, text.substr(static_cast<std::size_t>(below(text.size())), 30));
        }
    }

    std::mt19937 random_;
};

struct Tally {
    int loaded = 0;
    int refused = 0;
    int parsed = 0;
};

template <class Load>
void try_one(const std::string& text, const codec::Schema& schema, const Load& load, Tally& tally) {
    try {
        const Document document = Document::parse("m.json", text);
        ++tally.parsed;
        load(document);
        ++tally.loaded;
        EXPECT_EQ(schema.fault(document.root()), std::nullopt) << "loaded against the schema";
    } catch (const BadInput& bad) {
        ++tally.refused;
        EXPECT_FALSE(bad.expected.empty());
        EXPECT_EQ(std::string_view(bad.what()).find('\n'), std::string_view::npos);
    }
}

TEST(Mutation, ScenariosLoadOrAreRefused) {
    const Document schema_text =
        Document::load(std::filesystem::path(GROGNARD_DATA) / "schema/ccn.scenario.json");
    const codec::Schema schema(schema_text);
    const Library library;
    std::vector<std::string> texts;
    for (const std::string& path : library.list("ccn/scenarios", ".json")) {
        texts.push_back(library.text(path));
    }
    const Charts figures = charts();
    Damage damage(1808);
    Tally tally;
    for (int i = 0; i < mutations; ++i) {
        const auto pick = static_cast<std::size_t>(damage.below(texts.size()));
        try_one(
            damage(texts[pick]), schema,
            [&](const Document& document) { load_scenario(document, figures); }, tally);
    }
    EXPECT_EQ(tally.loaded + tally.refused, mutations);
    // Enough of them must get past the syntax to try the loader at all.
    EXPECT_GT(tally.parsed, mutations / 20);
    EXPECT_GT(tally.parsed - tally.loaded, mutations / 100);
}

TEST(Mutation, ChartsLoadOrAreRefused) {
    const Document schema_text =
        Document::load(std::filesystem::path(GROGNARD_DATA) / "schema/ccn.charts.json");
    const codec::Schema schema(schema_text);
    const std::string text = Library().text("ccn/charts.json");
    Damage damage(1815);
    Tally tally;
    for (int i = 0; i < mutations / 10; ++i) {
        try_one(
            damage(text), schema, [](const Document& document) { load_charts(document); }, tally);
    }
    EXPECT_EQ(tally.loaded + tally.refused, mutations / 10);
    EXPECT_GT(tally.parsed - tally.loaded, mutations / 1000);
}

TEST(Mutation, CutShortAnywhere) {
    const std::string text = Library().text("ccn/scenarios/006_river_coa.json");
    const std::size_t whole = text.find_last_of('}');
    const Charts figures = charts();
    for (std::size_t length = 0; length <= whole; length += 7) {
        EXPECT_THROW(load_scenario(Document::parse("m", text.substr(0, length)), figures),
                     BadInput);
    }
}

}  // namespace
}  // namespace grognard::ccn
