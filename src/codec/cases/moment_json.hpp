// What a case may expect of a moment of play, as JSON in one form.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "codec/cases/moment_words.hpp"
#include "codec/cases/named_json.hpp"

namespace grognard::codec {

template <class C>
class MomentJson {
  public:
    using G = typename C::Game;
    using State = typename G::State;
    using Names = typename C::Names;

    explicit MomentJson(const State& s) : s_(s), names_(*s.battle) {}

    std::string state() const { return named_json(names_, s_); }

    // Places with something on them.
    std::string board() const {
        Writer out;
        out.begin_object();
        for (const auto& [place, words] : C::board(s_)) {
            out.key(place);
            out.string(words);
        }
        out.end_object();
        return out.take();
    }

    std::string asks() const {
        Writer out;
        out.begin_object();
        out.key("awaits");
        out.string(awaits_words<C>(G::awaits(s_)));
        out.key("at");
        out.string(C::frame_name(s_));
        out.key("pass");
        const auto seat = awaited_seat<G>(s_);
        const auto pass = seat ? G::asks(s_, *seat).pass : std::nullopt;
        pass ? out.string(G::notation(*pass)) : out.null();
        out.key("chance");
        if (G::awaits(s_) == Awaits::Chance) {
            write_chance(out, G::chance(s_));
        } else {
            out.null();
        }
        out.key("within");
        out.begin_object();
        std::vector<std::string_view> seen;
        for (std::size_t i = s_.frames.all().size(); i-- > 0;) {
            const auto& frame = s_.frames.all()[i];
            const std::string_view tag = Names::tag(frame);
            if (std::find(seen.begin(), seen.end(), tag) != seen.end()) continue;
            seen.push_back(tag);
            out.key(tag);
            NamedWriter<Names>(out, names_).write("", frame);
        }
        out.end_object();
        out.end_object();
        return out.take();
    }

    std::string view(Viewer viewer) const { return named_json(names_, G::view(s_, viewer)); }
    std::string event(const typename G::Event& event) const { return named_json(names_, event); }
    std::string ledger(const Ledger& ledger) const { return named_json(names_, ledger); }

    static bool knows_ledger(const std::string& key) {
        for (const std::string_view known : C::ledgers) {
            if (key == known || key.starts_with(std::string(known) + " ")) return true;
        }
        return parse_action<C>(key).has_value();
    }

    // By its name and the piece meant, "morale french infantry", or for an attack declared now.
    std::optional<Ledger> find_ledger(const std::string& key) const {
        for (const std::string_view known : C::ledgers) {
            if (key == known) return C::ledger(known, s_, "");
            if (key.starts_with(std::string(known) + " ")) {
                return C::ledger(known, s_, std::string_view(key).substr(known.size() + 1));
            }
        }
        const auto action = parse_action<C>(key);
        return action ? C::declared(s_, *action) : std::nullopt;
    }

  private:
    static void write_chance(Writer& out, const Chance& chance) {
        out.begin_object();
        out.key("kind");
        out.string(chance.kind);
        out.key("of");
        out.string(chance.replacement == Replacement::Dice ? "dice" : "cards");
        out.key("count");
        out.integer(chance.count);
        out.key("outcomes");
        out.begin_object();
        for (std::size_t i = 0; i < chance.outcomes; ++i) {
            if (chance.weights[i] == 0) continue;
            out.key(C::outcome_word(chance, static_cast<std::uint8_t>(i)));
            out.integer(chance.weights[i]);
        }
        out.end_object();
        out.end_object();
    }

    const State& s_;
    Names names_;
};

}  // namespace grognard::codec
