// Actions and answers of chance read back from their text.
#include <charconv>

#include "games/waterloo/dice.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::size_t max_text = 120;

// Walks the words of a text; once something did not fit, it stays unsound.
class Words {
  public:
    explicit Words(std::string_view text) : left_(text), sound_(text.size() <= max_text) {}

    std::string_view peek() const { return left_.substr(0, left_.find(' ')); }
    std::string_view next() {
        const std::string_view word = peek();
        if (word.empty()) sound_ = false;
        left_.remove_prefix(word.size());
        if (!left_.empty()) {
            left_.remove_prefix(1);
            if (left_.empty()) sound_ = false;
        }
        return word;
    }
    bool skip(std::string_view word) {
        if (peek() != word) return false;
        next();
        return true;
    }
    void expect(std::string_view word) { sound_ = skip(word) && sound_; }

    template <class T>
    T take(std::optional<T> found, T otherwise = T{}) {
        if (!found) sound_ = false;
        return found.value_or(otherwise);
    }
    AreaId area() { return take(parse_area(next()), nowhere); }
    Disc disc() { return take(parse_disc(next())); }
    Order order() { return take(parse_order(next())); }
    Nation nation() { return take(parse_nation(next())); }
    Force force() { return take(parse_force(next())); }
    std::uint8_t number() {
        const std::string_view digits = next();
        std::uint8_t out = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), out);
        const bool padded = digits.size() > 1 && digits[0] == '0';
        if (error != std::errc{} || end != digits.data() + digits.size() || padded) sound_ = false;
        return out;
    }
    // None is written as nothing.
    std::uint8_t cubes() {
        if (!skip("cubes")) return 0;
        const std::uint8_t count = number();
        if (count == 0) sound_ = false;
        return count;
    }
    AreaId after(std::string_view word) {
        expect(word);
        return area();
    }
    Piece piece() {
        Piece out;
        if (skip("sheltered")) out.from = behind_walls;
        const std::string_view posture = next();
        out.nation = nation();
        out.arm = take(parse_arm(next()));
        out.posture = take(parse_posture(out.arm, posture));
        if (!out.sheltered() && peek() == "from") out.from = after("from");
        return out;
    }
    // Leaders who go along, and whose the own one is.
    struct Led {
        Company company = alone;
        Force own = Force::French;
    };
    Led led() {
        Led out;
        if (!skip("with")) return out;
        if (skip("french")) {
            out.company = own_leader;
        } else if (skip("british")) {
            out = {own_leader, Force::Anglo};
        }
        if (skip("prussian")) out.company |= prussian_leader;
        require(out.company != alone);
        return out;
    }
    void require(bool met) { sound_ = sound_ && met; }
    bool finished() const { return sound_ && left_.empty(); }

  private:
    std::string_view left_;
    bool sound_;
};

Action read_reform(Words& w) {
    Reform out;
    out.at = w.area();
    out.piece = w.piece();
    w.expect("to");
    out.to = w.take(parse_posture(out.piece.arm, w.next()));
    return out;
}

Action read_move(Words& w) {
    Move out;
    out.piece = w.piece();
    out.to = w.after("to");
    if (w.peek() == "via") out.via = w.after("via");
    out.cubes = w.cubes();
    return out;
}

Action read_leave(Words& w) {
    Leave out;
    out.piece = w.piece();
    out.to = w.after("to");
    out.cubes = w.cubes();
    return out;
}

Action read_retreat(Words& w) {
    Retreat out;
    out.piece = w.piece();
    out.to = w.after("to");
    const auto [company, own] = w.led();
    w.require((company & own_leader) == 0 || own == own_force(side(out.piece.nation)));
    out.company = company;
    return out;
}

Action read_charge(Words& w) {
    Charge out;
    out.to = w.area();
    const auto [company, own] = w.led();
    out.company = company;
    out.own = own;
    return out;
}

Action read_sacrifice(Words& w) {
    Sacrifice out;
    out.at = w.area();
    out.piece = w.piece();
    out.cubes = w.cubes();
    return out;
}

Action read_activate(Words& w) {
    Activate out;
    out.disc = w.disc();
    out.order = w.order();
    out.area = w.area();
    return out;
}

Action read_lead(Words& w) {
    Lead out;
    out.disc = w.disc();
    out.nation = w.nation();
    out.area = w.area();
    return out;
}

Action read_two_areas(Words& w) {
    Skirmish out;
    out.from = w.area();
    out.at = w.area();
    return out;
}

Action read_command(Words& w) {
    Command out;
    out.order = w.order();
    out.area = w.area();
    return out;
}

Action read_aim(Words& w) {
    Aim out;
    out.gun = w.piece();
    out.at = w.after("at");
    return out;
}

Action read_reinforce(Words& w) {
    Reinforce out;
    out.colour = w.force();
    out.to = w.after("to");
    return out;
}

template <class A>
Action bare(Words&) {
    return A{};
}
template <class A>
Action with_area(Words& w) {
    return A{w.area()};
}
template <class A>
Action with_piece(Words& w) {
    return A{w.piece()};
}

struct Verb {
    std::string_view word;
    Action (*read)(Words&);
};

constexpr Verb verbs[] = {
    {"enter", with_area<Enter>},
    {"delay", bare<Delay>},
    {"leave", read_leave},
    {"skirmish", read_two_areas},
    {"reform", read_reform},
    {"order", read_activate},
    {"lead", read_lead},
    {"pass", [](Words& w) -> Action { return Pass{w.disc()}; }},
    {"command", read_command},
    {"done", bare<Done>},
    {"move", read_move},
    {"aim", read_aim},
    {"fire",
     [](Words& w) -> Action {
         if (w.skip("grand-battery")) return FireGrandBattery{};
         return OpenFire{};
     }},
    {"reinforce", read_reinforce},
    {"resolve", with_area<Resolve>},
    {"shelter", with_piece<Shelter>},
    {"cover", with_piece<Cover>},
    {"engage", with_piece<Engage>},
    {"assign", [](Words& w) -> Action { return Assign{w.number()}; }},
    {"shoot", bare<Shoot>},
    {"hold-fire", bare<HoldFire>},
    {"charge", read_charge},
    {"suffer", with_piece<Suffer>},
    {"retreat", read_retreat},
    {"cube", [](Words& w) -> Action { return PutCube{w.force()}; }},
    {"remove", with_piece<Remove>},
    {"sacrifice", read_sacrifice},
};

}  // namespace

std::optional<Action> parse(std::string_view text) {
    Words words(text);
    const std::string_view word = words.next();
    for (const Verb& verb : verbs) {
        if (verb.word != word) continue;
        const Action action = verb.read(words);
        if (words.finished()) return action;
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::uint8_t> parse_outcome(Replacement replacement, std::string_view word) {
    if (replacement == Replacement::Cards && word == "go-on") return 0;
    if (replacement == Replacement::Cards && word == "stop") return 1;
    if (word.size() != 1 || word[0] < '1' || word[0] > '9') return std::nullopt;
    const auto number = static_cast<std::uint8_t>(word[0] - '0');
    if (replacement == Replacement::Cards) {
        if (number < 2) return std::nullopt;  // 0 and 1 are words
        return number;
    }
    if (number > die_faces) return std::nullopt;
    return static_cast<std::uint8_t>(number - 1);
}

}  // namespace grognard::waterloo
