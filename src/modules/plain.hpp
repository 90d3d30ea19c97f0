// What a module need not say for its game to be listed, played and checked: no board is drawn, the
// view stands for it; no odds, no luck, no picture. A module derives from it and says more.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/action.hpp"
#include "codec/faults.hpp"
#include "codec/position.hpp"
#include "codec/text.hpp"
#include "modules/module.hpp"
#include "modules/wire.hpp"
#include "table/game_table.hpp"

namespace grognard::modules {

// The view as JSON, offers and questions in the words there are.
template <class Traits>
class PlainScreen final : public Screen {
  public:
    PlainScreen(const table::GameTable<Traits>& at, const table::Words& words, codec::Text name,
                codec::Text intro, codec::Language language)
        : table_(at),
          words_(words),
          name_(std::move(name)),
          intro_(std::move(intro)),
          language_(language) {}

    std::string title() const override { return name_.in(language_) + "\n"; }
    std::string story() const override { return intro_.in(language_) + "\n"; }
    std::string board(Seat seat) const override {
        codec::Writer out;
        table_.write_view(out, viewer(seat));
        return out.take() + "\n";
    }
    std::string legend() const override { return ""; }
    std::string hand(Seat) const override { return ""; }
    std::string side(Seat seat) const override { return std::string(Traits::seat_name(seat)); }
    std::string question() const override { return words_.say(table_.prompt()); }
    bool opens_phase() const override { return false; }
    std::string label_of(const std::string& offer) const override { return offer; }
    std::string described(std::string_view) const override { return ""; }
    std::optional<std::string> odds(std::string_view) const override { return std::nullopt; }

  private:
    const table::GameTable<Traits>& table_;
    const table::Words& words_;
    codec::Text name_;
    codec::Text intro_;
    codec::Language language_;
};

struct PlainSummary : wire::Summary {
    static constexpr std::string_view wire = "PlainSummary";
};
template <class Visit>
void fields(Visit& visit, const PlainSummary& scenario) {
    fields(visit, static_cast<const wire::Summary&>(scenario));
}

// A view of any shape.
struct PlainView {
    static constexpr std::string_view wire = "PlainView";
    static codec::Shape shape(codec::Shapes&) {
        using Kind = codec::Shape::Kind;
        return {Kind::Record, {}, {}, {{Kind::Unknown, {}, {}, {}, {}}}, {}};
    }
};

struct NoOdds {
    static constexpr std::string_view wire = "NoOdds";
    wire::OneOf<"answer"> type;
    std::uint64_t id = 0;
};
template <class Visit>
void fields(Visit& visit, const NoOdds& odds) {
    visit("type", odds.type);
    visit("id", odds.id);
}

// M, which derives from it, says: scenarios(library), find(wanted, library), load(document), title,
// action_wire (what the client calls an action), lore(scenario) if its traits have any, and Cases
// if rule cases of the game can be read.
template <class M, class G, class T, class S>
struct Plain {
    using Game = G;
    using Traits = T;
    using Scenario = S;
    using At = table::GameTable<T>;

    struct ActionWire {
        static constexpr std::string_view wire = M::action_wire;
        static codec::Shape shape(codec::Shapes& all) {
            return codec::action_shape<typename G::Action>(all);
        }
    };
    using ViewWire = PlainView;
    using OddsWire = NoOdds;
    using SummaryWire = PlainSummary;
    using ScenarioWire = PlainSummary;

    static constexpr Budget budget = {};
    static constexpr const char* combat = "an action whose odds are known";

    static typename T::Lore lore(const S&) { return {}; }
    static Seat first(const S& scenario) {
        return next_to_act(G::awaits(G::start(*scenario.battle)));
    }
    static std::string sides(const S&) {
        return std::string(T::seat_name(Seat::First)) + " - " +
               std::string(T::seat_name(Seat::Second));
    }
    static void lint(const codec::Library& library, codec::Faults& faults) {
        faults.attempt([&] { M::scenarios(library); });
    }
    static void write_scenario(codec::Writer&, const S&, codec::Language) {}
    static bool one_spelling(const typename G::Action&) { return true; }

    static std::unique_ptr<Screen> screen(const At& at, const S& scenario,
                                          const table::Words& words, codec::Language language) {
        return std::make_unique<PlainScreen<T>>(at, words, scenario.name, scenario.intro, language);
    }
    static std::string picture(const S&, const table::Words&, codec::Language) {
        throw codec::BadInput("game", "", "a game whose set-ups can be drawn",
                              codec::shown(G::name));
    }
    static codec::Position<G> position(const codec::Node& given) {
        given.fail("a game whose odds are known");
    }
    static std::string odds_text(const typename G::State&, Seat, const typename G::Action&,
                                 const table::Words&) {
        return "";
    }
    static bool write_odds(codec::Writer&, const typename G::State&, Seat,
                           const typename G::Action&) {
        return false;
    }

    static PlainSummary summary(const S& scenario) {
        PlainSummary out;
        out.id = scenario.id;
        out.slug = scenario.slug;
        out.name = wire::Text(scenario.name);
        out.date = scenario.date;
        out.intro = wire::Text(scenario.intro);
        out.first = M::first(scenario);
        return out;
    }
    static PlainSummary described(const S& scenario) { return M::summary(scenario); }
    static std::vector<wire::Chart> charts() { return {}; }
    static std::optional<typename G::Query> query(const typename G::State&,
                                                  const typename G::Action&) {
        return std::nullopt;
    }
    static std::optional<NoOdds> odds_wire(const typename G::Answer&, std::uint64_t) {
        return std::nullopt;
    }
    static bool counts_for_luck(const typename G::State&) { return false; }
    static void count_luck(Luck&, const typename G::State&, const Chance&, Drawn) {}
    static Standing standing(const typename G::State&) { return {}; }
};

}  // namespace grognard::modules
