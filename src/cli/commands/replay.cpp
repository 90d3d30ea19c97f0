// grognard replay: a saved game, step by step, every hash checked.
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/rulebook.hpp"
#include "codec/utf8.hpp"
#include "codec/write.hpp"
#include "modules/tables.hpp"
#include "table/saved_game.hpp"
#include "table/words.hpp"

namespace grognard::cli {

namespace {

class Replay final : public Command {
  public:
    explicit Replay(const Options& program)
        : Command(program.command("replay", "tell a saved game and check every step")) {
        app_.option("file", file_, "a saved game").required();
        take_json(app_, json_);
        take_language(app_, language_);
        app_.footer(
            "Exit code 2 names the line that was changed, 3 the rule an action breaks.\n"
            "Examples:\n  grognard replay waterloo.txt\n  grognard replay waterloo.txt --json");
    }

    Exit run() override {
        const auto saved = table::load_saved(file_);
        const auto at = table::table_for(saved);
        const auto words = table::load_words(saved.header.game, *codec::parse_language(language_));
        std::optional<table::Message> notice;
        try {
            notice = table::replay(saved, *at, [&](const auto& line, const auto& told) {
                         if (!json_) tell(words, line, told);
                     }).notice;
        } catch (const table::IllegalStep& illegal) {
            std::cout.flush();
            const table::Refused& refused = illegal.refused();
            std::cerr << "grognard: " << illegal.what() << "\n  "
                      << rule_text(rulebook(saved.header.game), refused.rule,
                                   *codec::parse_language(language_))
                      << "\n";
            return Exit::Refused;
        }
        if (saved.torn) {
            std::cerr << words.say(
                             table::Message("ui.torn").with("file", codec::legible_path(file_)))
                      << "\n";
        }
        if (notice) std::cerr << words.say(*notice) << "\n";
        if (json_) print_json(saved, *at);
        return Exit::Done;
    }

  private:
    static void tell(const table::Words& words, const table::SavedLine& line,
                     const std::vector<table::Message>& told) {
        std::cout << line.line << ": " << (line.by.empty() ? "" : line.by + " ") << line.text
                  << "\n";
        for (const table::Message& message : told) {
            std::cout << "    " << words.sentence(message) << "\n";
        }
    }

    void print_json(const table::SavedGame& saved, const table::Table& at) const {
        codec::Writer out;
        const auto text = [&out](const char* key, std::string_view value) {
            out.key(key);
            out.string(value);
        };
        out.begin_object();
        text("game", saved.header.game);
        text("scenario", at.scenario());
        out.key("seats");
        codec::write_value(out, saved.header.seats);
        out.key("steps");
        out.natural(at.at());
        out.key("torn");
        out.boolean(saved.torn);
        out.key("winner");
        const Ending ending = at.outcome().ending;
        if (ending == Ending::Undecided) {
            out.null();
        } else if (ending == Ending::Draw) {
            out.string("draw");
        } else {
            out.string(at.seat_name(ending == Ending::FirstWins ? Seat::First : Seat::Second));
        }
        out.key("log");
        out.begin_array();
        for (const table::SavedLine& line : saved.lines) {
            out.begin_object();
            text("by", line.by.empty() ? "chance" : line.by);
            text("do", line.text);
            out.end_object();
        }
        out.end_array();
        out.end_object();
        std::cout << out.text() << "\n";
    }

    std::string file_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_replay(const Options& program) { return std::make_unique<Replay>(program); }

}  // namespace grognard::cli
