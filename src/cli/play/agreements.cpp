// Commands beside the rules of a game: yields, removing an input, resigning, draws, takebacks.
#include <algorithm>
#include <charconv>
#include <iostream>

#include "cli/play/game.hpp"

namespace grognard::cli {

using table::Message;

namespace {

std::size_t number_in(const std::string& text) {
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    return std::from_chars(text.data(), end, number).ptr == end ? number : 0;
}

}  // namespace

// False if it is none of these.
bool PlayedGame::agreement(Seat seat, const std::string& word, const std::string& rest) {
    if (word == "remove") {
        remove(seat, rest);
    } else if (word == "yield") {
        yield(seat, normalised(rest));
    } else if (word == "yields") {
        show_yields(seat);
    } else if (word == "automatic" && (rest == "on" || rest == "off")) {
        table_.set(rest == "on" ? table::SingleAnswers::Give : table::SingleAnswers::Ask);
        say(words_.say(rest == "on" ? "ui.automatic-on" : "ui.automatic-off") + "\n");
    } else if (word == "resign") {
        if (table_.resign(seat)) {
            say(words_.say(Message("ui.resigned").with("side", screen_.side(seat))) + "\n");
        }
    } else if (word == "draw") {
        offer_draw(seat);
    } else if (word == "takeback") {
        take_back(seat, rest);
    } else {
        return false;
    }
    return true;
}

void PlayedGame::remove(Seat seat, const std::string& text) {
    const std::size_t number = number_in(text);
    if (number == 0) return say(words_.say("ui.which-input") + "\n");
    const auto no = table_.remove(seat, number);
    if (!no) return taken_back(true, {});
    if (no->later == 0) {
        return say(words_.say(Message("ui.cannot-remove").with("number", number)) + "\n");
    }
    say(words_.say(Message("ui.removal-refused")
                       .with("number", no->later)
                       .with("action", table_.log()[no->later - 1].text)
                       .with("reason", Message("reason." + no->why.reason))) +
        "\n");
}

void PlayedGame::yield(Seat seat, const std::string& rest) {
    constexpr std::string_view end = "end";
    if (rest.starts_with(end))
        return end_yield(seat, rest.substr(std::min(rest.size(), end.size() + 1)));
    const auto scope = table::parse_scope(rest);
    if (!scope) return say(words_.say("ui.yield-how") + "\n");
    const auto asked = table_.asks(seat);
    if (!asked || asked->pass.empty() || !table_.yield(seat, asked->kind, *scope)) {
        return say(words_.say("ui.cannot-yield") + "\n");
    }
    say(words_.say(Message("ui.yielded").with("kind", asked->kind).with("scope", rest)) + "\n");
}

void PlayedGame::end_yield(Seat seat, const std::string& kind) {
    const bool ended = table_.end_yield(seat, kind);
    say(words_.say(ended ? Message("ui.yield-ended").with("kind", kind) : Message("ui.no-yields")) +
        "\n");
}

void PlayedGame::show_yields(Seat seat) const {
    const auto yields = table_.yields(seat);
    if (yields.empty()) return say(words_.say("ui.no-yields") + "\n");
    for (const table::YieldNote& yield : yields) {
        say(words_.say(Message("ui.yield-line")
                           .with("kind", yield.kind)
                           .with("scope", std::string(table::name(yield.scope)))) +
            "\n");
    }
}

bool PlayedGame::agrees(Seat seat, const Message& proposal, std::string_view to) const {
    if (!person(seat)) return to == "takeback";
    say(words_.say(proposal));
    std::cout.flush();
    std::string typed;
    if (typed_line(std::cin, typed) == Typed::TooLong) skip_line(std::cin);
    return command_word(typed) == "accept";
}

void PlayedGame::offer_draw(Seat seat) {
    if (!table_.offer_draw(seat)) return;
    const Message proposal = Message("ui.draw-proposed").with("side", screen_.side(seat));
    const bool agreed = agrees(other(seat), proposal, "draw");
    table_.answer_draw(other(seat), agreed ? table::Consent::Accept : table::Consent::Decline);
    say(words_.say(agreed ? "ui.draw-agreed" : "ui.declined") + "\n");
}

void PlayedGame::take_back(Seat seat, const std::string& text) {
    const std::size_t number = number_in(text);
    if (number == 0 || !table_.request_takeback(seat, number - 1)) {
        return say(words_.say("ui.which-input") + "\n");
    }
    const Message proposal =
        Message("ui.takeback-proposed").with("side", screen_.side(seat)).with("number", number);
    if (agrees(other(seat), proposal, "takeback")) {
        return taken_back(table_.take_back(number - 1), "ui.which-input");
    }
    table_.decline_takeback(other(seat));
    say(words_.say("ui.declined") + "\n");
}

}  // namespace grognard::cli
