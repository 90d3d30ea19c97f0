// What a person may ask for that is no action: help, verdicts, odds, undo, the log, saving.
#include <algorithm>
#include <iostream>

#include "cli/play/game.hpp"
#include "cli/rulebook.hpp"
#include "codec/utf8.hpp"

namespace grognard::cli {

using table::Message;
using table::Refused;
using table::Unreadable;

namespace {

std::string rest_of(const std::string& typed) {
    const std::size_t start = typed.find_first_not_of(" \t");
    const std::size_t space = typed.find_first_of(" \t", start);
    const std::size_t rest = typed.find_first_not_of(" \t", space);
    if (space == std::string::npos || rest == std::string::npos) return "";
    return typed.substr(rest, typed.find_last_not_of(" \t\r") + 1 - rest);
}

}  // namespace

// False if it is none of these.
bool PlayedGame::command(Seat seat, const std::string& typed) {
    const std::string word = command_word(typed);
    const std::string rest = rest_of(typed);
    if (word == "help") {
        say(words_.say("ui.help") + "\n" + screen_.legend());
    } else if (word == "board") {
        show_board(seat);
        say(screen_.legend());
    } else if (word == "battle") {
        say(screen_.story());
    } else if (word == "hand") {
        const std::string hand = screen_.hand(seat);
        say(hand.empty() ? words_.say("ui.no-cards") + "\n" : hand);
    } else if (word == "offers") {
        menu_ = all_offers(seat);
        show_menu(menu_);
    } else if (rest.empty() && (word == "why" || word == "odds")) {
        say(words_.say(Message("ui.why-what").with("command", word)) + "\n");
    } else if (rest.empty() && word == "rule") {
        say(words_.say("ui.rule-which") + "\n");
    } else if (word == "why") {
        explain(seat, normalised(rest));
    } else if (word == "rule") {
        show_rule(rest);
    } else if (word == "odds") {
        show_odds(seat, normalised(rest));
    } else if (word == "undo") {
        taken_back(table_.undo(seat), "ui.cannot-undo");
    } else if (word == "retype") {
        taken_back(table_.return_to_mark(), "ui.cannot-retype");
    } else if (word == "log") {
        show_log();
    } else if (word == "save") {
        save(rest);
    } else {
        return agreement(seat, word, rest);
    }
    return true;
}

void PlayedGame::taken_back(bool undone, std::string_view otherwise) {
    say(words_.say(undone ? "ui.undone" : otherwise) + "\n");
    if (!undone) return;
    shown_step_.clear();
    asked_at_ = SIZE_MAX;
}

void PlayedGame::explain(Seat seat, const std::string& action) {
    const auto verdict = table_.verdict(seat, action);
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        say(refusal(*refused) + "\n");
    } else if (std::holds_alternative<Unreadable>(verdict)) {
        say(words_.say(Message("ui.unknown").with("text", codec::legible(action))) + "\n");
    } else {
        say(words_.say("ui.allowed") + "\n");
    }
}

void PlayedGame::show_rule(std::string_view id) const {
    const auto same = [id](const codec::Rule& rule) {
        return normalised(rule.id) == normalised(id);
    };
    const auto found = std::ranges::find_if(rules_.all(), same);
    say((found == rules_.all().end()
             ? words_.say(Message("ui.no-rule").with("id", codec::legible(id)))
             : rule_text(rules_, found->id, language_)) +
        "\n");
}

void PlayedGame::show_odds(Seat seat, const std::string& action) {
    const auto verdict = table_.verdict(seat, action);
    if (!std::holds_alternative<table::Accepted>(verdict)) return explain(seat, action);
    const auto odds = screen_.odds(action);
    say(odds ? *odds : words_.say("ui.no-odds") + "\n");
}

// Draws are left out: they would show the other hand.
void PlayedGame::show_log() const {
    std::size_t number = 0;
    for (const table::LogEntry& entry : table_.log()) {
        ++number;
        if (!entry.by && entry.text.starts_with("draw")) continue;
        if (entry.text.starts_with("keep")) continue;
        say(std::to_string(number) + "  " +
            (entry.by ? std::string(table_.seat_name(*entry.by)) + " " : "") + entry.text + "\n");
    }
}

void PlayedGame::save(const std::string& file) {
    if (file.empty()) {
        say(words_.say("ui.save-where") + "\n");
        return;
    }
    try {
        keep_in(table::SaveFile::create(file, header(), table_));
        say(words_.say(Message("ui.saved").with("file", codec::legible_path(file))) + "\n");
    } catch (const table::CannotSave& cannot) {
        say(words_.say(cannot.message()) + "\n");
    }
}

}  // namespace grognard::cli
