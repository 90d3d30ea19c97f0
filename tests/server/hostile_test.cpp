// Random, stale, foreign and malformed messages against the rooms: none is taken that the rules
// forbid, and no listener ever receives a card that is hidden from it.
#include <gtest/gtest.h>

#include <bitset>
#include <iostream>
#include <unordered_map>

#include "codec/ccn/library.hpp"
#include "core/sample.hpp"
#include "fixed_chance.hpp"
#include "games/ccn/names.hpp"
#include "modules/ccn/traits.hpp"
#include "parlour.hpp"
#include "support/wanted.hpp"

namespace grognard::server {

namespace {

// The real state behind a room, which no listener may have.
ccn::State truth_of(Hosted& room) {
    ccn::State out;
    room.look([&out](Room& there, const auto&) {
        out = dynamic_cast<const table::CcnTable&>(there.table()).state();
    });
    return out;
}

using Cards = std::bitset<ccn::card_count>;

// Cards of which a seat (nobody: a spectator) may know one copy at least: all others are in the
// other's hand, on his track or in the deck.
Cards known_to(const ccn::State& s, std::optional<Seat> seat) {
    Cards hidden;
    Cards known;
    const auto add = [](Cards& to, ccn::Card card) {
        if (card != ccn::Card::None) to.set(static_cast<std::size_t>(card));
    };
    const auto add_all = [&add](Cards& to, const ccn::CardCounts& counts) {
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] > 0) add(to, static_cast<ccn::Card>(i));
        }
    };
    add_all(hidden, s.deck);
    add_all(known, s.discard);
    for (const Seat each : both_seats) {
        const ccn::Player& player = s.players[static_cast<std::size_t>(index(each))];
        Cards& side = each == seat ? known : hidden;
        add_all(side, player.hand);
        for (const ccn::Card card : player.track) add(side, card);
        add(known, player.last_order.card);
    }
    add(known, s.turn.card);
    add(known, s.turn.effect);
    if (const auto* keep = s.frames.top_as<ccn::KeepChoice>()) {
        Cards& side = s.turn.active == seat ? known : hidden;
        add(side, keep->first);
        add(side, keep->second);
    }
    if (const auto* draw = s.frames.top_as<ccn::ScoutDraw>()) {
        add(s.turn.active == seat ? known : hidden, draw->first);
    }
    return known;
}

// Every card that these bytes name, as a text by itself or at the end of one such as "play elan"
// or "card.elan".
Cards cards_named(std::string_view bytes) {
    static const auto cards = [] {
        std::unordered_map<std::string_view, std::size_t> out;
        for (std::size_t i = 0; i < ccn::card_count; ++i) out.emplace(ccn::names::cards[i], i);
        return out;
    }();
    Cards out;
    for (std::size_t end = bytes.find('"'); end != std::string_view::npos;
         end = bytes.find('"', end + 1)) {
        const std::size_t word = bytes.find_last_of("\" .", end - 1);
        if (end == 0 || word == std::string_view::npos) continue;
        const auto card = cards.find(bytes.substr(word + 1, end - word - 1));
        if (card != cards.end()) out.set(card->second);
    }
    return out;
}

// The card that an accepted action laid open, though the deck may hold it again when all is told:
// a First Strike answers a melee, and the end of that turn may shuffle.
Cards shown_by(std::string_view action) {
    Cards out;
    if (action == R"({"do":"first-strike"})")
        out.set(static_cast<std::size_t>(ccn::Card::FirstStrike));
    return out;
}

constexpr std::string_view events_key = "\"events\":";

// Does the message tell only of what was done since the last one the listener got?
bool tells_only_news(std::string_view message, std::size_t since) {
    return message.find("\"since\":" + std::to_string(since) + ",") != std::string_view::npos;
}

class Hostile {
  public:
    explicit Hostile(std::uint64_t seed) : stream_(seed) {
        fix_chance(seed);
        created_ = parlour_.create(two_humans);
        for (std::size_t i = 0; i < 3; ++i) sit(i);
        check_secrets({});
    }

    void run(int messages) {
        for (int i = 0; i < messages; ++i) {
            if (::testing::Test::HasFatalFailure()) return;
            if (over()) start_again();
            attack();
            // The game must go on, or only its opening is attacked.
            if (stream_.below(4) == 0) fair_move();
        }
    }

    int accepted() const { return accepted_; }
    std::size_t bytes() const { return bytes_; }
    std::size_t searched() const { return searched_; }

  private:
    struct Chair {
        std::shared_ptr<Seated> who;
        std::optional<Seat> seat;
        std::size_t at = 0;  // of the last state it got
        Cards known;         // then
        Cards ever;          // in this game
    };

    void sit(std::size_t chair) {
        const std::string secret = chair < 2 ? created_.secrets[chair] : "";
        chairs_[chair].who = parlour_.sit(created_.table, secret);
        chairs_[chair].seat = chair == 0   ? std::optional(Seat::First)
                              : chair == 1 ? std::optional(Seat::Second)
                                           : std::nullopt;
    }
    void start_again() {
        for (Chair& chair : chairs_) {
            chair.who->leave();
            chair = {};
        }
        created_ = parlour_.create(two_humans);
        for (std::size_t i = 0; i < 3; ++i) sit(i);
        check_secrets({});
    }
    bool over() { return truth_of(room()).ending != Ending::Undecided; }
    Hosted& room() { return chairs_[0].who->room(); }
    std::size_t at() {
        std::size_t length = 0;
        room().look([&length](Room& there, const auto&) { length = there.at(); });
        return length;
    }
    std::uint32_t below(std::uint32_t bound) { return stream_.below(bound); }

    template <class Range>
    auto pick(const Range& range) {
        return range[below(static_cast<std::uint32_t>(std::size(range)))];
    }

    std::string hex() {
        return std::string(1, static_cast<char>('A' + below(10))) + std::to_string(below(15));
    }

    // Mostly with the members of some action, sometimes with those of none.
    std::string random_action() {
        static const std::vector<std::pair<std::string, std::string>> known = {
            {"play", R"("card":C)"},
            {"section", R"("section":"centre")"},
            {"order", R"("at":H)"},
            {"order-general", R"("at":H)"},
            {"move", R"("from":H,"to":H)"},
            {"move-general", R"("from":H,"to":H)"},
            {"fire", R"("from":H,"at":H)"},
            {"melee", R"("from":H,"at":H,"support":[])"},
            {"melee", R"("from":H,"at":H,"support":[H,H])"},
            {"advance", R"("to":H)"},
            {"retreat", R"("to":H)"},
            {"ignore", R"("count":N)"},
            {"keep", R"("card":C)"},
            {"exit", R"("from":H)"},
            {"rally", R"("at":H)"},
            {"send-back", R"("at":H)"},
            {"place", R"("at":H)"},
            {"dice", R"("faces":[N])"}};
        static const std::vector<std::string> bare = {
            "march",       "press",      "stand", "first-strike", "withdraw",
            "form-square", "ignore-hit", "stop",  "battle-back",  "leave-board",
            "strike",      "pass",       "done",  "draw"};
        auto [verb, members] = pick(known);
        if (below(3) == 0) members = pick(known).second;
        if (below(3) == 0) {
            verb = pick(bare);
            members.clear();
        }
        std::string text = R"({"do":")" + verb + '"';
        if (!members.empty()) text += ',';
        for (const char c : members) {
            switch (c) {
                case 'C':
                    text += '"' + std::string(pick(ccn::names::cards)) + '"';
                    break;
                case 'H':
                    text += '"' + hex() + '"';
                    break;
                case 'N':
                    text += std::to_string(below(5));
                    break;
                default:
                    text += c;
            }
        }
        return text + '}';
    }

    std::string garbage() {
        std::string out;
        const std::uint32_t length = below(60);
        for (std::uint32_t i = 0; i < length; ++i) {
            out += below(3) == 0 ? static_cast<char>(below(256))
                                 : pick(std::string("{}[]\":,do\\atu0"));
        }
        return out;
    }

    std::string random_message(std::size_t now) {
        const std::size_t when = below(3) == 0 ? below(static_cast<std::uint32_t>(now + 5)) : now;
        switch (below(9)) {
            case 0:
                return garbage();
            case 1:
                return R"({"undo":true,"at":)" + std::to_string(when) + "}";
            case 2:
                return ask("why", random_action(), 1);
            case 3:
                return R"({"ask":"replay","at":)" + std::to_string(when) + R"(,"id":1,"seat":")" +
                       (below(2) == 0 ? "top" : "bottom") + R"("})";
            case 4:
                return ask("odds", random_action(), 2);
            case 5:
                return R"({"since":)" + std::to_string(when) + "}";
            default:
                return act(random_action(), when);
        }
    }

    void fair_move() {
        for (Chair& chair : chairs_) {
            if (chair.who->newest().find(R"("offers":[])") != std::string::npos) continue;
            const Json state(chair.who->newest());
            const auto offers = state.texts("offers");
            const std::string move = pick(offers);
            chair.who->say(act(move, static_cast<std::size_t>(state.number("at"))));
            parlour_.run();
            check_secrets(shown_by(move));
            return;
        }
    }

    void attack() {
        Chair& chair = chairs_[below(3)];
        const ccn::State before = truth_of(room());
        const std::size_t length = at();
        const std::string message = random_message(length);
        chair.who->say(message);
        parlour_.run();
        check_taken(chair, message, before, length);
        check_secrets(at() > length ? shown_by(std::get<Do>(parse_message(message)).action.json)
                                    : Cards());
        if (chair.who->closed().empty()) return;
        chair.who->leave();
        sit(static_cast<std::size_t>(&chair - chairs_.data()));
        check_secrets({});
    }

    // If the log grew, the message was an action for this moment that the rules allow this seat.
    void check_taken(const Chair& chair, const std::string& message, const ccn::State& before,
                     std::size_t length) {
        const std::size_t now = at();
        if (now == length) return;
        if (now < length) {
            ASSERT_NE(message.find("\"undo\""), std::string::npos) << message;
            ASSERT_TRUE(chair.seat.has_value());
            ASSERT_EQ(now + 1, length);
            return;
        }
        ++accepted_;
        const auto read = parse_message(message);
        const auto* deed = std::get_if<Do>(&read);
        ASSERT_NE(deed, nullptr) << message;
        ASSERT_EQ(deed->at, length);
        ASSERT_TRUE(chair.seat.has_value()) << "a spectator played " << message;
        const auto json = codec::Document::parse("action", deed->action.json);
        const auto action = codec::read_action<ccn::Action>(json.root());
        ASSERT_FALSE(ccn::refuse(before, *chair.seat, action).has_value()) << message;
    }

    // No byte sent names a card that the listener never could know; and what speaks of now, none
    // that it can't know now or was shown on the way here.
    void check_secrets(const Cards& shown) {
        const ccn::State s = truth_of(room());
        for (Chair& chair : chairs_) {
            const Cards known = known_to(s, chair.seat) | shown;
            chair.ever |= known;
            for (const std::string& message : chair.who->take()) {
                bytes_ += message.size();
                if (s.ending != Ending::Undecided) continue;
                searched_ += message.size();
                // A refusal repeats what its listener said himself.
                if (message.starts_with("{\"type\":\"refused\"")) continue;
                // What was told of earlier steps may name cards that are hidden by now.
                const std::string_view bytes = message;
                const bool state = bytes.starts_with("{\"type\":\"state\"");
                const bool all_new = !state || tells_only_news(bytes, chair.at);
                const std::size_t past = all_new ? bytes.size() : bytes.find(events_key);
                const Cards now = cards_named(bytes.substr(0, past));
                const Cards then = all_new ? Cards() : cards_named(bytes.substr(past));
                ASSERT_TRUE(((now | then) & ~chair.ever).none()) << message;
                if (!state) continue;
                ASSERT_TRUE((now & ~known & ~chair.known).none()) << message;
                chair.at = at();
            }
            chair.known = known;
        }
    }

    Parlour parlour_;
    Stream stream_;
    Created created_;
    std::array<Chair, 3> chairs_;
    int accepted_ = 0;
    std::size_t bytes_ = 0;
    std::size_t searched_ = 0;
};

}  // namespace

// Four rooms, so that two processors can attack at once.
constexpr int attackers = 4;

class HostileTest : public ::testing::TestWithParam<int> {};

TEST_P(HostileTest, NothingForbiddenIsTakenAndNothingHiddenIsSent) {
    const int seed = wanted("GROGNARD_HOSTILE_SEED", 1815) + GetParam();
    Hostile hostile(static_cast<std::uint64_t>(seed));
    const int messages = wanted("GROGNARD_HOSTILE_MESSAGES", 100'000) / attackers;
    hostile.run(messages);
    std::cout << messages << " messages, " << hostile.accepted() << " of them lawful actions; "
              << hostile.searched() << " of " << hostile.bytes() << " bytes searched for cards\n";
    // A random text is lawful once in two thousand: a short run may see none.
    if (messages >= 20'000) {
        EXPECT_GT(hostile.accepted(), 0);
    }
    EXPECT_GT(hostile.searched(), hostile.bytes() / 2);
}

INSTANTIATE_TEST_SUITE_P(Rooms, HostileTest, ::testing::Range(0, attackers));

}  // namespace grognard::server
