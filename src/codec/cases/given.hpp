// The `given` of a case: a battle, and what differs from its start, as JSON keyed by names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/cases/merge_patch.hpp"
#include "codec/cases/named_json.hpp"
#include "codec/json.hpp"
#include "codec/patch.hpp"
#include "codec/position.hpp"

namespace grognard::codec {

// - C::Names(battle): the names of its pieces and places (named_json.hpp);
// - c.read_battle(node): a shipped battle by name, or a small one of its own;
// - C::base(battle, node, patch): the state that the patch is merged onto;
// - C::finish(state, patch): fills what is derived, and what follows from the rest if not stated;
// - C::is_quiet(frame): a turn, a phase or an activation, nothing inside a combat;
// - C::unsound(state): why play could not go on from there, beyond the invariants; "" if it can.
template <class C>
struct GivenReader {
    using G = typename C::Game;

    const C& game;

    Position<G> read(const Node& given) const {
        Object object = given.object();
        const Node battle_node = object.required("battle");
        const std::optional<Node> patch = object.optional("state");
        object.done();
        const auto battle = game.read_battle(battle_node);
        Position<G> out{battle, C::base(*battle, battle_node, patch)};
        if (patch) merge(*battle, *patch, out.state);
        C::finish(out.state, patch);
        check(patch.value_or(battle_node), out.state);
        return out;
    }

  private:
    static void merge(const typename G::Battle& battle, const Node& patch,
                      typename G::State& state) {
        const typename C::Names names(battle);
        const Document base = Document::parse(patch.file(), named_json(names, state));
        const Document merged = merge_patched(base.root(), patch);
        try {
            NamedReader<typename C::Names>::read_object(names, merged.root(), state);
        } catch (const BadInput& wrong) {
            throw BadInput(patch.file(), patch.path() + "." + wrong.place, wrong.expected,
                           wrong.found);
        }
    }

    static void check(const Node& where, const typename G::State& state) {
        for (const auto& frame : state.frames.all()) {
            if (C::is_quiet(frame)) continue;
            where.fail("a quiet position; what happens in a combat is reached with `line`",
                       C::Names::tag(frame));
        }
        std::string_view wrong = G::invariants(state);
        if (wrong.empty()) wrong = C::unsound(state);
        if (!wrong.empty()) where.fail("a position that can arise", wrong);
    }
};

template <class C>
bool is_quiet(const typename C::Game::State& state) {
    for (const auto& frame : state.frames.all()) {
        if (!C::is_quiet(frame)) return false;
    }
    return !state.frames.empty();
}

}  // namespace grognard::codec
