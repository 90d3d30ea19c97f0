// Runs files of rule cases like `grognard check`, but needs few libraries: scripts/mutants builds
// it again for every sample.
#include <filesystem>
#include <iostream>
#include <vector>

#include "modules/cases.hpp"

int main(int count, char** arguments) {
    using namespace grognard;
    const std::vector<std::filesystem::path> files(arguments + 1, arguments + count);
    const codec::Library library;
    const auto report = codec::run_cases(files, {library, "", codec::Unreadable::Fails});
    for (const std::string& why : report.unreadable) std::cerr << why << "\n";
    std::cout << codec::report_text(report);
    return report.unreadable.empty() && report.ok() ? 0 : 1;
}
