// Collects what is wrong with data files.
#include "codec/faults.hpp"

#include "codec/examples.hpp"

namespace grognard::codec {

void Faults::add(std::string_view path, const std::string& what) {
    lines_.push_back(library_.shown_path(path) + ": " + what);
}

std::optional<Rules> Faults::read_rules(std::string_view path) {
    std::optional<Rules> rules;
    attempt([&] { rules = Rules::parse(library_.shown_path(path), library_.text(path)); });
    return rules;
}

void Faults::check_rules(const Rules& rules, std::string_view path,
                         const std::vector<Provenance>& parts) {
    for (const Provenance& part : parts) {
        for (const std::string& id : part.rules) {
            if (rules.find(id) == nullptr)
                add(path, part.part + ": no rule " + id + " in " + rules.file());
        }
    }
}

void Faults::check_examples(const Rules& rules, std::string_view path) {
    attempt([&] {
        const auto examples = Examples::parse(library_.shown_path(path), library_.text(path));
        for (const Shown& row : examples.all()) {
            for (const std::string& id : {row.example, row.rule}) {
                if (rules.find(id) == nullptr) {
                    add(path, "no rule " + id + " in " + rules.file());
                }
            }
        }
    });
}

}  // namespace grognard::codec
