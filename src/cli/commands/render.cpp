// grognard render: a picture of a set-up.
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/json.hpp"
#include "modules/list.hpp"
#include "table/unfinished_file.hpp"

namespace grognard::cli {

namespace {

class Render final : public Command {
  public:
    explicit Render(const Options& program)
        : Command(program.command("render", "draw a scenario's set-up as SVG")) {
        take_game(app_, game_).required();
        take_scenario(app_, scenario_);
        app_.option("-o,--output", output_, "the file to write; - for standard output").required();
        take_language(app_, language_);
        app_.footer("Example:\n  grognard render ccn 015 -o waterloo.svg --lang fr");
    }

    Exit run() override {
        const auto language = *codec::parse_language(language_);
        const auto words = table::load_words(game_, language);
        const std::string picture = modules::named(game_).picture(scenario_, words, language);
        if (output_ == "-") {
            std::cout << picture;
            return Exit::Done;
        }
        keep(picture);
        return Exit::Done;
    }

  private:
    // Whole or not at all: a file that was there stays until the new one is. What is no file, such
    // as a device, is written to.
    void keep(const std::string& picture) const {
        namespace fs = std::filesystem;
        std::error_code none;
        const bool device = fs::exists(output_, none) && !fs::is_regular_file(output_, none);
        const int error = device ? write_to(picture) : put_there(picture);
        if (error == 0) return;
        throw codec::BadInput(output_, "", "a file that can be written", std::strerror(error));
    }

    int put_there(const std::string& picture) const {
        table::UnfinishedFile file(output_);
        const int error = file.write(picture);
        return error == 0 ? file.replace() : error;
    }

    int write_to(const std::string& picture) const {
        errno = 0;
        std::ofstream device(output_, std::ios::binary);
        device << picture;
        device.close();
        return device ? 0 : errno == 0 ? EIO : errno;
    }

    std::string game_;
    std::string scenario_;
    std::string output_;
    std::string language_ = "en";
};

}  // namespace

MadeCommand make_render(const Options& program) { return std::make_unique<Render>(program); }

}  // namespace grognard::cli
