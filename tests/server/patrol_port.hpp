// The second toy game at the host, by a module that says no more than it must: it alone has
// simultaneous choices.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "modules/make_port.hpp"
#include "modules/plain.hpp"
#include "support/patrol_table.hpp"

namespace grognard::server {

struct PatrolScenario {
    std::string id = "001";
    std::string slug = "patrol";
    codec::Text name;
    std::string date;
    codec::Text intro;
    std::shared_ptr<const patrol::Battle> battle = std::make_shared<patrol::Battle>();
};

struct PatrolModule
    : modules::Plain<PatrolModule, patrol::Patrol, table::PatrolTraits, PatrolScenario> {
    static constexpr std::string_view action_wire = "PatrolAction";

    static std::vector<PatrolScenario> scenarios(const codec::Library&) {
        return {PatrolScenario()};
    }
};

using PatrolPort = modules::MadePort<PatrolModule>;

}  // namespace grognard::server
