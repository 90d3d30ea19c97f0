// Writes and reads actions by their field lists.
#include "games/orthez/notation.hpp"

#include <charconv>

#include "core/match.hpp"
#include "games/orthez/fields_actions.hpp"

namespace grognard::orthez {

namespace {

constexpr std::size_t max_text = 200;

class Writer {
  public:
    explicit Writer(std::string_view verb) : text_(verb) {}

    template <class S, class T>
    void operator()(const char* field, const AsWord<S, T>& member) {
        add(field, member.spelling.name(*member.value));
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordIfSet<S, T>& member) {
        if (member.spelling.is_set(*member.value)) add(field, member.spelling.name(*member.value));
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordsIfAny<S, T>& member) {
        std::string words;
        member.spelling.each(*member.value, [&](std::string_view word) {
            if (!words.empty()) words += ',';
            words += word;
        });
        if (!words.empty()) add(field, words);
    }
    template <class T>
    void operator()(const char* field, const IfAny<T>& member) {
        if (*member.value != 0) add(field, std::to_string(*member.value));
    }
    std::string take() { return std::move(text_); }

  private:
    void add(std::string_view field, std::string_view word) {
        text_ += ' ';
        text_ += field;
        text_ += ' ';
        text_ += word;
    }
    std::string text_;
};

// Takes word after word; once something did not fit, it stays unsound.
class Reader {
  public:
    explicit Reader(std::string_view text) : left_(text), sound_(text.size() <= max_text) {}

    std::string_view next() {
        const std::string_view word = left_.substr(0, left_.find(' '));
        if (word.empty()) sound_ = false;
        left_.remove_prefix(word.size());
        if (left_.size() == 1) sound_ = false;
        if (!left_.empty()) left_.remove_prefix(1);
        return word;
    }
    bool finished() const { return sound_ && left_.empty(); }

    template <class S, class T>
    void operator()(const char* field, const AsWord<S, T>& member) {
        if (!skip(field)) sound_ = false;
        read(member.spelling, *member.value);
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordIfSet<S, T>& member) {
        if (!skip(field)) return;
        read(member.spelling, *member.value);
        if (!member.spelling.is_set(*member.value)) sound_ = false;
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordsIfAny<S, T>& member) {
        if (!skip(field)) return;
        std::string_view words = next();
        while (sound_) {
            const std::size_t comma = words.find(',');
            if (!member.spelling.add(*member.value, words.substr(0, comma))) sound_ = false;
            if (comma == std::string_view::npos) return;
            words.remove_prefix(comma + 1);
        }
    }
    template <class T>
    void operator()(const char* field, const IfAny<T>& member) {
        if (!skip(field)) return;
        const std::string_view digits = next();
        const char* const last = digits.data() + digits.size();
        const auto [end, error] = std::from_chars(digits.data(), last, *member.value);
        // 0 is not written, nor zeros before a number.
        if (error != std::errc{} || end != last || digits[0] == '0') sound_ = false;
    }

  private:
    bool skip(std::string_view field) {
        if (left_.substr(0, left_.find(' ')) != field) return false;
        next();
        return true;
    }
    template <class S, class T>
    void read(const S& spelling, T& value) {
        const auto found = spelling.parse(next());
        if (found) {
            value = *found;
        } else {
            sound_ = false;
        }
    }

    std::string_view left_;
    bool sound_;
};

template <class... As>
std::optional<Action> read_any(std::string_view text, std::type_identity<std::variant<As...>>) {
    std::optional<Action> out;
    Reader words(text);
    const std::string_view word = words.next();
    const auto read_as = [&]<class A>(std::type_identity<A>) {
        A action{};
        if (verb(action) != word) return false;
        fields(words, action);
        if (words.finished()) out = action;
        return true;
    };
    (read_as(std::type_identity<As>{}) || ...);
    return out;
}

}  // namespace

std::string notation(const Action& action) {
    return match(action, [](const auto& held) {
        Writer writer(verb(held));
        fields(writer, held);
        return writer.take();
    });
}

std::optional<Action> parse(std::string_view text) {
    return read_any(text, std::type_identity<Action>{});
}

std::optional<std::uint8_t> parse_outcome(std::string_view word) {
    std::uint8_t shown = 0;
    const char* const last = word.data() + word.size();
    const auto [end, error] = std::from_chars(word.data(), last, shown);
    if (error != std::errc{} || end != last || word[0] == '0') return std::nullopt;
    return static_cast<std::uint8_t>(shown - 1);
}

std::string_view frame_name(const Frame& frame) {
    static constexpr std::string_view names[] = {
        "turn-step",         "deployment",     "die-roll",           "commanding",
        "battery-return",    "initiatives",    "chit-draw",          "activation",
        "leader-chit",       "regroup-chit",   "reinforcement-chit", "moving",
        "performing",        "fire-window",    "charge-window",      "battery-window",
        "reaction-window",   "fire-attack",    "morale-test",        "square-roll",
        "leader-hit",        "routing",        "displacing",         "gathering",
        "relocating",        "harass-window",  "fire-phase",         "ricochet",
        "fire-effects-step", "melee-phase",    "assault-fight",      "melee-roll",
        "retreat-move",      "charge-contact", "square-ahead",       "cavalry-pursuit",
        "reorganising"};
    static_assert(std::size(names) == std::variant_size_v<Frame>);
    return names[frame.index()];
}

std::string_view frame_name(const Deed& deed) {
    return match(deed, [](const auto& action) { return verb(action); });
}

std::string_view event_name(const Event& event) {
    return match(event, [](const auto& held) { return called(held); });
}

}  // namespace grognard::orthez
