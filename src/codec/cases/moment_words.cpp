// Words for the messages of a failed case.
#include "codec/cases/moment_words.hpp"

namespace grognard::codec {

std::string verdict_words(const Verdict& verdict) {
    if (!verdict) return "allowed";
    return "refused by " + std::string(verdict->rule) + " (" + std::string(verdict->reason) + ")";
}

std::string chance_words(const Chance& chance) {
    return std::string(chance.kind) + " of " + std::to_string(chance.count);
}

std::string ledger_words(const Ledger& ledger) {
    std::string out = std::to_string(ledger.total()) + " in all";
    for (const Entry& entry : ledger.entries()) {
        out += &entry == ledger.entries().begin() ? " = " : ", ";
        out += std::to_string(entry.amount) + " by " + std::string(entry.rule) + " (" +
               std::string(entry.reason) + ")";
    }
    return out;
}

}  // namespace grognard::codec
