// grognard check: runs files of rule cases.
#include <filesystem>
#include <iostream>
#include <vector>

#include "cli/commands/command.hpp"
#include "codec/utf8.hpp"
#include "modules/cases.hpp"

namespace grognard::cli {

namespace {

class Check final : public Command {
  public:
    explicit Check(const Options& program)
        : Command(program.command("check", "run files of rule cases")) {
        app_.option("files", files_, "files of cases, or folders of them").required();
        app_.option("--game", game_, "the game, if neither file, folder nor rules say it");
        app_.option("--data", data_, "a folder that takes the place of the program's own data");
        app_.footer(
            "Closes with `N passed, N failed`; exit code 1 if one failed, 2 if one can't be read.\n"
            "Examples:\n  grognard check tests/rules/ccn\n"
            "  grognard check my-question.json --game ccn");
    }

    Exit run() override {
        const std::vector<std::filesystem::path> paths(files_.begin(), files_.end());
        const codec::Library library =
            data_.empty() ? codec::Library() : codec::Library(std::filesystem::path(data_));
        const auto report = codec::run_cases(paths, {library, game_, codec::Unreadable::Fails});
        for (const std::string& why : report.unreadable) std::cerr << "grognard: " << why << "\n";
        std::cout << codec::legible_lines(codec::report_text(report));
        if (!report.unreadable.empty()) return Exit::BadInput;
        return report.ok() ? Exit::Done : Exit::CheckFailed;
    }

  private:
    std::vector<std::string> files_;
    std::string game_;
    std::string data_;
};

}  // namespace

MadeCommand make_check(const Options& program) { return std::make_unique<Check>(program); }

}  // namespace grognard::cli
