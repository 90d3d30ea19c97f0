// Reads the table of examples, strictly: a row stands once and names both.
#include "codec/examples.hpp"

#include <algorithm>

#include "codec/tsv.hpp"

namespace grognard::codec {

Examples Examples::parse(const std::string& file_name, std::string_view text) {
    Examples examples;
    Tsv<2> table(file_name, text, {"example", "rule"});
    while (table.more()) {
        const auto [example, rule] = table.next();
        if (example.empty() || rule.empty()) {
            table.fail("an example and a rule", "an empty column");
        }
        const Shown row{std::string(example), std::string(rule)};
        if (std::ranges::count(examples.all_, row) > 0) {
            table.fail("a row not written before", shown(row.example) + " and " + shown(row.rule));
        }
        examples.all_.push_back(row);
    }
    return examples;
}

std::vector<std::string> Examples::shown_by(std::string_view example) const {
    std::vector<std::string> out;
    for (const Shown& row : all_) {
        if (row.example == example) out.push_back(row.rule);
    }
    return out;
}

}  // namespace grognard::codec
