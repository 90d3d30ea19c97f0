// grognard show: a position as text and as JSON, ready to paste into a rule case.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands/command.hpp"
#include "modules/cases.hpp"
#include "codec/utf8.hpp"
#include "codec/write.hpp"
#include "table/saved_game.hpp"

namespace grognard::cli {

namespace {

class Show final : public Command {
  public:
    explicit Show(const Options& program)
        : Command(program.command("show", "a position as text and JSON")) {
        app_.option("file", file_, "a saved game, or a file of cases").required();
        app_.option("--game", game_, "the game, if neither file nor folder says it");
        app_.option("--step", step_, "a saved game after so many inputs; usually after the last");
        take_json(app_, json_);
        app_.footer(
            "Prints the last quiet position and the line since, ready to paste into a case: what\n"
            "follows is a rules question for `grognard why` and `grognard check`.\n"
            "Examples:\n  grognard show my-game.txt --step 41\n"
            "  grognard show my-question.json --game ccn");
    }

    Exit run() override {
        const auto shown = is_saved_game() ? of_saved_game() : of_cases();
        if (json_) {
            print_json(shown);
        } else {
            for (const auto& one : shown) {
                std::cout << codec::legible_lines(codec::shown_text(one));
            }
        }
        return Exit::Done;
    }

  private:
    bool is_saved_game() const {
        std::string head(sizeof saved_mark - 1, '\0');
        std::ifstream file{std::filesystem::path(file_), std::ios::binary};
        file.read(head.data(), static_cast<std::streamsize>(head.size()));
        return file && head == saved_mark;
    }

    std::vector<codec::ShownPosition> of_cases() const {
        const auto document = codec::Document::load(std::filesystem::path(file_));
        return codec::show_positions(document, {codec::Library(), game_});
    }

    // The battle and the inputs of the game, as the given and the line of a position.
    std::vector<codec::ShownPosition> of_saved_game() const {
        const auto saved = table::load_saved(file_);
        if (!saved.header.battle_file.empty()) {
            throw codec::BadInput(codec::legible_path(file_), "battle-file",
                                  "a battle that ships with the program", "one of its own");
        }
        std::size_t count = saved.lines.size();
        if (step_ >= 0) {
            if (static_cast<std::size_t>(step_) > count) {
                throw codec::BadInput("--step", "", "at most " + std::to_string(count),
                                      std::to_string(step_));
            }
            count = static_cast<std::size_t>(step_);
        }
        codec::Writer out;
        out.begin_object();
        out.key("game");
        out.string(saved.header.game);
        out.key("given");
        out.begin_object();
        out.key("battle");
        out.string(saved.header.scenario);
        out.end_object();
        out.key("line");
        out.begin_array();
        for (std::size_t i = 0; i < count; ++i) write_input(out, saved.lines[i]);
        out.end_array();
        out.end_object();
        const auto document = codec::Document::parse(codec::legible_path(file_), out.text());
        return codec::show_positions(document);
    }

    static void write_input(codec::Writer& out, const table::SavedLine& line) {
        if (line.by.empty()) return out.string(line.text);
        out.begin_object();
        out.key("do");
        out.string(line.text);
        out.key("by");
        out.string(line.by);
        out.end_object();
    }

    void print_json(const std::vector<codec::ShownPosition>& shown) const {
        codec::Writer out;
        out.begin_object();
        out.key("positions");
        out.begin_array();
        for (const auto& one : shown) {
            out.begin_object();
            if (!one.id.empty()) {
                out.key("id");
                out.string(one.id);
            }
            out.key("given");
            out.raw(one.given);
            out.key("line");
            out.raw(one.line);
            out.end_object();
        }
        out.end_array();
        out.end_object();
        std::cout << out.text() << "\n";
    }

    static constexpr char saved_mark[] = "grognard ";

    std::string file_;
    std::string game_;
    int step_ = -1;
    bool json_ = false;
};

}  // namespace

MadeCommand make_show(const Options& program) { return std::make_unique<Show>(program); }

}  // namespace grognard::cli
