// The checks behind `grognard lint-data`.
#include "codec/lint.hpp"

#include "codec/ccn/lint.hpp"
#include "codec/faults.hpp"
#include "codec/rules.hpp"
#include "codec/waterloo/lint.hpp"

namespace grognard::codec {

void Faults::add(std::string_view path, const std::string& what) {
    lines_.push_back(library_.shown_path(path) + ": " + what);
}

void Faults::check_rules(std::string_view rules_path, std::string_view path,
                         const std::vector<Provenance>& parts) {
    attempt([&] {
        const std::string shown = library_.shown_path(rules_path);
        const Rules rules = Rules::parse(shown, library_.text(rules_path));
        for (const Provenance& part : parts) {
            for (const std::string& id : part.rules) {
                if (rules.find(id) == nullptr)
                    add(path, part.part + ": no rule " + id + " in " + shown);
            }
        }
    });
}

std::vector<std::string> lint_data(const Library& library) {
    Faults faults(library);
    ccn::lint(library, faults);
    waterloo::lint(library, faults);
    return faults.take();
}

}  // namespace grognard::codec
