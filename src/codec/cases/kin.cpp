// Reads the table of kindred rules, strictly: only ids that exist, each cited row once.
#include "codec/cases/kin.hpp"

namespace grognard::codec {

Kin Kin::parse(const std::string& file_name, std::string_view text, const Rules& rules) {
    Kin kin;
    std::size_t number = 0;
    const auto fail = [&](const std::string& expected, std::string_view found) {
        throw BadInput(file_name, "line " + std::to_string(number), expected, shown(found));
    };
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) fail("a line break at the end", "none");
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        std::string_view cited;
        for (bool more = true; more;) {
            const std::size_t tab = line.find('\t');
            const std::string_view id = line.substr(0, tab);
            more = tab != std::string_view::npos;
            if (more) line.remove_prefix(tab + 1);
            if (rules.find(id) == nullptr) fail("the id of a rule", id);
            if (cited.empty()) {
                cited = id;
                if (!kin.others_.try_emplace(std::string(id)).second)
                    fail("an id no line begins with", id);
            } else if (!kin.others_.find(cited)->second.emplace(id).second) {
                fail("an id once a line", id);
            }
        }
    }
    return kin;
}

bool Kin::says(std::string_view cited, std::string_view other) const {
    const auto found = others_.find(cited);
    return found != others_.end() && found->second.contains(other);
}

}  // namespace grognard::codec
