// Writes messages, nested as they are.
#include "server/words_json.hpp"

namespace grognard::server {

namespace {

struct Value {
    codec::Writer& out;

    void operator()(const std::string& text) const { out.string(text); }
    void operator()(const table::Message& message) const { write(out, message); }
    void operator()(const table::List& list) const {
        out.begin_array();
        for (const table::Message& message : list.items) write(out, message);
        out.end_array();
    }
};

}  // namespace

void write(codec::Writer& out, const table::Message& message) {
    out.begin_object();
    out.key("key");
    out.string(message.key);
    if (!message.params.empty()) {
        out.key("params");
        out.begin_object();
        for (const table::Param& param : message.params) {
            out.key(param.name);
            std::visit(Value{out}, param.value);
        }
        out.end_object();
    }
    out.end_object();
}

}  // namespace grognard::server
