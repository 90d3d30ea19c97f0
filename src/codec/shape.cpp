// Prints shapes as TypeScript.
#include "codec/shape.hpp"

#include <algorithm>
#include <stdexcept>

namespace grognard::codec {

namespace {

using Kind = Shape::Kind;

constexpr std::size_t longest_line = 100;

std::string type_text(const Shape& shape, int depth);

std::string joined(const std::vector<Shape>& shapes, std::string_view between, int depth) {
    std::string out;
    for (const Shape& one : shapes) {
        if (!out.empty()) out += between;
        out += type_text(one, depth);
    }
    return out;
}

std::string words_text(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) {
        out += out.empty() ? "'" : " | '";
        out += word + "'";
    }
    return out;
}

std::string object_text(const Shape& shape, int depth) {
    const std::string margin(static_cast<std::size_t>(depth) * 4, ' ');
    std::string out = "{\n";
    for (const Member& member : shape.members) {
        out += margin + "    " + member.name + (member.optional ? "?: " : ": ") +
               type_text(member.shape, depth + 1) + ";\n";
    }
    return out + margin + "}";
}

// On one line, for the members of a union.
std::string one_line(const Shape& shape) {
    if (shape.kind != Kind::Object) return type_text(shape, 1);
    std::string out = "{ ";
    for (const Member& member : shape.members) {
        if (&member != &shape.members.front()) out += "; ";
        out += member.name + (member.optional ? "?: " : ": ") + one_line(member.shape);
    }
    return out + " }";
}

bool is_either(const Shape& shape) {
    return shape.kind == Kind::Either || (shape.kind == Kind::Words && shape.words.size() > 1);
}

std::string type_text(const Shape& shape, int depth) {
    switch (shape.kind) {
        case Kind::Text:
            return "string";
        case Kind::Number:
            return "number";
        case Kind::Truth:
            return "boolean";
        case Kind::True:
            return "true";
        case Kind::Null:
            return "null";
        case Kind::Unknown:
            return "unknown";
        case Kind::Words:
            return words_text(shape.words);
        case Kind::List: {
            const std::string of = type_text(shape.of[0], depth);
            return is_either(shape.of[0]) ? "(" + of + ")[]" : of + "[]";
        }
        case Kind::Tuple:
            return "[" + joined(shape.of, ", ", depth) + "]";
        case Kind::Record:
            return "Record<string, " + type_text(shape.of[0], depth) + ">";
        case Kind::Object:
            return object_text(shape, depth);
        case Kind::Either:
            return joined(shape.of, " | ", depth);
        case Kind::Named:
            return shape.name;
    }
    return "never";
}

}  // namespace

const Shape* Shapes::find(std::string_view name) const {
    const auto found = std::ranges::find(declared_, name, &Declared::name);
    return found == declared_.end() ? nullptr : &found->shape;
}

bool Shapes::known(std::string_view name, const char* type) const {
    const auto found = std::ranges::find(declared_, name, &Declared::name);
    if (found != declared_.end() && found->type != type) {
        throw std::logic_error("two types are called " + std::string(name));
    }
    return found != declared_.end();
}

std::string Shapes::typescript() const {
    std::string out;
    for (const Declared& one : declared_) {
        const std::string text = type_text(one.shape, 0);
        const bool object = one.shape.kind == Kind::Object;
        const std::string head = "\nexport type " + one.name + " =";
        if (object) {
            out += "\nexport interface " + one.name + " " + text + "\n";
        } else if (head.size() + text.size() < longest_line) {
            out += head + " " + text + ";\n";
        } else {
            out += head;
            for (const Shape& each : one.shape.of) out += "\n    | " + one_line(each);
            out += ";\n";
        }
    }
    return out;
}

}  // namespace grognard::codec
