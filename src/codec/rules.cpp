// Reads the table of rules, strictly: a line that does not fit is an error with its number.
#include "codec/rules.hpp"

#include "codec/tsv.hpp"

namespace grognard::codec {

Rules Rules::parse(const std::string& file_name, std::string_view text) {
    Rules rules;
    rules.file_ = file_name;
    Tsv<6> table(file_name, text, {"id", "source", "en", "fr", "ruling_en", "ruling_fr"});
    while (table.more()) {
        const auto cells = table.next();
        Rule rule{std::string(cells[0]),
                  std::string(cells[1]),
                  {std::string(cells[2]), std::string(cells[3])},
                  {std::string(cells[4]), std::string(cells[5])}};
        if (rule.id.empty()) table.fail("an id", "nothing");
        if (rule.wording.en.empty() || rule.wording.fr.empty()) {
            table.fail("the rule in English and French", "an empty column");
        }
        if (rule.ruling.en.empty() != rule.ruling.fr.empty()) {
            table.fail("the ruling in both languages or in neither", "one of them");
        }
        if (!rules.by_id_.emplace(rule.id, rules.rules_.size()).second) {
            table.fail("an id not used before", shown(rule.id));
        }
        rules.rules_.push_back(std::move(rule));
    }
    return rules;
}

const Rule* Rules::find(std::string_view id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &rules_[found->second];
}

}  // namespace grognard::codec
