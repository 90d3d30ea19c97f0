// Where data files come from: the program itself, or a folder that takes its place.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"

namespace grognard::codec {

class Library {
  public:
    // The files inside the program.
    Library() = default;
    // A folder laid out like data/; every file is read from it and none from the program.
    explicit Library(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // By path below data/, such as "ccn/rules.tsv".
    std::string text(std::string_view path) const;
    Document document(std::string_view path) const;
    // Paths of the files in a folder that end like this, in alphabetical order.
    std::vector<std::string> list(std::string_view folder, std::string_view ending) const;
    // What messages call the file.
    std::string shown_path(std::string_view path) const;

  private:
    std::filesystem::path folder_;  // empty: the program itself
};

}  // namespace grognard::codec
