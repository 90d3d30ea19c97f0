// Reads a position in the order in which a table is laid: charts, ground, pieces, cards, turn.
#include "codec/ccn/position.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codec/ccn/case_battle.hpp"
#include "codec/ccn/charts.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/ccn/position_combat.hpp"
#include "codec/ccn/position_score.hpp"
#include "codec/ccn/position_turn.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/pieces.hpp"
#include "games/ccn/start.hpp"

namespace grognard::ccn {

namespace {

using codec::Library;

class Builder {
  public:
    Builder(const Node& given, const Charts& charts, const Document& document,
            const Library& library)
        : given_(given.object()), reader_(given_, charts, document, library) {}

    codec::Position<Ccn> build() {
        battle_ = reader_.read();
        s_ = ccn::start(battle());
        const GivenStep step = read_given_step(given_);
        if (const auto active = given_.optional("active")) s_.turn.active = read_seat(*active);
        read_players(given_, battle().first, step, s_);
        if (step != GivenStep::Deal) {
            stand(step);
        } else if (!reader_.squares().empty()) {
            reader_.squares().front().named.fail("no unit in square before the deal");
        }
        given_.done();
        ask(s_);
        battle().digest = battle_digest(battle());
        check_sound();
        return {battle_, s_};
    }

  private:
    Battle& battle() { return *battle_; }

    void stand(GivenStep step) {
        s_.frames = {};
        const TableCard table = read_table_card(given_, step);
        lay_out_cards(given_, table, reader_.squares(), battle(), s_);
        if (step < GivenStep::Orders && hand_size(s_, s_.turn.active) == 0) {
            given_.node().fail("a card in the hand of the active side", "none");
        }
        // Squares leave two cards and a First Strike is replaced: nobody begins a turn without.
        const Seat next = other(s_.turn.active);
        if (hand_size(s_, next) == 0 && player(s_, next).first_strikes == 0) {
            given_.node().fail("a card in the hand of the side whose turn is next", "none");
        }
        check_piles(step);
        stand_at(given_, step, table, s_);
        // A combat may tell of a First Strike.
        if (step == GivenStep::Combat) check_piles(step);
    }

    // The card played is discarded before the draw. With it there must be enough for each First
    // Strike and for the one that is drawn, or the two that a Scout looks at.
    void check_piles(GivenStep step) {
        const int needed = player(s_, Seat::First).first_strikes +
                           player(s_, Seat::Second).first_strikes + (may_scout(step) ? 1 : 0);
        const int there = card_total(s_.deck) + card_total(s_.discard);
        if (there < needed) {
            given_.node().fail("at least " + std::to_string(needed) + " in the pile and discards",
                               std::to_string(there));
        }
    }

    // Has this game a Scout, or a card that works as one?
    bool may_scout(GivenStep step) {
        for (std::size_t i = 0; i < card_count; ++i) {
            if (s_.battle->charts.deck[i] > 0 && is_scout(static_cast<Card>(i))) return true;
        }
        if (step > GivenStep::Orders) {
            const auto effect = given_.optional("effect");
            if (effect && is_scout(read_card(*effect))) return true;
        }
        return is_scout(player(s_, Seat::First).last_order.card) ||
               is_scout(player(s_, Seat::Second).last_order.card);
    }

    void check_sound() {
        const std::string_view wrong = Ccn::invariants(s_);
        if (!wrong.empty()) given_.node().fail("a position that can arise", wrong);
    }

    Object given_;
    CaseBattleReader reader_;
    std::shared_ptr<Battle> battle_;
    State s_;
};

}  // namespace

PositionReader::PositionReader(const Library& library)
    : library_(library),
      document_(library.document("ccn/charts.json")),
      charts_(load_charts(document_)) {}

codec::Position<Ccn> PositionReader::read(const Node& given) const {
    codec::Position<Ccn> position = read_as_it_stands(given);
    if (in_combat(position.state)) settle(position.state, {});
    return position;
}

codec::Position<Ccn> PositionReader::read_as_it_stands(const Node& given) const {
    return Builder(given, charts_, document_, library_).build();
}

}  // namespace grognard::ccn
