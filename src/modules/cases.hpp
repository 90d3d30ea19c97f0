// Files of rule cases: run them, or ask for the verdict on each of their actions.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/cases/shown.hpp"
#include "codec/json.hpp"
#include "codec/library.hpp"

namespace grognard::codec {

struct CaseOptions {
    Library library;
    std::string game;  // empty: as the file, its folder or the cited rules say
    Unreadable unreadable = Unreadable::Throws;
};

// The array of cases in a document, and the name of the game they are about.
struct CasesFound {
    std::string_view game;
    Node cases;
};
CasesFound cases_in(const Document& document, const CaseOptions& options = {});

// What can't be read throws BadInput before the first case of that file is run; with
// Unreadable::Fails a case, or a file, is only counted among the failed.
CaseReport run_cases(const Document& document, const CaseOptions& options = {});
// A file, or a folder with all the .json files below it.
CaseReport run_cases(const std::filesystem::path& path, const CaseOptions& options = {});
CaseReport run_cases(std::span<const std::filesystem::path> paths, const CaseOptions& options = {});

// The actions of `when`; a case that expects nothing is welcome.
std::vector<ActionVerdict> explain_cases(const Document& document, const CaseOptions& options = {});
std::vector<ActionVerdict> explain_cases(const std::filesystem::path& file,
                                         const CaseOptions& options = {});

// The position at the end of each case; or that of {"game", "given", "line"} alone.
std::vector<ShownPosition> show_positions(const Document& document,
                                          const CaseOptions& options = {});

}  // namespace grognard::codec
