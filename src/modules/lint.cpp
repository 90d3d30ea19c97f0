// The checks behind `grognard lint-data`.
#include "modules/lint.hpp"

#include "codec/faults.hpp"
#include "modules/list.hpp"

namespace grognard::codec {

std::vector<std::string> lint_data(const Library& library) {
    Faults faults(library);
    for (const modules::Module* game : modules::all()) game->lint(library, faults);
    return faults.take();
}

}  // namespace grognard::codec
