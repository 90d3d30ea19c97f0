// What a browser says: read strictly, and the same when it is written again; and a name that
// anybody gives himself.
#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include "codec/json.hpp"
#include "codec/write.hpp"
#include "server/client_message.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

// Writes a message as a browser does; the program itself only reads them.
class Browser {
  public:
    template <std::size_t N, class T>
    void operator()(const char (&field)[N], const T& value) {
        if constexpr (codec::is_maybe<T>) {
            if (value.value) (*this)(field, *value.value);
        } else if constexpr (std::is_same_v<T, codec::True>) {
            (*this)(field, true);
        } else if constexpr (std::is_same_v<T, server::wire::Action>) {
            (*this)(field, codec::Json<T>{value.json});
        } else {
            codec::FieldWriter writer(out_);
            writer(field, value);
        }
    }

    std::string says(const server::ClientMessage& message) {
        out_.begin_object();
        std::visit([this](const auto& one) { fields(*this, one); }, message);
        out_.end_object();
        return out_.take();
    }

  private:
    codec::Writer out_;
};

// The message that is in the text, if one is, written by us.
std::optional<std::string> understood(std::string_view text) {
    try {
        return Browser().says(server::parse_message(text));
    } catch (const codec::BadInput& wrong) {
        promise(!std::string_view(wrong.what()).empty(), "a fault has words");
        return std::nullopt;
    }
}

void check_limits(const server::ClientMessage& message) {
    const auto within = [](const auto& text, std::size_t most) {
        promise(text.size() <= most, "not longer than allowed", text);
    };
    if (const auto* dice = std::get_if<server::Roll>(&message)) {
        for (const auto& face : dice->faces) within(face, server::longest_face);
    }
    if (const auto* chat = std::get_if<server::Say>(&message)) {
        within(chat->text, server::longest_chat);
    }
    if (const auto* name = std::get_if<server::Rename>(&message)) {
        within(name->name, server::longest_name);
    }
}

void read_message(std::string_view text) {
    const std::optional<std::string> message = understood(text);
    if (!message) return;
    check_limits(server::parse_message(text));
    promise(understood(*message) == message, "read again as it was written", *message);
}

void read_name(std::string_view text) {
    const std::string name = server::tidy_name(text);
    promise(name.size() <= server::longest_name, "a name is short", name);
    promise(server::tidy_name(name) == name, "a tidy name is tidy", name);
    promise(std::ranges::none_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }),
            "a name is one line", name);
}

}  // namespace

}  // namespace grognard::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace grognard::fuzz;
    read_message(as_text(data, size));
    read_name(as_text(data, size));
    return 0;
}
