// Two lines a row: the hex with its ground, then who stands on it.
#include "modules/ccn/board.hpp"

#include <array>

#include "games/ccn/names.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;

constexpr std::array<std::string_view, terrain_count> signs = {" ", "♣", "^", "▲", "⌂",
                                                               "✢", "≈", "~", "=", "o"};
constexpr std::string_view works_sign = "#";
constexpr std::array<Ink, terrain_count> grounds = {{
    {.text = 245},
    {.text = 194, .ground = 22},
    {.text = 94, .ground = 180},
    {.text = 230, .ground = 94},
    {.text = 223, .ground = 88},
    {.text = 223, .ground = 88},
    {.text = 255, .ground = 24},
    {.text = 24, .ground = 117},
    {.text = 230, .ground = 60},
    {.text = 94, .ground = 229},
}};
constexpr std::array<Ink, nation_count> flags = {{{.text = 255, .ground = 25, .bold = true},
                                                  {.text = 255, .ground = 124, .bold = true},
                                                  {.text = 255, .ground = 130, .bold = true}}};
constexpr std::array<char, nation_count> initials = {'f', 'b', 'p'};
// Black on gold stands out on every ground.
constexpr Ink gold{.text = 16, .ground = 178, .bold = true};
constexpr std::size_t margin = 1;
constexpr std::size_t half_hex = 3;

class Board {
  public:
    Board(const View& view, const Battle& battle, const Paint& paint)
        : v_(view), battle_(battle), paint_(paint) {}

    std::string draw() const {
        std::string out;
        for (int r = row_count - 1; r >= 0; --r) {
            out += line(r, &Board::ground_cell);
            out += line(r, &Board::unit_cell);
        }
        return out;
    }

  private:
    using Cell = std::string (Board::*)(Hex) const;

    std::string line(int r, Cell cell) const {
        std::string out(margin + (row_length(r) == short_row ? half_hex : 0), ' ');
        for (int c = 0; c < row_length(r); ++c) {
            const Hex at = hex_at(r, c);
            out += border(c == 0 ? nowhere : hex_at(r, c - 1), at);
            out += (this->*cell)(at);
        }
        out += border(hex_at(r, row_length(r) - 1), nowhere);
        return out + "\n";
    }

    unsigned sections(Hex at) const {
        unsigned out = 0;
        for (std::size_t i = 0; i < section_count; ++i) {
            out |= (battle_.charts.sections[i].has(at.index) ? 1U : 0U) << i;
        }
        return out;
    }

    // A section line runs where the sections of two neighbours differ.
    std::string border(Hex left, Hex right) const {
        const bool inside = left.on_board() && right.on_board();
        if (inside && sections(left) != sections(right))
            return paint_("┊", {.text = 214, .bold = true});
        return paint_("│", {.dim = true});
    }

    const Unit* unit_on(Hex at) const {
        for (const Unit& unit : v_.units) {
            if (unit.at == at) return &unit;
        }
        return nullptr;
    }
    const General* general_on(Hex at) const {
        for (const General& general : v_.generals) {
            if (general.at == at) return &general;
        }
        return nullptr;
    }

    Terrain terrain(Hex at) const { return battle_.terrain[at.index]; }

    std::string ground_cell(Hex at) const {
        const bool works = battle_.works[at.index] != 0;
        const std::string_view sign =
            works ? works_sign : signs[static_cast<std::size_t>(terrain(at))];
        const Ink& ground = grounds[static_cast<std::size_t>(terrain(at))];
        std::string text = padded(std::string(name(at).view()), 3) + std::string(sign);
        const bool led = general_on(at) != nullptr && unit_on(at) != nullptr;
        if (!led) return paint_(text + " ", ground);
        return paint_(text, ground) + paint_("*", gold);
    }

    std::string unit_cell(Hex at) const {
        const Ink& ground = grounds[static_cast<std::size_t>(terrain(at))];
        if (const Unit* unit = unit_on(at)) return unit_text(*unit);
        if (const General* general = general_on(at)) return lone_general(*general);
        return paint_("     ", ground);
    }

    bool ordered(const Unit& unit) const {
        const auto id = static_cast<std::size_t>(&unit - v_.units.begin());
        return v_.turn.ordered.has(static_cast<int>(id));
    }

    // Colour tells the nation; without colour its initial does.
    std::string unit_text(const Unit& unit) const {
        const auto nation = static_cast<std::size_t>(unit.nation);
        const std::string body = std::string(name(unit.type)) + std::to_string(unit.blocks);
        const bool square = unit.square != 0;
        if (!paint_.coloured()) {
            const std::string end = square ? "]" : ordered(unit) ? ">" : "";
            return padded((initials[nation] + body + end).substr(0, 5), 5);
        }
        const std::string start = square ? "[" : ordered(unit) ? ">" : " ";
        return paint_(padded(start + body + (square ? "]" : ""), 5), flags[nation]);
    }

    std::string lone_general(const General& general) const {
        const auto nation = static_cast<std::size_t>(general.nation);
        if (!paint_.coloured()) return std::string(1, initials[nation]) + "*   ";
        return paint_("  ", flags[nation]) + paint_("*", gold) + paint_("  ", flags[nation]);
    }

    const View& v_;
    const Battle& battle_;
    const Paint& paint_;
};

}  // namespace

std::string nation_key(Nation nation, const std::string& called, const Paint& paint) {
    const auto i = static_cast<std::size_t>(nation);
    if (!paint.coloured()) return std::string(1, initials[i]) + " " + called;
    return paint(" " + called + " ", flags[i]);
}

std::string draw_board(const View& view, const Battle& battle, const Paint& paint) {
    return Board(view, battle, paint).draw();
}

}  // namespace grognard::modules
