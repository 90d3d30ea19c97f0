// Looks rules up in the table the program carries.
#include "cli/rulebook.hpp"

#include "codec/library.hpp"

namespace grognard::cli {

codec::Rules rulebook(std::string_view game) {
    const codec::Library library;
    const std::string path = std::string(game) + "/rules.tsv";
    return codec::Rules::parse(library.shown_path(path), library.text(path));
}

std::string rule_text(const codec::Rules& rules, std::string_view id, codec::Language language) {
    std::string out(id);
    const codec::Rule* rule = rules.find(id);
    if (rule == nullptr) return out;
    out += ": " + rule->wording.in(language);
    if (!rule->ruling.in(language).empty()) out += "\n    " + rule->ruling.in(language);
    return out;
}

}  // namespace grognard::cli
