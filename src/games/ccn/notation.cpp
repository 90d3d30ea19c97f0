// Actions written and read: a verb, then hexes, cards or a number.
#include "games/ccn/notation.hpp"

#include <charconv>
#include <utility>

#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

std::string with(std::string_view verb, std::string_view rest) {
    std::string text(verb);
    text += ' ';
    text += rest;
    return text;
}

std::string with(std::string_view verb, Hex a) { return with(verb, name(a).view()); }
std::string with(std::string_view verb, Hex a, Hex b) {
    std::string text = with(verb, a);
    text += ' ';
    text += name(b).view();
    return text;
}

struct Write {
    std::string operator()(const PlayCard& a) const { return with("play", name(a.card)); }
    std::string operator()(const ChooseSection& a) const {
        return with("section", name(a.section));
    }
    std::string operator()(const March&) const { return "march"; }
    std::string operator()(const OrderOne&) const { return "order-one"; }
    std::string operator()(const OrderUnit& a) const { return with("order", a.at); }
    std::string operator()(const LeaveSquare& a) const { return with("leave-square", a.at); }
    std::string operator()(const OrderGeneral& a) const { return with("order general", a.at); }
    std::string operator()(const RallyBlock& a) const { return with("rally", a.at); }
    std::string operator()(const SendBack& a) const { return with("send-back", a.at); }
    std::string operator()(const Place& a) const { return with("place", a.at); }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const MoveUnit& a) const { return with("move", a.from, a.to); }
    std::string operator()(const MoveGeneral& a) const {
        return with("move general", a.from, a.to);
    }
    std::string operator()(const ExitBoard& a) const { return with("exit", a.from); }
    std::string operator()(const Fire& a) const { return with("fire", a.from, a.at); }
    std::string operator()(const Melee& a) const {
        std::string text = with("melee", a.from, a.at);
        if (!a.support.empty()) text += " with";
        for (const Hex h : hexes(a.support)) text = with(text, h);
        return text;
    }
    std::string operator()(const Press&) const { return "press"; }
    std::string operator()(const Advance& a) const { return with("advance", a.to); }
    std::string operator()(const Stand&) const { return "stand"; }
    std::string operator()(const StrikeFirst&) const { return "first-strike"; }
    std::string operator()(const Withdraw&) const { return "withdraw"; }
    std::string operator()(const FormSquare&) const { return "form-square"; }
    std::string operator()(const BattleBack&) const { return "battle-back"; }
    std::string operator()(const IgnoreHit&) const { return "ignore-hit"; }
    std::string operator()(const IgnoreFlags& a) const {
        return with("ignore", std::to_string(a.count));
    }
    std::string operator()(const Retreat& a) const { return with("retreat", a.to); }
    std::string operator()(const Stop&) const { return "stop"; }
    std::string operator()(const LeaveBoard&) const { return "leave-board"; }
    std::string operator()(const StrikeGeneral&) const { return "strike"; }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Keep& a) const { return with("keep", name(a.card)); }
};

// Words of a text, one space between them; more than fit means no action.
struct Words {
    Fixed<std::string_view, 4 + hex_count> all;
    bool sound = true;

    explicit Words(std::string_view text) {
        while (true) {
            const std::size_t space = text.find(' ');
            const std::string_view word = text.substr(0, space);
            if (word.empty() || all.full()) {
                sound = false;
                return;
            }
            all.push(word);
            if (space == std::string_view::npos) return;
            text.remove_prefix(space + 1);
        }
    }
    std::size_t count() const { return all.size(); }
};

using Parsed = std::optional<Action>;

template <class A>
Parsed bare(const Words& words, const A& action) {
    if (words.count() != 1) return std::nullopt;
    return action;
}

template <class A>
Parsed one_hex(const Words& words, std::size_t first) {
    if (words.count() != first + 1) return std::nullopt;
    const auto h = parse_hex(words.all[first]);
    if (!h) return std::nullopt;
    return A{*h};
}

template <class A>
Parsed two_hexes(const Words& words, std::size_t first) {
    if (words.count() != first + 2) return std::nullopt;
    const auto a = parse_hex(words.all[first]);
    const auto b = parse_hex(words.all[first + 1]);
    if (!a || !b) return std::nullopt;
    return A{*a, *b};
}

template <class A>
Parsed one_card(const Words& words) {
    if (words.count() != 2) return std::nullopt;
    const auto card = parse_card(words.all[1]);
    if (!card) return std::nullopt;
    return A{*card};
}

bool general(const Words& words) { return words.count() > 1 && words.all[1] == "general"; }

Parsed parse_melee(const Words& words) {
    if (words.count() < 3) return std::nullopt;
    const auto from = parse_hex(words.all[1]);
    const auto at = parse_hex(words.all[2]);
    if (!from || !at) return std::nullopt;
    Melee melee{*from, *at, {}};
    if (words.count() == 3) return melee;
    if (words.all[3] != "with" || words.count() == 4) return std::nullopt;
    for (std::size_t i = 4; i < words.count(); ++i) {
        const auto h = parse_hex(words.all[i]);
        if (!h || melee.support.has(h->index)) return std::nullopt;
        melee.support.add(h->index);
    }
    return melee;
}

Parsed parse_ignore(const Words& words) {
    if (words.count() != 2) return std::nullopt;
    const std::string_view digits = words.all[1];
    std::uint8_t count = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    const bool padded = digits.size() > 1 && digits[0] == '0';
    if (error != std::errc{} || end != digits.data() + digits.size() || padded) return std::nullopt;
    return IgnoreFlags{count};
}

Parsed parse_choose_section(const Words& words) {
    if (words.count() != 2) return std::nullopt;
    const auto section = parse_section(words.all[1]);
    if (!section) return std::nullopt;
    return ChooseSection{*section};
}

struct Verb {
    std::string_view word;
    Parsed (*read)(const Words&);
};

template <class A>
Parsed read_bare(const Words& words) {
    return bare(words, A{});
}
template <class A>
Parsed read_hex(const Words& words) {
    return one_hex<A>(words, 1);
}
template <class A>
Parsed read_two(const Words& words) {
    return two_hexes<A>(words, 1);
}

constexpr Verb verbs[] = {
    {"play", one_card<PlayCard>},
    {"section", parse_choose_section},
    {"march", read_bare<March>},
    {"order-one", read_bare<OrderOne>},
    {"order",
     [](const Words& w) {
         return general(w) ? one_hex<OrderGeneral>(w, 2) : one_hex<OrderUnit>(w, 1);
     }},
    {"leave-square", read_hex<LeaveSquare>},
    {"rally", read_hex<RallyBlock>},
    {"send-back", read_hex<SendBack>},
    {"place", read_hex<Place>},
    {"done", read_bare<Done>},
    {"move",
     [](const Words& w) {
         return general(w) ? two_hexes<MoveGeneral>(w, 2) : two_hexes<MoveUnit>(w, 1);
     }},
    {"exit", read_hex<ExitBoard>},
    {"fire", read_two<Fire>},
    {"melee", parse_melee},
    {"press", read_bare<Press>},
    {"advance", read_hex<Advance>},
    {"stand", read_bare<Stand>},
    {"first-strike", read_bare<StrikeFirst>},
    {"withdraw", read_bare<Withdraw>},
    {"form-square", read_bare<FormSquare>},
    {"battle-back", read_bare<BattleBack>},
    {"ignore-hit", read_bare<IgnoreHit>},
    {"ignore", parse_ignore},
    {"retreat", read_hex<Retreat>},
    {"stop", read_bare<Stop>},
    {"leave-board", read_bare<LeaveBoard>},
    {"strike", read_bare<StrikeGeneral>},
    {"pass", read_bare<Pass>},
    {"keep", one_card<Keep>},
};

}  // namespace

std::string notation(const Action& action) { return std::visit(Write{}, action); }

std::optional<Action> parse(std::string_view text) {
    const Words words(text);
    if (!words.sound) return std::nullopt;
    for (const Verb& verb : verbs) {
        if (verb.word == words.all[0]) return verb.read(words);
    }
    return std::nullopt;
}

std::string_view frame_name(const Frame& frame) {
    static constexpr std::string_view names[] = {
        "deal",         "turn-step",     "card-choice",     "section-choice", "manoeuvre-choice",
        "command-roll", "rallying",      "ordering",        "supplying",      "placing",
        "moving",       "fighting",      "melee-fight",     "reaction",       "square-draw",
        "press-choice", "ground-choice", "pursuit-choice",  "bonus-choice",   "battle-back-choice",
        "roll",         "harm",          "armour-choice",   "general-test",   "flag-choice",
        "unit-retreat", "withdrawal",    "general-retreat", "escape-choice",  "escape-roll",
        "draw-card",    "scout-draw",    "keep-choice"};
    static_assert(std::size(names) == std::variant_size_v<Frame>);
    return names[frame.index()];
}

std::string_view event_name(const Event& event) {
    static constexpr std::string_view names[] = {
        "turn-began",         "hands-dealt",       "card-played",    "nothing-to-order",
        "unit-ordered",       "general-ordered",   "square-left",    "command-rolled",
        "block-regained",     "unit-sent-back",    "unit-moved",     "general-moved",
        "unit-exited",        "fire-declared",     "melee-declared", "reply-given",
        "square-formed",      "square-card-taken", "dice-rolled",    "hit-ignored",
        "blocks-lost",        "unit-eliminated",   "general-tested", "general-eliminated",
        "general-left-board", "flags-ignored",     "unit-retreated", "unit-withdrew",
        "general-retreated",  "general-escaped",   "ground-taken",   "banner-won",
        "objective-held",     "objective-lost",    "card-drawn",     "card-was-drawn",
        "card-discarded",     "deck-reshuffled",   "game-won"};
    static_assert(std::size(names) == std::variant_size_v<Event>);
    return names[event.index()];
}

}  // namespace grognard::ccn
