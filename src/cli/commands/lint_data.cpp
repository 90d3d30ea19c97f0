// grognard lint-data: checks the data the program carries, or a folder of data.
#include <filesystem>
#include <iostream>
#include <system_error>

#include "cli/commands/command.hpp"
#include "codec/json.hpp"
#include "codec/utf8.hpp"
#include "modules/lint.hpp"

namespace grognard::cli {

namespace {

class LintData final : public Command {
  public:
    explicit LintData(const Options& program)
        : Command(program.command("lint-data", "check charts, scenarios and rules")) {
        app_.option("folder", folder_, "a folder laid out like data/");
        app_.footer("Examples:\n  grognard lint-data\n  grognard lint-data data");
    }

    Exit run() override {
        if (std::error_code ec; !folder_.empty() && !std::filesystem::is_directory(folder_, ec)) {
            throw codec::BadInput(
                folder_, "", "a folder laid out like data/",
                std::filesystem::exists(folder_, ec) ? "a file" : "nothing there");
        }
        const codec::Library library =
            folder_.empty() ? codec::Library() : codec::Library(std::filesystem::path(folder_));
        const auto faults = codec::lint_data(library);
        for (const std::string& fault : faults) std::cout << codec::legible_lines(fault) << '\n';
        if (faults.empty()) {
            std::cout << "the data are sound\n";
        } else {
            std::cout << faults.size() << (faults.size() == 1 ? " fault\n" : " faults\n");
        }
        return faults.empty() ? Exit::Done : Exit::CheckFailed;
    }

  private:
    std::string folder_;
};

}  // namespace

MadeCommand make_lint_data(const Options& program) { return std::make_unique<LintData>(program); }

}  // namespace grognard::cli
