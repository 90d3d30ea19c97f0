// Boost.JSON's tokens become our own tree, in which no key stands twice.
#include "codec/json.hpp"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <fstream>
#include <memory>
#include <system_error>
#include <variant>

#include "codec/utf8.hpp"
#include "codec/write.hpp"

namespace grognard::codec {

struct Value {
    // A number that is no whole number of 64 bits, as it is written.
    struct OtherNumber {
        std::string text;
    };
    using Array = std::vector<Value>;
    using Members = std::vector<std::pair<std::string, Value>>;

    std::variant<std::nullptr_t, bool, std::int64_t, OtherNumber, std::string, Array, Members> held;
};

struct Parsed {
    std::string file;
    Value root;
};

namespace {

struct Described {
    std::string operator()(std::nullptr_t) const { return "null"; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(const Value::OtherNumber& value) const { return legible(value.text); }
    std::string operator()(const std::string& value) const { return shown(value); }
    std::string operator()(const Value::Array& value) const {
        return "an array of " + std::to_string(value.size());
    }
    std::string operator()(const Value::Members&) const { return "an object"; }
};

std::string key_path(const std::string& path, std::string_view key) {
    const bool plain = !key.empty() && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    });
    if (!plain) return path + "[" + shown(key) + "]";
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

// What basic_parser calls as it goes; `open` holds the arrays and objects not yet closed.
struct Builder {
    static constexpr std::size_t max_array_size = max_document_bytes;
    static constexpr std::size_t max_object_size = max_document_bytes;
    static constexpr std::size_t max_string_size = max_document_bytes;
    static constexpr std::size_t max_key_size = max_document_bytes;

    using error_code = boost::json::error_code;
    using string_view = boost::json::string_view;

    Value root{};
    std::vector<Value> open{};
    std::vector<std::string> keys{};  // of the open objects' unfinished members
    std::string text{};
    std::size_t count = 0;
    std::string doubled{};  // the key that stands twice, if has_doubled
    bool has_doubled = false;
    bool too_many = false;

    static bool stop(error_code& ec) {
        ec = boost::json::error::incomplete;
        return false;
    }
    bool put(Value value, error_code& ec) {
        if (++count > max_document_values) {
            too_many = true;
            return stop(ec);
        }
        if (open.empty()) {
            root = std::move(value);
        } else if (auto* array = std::get_if<Value::Array>(&open.back().held)) {
            array->push_back(std::move(value));
        } else {
            std::get<Value::Members>(open.back().held)
                .emplace_back(std::move(keys.back()), std::move(value));
            keys.pop_back();
        }
        return true;
    }
    bool close(error_code& ec) {
        Value value = std::move(open.back());
        open.pop_back();
        return put(std::move(value), ec);
    }
    bool refuse_doubles(error_code& ec) {
        const auto& members = std::get<Value::Members>(open.back().held);
        std::vector<std::string_view> names;
        names.reserve(members.size());
        for (const auto& member : members) names.push_back(member.first);
        std::ranges::sort(names);
        const auto twice = std::ranges::adjacent_find(names);
        if (twice == names.end()) return true;
        doubled = std::string(*twice);
        has_doubled = true;
        return stop(ec);
    }

    bool on_document_begin(error_code&) { return true; }
    bool on_document_end(error_code&) { return true; }
    bool on_object_begin(error_code&) {
        open.push_back({Value::Members{}});
        return true;
    }
    bool on_object_end(std::size_t, error_code& ec) { return refuse_doubles(ec) && close(ec); }
    bool on_array_begin(error_code&) {
        open.push_back({Value::Array{}});
        return true;
    }
    bool on_array_end(std::size_t, error_code& ec) { return close(ec); }
    bool on_key_part(string_view part, std::size_t, error_code&) {
        text.append(part.data(), part.size());
        return true;
    }
    bool on_key(string_view part, std::size_t, error_code&) {
        text.append(part.data(), part.size());
        keys.push_back(std::exchange(text, {}));
        return true;
    }
    bool on_string_part(string_view part, std::size_t, error_code&) {
        text.append(part.data(), part.size());
        return true;
    }
    bool on_string(string_view part, std::size_t, error_code& ec) {
        text.append(part.data(), part.size());
        return put({std::exchange(text, {})}, ec);
    }
    bool put_number(string_view written, error_code& ec) {
        text.append(written.data(), written.size());
        return put({Value::OtherNumber{std::exchange(text, {})}}, ec);
    }
    bool on_number_part(string_view part, error_code&) {
        text.append(part.data(), part.size());
        return true;
    }
    bool on_int64(std::int64_t value, string_view, error_code& ec) {
        text.clear();
        return put({value}, ec);
    }
    bool on_uint64(std::uint64_t, string_view last, error_code& ec) { return put_number(last, ec); }
    bool on_double(double, string_view last, error_code& ec) { return put_number(last, ec); }
    bool on_bool(bool value, error_code& ec) { return put({value}, ec); }
    bool on_null(error_code& ec) { return put({nullptr}, ec); }
    bool on_comment_part(string_view, error_code&) { return true; }
    bool on_comment(string_view, error_code&) { return true; }
};

std::string line_and_column(std::string_view text, std::size_t offset) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t last = before.rfind('\n');
    const std::size_t column = last == std::string_view::npos ? offset + 1 : offset - last;
    return std::to_string(line) + ":" + std::to_string(column);
}

std::string byte_at(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) return "the end of the text";
    if (offset == 0 && text.starts_with(byte_order_mark)) return std::string(mark_to_leave_out);
    const auto byte = static_cast<unsigned char>(text[offset]);
    if (byte > 0x20 && byte < 0x7f) return shown(text.substr(offset, 1));
    return "byte " + std::to_string(byte);
}

}  // namespace

std::string shown(std::string_view text) { return '"' + legible(text) + '"'; }

std::string one_of(std::span<const std::string_view> words) {
    std::string out = "one of";
    for (const std::string_view word : words) {
        out += ' ';
        out += word;
    }
    return out;
}

BadInput::BadInput(std::string file_, std::string place_, std::string expected_, std::string found_)
    : file(std::move(file_)),
      place(std::move(place_)),
      expected(std::move(expected_)),
      found(std::move(found_)) {
    line_ = legible_path(file) + ": ";
    if (!place.empty()) line_ += place + ": ";
    line_ += "expected " + expected + ", found " + found;
}

namespace {

struct Written {
    Writer& out;

    void operator()(std::nullptr_t) const { out.null(); }
    void operator()(bool value) const { out.boolean(value); }
    void operator()(std::int64_t value) const { out.integer(value); }
    void operator()(const Value::OtherNumber& value) const { out.raw(value.text); }
    void operator()(const std::string& value) const { out.string(value); }
    void operator()(const Value::Array& values) const {
        out.begin_array();
        for (const Value& value : values) std::visit(*this, value.held);
        out.end_array();
    }
    void operator()(const Value::Members& members) const {
        out.begin_object();
        for (const auto& [key, value] : members) {
            out.key(key);
            std::visit(*this, value.held);
        }
        out.end_object();
    }
};

}  // namespace

bool Node::is_null() const { return std::holds_alternative<std::nullptr_t>(value_->held); }
bool Node::is_bool() const { return std::holds_alternative<bool>(value_->held); }
bool Node::is_number() const {
    return std::holds_alternative<std::int64_t>(value_->held) ||
           std::holds_alternative<Value::OtherNumber>(value_->held);
}
bool Node::is_string() const { return std::holds_alternative<std::string>(value_->held); }
bool Node::is_array() const { return std::holds_alternative<Value::Array>(value_->held); }
bool Node::is_object() const { return std::holds_alternative<Value::Members>(value_->held); }

bool Node::as_bool() const {
    if (const bool* value = std::get_if<bool>(&value_->held)) return *value;
    fail("true or false");
}

const std::string& Node::as_string() const {
    if (const auto* value = std::get_if<std::string>(&value_->held)) return *value;
    fail("a string");
}

const std::string& Node::as_text() const {
    if (!as_string().empty()) return as_string();
    fail("a string that is not empty");
}

std::int64_t Node::whole(std::int64_t low, std::int64_t high) const {
    const auto* value = std::get_if<std::int64_t>(&value_->held);
    if (value == nullptr || *value < low || *value > high) {
        fail("a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    return *value;
}

std::vector<Node> Node::items() const {
    const auto* array = std::get_if<Value::Array>(&value_->held);
    if (array == nullptr) fail("an array");
    std::vector<Node> out;
    out.reserve(array->size());
    for (std::size_t i = 0; i < array->size(); ++i) {
        out.emplace_back(*parsed_, (*array)[i], path_ + "[" + std::to_string(i) + "]");
    }
    return out;
}

Object Node::object() const { return Object(*this); }

std::vector<std::pair<std::string, Node>> Node::members() const {
    const auto* members = std::get_if<Value::Members>(&value_->held);
    if (members == nullptr) fail("an object");
    std::vector<std::pair<std::string, Node>> out;
    out.reserve(members->size());
    for (const auto& [key, value] : *members) {
        out.emplace_back(key, Node(*parsed_, value, key_path(path_, key)));
    }
    return out;
}

Node Node::inside(std::string_view suffix) const {
    return {*parsed_, *value_, path_ + std::string(suffix)};
}

const std::string& Node::file() const { return parsed_->file; }

std::string Node::json() const {
    Writer out;
    std::visit(Written{out}, value_->held);
    return out.take();
}

void Node::fail(std::string_view expected) const {
    fail(expected, std::visit(Described{}, value_->held));
}

void Node::fail(std::string_view expected, std::string_view found) const {
    throw BadInput(parsed_->file, path_, std::string(expected), std::string(found));
}

Object::Object(Node node) : node_(std::move(node)) {
    if (!node_.is_object()) node_.fail("an object");
    asked_.resize(std::get<Value::Members>(node_.value_->held).size());
}

std::optional<Node> Object::optional(std::string_view key) {
    const auto& members = std::get<Value::Members>(node_.value_->held);
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (members[i].first != key) continue;
        asked_[i] = true;
        return Node(*node_.parsed_, members[i].second, key_path(node_.path_, key));
    }
    return std::nullopt;
}

Node Object::required(std::string_view key) {
    if (auto found = optional(key)) return *std::move(found);
    throw BadInput(node_.file(), key_path(node_.path_, key), "a value", "nothing");
}

void Object::done() const {
    const auto& members = std::get<Value::Members>(node_.value_->held);
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (asked_[i]) continue;
        throw BadInput(node_.file(), key_path(node_.path_, members[i].first), "no such key",
                       shown(members[i].first));
    }
}

Document::Document(std::unique_ptr<const Parsed> parsed) : parsed_(std::move(parsed)) {}
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;

Node Document::root() const { return {*parsed_, parsed_->root, ""}; }
const std::string& Document::file() const { return parsed_->file; }

Document Document::parse(std::string file_name, std::string_view text) {
    if (text.size() > max_document_bytes) {
        throw BadInput(std::move(file_name), "",
                       "at most " + std::to_string(max_document_bytes) + " bytes",
                       std::to_string(text.size()));
    }
    boost::json::parse_options options;
    options.max_depth = max_document_depth;
    boost::json::basic_parser<Builder> parser(options);
    boost::json::error_code ec;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), ec);
    Builder& built = parser.handler();
    if (ec || read != text.size()) {
        const std::string place = line_and_column(text, read);
        if (built.has_doubled) {
            throw BadInput(std::move(file_name), place, "each key once in this object",
                           shown(built.doubled) + " twice");
        }
        if (built.too_many) {
            throw BadInput(std::move(file_name), place,
                           "at most " + std::to_string(max_document_values) + " values", "more");
        }
        const std::string why = ec ? " (" + ec.message() + ")" : " (extra bytes after the value)";
        throw BadInput(std::move(file_name), place, "valid JSON" + why, byte_at(text, read));
    }
    auto parsed = std::make_unique<Parsed>();
    parsed->file = std::move(file_name);
    parsed->root = std::move(built.root);
    return Document(std::move(parsed));
}

std::string read_file(const std::filesystem::path& path, std::size_t most) {
    const std::string name = path.string();
    std::error_code ec;
    const auto status = std::filesystem::status(path, ec);
    if (!std::filesystem::status_known(status)) {
        throw BadInput(name, "", "a file that can be read", ec.message());
    }
    if (!std::filesystem::exists(status)) throw BadInput(name, "", "a file", "nothing there");
    if (!std::filesystem::is_regular_file(status)) {
        const bool folder = std::filesystem::is_directory(status);
        throw BadInput(name, "", "a file", folder ? "a folder" : "something else");
    }
    std::ifstream in(path, std::ios::binary);
    if (!in) throw BadInput(name, "", "a file that can be read", "no permission to read it");
    std::string text;
    std::vector<char> buffer(std::size_t{64} << 10U);
    while (in) {
        in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        text.append(buffer.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > most) {
            throw BadInput(name, "", "at most " + std::to_string(most) + " bytes", "more");
        }
    }
    if (in.bad()) throw BadInput(name, "", "a file that can be read", "an error while reading");
    return text;
}

Document Document::load(const std::filesystem::path& path) {
    return parse(path.string(), read_file(path));
}

}  // namespace grognard::codec
