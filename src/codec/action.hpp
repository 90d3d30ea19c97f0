// Actions as JSON: their verb as "do", then the members that their field list names.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codec/read.hpp"
#include "codec/shape.hpp"
#include "codec/write.hpp"

namespace grognard::codec {

template <class... Actions>
void write_action(Writer& out, const std::variant<Actions...>& action) {
    std::visit(
        [&out](const auto& held) {
            out.begin_object();
            out.key("do");
            out.word(verb(held));
            FieldWriter writer(out);
            fields(writer, held);
            out.end_object();
        },
        action);
}

namespace actions {

template <class Action, class Variant>
bool read_one(std::string_view word, Object& from, Variant& out) {
    Action action{};
    if (verb(action) != word) return false;
    read_fields(from, action);
    out = action;
    return true;
}

template <class... Actions>
void read(const Node& node, std::variant<Actions...>& out) {
    static const std::vector<std::string_view> verbs = {verb(Actions{})...};
    Object object = node.object();
    const Node word = object.required("do");
    if (!(read_one<Actions>(word.as_string(), object, out) || ...)) word.fail(one_of(verbs));
    object.done();
}

template <class Action>
Shape shape_of_one(Shapes& all) {
    Shape out{Shape::Kind::Object, {}, {}, {}, {}};
    const Action empty{};
    Shape word{Shape::Kind::Words, {}, {std::string(verb(empty))}, {}, {}};
    out.members.push_back({"do", std::move(word), false});
    FieldShapes visit(all, out.members);
    fields(visit, empty);
    return out;
}

template <class... Actions>
Shape shape(Shapes& all, const std::variant<Actions...>*) {
    return {Shape::Kind::Either, {}, {}, {shape_of_one<Actions>(all)...}, {}};
}

}  // namespace actions

// BadInput says what was expected where.
template <class Action>
Action read_action(const Node& node) {
    Action out;
    actions::read(node, out);
    return out;
}

template <class Action>
Shape action_shape(Shapes& all) {
    return actions::shape(all, static_cast<const Action*>(nullptr));
}

}  // namespace grognard::codec
