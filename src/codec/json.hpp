// Strict JSON for everything that comes into the program: one reader that says what is wrong where.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace grognard::codec {

// What was given can't be used. what() is one line: "FILE: PLACE: expected X, found Y".
class BadInput : public std::exception {
  public:
    BadInput(std::string file, std::string place, std::string expected, std::string found);

    const char* what() const noexcept override { return line_.c_str(); }

    std::string file;
    std::string place;  // a path such as units[3].hex, LINE:COLUMN for syntax, empty for the whole
    std::string expected;
    std::string found;

  private:
    std::string line_;
};

inline constexpr std::size_t max_document_bytes = std::size_t{8} << 20U;
inline constexpr std::size_t max_document_depth = 32;
inline constexpr std::size_t max_document_values = 1'000'000;

struct Value;
struct Parsed;
class Object;

// One value of a document and the path that leads to it; valid as long as its document lives.
class Node {
  public:
    Node(const Parsed& parsed, const Value& value, std::string path)
        : parsed_(&parsed), value_(&value), path_(std::move(path)) {}

    bool is_null() const;
    bool is_bool() const;
    bool is_number() const;
    bool is_string() const;
    bool is_array() const;
    bool is_object() const;

    bool as_bool() const;
    const std::string& as_string() const;
    // A string that is not empty.
    const std::string& as_text() const;
    template <std::integral T = int>
    T as_int(std::type_identity_t<T> low, std::type_identity_t<T> high) const {
        return static_cast<T>(
            whole(static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)));
    }

    std::vector<Node> items() const;
    Object object() const;
    // An object whose keys are free, in the order of the file.
    std::vector<std::pair<std::string, Node>> members() const;

    // One place further on, for faults inside a value: a letter of a string, a key of a map.
    Node inside(std::string_view suffix) const;

    const std::string& file() const;
    const std::string& path() const { return path_; }
    std::string json() const;  // compact

    [[noreturn]] void fail(std::string_view expected) const;
    [[noreturn]] void fail(std::string_view expected, std::string_view found) const;

  private:
    friend class Object;

    std::int64_t whole(std::int64_t low, std::int64_t high) const;

    const Parsed* parsed_;
    const Value* value_;
    std::string path_;
};

// Reads the members of an object by name; done() refuses those nobody asked for.
class Object {
  public:
    explicit Object(Node node);

    Node required(std::string_view key);
    std::optional<Node> optional(std::string_view key);
    void done() const;

    const Node& node() const { return node_; }

  private:
    Node node_;
    std::vector<bool> asked_;
};

class Document {
  public:
    // The name only serves in messages.
    static Document parse(std::string file_name, std::string_view text);
    static Document load(const std::filesystem::path& path);

    Node root() const;
    const std::string& file() const;

    Document(Document&&) noexcept;
    Document& operator=(Document&&) noexcept;
    ~Document();

  private:
    explicit Document(std::unique_ptr<const Parsed> parsed);

    std::unique_ptr<const Parsed> parsed_;
};

// The whole of a regular file, never more than the limit; BadInput names what stands in the way.
std::string read_file(const std::filesystem::path& path, std::size_t most = max_document_bytes);

// A short text for a message: quoted, on one line, cut when long.
std::string shown(std::string_view text);
// "one of a b c".
std::string one_of(std::span<const std::string_view> words);

}  // namespace grognard::codec
