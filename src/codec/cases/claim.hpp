// Holds a `then` against the moment play has reached.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/match_json.hpp"
#include "codec/cases/moment_json.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard::codec {

template <class C>
class Claim {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;

    Claim(const Moment<G>& moment, std::vector<Mismatch>& out)
        : moment_(moment), s_(moment.state), json_(moment.state), out_(out) {}

    // Throws BadInput for what could not be read at any moment.
    static void check_readable(const Node& then, const typename G::Battle& battle) {
        if (then.members().empty()) then.fail("at least one expectation");
        Object object = then.object();
        if (const auto node = object.optional("state")) node->object();
        if (const auto node = object.optional("board")) check_places(*node);
        if (const auto node = object.optional("asks")) check_asks(*node, battle);
        if (const auto node = object.optional("ledger")) check_sums(*node);
        if (const auto node = object.optional("winner")) read_winner(*node);
        if (const auto node = object.optional("offers")) read_offers(*node, battle);
        if (const auto node = object.optional("told")) check_told(*node);
        if (const auto node = object.optional("view")) {
            for (const auto& [viewer, seen] : node->members()) {
                find_viewer(viewer, seen);
                Object view = seen.object();
                if (const auto told = view.optional("told")) check_told(*told);
                for (const char* key : {"could", "cannot"}) {
                    const auto states = view.optional(key);
                    if (!states) continue;
                    for (const Node& state : some_items(*states)) state.object();
                }
            }
        }
        object.done();
    }

    void check(const Node& then) {
        Object object = then.object();
        if (const auto node = object.optional("asks")) match_asks(*node);
        if (const auto node = object.optional("winner")) match_winner(*node);
        if (const auto node = object.optional("offers")) match_offers(*node);
        if (const auto node = object.optional("ledger")) match_ledgers(*node);
        if (const auto node = object.optional("told")) match_told(*node, "told", all_of_it);
        if (const auto node = object.optional("board")) match_board(*node);
        if (const auto node = object.optional("state")) match(*node, json_.state(), "state");
        if (const auto node = object.optional("view")) match_views(*node);
    }

  private:
    struct Offered {
        std::optional<Seat> by;
        std::vector<Action> has;
        std::vector<Action> lacks;
        std::optional<std::vector<Action>> exactly;
    };

    static bool all_of_it(Visible) { return true; }

    static void check_places(const Node& node) {
        for (const auto& [place, words] : node.members()) {
            if (!C::knows_place(place)) words.fail("a place of the board as the key", shown(place));
            if (!words.is_null()) words.as_text();
        }
    }

    static void check_asks(const Node& node, const typename G::Battle& battle) {
        Object object = node.object();
        if (const auto awaits = object.optional("awaits")) check_awaits(*awaits);
        if (const auto at = object.optional("at")) check_frame(*at, at->as_text());
        if (const auto pass = object.optional("pass")) {
            if (!pass->is_null()) read_action<C>(*pass, battle);
        }
        if (const auto chance = object.optional("chance")) {
            if (!chance->is_null()) check_chance(*chance);
        }
        if (const auto within = object.optional("within")) {
            for (const auto& [frame, members] : within->members()) {
                check_frame(members, frame);
                if (!members.is_null()) members.object();
            }
        }
        object.done();
        if (node.members().empty()) node.fail("awaits, at, pass, chance or within");
    }

    static void check_chance(const Node& node) {
        Object object = node.object();
        for (const char* key : {"kind", "of", "count"}) object.optional(key);
        if (const auto outcomes = object.optional("outcomes")) outcomes->object();
        object.done();
    }

    static void check_awaits(const Node& node) {
        constexpr Awaits all[] = {Awaits::First, Awaits::Second, Awaits::Both, Awaits::Chance,
                                  Awaits::Nobody};
        for (const Awaits one : all) {
            if (node.as_string() == awaits_words<C>(one)) return;
        }
        node.fail(awaits_words<C>(all[0]) + ", " + awaits_words<C>(all[1]) +
                  ", both, chance or nobody");
    }

    static void check_frame(const Node& node, std::string_view name) {
        if (!is_tag<typename C::Names, FrameOf<G>>(name))
            node.fail("the name of a step", shown(name));
    }

    static void check_sums(const Node& node) {
        for (const auto& [key, expected] : node.members()) {
            if (!MomentJson<C>::knows_ledger(key)) {
                expected.fail("a sum or an attack as the key", shown(key));
            }
            expected.object();
        }
    }

    static Ending read_winner(const Node& node) {
        if (node.is_null()) return Ending::Undecided;
        if (node.as_string() == "draw") return Ending::Draw;
        return win_for(read_seat<C>(node));
    }

    static std::vector<Action> actions(const Node& node, const typename G::Battle& battle) {
        std::vector<Action> out;
        for (const Node& item : node.items()) out.push_back(read_action<C>(item, battle));
        return out;
    }

    static Offered read_offers(const Node& node, const typename G::Battle& battle) {
        Object object = node.object();
        Offered out;
        if (const auto at = object.optional("by")) out.by = read_seat<C>(*at);
        if (const auto at = object.optional("has")) out.has = actions(*at, battle);
        if (const auto at = object.optional("lacks")) out.lacks = actions(*at, battle);
        if (const auto at = object.optional("exactly")) out.exactly = actions(*at, battle);
        object.done();
        if (out.has.empty() && out.lacks.empty() && !out.exactly) {
            node.fail("has, lacks or exactly, with an action in it");
        }
        return out;
    }

    static void check_told(const Node& node) {
        Object object = node.object();
        bool any = false;
        for (const char* key : {"has", "lacks"}) {
            const auto list = object.optional(key);
            if (!list) continue;
            for (const Node& item : some_items(*list)) {
                const Node named = item.is_string() ? item : item.object().required("is");
                if (!is_tag<typename C::Names, typename G::Event>(named.as_text())) {
                    named.fail("the name of an event");
                }
                any = true;
            }
        }
        object.done();
        if (!any) node.fail("has or lacks, with an event in it");
    }

    static Viewer find_viewer(const std::string& word, const Node& node) {
        if (word == "spectator") return Viewer::Spectator;
        for (const Seat seat : both_seats) {
            if (word == seat_name<C>(seat)) return viewer(seat);
        }
        node.fail(
            std::string(C::seats[0]) + ", " + std::string(C::seats[1]) + " or spectator as the key",
            shown(word));
    }

    void differ(std::string what, std::string expected, std::string actual,
                std::string scene = {}) {
        out_.push_back({std::move(what), std::move(expected), std::move(actual), std::move(scene)});
    }

    void match(const Node& expected, const std::string& actual, const std::string& place) {
        const Document document = Document::parse(place, actual);
        match_json(expected, document.root(), place, out_);
    }

    // Null says that there is nothing of the kind: nobody on a place, no such step.
    void match_board(const Node& node) {
        const Document board = Document::parse("board", json_.board());
        match_present(node, board.root(), "board");
    }

    void match_asks(const Node& node) {
        const Document asks = Document::parse("asks", json_.asks());
        for (const auto& [key, expected] : node.members()) {
            const auto actual = asks.root().object().optional(key);
            if (key == "within") {
                match_present(expected, *actual, "asks.within");
            } else {
                match_json(expected, actual, "asks." + key, out_);
            }
            if (key == "chance") match_no_others(expected, *actual);
        }
    }

    // The outcomes of a claim are all that there are.
    void match_no_others(const Node& expected, const Node& actual) {
        if (!expected.is_object() || !actual.is_object()) return;
        const auto named = expected.object().optional("outcomes");
        if (!named) return;
        Object wanted = named->object();
        for (const auto& [word, weight] : actual.object().required("outcomes").members()) {
            if (!wanted.optional(word)) {
                differ("asks.chance.outcomes." + word, "no such outcome", weight.json());
            }
        }
    }

    void match_present(const Node& wanted, const Node& actual, const std::string& place) {
        for (const auto& [key, expected] : wanted.members()) {
            const auto found = actual.object().optional(key);
            if (expected.is_null() && !found) continue;
            if (!found) {
                differ(place + "." + key, expected.json(), "nothing");
            } else {
                match_json(expected, found, place + "." + key, out_);
            }
        }
    }

    void match_winner(const Node& node) {
        const Ending wanted = read_winner(node);
        const Ending ending = G::outcome(s_).ending;
        if (wanted != ending) differ("winner", ending_words<C>(wanted), ending_words<C>(ending));
    }

    void match_offers(const Node& node) {
        const Offered wanted = read_offers(node, *s_.battle);
        const auto seat = wanted.by ? wanted.by : awaited_seat<G>(s_);
        const std::vector<Action> offers = offers_to<G>(s_, seat);
        const auto verdict = [&](const Action& action) {
            return seat ? G::refuse(s_, *seat, action) : Verdict(Refusal{"", "not-now"});
        };
        for (const Action& action : wanted.has) {
            if (holds(offers, action)) continue;
            const std::string text = G::notation(action);
            differ("offers.has", text, "not offered: " + verdict_words(verdict(action)),
                   C::scene(s_, text));
        }
        for (const Action& action : wanted.lacks) {
            const std::string text = G::notation(action);
            if (holds(offers, action)) {
                differ("offers.lacks", "no " + text, "it is offered", C::scene(s_, text));
            } else if (const Verdict found = verdict(action); found && !is_about_it(*found)) {
                differ("offers.lacks", "an action that this question could offer", text);
            }
        }
        if (wanted.exactly && !same_actions(offers, *wanted.exactly)) {
            differ("offers.exactly", listed(*wanted.exactly), listed(offers));
        }
    }

    static std::string listed(const std::vector<Action>& actions) {
        std::vector<std::string> texts;
        for (const Action& action : actions) texts.push_back(G::notation(action));
        std::sort(texts.begin(), texts.end());
        std::string out;
        for (const std::string& text : texts) out += (out.empty() ? "" : " | ") + text;
        return out.empty() ? "nothing" : out;
    }

    void match_ledgers(const Node& node) {
        for (const auto& [key, expected] : node.members()) {
            const auto ledger = json_.find_ledger(key);
            if (ledger) {
                match(expected, json_.ledger(*ledger), "ledger." + key);
            } else {
                differ("ledger." + key, expected.json(), "no such sum at this moment");
            }
        }
    }

    // In this order, others between; of what is heard.
    template <class Hears>
    void match_told(const Node& node, const std::string& place, Hears hears) {
        std::vector<std::string> texts;
        for (const auto& told : moment_.told) {
            if (hears(told.visible)) texts.push_back(json_.event(told.event));
        }
        std::vector<Document> events;
        for (const std::string& text : texts) events.push_back(Document::parse(place, text));
        Object object = node.object();
        if (const auto has = object.optional("has")) {
            const auto wanted = has->items();
            std::size_t found = 0;
            for (const Document& event : events) {
                if (found < wanted.size() && is_event(wanted[found], event.root())) ++found;
            }
            if (found < wanted.size()) {
                differ(place + ".has", wanted[found].json(), told_words(wanted[found], events));
            }
        }
        if (const auto lacks = object.optional("lacks")) {
            for (const Node& unwanted : lacks->items()) {
                for (const Document& event : events) {
                    if (!is_event(unwanted, event.root())) continue;
                    differ(place + ".lacks", "no " + unwanted.json(), event.root().json());
                }
            }
        }
    }

    static bool is_event(const Node& wanted, const Node& event) {
        if (wanted.is_object()) return fits_json(wanted, event);
        return event.object().required("is").as_string() == wanted.as_string();
    }

    // Those of that name as they were told; without any, the names of all.
    static std::string told_words(const Node& wanted, const std::vector<Document>& events) {
        const std::string name =
            wanted.is_object() ? wanted.object().required("is").as_string() : wanted.as_string();
        std::string alike;
        std::string names;
        for (const Document& event : events) {
            const std::string& is = event.root().object().required("is").as_string();
            names += (names.empty() ? "" : ", ") + is;
            if (is == name) alike += (alike.empty() ? "" : " | ") + event.root().json();
        }
        if (!alike.empty()) return alike;
        return names.empty() ? "no event" : names;
    }

    void match_views(const Node& node) {
        for (const auto& [word, seen] : node.members()) {
            const Viewer eyes = find_viewer(word, seen);
            const std::string place = "view." + word;
            const Document view = Document::parse(place, json_.view(eyes));
            for (const auto& [key, expected] : seen.members()) {
                if (key == "told") {
                    match_told(expected, place + ".told",
                               [eyes](Visible visible) { return sees(visible, eyes); });
                } else if (key == "could" || key == "cannot") {
                    match_could(key == "could", eyes, expected, place);
                } else {
                    match_json(expected, view.root().object().optional(key), place + "." + key,
                               out_);
                }
            }
        }
    }

    // May what this viewer does not know be like that? A sample of what it could be decides.
    void match_could(bool wanted, Viewer eyes, const Node& list, const std::string& place) {
        constexpr int deals = 300;
        const auto states = list.items();
        std::vector<bool> found(states.size());
        for (int i = 0; i < deals; ++i) {
            typename G::State other = s_;
            Stream stream(static_cast<std::uint64_t>(i) + 1);
            for (const Seat seat : both_seats) {
                if (eyes == Viewer::Spectator || eyes == viewer(seat))
                    G::redeal(other, seat, stream);
            }
            const Document dealt = Document::parse(place, MomentJson<C>(other).state());
            for (std::size_t j = 0; j < states.size(); ++j) {
                found[j] = found[j] || holds_json(states[j], dealt.root());
            }
        }
        for (std::size_t j = 0; j < states.size(); ++j) {
            if (found[j] == wanted) continue;
            differ(place + (wanted ? ".could" : ".cannot"), states[j].json(),
                   wanted ? "it can't" : "it could");
        }
    }

    const Moment<G> moment_;
    const typename G::State& s_;
    MomentJson<C> json_;
    std::vector<Mismatch>& out_;
};

}  // namespace grognard::codec
