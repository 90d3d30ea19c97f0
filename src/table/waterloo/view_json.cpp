// A seat's view of Waterloo as JSON: names for areas and words, ids for units.
#include "codec/write.hpp"
#include "games/waterloo/board.hpp"
#include "table/waterloo/traits.hpp"

namespace grognard::table {

namespace {

using namespace waterloo;

class ViewWriter {
  public:
    ViewWriter(codec::Writer& out, const View& view) : out_(out), v_(view) {}

    void write() {
        out_.begin_object();
        text("awaits", awaited(v_.awaits));
        text("step", v_.frames.empty() ? "" : frame_name(v_.frames.top()));
        number("dice", v_.dice);
        write_winner();
        number("turn", v_.turn + 1U);
        text("initiative", seat_name(v_.initiative));
        text("active", seat_name(v_.active));
        number("actions_done", v_.actions_done);
        out_.key("tile_drawn");
        out_.boolean(v_.tile_drawn);
        out_.key("tile");
        v_.tile == 0 ? out_.null() : out_.natural(v_.tile);
        write_units();
        write_cubes();
        by_force("stock", v_.stock);
        number("grand_battery", v_.grand_battery);
        number("arrived", v_.arrived);
        write_discs();
        write_holders();
        by_seat("losses", [this](Seat seat) { out_.natural(v_.losses[at(seat)]); });
        by_seat("losses_to_win", [this](Seat seat) {
            out_.natural(v_.battle.charts.limits.losses_to_win[at(seat)]);
        });
        by_seat("pending", [this](Seat seat) { areas(v_.pending[at(seat)]); });
        write_assault();
        write_marching();
        out_.end_object();
    }

  private:
    static std::string_view awaited(Awaits awaits) {
        static constexpr std::string_view names[] = {"french", "allied", "both", "chance",
                                                     "nobody"};
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
    void area(const char* key, AreaId where) {
        out_.key(key);
        where == nowhere ? out_.null() : out_.string(waterloo::name(where));
    }
    void areas(const AreaSet& set) {
        out_.begin_array();
        for (const int one : set) out_.string(waterloo::name(static_cast<AreaId>(one)));
        out_.end_array();
    }
    template <class Write>
    void by_seat(const char* key, Write write) {
        out_.key(key);
        out_.begin_object();
        for (const Seat seat : both_seats) {
            out_.key(seat_name(seat));
            write(seat);
        }
        out_.end_object();
    }
    void by_force(const char* key, const std::array<std::uint8_t, force_count>& counts) {
        out_.key(key);
        out_.begin_object();
        for (const Force each : all_forces) {
            out_.key(name(each));
            out_.natural(counts[at(each)]);
        }
        out_.end_object();
    }

    void write_winner() {
        out_.key("winner");
        switch (v_.ending) {
            case Ending::FirstWins:
                out_.string(seat_name(french));
                break;
            case Ending::SecondWins:
                out_.string(seat_name(allied));
                break;
            case Ending::Draw:
                out_.string("draw");
                break;
            default:
                out_.null();
        }
        out_.key("won_by");
        v_.won_by == WonBy::Nothing ? out_.null() : out_.string(name(v_.won_by));
    }

    void write_units() {
        out_.key("units");
        out_.begin_array();
        for (std::size_t id = 0; id < v_.units.size(); ++id) {
            const Unit& unit = v_.units[id];
            const Kind& kind = v_.battle.kinds[id];
            out_.begin_object();
            text("at", waterloo::name(unit.at));
            text("side", seat_name(side(kind.nation)));
            text("nation", name(kind.nation));
            text("arm", name(kind.arm));
            text("posture", name(kind.arm, unit.posture));
            area("from", unit.from);
            number("cubes", unit.cubes);
            out_.key("sheltered");
            out_.boolean(unit.sheltered);
            out_.end_object();
        }
        out_.end_array();
    }

    // Only areas that hold some.
    void write_cubes() {
        out_.key("cubes");
        out_.begin_object();
        for (std::size_t i = 0; i <= delayed_box; ++i) {
            std::array<std::uint8_t, force_count> here{};
            for (const Force each : all_forces) here[at(each)] = v_.cubes[at(each)][i];
            if (here == std::array<std::uint8_t, force_count>{}) continue;
            const std::string code(waterloo::name(static_cast<AreaId>(i)));
            by_force(code.c_str(), here);
        }
        out_.end_object();
    }

    void write_discs() {
        by_seat("discs", [this](Seat seat) {
            const Discs& discs = v_.discs[at(seat)];
            const std::pair<const char*, const DiscCounts*> boxes[] = {
                {"available", &discs.available}, {"used", &discs.used}, {"before", &discs.before}};
            out_.begin_object();
            for (const auto& [box, counts] : boxes) {
                out_.key(box);
                out_.begin_object();
                for (const Disc disc : all_discs) number(name(disc).data(), (*counts)[at(disc)]);
                out_.end_object();
            }
            out_.end_object();
        });
    }

    void write_holders() {
        out_.key("holders");
        out_.begin_object();
        for (std::size_t i = 0; i < v_.battle.strongholds.size(); ++i) {
            out_.key(waterloo::name(v_.battle.strongholds[i].area));
            out_.string(seat_name(v_.holders[i]));
        }
        out_.end_object();
    }

    void write_assault() {
        out_.key("assault");
        const auto* assault = v_.frames.nearest<Assault>();
        if (assault == nullptr) return out_.null();
        out_.begin_object();
        text("area", waterloo::name(assault->area));
        text("attacker", seat_name(assault->attacker));
        number("step", static_cast<std::uint64_t>(assault->step));
        number("round", assault->round + 1U);
        out_.end_object();
    }

    // The area that is acting, and how.
    void write_marching() {
        out_.key("acting");
        const auto* marching = v_.frames.nearest<Marching>();
        const auto* gunnery = v_.frames.nearest<Gunnery>();
        if (marching == nullptr && gunnery == nullptr) return out_.null();
        out_.begin_object();
        text("order", name(marching != nullptr ? marching->order : Order::Fire));
        text("area", waterloo::name(marching != nullptr ? marching->area : gunnery->area));
        out_.end_object();
    }

    codec::Writer& out_;
    const View& v_;
};

}  // namespace

void WaterlooTraits::write_view(codec::Writer& out, const View& view, Memory&) {
    ViewWriter(out, view).write();
}

}  // namespace grognard::table
