// Looks games up by name.
#include "modules/list.hpp"

#include <algorithm>
#include <array>

#include "codec/json.hpp"
#include "modules/types.hpp"

namespace grognard::modules {

namespace {

template <class... Game>
constexpr auto modules_of(Types<Game...>) {
    return std::array{&Game::module...};
}

constexpr auto modules = modules_of(Games());

}  // namespace

std::span<const Module* const> all() { return modules; }

std::vector<std::string_view> names() {
    std::vector<std::string_view> out;
    for (const Module* game : modules) out.push_back(game->name);
    return out;
}

const Module* find(std::string_view name) {
    const auto found = std::ranges::find(modules, name, &Module::name);
    return found == modules.end() ? nullptr : *found;
}

const Module& named(std::string_view name) {
    if (const Module* game = find(name)) return *game;
    throw codec::BadInput("game", "", codec::one_of(names()), codec::shown(name));
}

}  // namespace grognard::modules
