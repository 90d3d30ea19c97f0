// grognard rules: the wording of a rule, or of all that hold some words.
#include <algorithm>
#include <cctype>
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/rulebook.hpp"
#include "codec/json.hpp"

namespace grognard::cli {

namespace {

// ASCII only: enough to find "Square" by "square".
std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) {
        return static_cast<char>(c < 128 ? std::tolower(c) : c);
    });
    return text;
}

class RulesCommand final : public Command {
  public:
    explicit RulesCommand(const Options& program)
        : Command(program.command("rules", "print the wording of rules")) {
        take_game(app_, game_).required();
        app_.option("words", words_, "a rule's id, the beginning of one, or words to look for");
        take_language(app_, language_);
        app_.footer(
            "Examples:\n  grognard rules ccn ccn.square.forbid.hand\n"
            "  grognard rules ccn ccn.retreat\n  grognard rules ccn square cavalry --lang fr");
    }

    Exit run() override {
        const codec::Rules rules = rulebook(game_);
        const auto language = *codec::parse_language(language_);
        int found = 0;
        for (const codec::Rule& rule : rules.all()) {
            if (!wanted(rule, language)) continue;
            std::cout << rule_text(rules, rule.id, language) << '\n';
            ++found;
        }
        if (found > 0) return Exit::Done;
        std::string asked;
        for (const std::string& word : words_) asked += (asked.empty() ? "" : " ") + word;
        throw codec::BadInput(game_, "", "a rule's id or words of a rule", codec::shown(asked));
    }

  private:
    bool wanted(const codec::Rule& rule, codec::Language language) const {
        if (words_.size() == 1 && (rule.id == words_[0] || rule.id.starts_with(words_[0] + "."))) {
            return true;
        }
        const std::string text =
            lower(rule.id + " " + rule.wording.in(language) + " " + rule.ruling.in(language));
        return std::ranges::all_of(words_, [&](const std::string& word) {
            return text.find(lower(word)) != std::string::npos;
        });
    }

    std::string game_;
    std::vector<std::string> words_;
    std::string language_ = "en";
};

}  // namespace

MadeCommand make_rules(const Options& program) { return std::make_unique<RulesCommand>(program); }

}  // namespace grognard::cli
