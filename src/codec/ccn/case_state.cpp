// Lays out a small battle and completes what a case leaves unsaid.
#include "codec/ccn/case_state.hpp"

#include <algorithm>

#include "codec/ccn/piece_text.hpp"
#include "core/match.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"
#include "games/ccn/start.hpp"

namespace grognard::ccn {

namespace {

using codec::Node;
using codec::Vocabulary;

template <class F>
concept Quiet =
    OneOf<F, Deal, TurnStep, CardChoice, SectionChoice, ManoeuvreChoice, CommandRoll, Rallying,
          Ordering, Supplying, Placing, Moving, Fighting, DrawCard, ScoutDraw, KeepChoice>;

// Each step stands inside the stage of the turn that has begun it.
template <class F>
std::string_view misplaced_in(const State& s, const TurnStep& turn, const F& frame) {
    const auto stage_is = [&turn](Stage one, Stage other) {
        return turn.stage == one || turn.stage == other ? ""
                                                        : "a step in another stage of the turn";
    };
    constexpr bool draws = OneOf<F, DrawCard, ScoutDraw, KeepChoice>;
    const bool plays = s.turn.card != Card::None && s.turn.effect != Card::None;
    if constexpr (std::same_as<F, TurnStep>) return "a turn inside the turn";
    if constexpr (OneOf<F, Deal, CardChoice> || draws) {
        if (s.turn.card != Card::None) return "a card on the table";
    } else if (!plays) {
        return "no card on the table";
    }
    if constexpr (std::same_as<F, Deal>) return stage_is(Stage::Begin, Stage::Begin);
    if constexpr (std::same_as<F, Moving>) return stage_is(Stage::Combat, Stage::Combat);
    if constexpr (std::same_as<F, Fighting>) return stage_is(Stage::End, Stage::End);
    if constexpr (draws) return stage_is(Stage::Replace, Stage::Next);
    if constexpr (std::same_as<F, Placing>) {
        if (frame.unit >= s.units.size() || !s.units[frame.unit].at.on_board()) {
            return "a unit sent back that is not on the board";
        }
    }
    return stage_is(Stage::Movement, Stage::Movement);
}

// A member of an object inside the patch, if both are there.
std::optional<Node> inside(const std::optional<Node>& patch, std::string_view outer,
                           std::string_view inner) {
    if (!patch || !patch->is_object()) return std::nullopt;
    for (const auto& [key, value] : patch->members()) {
        if (key != outer) continue;
        if (inner.empty()) return value;
        return inside(value, inner, "");
    }
    return std::nullopt;
}

// Section cards have no effect of their own: one of each, again and again.
void deal_plain(State& s, Seat seat, int count) {
    constexpr std::size_t plain = static_cast<std::size_t>(Card::ReconInForce) + 1;
    for (bool any = true; any && count > 0;) {
        any = false;
        for (std::size_t i = 0; i < plain && count > 0; ++i) {
            if (s.deck[i] == 0) continue;
            --s.deck[i];
            ++player(s, seat).hand[i];
            --count;
            any = true;
        }
    }
}

Card card_of(const Node& node) {
    return node.is_string() ? parse_card(node.as_string()).value_or(Card::None) : Card::None;
}

}  // namespace

CaseNames::CaseNames(const Battle& battle) {
    for (const Unit& unit : battle.units) units_.emplace_back(name(unit.at).view());
    for (const General& general : battle.generals) generals_.emplace_back(name(general.at).view());
}

Vocabulary CaseNames::list_keys(std::string_view field) const {
    if (field == "units") return units_;
    const bool by_seat =
        field == "players" || field == "hand_sizes" || field == "banners" || field == "turns";
    if (by_seat) return {std::string(seats[0]), std::string(seats[1])};
    return {};
}

Vocabulary CaseNames::numbers(std::string_view field) const {
    if (field == "unit" || field == "target" || field == "by") return units_;
    return field == "general" ? generals_ : Vocabulary{};
}

bool CaseNames::parse(std::string_view text, Hex& hex) {
    const auto found = parse_hex(text);
    if (found) hex = *found;
    return found.has_value();
}

bool is_quiet(const Frame& frame) {
    return std::visit([]<class F>(const F&) { return Quiet<F>; }, frame);
}

State small_start(const Battle& battle, const std::optional<Node>& patch) {
    State s = start(battle);
    const auto active = inside(patch, "turn", "active");
    if (active && active->is_string()) {
        s.turn.active = parse_seat(active->as_string()).value_or(Seat::First);
    }
    const Seat seat = s.turn.active;
    const auto named = inside(patch, "turn", "card");
    const Card card = named ? card_of(*named) : Card::AttackCenter;
    if (card != Card::None) {
        auto& left = s.deck[static_cast<std::size_t>(card)];
        if (left > 0) --left;
    }
    s.turn.card = s.turn.effect = card;
    player(s, seat).turns = 1;
    player(s, other(seat)).turns = seat == battle.first ? 0 : 1;
    if (card != Card::None) {
        player(s, seat).last_order = {card, Section::Centre, card == Card::ForceMarch};
    }
    const auto dealt = [&](Seat side) {
        return battle.hand_size[static_cast<std::size_t>(index(side))];
    };
    for (const Seat side : both_seats) {
        deal_plain(s, side, dealt(side) - (side == seat && card != Card::None ? 1 : 0));
    }
    s.frames = {};
    if (card == Card::None) {
        s.frames.push(TurnStep{.stage = Stage::Movement, .passed = false});
        s.frames.push(CardChoice{});
    } else {
        s.turn.command = static_cast<std::uint8_t>(hand_size(s, seat) + 1);
        const Pieces own = on_board(s, seat);
        s.turn.ordered = own.units;
        s.turn.generals_ordered = pieces_on(s, seat, lone_generals(s, seat)).generals;
        s.frames.push(TurnStep{.stage = Stage::End, .passed = false});
        s.frames.push(Fighting{});
    }
    return s;
}

void finish(State& s, const std::optional<Node>& patch) {
    s.units_on = s.generals_on = {};
    s.unit_at.fill(no_piece);
    s.general_at.fill(no_piece);
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const Unit& unit = s.units[id];
        if (!unit.at.on_board()) continue;
        s.unit_at[unit.at.index] = static_cast<UnitId>(id);
        s.units_on[static_cast<std::size_t>(index(unit.side))].add(unit.at.index);
    }
    for (std::size_t id = 0; id < s.generals.size(); ++id) {
        const General& general = s.generals[id];
        if (!general.at.on_board()) continue;
        s.general_at[general.at.index] = static_cast<GeneralId>(id);
        s.generals_on[static_cast<std::size_t>(index(general.side))].add(general.at.index);
    }
    if (patch && !inside(patch, "deck", "")) {
        s.deck = s.battle->charts.deck;
        const auto take = [&s](Card card, int count) {
            if (card == Card::None) return;
            auto& left = s.deck[static_cast<std::size_t>(card)];
            left = static_cast<std::uint8_t>(std::max(0, left - count));
        };
        for (std::size_t i = 0; i < card_count; ++i) {
            const auto card = static_cast<Card>(i);
            take(card, s.players[0].hand[i] + s.players[1].hand[i] + s.discard[i]);
        }
        for (const Player& each : s.players) {
            for (const Card card : each.track) take(card, 1);
        }
        take(s.turn.card, 1);
        if (const auto* scout = s.frames.nearest<ScoutDraw>()) take(scout->first, 1);
        if (const auto* keep = s.frames.nearest<KeepChoice>()) {
            take(keep->first, 1);
            take(keep->second, 1);
        }
    }
    if (!s.frames.empty()) ask(s);
}

std::string_view misplaced(const State& s) {
    const auto& frames = s.frames.all();
    if (frames.empty()) return "no step to go on from";
    const auto* turn = std::get_if<TurnStep>(&frames[0]);
    if (turn == nullptr) return "the turn is not the outermost step";
    if (frames.size() > 2) return "more than one step inside the turn";
    if (frames.size() == 1) return "";
    return std::visit([&]<class F>(const F& frame) { return misplaced_in(s, *turn, frame); },
                      frames[1]);
}

std::string_view unsound(const State& s) {
    if (s.ending != Ending::Undecided) return "the game is over";
    if (s.objectives_held >> s.battle->objectives.size() != 0) {
        return "an objective is held that there is not";
    }
    for (const int id : s.turn.ordered) {
        if (s.units[static_cast<std::size_t>(id)].side != s.turn.active)
            return "an enemy is ordered";
    }
    for (const int id : s.turn.generals_ordered) {
        if (s.generals[static_cast<std::size_t>(id)].side != s.turn.active) {
            return "an enemy is ordered";
        }
    }
    if (s.turn.command > card_count) return "a command level of more cards than there are";
    const bool before_deal = s.frames.nearest<Deal>() != nullptr;
    if (before_deal) return "";
    const Seat next = other(s.turn.active);
    if (s.frames.top_as<CardChoice>() != nullptr && hand_size(s, s.turn.active) == 0) {
        return "the active side has no card";
    }
    if (hand_size(s, next) == 0 && player(s, next).first_strikes == 0) {
        return "the side whose turn is next has no card";
    }
    if (const auto* keep = s.frames.top_as<KeepChoice>()) {
        if (keep->first == Card::None || keep->second == Card::None)
            return "a card to keep is none";
    }
    const int needed = s.players[0].first_strikes + s.players[1].first_strikes + 1;
    if (card_total(s.deck) + card_total(s.discard) + (s.turn.card == Card::None ? 0 : 1) < needed) {
        return "there are too few cards to draw";
    }
    return "";
}

std::vector<std::pair<std::string, std::string>> board(const State& s) {
    std::vector<std::pair<std::string, std::string>> out;
    for (int i = 0; i < hex_count; ++i) {
        const Hex at = hex_of(i);
        const std::string hex(name(at).view());
        if (has_unit(s, at)) {
            out.emplace_back(hex, unit_words(s, at));
        } else if (has_general(s, at)) {
            out.emplace_back(hex,
                             std::string(name(s.generals[general_id(s, at)].nation)) + " general");
        }
    }
    return out;
}

}  // namespace grognard::ccn
