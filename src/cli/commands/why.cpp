// grognard why: the verdict on each action of a file of cases, with the rules' wording.
#include <filesystem>
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/rulebook.hpp"
#include "codec/utf8.hpp"
#include "modules/cases.hpp"

namespace grognard::cli {

namespace {

using Kind = codec::ActionVerdict::Kind;

class Why final : public Command {
  public:
    explicit Why(const Options& program)
        : Command(program.command("why", "the verdict on each action of a case")) {
        app_.option("file", file_, "a file of cases; they need not expect anything").required();
        app_.option("--game", game_, "the game, if neither file nor folder says it");
        take_language(app_, language_);
        app_.footer(
            "Exit code 3 if an action is refused, with the rule and its wording.\n"
            "Example:\n  grognard why my-question.json --game ccn --lang fr");
    }

    Exit run() override {
        const auto verdicts =
            codec::explain_cases(std::filesystem::path(file_), {codec::Library(), game_});
        const auto language = *codec::parse_language(language_);
        Exit code = Exit::Done;
        std::string unusable;  // the first that stands where it can't
        for (const codec::ActionVerdict& verdict : verdicts) {
            const std::string text = codec::legible_lines(codec::verdict_text(verdict));
            std::cout << text;
            if (text.back() != '\n') std::cout << '\n';
            if (verdict.kind == Kind::Refused) {
                std::cout << "  " << rule_text(rulebook(verdict.game), verdict.rule, language)
                          << '\n';
                if (code == Exit::Done) code = Exit::Refused;
            }
            if (verdict.kind == Kind::Impossible && unusable.empty()) {
                code = Exit::BadInput;
                unusable = codec::legible_path(file_) + ": " + text;
            }
        }
        std::cout.flush();
        if (!unusable.empty()) std::cerr << "grognard: " << unusable;
        return code;
    }

  private:
    std::string file_;
    std::string game_;
    std::string language_ = "en";
};

}  // namespace

MadeCommand make_why(const Options& program) { return std::make_unique<Why>(program); }

}  // namespace grognard::cli
