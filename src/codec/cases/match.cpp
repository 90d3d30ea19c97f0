// Old form: words of a refusal that is wanted, kinds of chance.
#include "codec/cases/match.hpp"

namespace grognard::codec {

std::string WantedRefusal::words() const {
    std::string out = "refused by " + rule.id;
    if (reason) out += " (" + *reason + ")";
    return out;
}

bool is_of_kind(const Chance& chance, std::string_view kind) {
    const bool dice = chance.replacement == Replacement::Dice;
    return kind == chance.kind || kind == (dice ? "dice" : "draw");
}

}  // namespace grognard::codec
