// What the host really sends has the shape that is printed for its clients.
#include <gtest/gtest.h>

#include "core/sample.hpp"
#include "parlour.hpp"
#include "server/typescript.hpp"
#include "support/joined.hpp"

namespace grognard::server {

namespace {

using codec::Node;
using codec::Shape;

// Empty if it conforms; else where it does not.
class Conformity {
  public:
    explicit Conformity(const codec::Shapes& all) : all_(all) {}

    std::string fault(const Node& node, const Shape& shape) const {
        using Kind = Shape::Kind;
        switch (shape.kind) {
            case Kind::Text:
                return unless(node.is_string(), node, "a text");
            case Kind::Number:
                return unless(node.is_number(), node, "a number");
            case Kind::Truth:
                return unless(node.is_bool(), node, "true or false");
            case Kind::True:
                return unless(node.is_bool() && node.as_bool(), node, "true");
            case Kind::Null:
                return unless(node.is_null(), node, "null");
            case Kind::Unknown:
                return "";
            case Kind::Words:
                return unless(node.is_string() && std::ranges::count(shape.words, node.as_string()),
                              node, "one of its words");
            case Kind::List:
                return of_items(node, shape);
            case Kind::Tuple:
                return node.is_array() && node.items().size() == shape.of.size()
                           ? of_items(node, shape)
                           : node.path() + ": not so many";
            case Kind::Record:
                return of_record(node, shape);
            case Kind::Object:
                return of_object(node, shape);
            case Kind::Either:
                return of_either(node, shape);
            case Kind::Named:
                return named(node, shape.name);
        }
        return "no such kind";
    }

    std::string named(const Node& node, const std::string& name) const {
        const Shape* const shape = all_.find(name);
        return shape == nullptr ? "nothing is called " + name : fault(node, *shape);
    }

  private:
    static std::string unless(bool good, const Node& node, const std::string& expected) {
        return good ? "" : node.path() + ": expected " + expected;
    }
    std::string of_items(const Node& node, const Shape& shape) const {
        if (!node.is_array()) return node.path() + ": expected a list";
        std::size_t place = 0;
        for (const Node& item : node.items()) {
            const Shape& wanted = shape.of[std::min(place++, shape.of.size() - 1)];
            if (std::string wrong = fault(item, wanted); !wrong.empty()) return wrong;
        }
        return "";
    }
    std::string of_record(const Node& node, const Shape& shape) const {
        if (!node.is_object()) return node.path() + ": expected an object";
        for (const auto& [key, value] : node.members()) {
            if (std::string wrong = fault(value, shape.of[0]); !wrong.empty()) return wrong;
        }
        return "";
    }
    std::string of_object(const Node& node, const Shape& shape) const {
        if (!node.is_object()) return node.path() + ": expected an object";
        const auto members = node.members();
        for (const codec::Member& member : shape.members) {
            const auto found =
                std::ranges::find(members, member.name, [](const auto& one) { return one.first; });
            if (found == members.end()) {
                if (!member.optional) return node.path() + ": no " + member.name;
                continue;
            }
            if (std::string wrong = fault(found->second, member.shape); !wrong.empty())
                return wrong;
        }
        for (const auto& [key, value] : members) {
            if (std::ranges::find(shape.members, key, &codec::Member::name) ==
                shape.members.end()) {
                return node.path() + ": nobody speaks of " + key;
            }
        }
        return "";
    }
    std::string of_either(const Node& node, const Shape& shape) const {
        std::string first;
        for (const Shape& one : shape.of) {
            const std::string wrong = fault(node, one);
            if (wrong.empty()) return "";
            if (first.size() < wrong.size()) first = wrong;
        }
        return first;
    }

    const codec::Shapes& all_;
};

struct Mine {
    static constexpr std::string_view wire = "Unit";
    static Shape shape(codec::Shapes&) { return {Shape::Kind::Text, {}, {}, {}, {}}; }
};
struct Theirs {
    static constexpr std::string_view wire = "Unit";
    static Shape shape(codec::Shapes&) { return {Shape::Kind::Number, {}, {}, {}, {}}; }
};

std::string fault_of(const std::string& text, const std::string& type) {
    static const codec::Shapes all = wire_shapes();
    const codec::Document document = codec::Document::parse("message", text);
    return Conformity(all).named(document.root(), type);
}

void expect_each(const std::string& list, const std::string& type) {
    const codec::Document document = codec::Document::parse("list", list);
    const codec::Shapes all = wire_shapes();
    ASSERT_FALSE(document.root().items().empty());
    for (const Node& item : document.root().items()) {
        EXPECT_EQ(Conformity(all).named(item, type), "");
    }
}

void expect_all(Seated& listener, std::size_t& seen) {
    std::vector<std::string> messages = listener.take_pulled();
    for (std::string& message : listener.take()) {
        if (!is_state(message)) messages.push_back(std::move(message));
    }
    for (const std::string& message : messages) {
        EXPECT_EQ(fault_of(message, "FromServer"), "") << message;
        ++seen;
    }
}

}  // namespace

TEST(Wire, AFaultIsFound) {
    EXPECT_EQ(fault_of(R"({"type":"stale","at":3})", "Stale"), "");
    EXPECT_NE(fault_of(R"({"type":"stale","at":"3"})", "Stale"), "");
    EXPECT_NE(fault_of(R"({"type":"stale"})", "Stale"), "");
    EXPECT_NE(fault_of(R"({"type":"stale","at":3,"more":1})", "Stale"), "");
    EXPECT_NE(fault_of(R"({"type":"slow","at":3})", "Stale"), "");
}

TEST(Wire, ANameStandsForOneType) {
    codec::Shapes all;
    all.of<Mine>();
    all.of<Mine>();
    EXPECT_THROW(all.of<Theirs>(), std::logic_error);
}

class WireTest : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Games, WireTest, ::testing::Values("ccn", "waterloo"));

TEST_P(WireTest, EveryMessageOfAGameHasItsShape) {
    Parlour parlour;
    std::string body = two_humans;
    body.replace(body.find("ccn"), 3, GetParam());
    const std::string made = parlour.ask("POST", "/api/tables", body).body;
    EXPECT_EQ(fault_of(made, "Created"), "");
    const Json created(made);
    const auto sit = [&](const std::string& seat) {
        return parlour.sit(created.text("table"),
                           seat.empty() ? "" : created.text("seats." + seat + ".secret"));
    };
    const std::vector<std::shared_ptr<Seated>> people = {sit("bottom"), sit("top"), sit("")};
    Stream random(1815);
    std::size_t seen = 0;
    for (int step = 0; step < 3000; ++step) {
        const Json state(people[0]->last_state());
        if (state.text("awaits") == "nobody") break;
        for (const auto& person : people) {
            const Json mine(person->last_state());
            const auto offers = mine.texts("offers");
            if (offers.empty()) continue;
            const std::string action =
                offers[random.below(static_cast<std::uint32_t>(offers.size()))];
            const auto at = static_cast<std::size_t>(mine.number("at"));
            if (step % 25 == 0) {
                person->say(ask("odds", action, 1));
                person->say(ask("why", action, 2));
                person->say(ask("why", "nonsense", 3));
                person->say(R"({"ask":"replay","at":)" + std::to_string(at / 2) + R"(,"id":4})");
                person->say(act("battle-back", at));
                person->say(act("pass", at + 1));
            }
            if (step % 50 == 0) person->say(R"({"say":"\u00e0 vous"})");
            person->say(act(action, at));
            parlour.run();
            break;
        }
        for (const auto& person : people) expect_all(*person, seen);
    }
    EXPECT_EQ(Json(people[0]->last_state()).text("awaits"), "nobody");
    people[2]->say(R"({"ask":"story","id":5})");
    people[2]->say("{");
    parlour.run();
    for (const auto& person : people) expect_all(*person, seen);
    EXPECT_GT(seen, 1000U);
}

TEST_P(WireTest, PatchesLeadToTheViewThatIsSentWhole) {
    Parlour parlour;
    std::string body = two_humans;
    body.replace(body.find("ccn"), 3, GetParam());
    const Created created = parlour.create(body);
    const std::array<std::string, 3> secrets = {created.secrets[0], created.secrets[1], ""};
    std::vector<std::shared_ptr<Seated>> people;
    for (const std::string& secret : secrets) people.push_back(parlour.sit(created.table, secret));
    Stream random(1815);
    std::size_t patched = 0;
    std::size_t largest = 0;
    std::size_t largest_offers = 0;
    for (int step = 0; step < 3000; ++step) {
        const Json state(people[0]->last_state());
        if (state.text("awaits") == "nobody") break;
        Seated& acting = *people[state.text("awaits") == "bottom" ? 0 : 1];
        const Json mine(acting.last_state());
        const auto at = static_cast<std::size_t>(mine.number("at"));
        if (random.below(20) == 0 && mine.truth("undo")) {
            acting.say(R"({"undo":true,"at":)" + std::to_string(at) + "}");
        } else {
            const auto offers = mine.texts("offers");
            acting.say(act(offers[random.below(static_cast<std::uint32_t>(offers.size()))], at));
        }
        for (const auto& person : people) person->take();
        parlour.run();
        for (std::size_t i = 0; i < people.size(); ++i) {
            const std::string url = "/api/tables/" + created.table + "/state?seat=" + secrets[i];
            const Json whole(parlour.ask("GET", url).body);
            const Json kept(people[i]->last_state());
            ASSERT_EQ(kept.text("moment"), whole.text("moment"));
            ASSERT_EQ(Patched(kept.at("view")).json(), Patched(whole.at("view")).json());
            ASSERT_EQ(whole.at("view").json().find("null"), std::string::npos);
            for (const std::string& message : people[i]->messages()) {
                const Json told(message);
                if (told.has("view")) continue;
                ++patched;
                const std::size_t offered = told.at("offers").json().size();
                // The dice and the server's own answers may add steps to the one that was asked
                // for.
                std::size_t events = 0;
                std::size_t longest = 0;
                for (const codec::Node& event : told.at("events").items()) {
                    const std::size_t size = event.json().size();
                    events += size;
                    longest = std::max(longest, size);
                }
                largest = std::max(largest, message.size() - offered - events + longest);
                largest_offers = std::max(largest_offers, offered);
            }
        }
    }
    EXPECT_EQ(Json(people[0]->last_state()).text("awaits"), "nobody");
    EXPECT_GT(patched, 1000U);
    EXPECT_LT(largest, 8192U);
    std::cout << GetParam() << ": the largest step without offers has " << largest
              << " bytes, the largest offers have " << largest_offers << "\n";
}

TEST(Wire, BodiesHaveTheirShapes) {
    Parlour parlour;
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/games").body, "Games"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/scenarios/ccn/001").body, "Scenario"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/scenarios/ccn/013").body, "Scenario"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/scenarios/waterloo/001").body, "Scenario"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/words/ccn/fr").body, "Words"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/words/waterloo/fr").body, "Words"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/health").body, "Health"), "");
    EXPECT_EQ(fault_of(parlour.ask("GET", "/api/nothing").body, "Failure"), "");
    EXPECT_EQ(fault_of(two_humans, "NewTable"), "");
    EXPECT_EQ(fault_of(alone, "NewTable"), "");
    EXPECT_EQ(fault_of(R"({"seat":null,"at":4})", "Branch"), "");
    expect_each(parlour.ask("GET", "/api/rules/ccn").body, "Rule");
    expect_each(parlour.ask("GET", "/api/charts/ccn").body, "Chart");
    expect_each(parlour.ask("GET", "/api/rules/waterloo").body, "Rule");
    expect_each(parlour.ask("GET", "/api/charts/waterloo").body, "Chart");
}

}  // namespace grognard::server
