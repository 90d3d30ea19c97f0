// Actions written: a verb, then pieces, areas and numbers.
#include "games/waterloo/notation.hpp"

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

// Words joined by spaces.
class Line {
  public:
    explicit Line(std::string_view verb) : text_(verb) {}

    Line& add(std::string_view word) {
        text_ += ' ';
        text_ += word;
        return *this;
    }
    Line& add(const Piece& piece) { return add(notation(piece)); }
    Line& add(std::string_view before, AreaId area) { return add(before).add(name(area)); }
    Line& cubes(std::uint8_t count) {
        return count == 0 ? *this : add("cubes").add(std::to_string(count));
    }
    Line& company(Seat of, Company leaders) {
        if (leaders == alone) return *this;
        add("with");
        if ((leaders & own_leader) != 0) add(of == french ? "french" : "british");
        if ((leaders & prussian_leader) != 0) add("prussian");
        return *this;
    }
    operator std::string() const { return text_; }

  private:
    std::string text_;
};

struct Write {
    std::string operator()(const Enter& a) const { return Line("enter").add(name(a.at)); }
    std::string operator()(const Delay&) const { return "delay"; }
    std::string operator()(const Leave& a) const {
        return Line("leave").add(a.piece).add("to", a.to).cubes(a.cubes);
    }
    std::string operator()(const Skirmish& a) const {
        return Line("skirmish").add(name(a.from)).add(name(a.at));
    }
    std::string operator()(const Reform& a) const {
        return Line("reform").add(name(a.at)).add(a.piece).add("to").add(name(a.piece.arm, a.to));
    }
    std::string operator()(const Activate& a) const {
        return Line("order").add(name(a.disc)).add(name(a.order)).add(name(a.area));
    }
    std::string operator()(const Lead& a) const {
        return Line("lead").add(name(a.disc)).add(name(a.nation)).add(name(a.area));
    }
    std::string operator()(const Pass& a) const { return Line("pass").add(name(a.disc)); }
    std::string operator()(const Command& a) const {
        return Line("command").add(name(a.order)).add(name(a.area));
    }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const Move& a) const {
        Line line("move");
        line.add(a.piece).add("to", a.to);
        if (a.via != nowhere) line.add("via", a.via);
        return line.cubes(a.cubes);
    }
    std::string operator()(const Aim& a) const { return Line("aim").add(a.gun).add("at", a.at); }
    std::string operator()(const OpenFire&) const { return "fire"; }
    std::string operator()(const FireGrandBattery&) const { return "fire grand-battery"; }
    std::string operator()(const Reinforce& a) const {
        return Line("reinforce").add(name(a.colour)).add("to", a.to);
    }
    std::string operator()(const Resolve& a) const { return Line("resolve").add(name(a.at)); }
    std::string operator()(const Shelter& a) const { return Line("shelter").add(a.piece); }
    std::string operator()(const Cover& a) const { return Line("cover").add(a.piece); }
    std::string operator()(const Engage& a) const { return Line("engage").add(a.piece); }
    std::string operator()(const Assign& a) const {
        return Line("assign").add(std::to_string(a.cubes));
    }
    std::string operator()(const Shoot&) const { return "shoot"; }
    std::string operator()(const HoldFire&) const { return "hold-fire"; }
    std::string operator()(const Charge& a) const {
        const Seat of = a.own == Force::French ? french : allied;
        return Line("charge").add(name(a.to)).company(of, a.company);
    }
    std::string operator()(const Suffer& a) const { return Line("suffer").add(a.piece); }
    std::string operator()(const Retreat& a) const {
        return Line("retreat")
            .add(a.piece)
            .add("to", a.to)
            .company(side(a.piece.nation), a.company);
    }
    std::string operator()(const PutCube& a) const { return Line("cube").add(name(a.colour)); }
    std::string operator()(const Remove& a) const { return Line("remove").add(a.piece); }
    std::string operator()(const Sacrifice& a) const {
        return Line("sacrifice").add(name(a.at)).add(a.piece).cubes(a.cubes);
    }
};

}  // namespace

std::string notation(const Action& action) { return std::visit(Write{}, action); }

std::string notation(const Piece& piece) {
    std::string text = piece.sheltered() ? "sheltered " : "";
    text += name(piece.arm, piece.posture);
    text += ' ';
    text += name(piece.nation);
    text += ' ';
    text += name(piece.arm);
    if (piece.from == nowhere || piece.sheltered()) return text;
    text += " from ";
    text += name(piece.from);
    return text;
}

std::string_view frame_name(const Frame& frame) {
    static constexpr std::string_view names[] = {
        "turn-step",       "prussian-roll",  "arrival",        "relief",      "skirmishing",
        "skirmish-shot",   "sequence",       "tile-draw",      "stop-word",   "action-choice",
        "overstacked",     "reforming",      "leader-action",  "marching",    "gunnery",
        "gun-shots",       "reinforcing",    "assault-queue",  "assault",     "sheltering",
        "covering",        "defensive-fire", "duel-choice",    "duel-roll",   "volley",
        "volley-roll",     "assigning",      "test",           "test-roll",   "going-back",
        "shelter-fire",    "charge-fire",    "cavalry-losses", "cavalry-hit", "control-roll",
        "continue-choice", "cube-placement", "six-cubes",      "empty-stock"};
    static_assert(std::size(names) == std::variant_size_v<Frame>);
    return names[frame.index()];
}

std::string_view event_name(const Event& event) {
    static constexpr std::string_view names[] = {
        "turn-began",       "phase-began",     "initiative-passed",   "prussians-rolled",
        "piece-entered",    "piece-delayed",   "sequence-began",      "tile-drawn",
        "tile-was-drawn",   "leaders-readied", "disc-spent",          "area-activated",
        "leader-activated", "player-passed",   "stop-called",         "sequence-ended",
        "piece-moved",      "piece-reformed",  "cube-handed-over",    "area-overstacked",
        "stronghold-taken", "skirmish-fired",  "grand-battery-fired", "gun-fired",
        "cubes-placed",     "cubes-wasted",    "piece-tired",         "piece-eliminated",
        "piece-retreated",  "piece-fell-back", "assault-began",       "step-began",
        "piece-sheltered",  "guns-covered",    "duel-fought",         "volley-shot",
        "morale-tested",    "retreat-barred",  "square-formed",       "charge-shot",
        "guns-ridden-down", "guns-captured",   "control-rolled",      "charge-continued",
        "assault-ended",    "game-won"};
    static_assert(std::size(names) == std::variant_size_v<Event>);
    return names[event.index()];
}

}  // namespace grognard::waterloo
