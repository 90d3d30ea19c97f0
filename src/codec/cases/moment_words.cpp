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

}  // namespace grognard::codec
