// Finds the words in the program, or in the folder that takes the place of its data.
#include <algorithm>
#include <span>

#include "codec/embedded_file.hpp"
#include "table/words.hpp"

namespace grognard::codec {
std::span<const EmbeddedFile> embedded_words();  // generated
}

namespace grognard::table {

Words load_words(std::string_view game, codec::Language language) {
    const std::string ending =
        language == codec::Language::French ? "words.fr.tsv" : "words.en.tsv";
    std::string text;
    for (const std::string& path : {ending, std::string(game) + "/" + ending}) {
        const auto files = codec::embedded_words();
        const auto found = std::ranges::find(files, path, &codec::EmbeddedFile::path);
        if (found != files.end()) text += found->bytes();
    }
    return Words::parse("data/" + std::string(game) + "/" + ending, text);
}

}  // namespace grognard::table
