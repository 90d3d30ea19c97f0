// A seat's view of Commands & Colors: Napoleonics as JSON: names for hexes and cards, ids for
// units.
#include <utility>

#include "codec/write.hpp"
#include "games/ccn/notation.hpp"
#include "table/ccn/traits.hpp"

namespace grognard::table {

namespace {

using namespace ccn;

template <std::size_t... I>
std::string_view step_at(std::size_t step, std::index_sequence<I...>) {
    const std::string_view names[] = {frame_name(Frame(std::in_place_index<I>))...};
    return names[step];
}

std::string_view step_name(std::size_t step) {
    return step_at(step, std::make_index_sequence<std::variant_size_v<Frame>>{});
}

class ViewWriter {
  public:
    ViewWriter(codec::Writer& out, const View& view) : out_(out), v_(view) {}

    void write() {
        out_.begin_object();
        text("awaits", awaited(v_.awaits));
        text("step", step_name(v_.frame));
        number("dice", v_.dice);
        text("active", seat_name(v_.turn.active));
        write_winner();
        write_units();
        write_generals();
        write_turn();
        cards("hand", v_.hand);
        list("scouted", v_.scouted, [this](Card card) { out_.string(name(card)); });
        list("track", v_.track, [this](Card card) { card_or_null(card); });
        list("their_track", v_.their_track, [this](bool taken) { out_.boolean(taken); });
        numbers("hand_sizes", v_.hand_sizes);
        number("deck", v_.deck_size);
        cards("discard", v_.discard);
        numbers("banners", v_.banners);
        numbers("banners_needed", v_.battle.banners_needed);
        numbers("turns", v_.turns);
        list("last_orders", v_.last_orders,
             [this](const LastOrder& order) { card_or_null(order.card); });
        write_objectives();
        write_fight();
        write_harm();
        out_.end_object();
    }

  private:
    static std::string_view awaited(Awaits awaits) {
        static constexpr std::string_view names[] = {"bottom", "top", "both", "chance", "nobody"};
        return names[static_cast<std::size_t>(awaits)];
    }

    void text(const char* key, std::string_view value) {
        out_.key(key);
        out_.string(value);
    }
    void number(const char* key, std::uint64_t value) {
        out_.key(key);
        out_.natural(value);
    }
    void truth(const char* key, bool value) {
        out_.key(key);
        out_.boolean(value);
    }
    void hex(const char* key, Hex at) {
        out_.key(key);
        at.on_board() ? out_.string(ccn::name(at).view()) : out_.null();
    }
    void piece(const char* key, std::uint8_t id) {
        out_.key(key);
        id == no_piece ? out_.null() : out_.natural(id);
    }
    void card_or_null(Card card) { card == Card::None ? out_.null() : out_.string(name(card)); }

    template <class Range, class Write>
    void list(const char* key, const Range& range, Write write) {
        out_.key(key);
        out_.begin_array();
        for (const auto& one : range) write(one);
        out_.end_array();
    }
    template <class Range>
    void numbers(const char* key, const Range& range) {
        list(key, range, [this](auto value) { out_.natural(static_cast<std::uint64_t>(value)); });
    }
    void cards(const char* key, const CardCounts& counts) {
        out_.key(key);
        out_.begin_array();
        for (std::size_t i = 0; i < card_count; ++i) {
            for (int copy = 0; copy < counts[i]; ++copy) out_.string(name(static_cast<Card>(i)));
        }
        out_.end_array();
    }

    void write_winner() {
        out_.key("winner");
        switch (v_.ending) {
            case Ending::FirstWins:
                return out_.string(seat_name(Seat::First));
            case Ending::SecondWins:
                return out_.string(seat_name(Seat::Second));
            case Ending::Draw:
                return out_.string("draw");
            default:
                return out_.null();
        }
    }

    void write_units() {
        list("units", v_.units, [this](const Unit& unit) {
            out_.begin_object();
            hex("at", unit.at);
            text("side", seat_name(unit.side));
            text("nation", name(unit.nation));
            text("type", name(unit.type));
            number("blocks", unit.blocks);
            number("square", unit.square);
            out_.end_object();
        });
    }

    void write_generals() {
        list("generals", v_.generals, [this](const General& general) {
            out_.begin_object();
            hex("at", general.at);
            text("side", seat_name(general.side));
            text("nation", name(general.nation));
            out_.end_object();
        });
    }

    void write_turn() {
        const Turn& turn = v_.turn;
        out_.key("turn");
        out_.begin_object();
        out_.key("card");
        card_or_null(turn.card);
        out_.key("effect");
        card_or_null(turn.effect);
        text("section", name(turn.section));
        truth("marching", turn.marching);
        truth("substitute", turn.substitute);
        number("command", turn.command);
        numbers("ordered", turn.ordered);
        numbers("generals_ordered", turn.generals_ordered);
        numbers("moved", turn.moved);
        numbers("generals_moved", turn.generals_moved);
        numbers("fought", turn.fought);
        numbers("bonus_fought", turn.bonus_fought);
        out_.end_object();
    }

    void write_objectives() {
        std::size_t number_of = 0;
        list("objectives", v_.battle.objectives, [&](const Objective& objective) {
            out_.begin_object();
            text("side", seat_name(objective.side));
            list("hexes", hexes(objective.hexes),
                 [this](Hex at) { out_.string(ccn::name(at).view()); });
            number("need", objective.need);
            number("banners", objective.banners);
            truth("held", (v_.objectives_held >> number_of++ & 1U) != 0);
            out_.end_object();
        });
    }

    void write_fight() {
        out_.key("fight");
        if (v_.fight.unit == no_piece) return out_.null();
        out_.begin_object();
        piece("unit", v_.fight.unit);
        piece("target", v_.fight.target);
        piece("general", v_.fight.general);
        hex("from", v_.fight.from);
        hex("at", v_.fight.at);
        numbers("support", v_.fight.support);
        truth("bonus", v_.fight.bonus);
        out_.end_object();
    }

    void write_harm() {
        out_.key("harm");
        if (v_.harm.unit == no_piece) return out_.null();
        out_.begin_object();
        piece("unit", v_.harm.unit);
        piece("by", v_.harm.by);
        number("hits", v_.harm.hits);
        number("flags", v_.harm.flags);
        out_.end_object();
    }

    codec::Writer& out_;
    const View& v_;
};

}  // namespace

std::string CcnTraits::view_json(const View& view) {
    codec::Writer out;
    ViewWriter(out, view).write();
    return out.take();
}

}  // namespace grognard::table
