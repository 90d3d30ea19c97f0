// The shape of what is written, read off the same field lists, and its TypeScript.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/write.hpp"

namespace grognard::codec {

struct Member;

// One type: a text, one of some words, a list, an object, or the name of one that is declared.
struct Shape {
    enum class Kind : std::uint8_t {
        Text,
        Number,
        Truth,
        True,  // and never false
        Null,
        Unknown,  // any value
        Words,    // one of `words`
        List,     // of of[0]
        Tuple,    // of
        Record,   // any key, of[0]
        Object,   // members
        Either,   // of
        Named,    // name
    };

    Kind kind = Kind::Null;
    std::string name;
    std::vector<std::string> words;
    std::vector<Shape> of;
    std::vector<Member> members;
};

struct Member {
    std::string name;
    Shape shape;
    bool optional = false;
};

// Named types in the order in which they are first met; a name stands for one type.
class Shapes {
  public:
    template <class T>
    Shape of();

    // A union of several under a name of its own.
    template <class... Ts>
    void either(std::string name) {
        Shape shape{Shape::Kind::Either, {}, {}, {of<Ts>()...}, {}};
        declare(std::move(name), std::move(shape), nullptr);
    }

    const Shape* find(std::string_view name) const;
    std::string typescript() const;

  private:
    struct Declared {
        std::string name;
        Shape shape;
        const char* type;
    };
    template <class T>
    static constexpr char identity = 0;

    // Throws if another type has that name.
    bool known(std::string_view name, const char* type) const;
    void declare(std::string name, Shape shape, const char* type) {
        declared_.push_back({std::move(name), std::move(shape), type});
    }
    template <class T>
    Shape unnamed();
    template <class T>
    Shape object();

    std::vector<Declared> declared_;
};

// A type that has a name of its own says `static constexpr std::string_view wire = "Name"`.
template <class T>
concept HasWireName = requires {
    { T::wire } -> std::convertible_to<std::string_view>;
};
// Or somebody else says it beside its field list.
template <class T>
concept HasWireNameBeside = requires(const T& value) {
    { wire_name(value) } -> std::convertible_to<std::string_view>;
};
template <class T>
constexpr std::string_view name_of_type() {
    if constexpr (HasWireName<T>) {
        return T::wire;
    } else {
        return wire_name(T{});
    }
}
// A type that has no field list says what it looks like: `static Shape shape(Shapes&)`.
template <class T>
concept HasShape = requires(Shapes& all) {
    { T::shape(all) } -> std::same_as<Shape>;
};

class FieldShapes {
  public:
    FieldShapes(Shapes& all, std::vector<Member>& members) : all_(&all), members_(&members) {}

    template <class T>
    void operator()(const char* name, const T&) {
        members_->push_back({name, all_->of<T>(), false});
    }
    template <class T>
    void operator()(const char* name, const Maybe<T>&) {
        members_->push_back({name, all_->of<T>(), true});
    }

    // Members of actions.
    template <class S, class T>
    void operator()(const char* name, const AsWord<S, T>&) {
        (*this)(name, std::string());
    }
    template <class S, class T>
    void operator()(const char* name, const AsWordIfSet<S, T>&) {
        (*this)(name, Maybe<std::string>());
    }
    template <class T>
    void operator()(const char* name, const IfAny<T>&) {
        (*this)(name, Maybe<std::remove_const_t<T>>());
    }
    template <class T>
    void operator()(const char* name, const IfIs<T>&) {
        members_->push_back({name, {Shape::Kind::True, {}, {}, {}, {}}, true});
    }
    template <class S, class T>
    void operator()(const char* name, const AsWords<S, T>&) {
        (*this)(name, std::vector<std::string>());
    }
    template <class S, class T>
    void operator()(const char* name, const AsWordsIfAny<S, T>&) {
        (*this)(name, Maybe<std::vector<std::string>>());
    }

  private:
    Shapes* all_;
    std::vector<Member>* members_;
};

template <class T>
Shape Shapes::of() {
    if constexpr (HasWireName<T> || HasWireNameBeside<T>) {
        const std::string name(name_of_type<T>());
        if (!known(name, &identity<T>)) {
            // Declared before it is known: it may hold itself.
            const std::size_t place = declared_.size();
            declare(name, {}, &identity<T>);
            Shape shape = unnamed<T>();
            declared_[place].shape = std::move(shape);
        }
        return {Shape::Kind::Named, name, {}, {}, {}};
    } else {
        return unnamed<T>();
    }
}

template <class T>
Shape Shapes::object() {
    Shape out{Shape::Kind::Object, {}, {}, {}, {}};
    FieldShapes visit(*this, out.members);
    const T empty{};
    fields(visit, empty);
    return out;
}

template <class T>
struct Inner;
template <class T>
struct Inner<Json<T>> {
    using type = T;
};
template <class T>
struct Inner<Streamed<T>> {
    using type = T;
};
template <class T>
struct Inner<std::optional<T>> {
    using type = T;
};
template <class T, class Range>
struct Inner<Each<T, Range>> {
    using type = T;
};
template <class K, class V, class C>
struct Inner<std::map<K, V, C>> {
    using type = V;
};

template <class T>
constexpr bool is_pair = false;
template <class T>
constexpr bool is_pair<std::array<T, 2>> = true;

template <class T>
Shape Shapes::unnamed() {
    using Kind = Shape::Kind;
    if constexpr (HasShape<T>) {
        return T::shape(*this);
    } else if constexpr (std::same_as<T, bool>) {
        return {Kind::Truth, {}, {}, {}, {}};
    } else if constexpr (IsOneOf<T>) {
        return {Kind::Words, {}, {std::begin(T::words), std::end(T::words)}, {}, {}};
    } else if constexpr (is_json<T> || is_streamed<T>) {
        return of<typename Inner<T>::type>();
    } else if constexpr (is_optional<T>) {
        return {Kind::Either, {}, {}, {of<typename Inner<T>::type>(), Shape{}}, {}};
    } else if constexpr (is_each<T>) {
        return {Kind::List, {}, {}, {of<typename Inner<T>::type>()}, {}};
    } else if constexpr (is_map<T>) {
        return {Kind::Record, {}, {}, {of<typename Inner<T>::type>()}, {}};
    } else if constexpr (std::same_as<T, Word> || Spelled<T> ||
                         std::convertible_to<const T&, std::string_view>) {
        return {Kind::Text, {}, {}, {}, {}};
    } else if constexpr (std::is_arithmetic_v<T>) {
        return {Kind::Number, {}, {}, {}, {}};
    } else if constexpr (HasFields<T>) {
        return object<T>();
    } else {
        using Element = std::decay_t<decltype(*std::declval<const T&>().begin())>;
        if constexpr (is_pair<T>) return {Kind::Tuple, {}, {}, {of<Element>(), of<Element>()}, {}};
        return {Kind::List, {}, {}, {of<Element>()}, {}};
    }
}

}  // namespace grognard::codec
