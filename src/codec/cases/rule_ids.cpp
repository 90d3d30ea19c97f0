// Reads the ids and leaves the wordings alone.
#include "codec/cases/rule_ids.hpp"

#include "codec/json.hpp"

namespace grognard::codec {

RuleIds::RuleIds(const std::filesystem::path& table) {
    const std::string text = read_file(table);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const std::string_view id = line.substr(0, line.find('\t'));
        if (!id.empty()) ids_.emplace(id);
    }
}

}  // namespace grognard::codec
