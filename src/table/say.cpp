// Spells counts and sums.
#include "table/say.hpp"

namespace grognard::table::say {

std::string key(std::string_view room, std::string_view name) {
    std::string out(room);
    out += '.';
    out += name;
    return out;
}

Message counted(std::string_view noun, int count) {
    const std::string_view form = count == 0 ? "none" : count == 1 ? "one" : "many";
    return Message(key(noun, form)).with("count", count);
}

List ledger(const Ledger& ledger) {
    List out;
    for (const Entry& row : ledger.entries()) {
        const std::string amount = (row.amount > 0 ? "+" : "") + std::to_string(row.amount);
        out.add(Message("ledger.row")
                    .with("amount", amount)
                    .with("why", Noun{"why", row.reason})
                    .with("rule", row.rule));
    }
    return out;
}

}  // namespace grognard::table::say
