// The `given` of a case: a battle, and what differs from its start, as JSON keyed by names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/cases/named_json.hpp"
#include "codec/json.hpp"
#include "codec/patch.hpp"
#include "codec/position.hpp"
#include "codec/write.hpp"

namespace grognard::codec {

// - C::Names(battle): the names of its pieces and places (named_json.hpp);
// - c.read_battle(node): a shipped battle by name, or a small one of its own;
// - C::base(battle, node, patch): the state that the patch is merged onto;
// - C::finish(state, patch): fills what is derived, and what follows from the rest if not stated;
// - may have C::base_hint(state): as JSON, what the base depends on;
// - may have C::complement: the key that can be left out because it follows from the others;
// - C::is_quiet(frame): a turn, a phase or an activation, nothing inside a combat;
// - may have C::misplaced(state): what is wrong with its frames, before anything else is looked at;
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
        if (patch) {
            NamedReader<typename C::Names>::read_object(typename C::Names(*battle), *patch,
                                                        out.state);
        }
        check_frames(patch.value_or(battle_node), out.state);
        C::finish(out.state, patch);
        check(patch.value_or(battle_node), out.state);
        return out;
    }

  private:
    // First, because what follows asks the frame on top.
    static void check_frames(const Node& where, const typename G::State& state) {
        for (const auto& frame : state.frames.all()) {
            if (C::is_quiet(frame)) continue;
            where.fail("a quiet position; what happens in a combat is reached with `line`",
                       C::Names::tag(frame));
        }
        if constexpr (requires { C::misplaced(state); }) {
            const std::string_view wrong = C::misplaced(state);
            if (!wrong.empty()) where.fail("a position that can arise", wrong);
        }
    }

    static void check(const Node& where, const typename G::State& state) {
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

// Members of both, nulls too.
inline void overlay(const Node& base, const Node& more, Writer& out) {
    if (!base.is_object() || !more.is_object()) return out.raw(more.json());
    Object under = base.object();
    Object over = more.object();
    out.begin_object();
    for (const auto& [key, value] : base.members()) {
        out.key(key);
        const auto changed = over.optional(key);
        changed ? overlay(value, *changed, out) : out.raw(value.json());
    }
    for (const auto& [key, value] : more.members()) {
        if (under.optional(key)) continue;
        out.key(key);
        out.raw(value.json());
    }
    out.end_object();
}

// A `given` as text: the battle as it was read, and what differs from its start. Nothing if the
// state is not quiet or would not read back the same.
template <class C>
std::optional<std::string> written_given(const C& game, const std::string& battle_text,
                                         const typename C::Game::State& state) {
    using G = typename C::Game;
    if (!is_quiet<C>(state)) return std::nullopt;
    const Document battle_json = Document::parse("battle", battle_text);
    const auto battle = game.read_battle(battle_json.root());
    std::string hint_text = "{}";
    if constexpr (requires { C::base_hint(state); }) hint_text = C::base_hint(state);
    const Document hint = Document::parse("state", hint_text);
    const auto base = C::base(*battle, battle_json.root(), hint.root());
    const typename C::Names names(*battle);
    const Document patch =
        Document::parse("state", merge_patch(named_json(names, base), named_json(names, state)));
    Writer state_text;
    overlay(hint.root(), patch.root(), state_text);
    const Document whole = Document::parse("state", state_text.text());
    const auto assembled = [&](std::string_view without) {
        Writer out;
        out.begin_object();
        out.key("battle");
        out.raw(battle_text);
        Writer changes;
        changes.begin_object();
        for (const auto& [key, value] : whole.root().members()) {
            if (key == without) continue;
            changes.key(key);
            changes.raw(value.json());
        }
        changes.end_object();
        if (changes.text() != "{}") {
            out.key("state");
            out.raw(changes.text());
        }
        out.end_object();
        return out.take();
    };
    std::string_view complement;
    if constexpr (requires { C::complement; }) complement = C::complement;
    for (const std::string_view without : {complement, std::string_view()}) {
        const std::string text = assembled(without);
        try {
            const Document document = Document::parse("given", text);
            const auto read = GivenReader<C>{game}.read(document.root());
            if (G::hash(read.state) == G::hash(state)) return text;
        } catch (const BadInput&) {
        }
    }
    return std::nullopt;
}

}  // namespace grognard::codec
