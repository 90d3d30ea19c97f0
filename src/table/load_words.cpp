// Finds the words in the program.
#include "codec/embedded.hpp"
#include "table/words.hpp"

namespace grognard::table {

Words load_words(std::string_view game, codec::Language language) {
    const std::string ending =
        language == codec::Language::French ? "words.fr.tsv" : "words.en.tsv";
    std::string text;
    for (const std::string& path : {ending, std::string(game) + "/" + ending}) {
        if (const auto found = codec::embedded(path)) text += *found;
    }
    return Words::parse("data/" + std::string(game) + "/" + ending, text);
}

}  // namespace grognard::table
