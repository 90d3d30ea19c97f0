// Gathers every message of the protocol.
#include "server/typescript.hpp"

#include "server/client_message.hpp"
#include "server/game_port.hpp"
#include "server/wire.hpp"
#include "server/wire_bodies.hpp"

namespace grognard::server {

namespace {

// One type for whatever game it is.
template <class Describe>
codec::Shape of_any_game(Describe describe) {
    codec::Shape out{codec::Shape::Kind::Either, {}, {}, {}, {}};
    for (const modules::Module* game : modules::all()) out.of.push_back(describe(game->port()));
    return out.of.size() == 1 ? out.of.front() : out;
}

template <class... Ts>
void declare_union(codec::Shapes& all, const char* name, const std::variant<Ts...>*) {
    all.either<Ts...>(name);
}

}  // namespace

codec::Shape wire::Action::shape(codec::Shapes& all) {
    return of_any_game([&all](const GamePort& port) { return port.action_shape(all); });
}

codec::Shape wire::View::shape(codec::Shapes& all) {
    return of_any_game([&all](const GamePort& port) { return port.view_shape(all); });
}

codec::Shape wire::OddsAnswer::shape(codec::Shapes& all) {
    return of_any_game([&all](const GamePort& port) { return port.odds_shape(all); });
}

codec::Shape wire::AnySummary::shape(codec::Shapes& all) {
    return of_any_game([&all](const GamePort& port) { return port.summary_shape(all); });
}

codec::Shape wire::AnyScenario::shape(codec::Shapes& all) {
    return of_any_game([&all](const GamePort& port) { return port.scenario_shape(all); });
}

codec::Shapes wire_shapes() {
    codec::Shapes all;
    using FromServer = std::variant<wire::State, wire::Offers, wire::Refused, wire::Stale,
                                    wire::Slow, wire::Unreadable, wire::WhyAnswer, wire::OddsAnswer,
                                    wire::Replaced, wire::ReplayAnswer, wire::StoryAnswer>;
    declare_union(all, "FromServer", static_cast<const FromServer*>(nullptr));
    declare_union(all, "ToServer", static_cast<const ClientMessage*>(nullptr));
    all.of<wire::Games>();
    all.of<wire::AnyScenario>();
    all.of<wire::Language>();
    all.of<wire::Words>();
    all.of<wire::Rule>();
    all.of<wire::Chart>();
    all.of<wire::NewTable>();
    all.of<wire::Created>();
    all.of<wire::Branch>();
    all.of<wire::Failure>();
    all.of<wire::Health>();
    return all;
}

std::string wire_typescript() {
    return "// What travels between server and client, printed from the C++ that writes and reads "
           "it:\n// change it there (src/server/wire.hpp), then run scripts/wire.\n" +
           wire_shapes().typescript();
}

}  // namespace grognard::server
