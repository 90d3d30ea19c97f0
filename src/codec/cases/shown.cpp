// Lays out a position for a terminal.
#include "codec/cases/shown.hpp"

#include "codec/cases/legible_json.hpp"

namespace grognard::codec {

std::string shown_text(const ShownPosition& shown) {
    const Document given = Document::parse("given", shown.given);
    const Document line = Document::parse("line", shown.line);
    std::string out = shown.id.empty() ? "" : shown.id + ":\n";
    out += shown.text + "\"given\": " + legible_json(given.root());
    if (!line.root().items().empty()) out += ",\n\"line\": " + legible_json(line.root());
    return out + "\n";
}

}  // namespace grognard::codec
