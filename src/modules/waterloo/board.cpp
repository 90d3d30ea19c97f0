// Each area is a small column: its code, ground and cubes, then who stands there.
#include "modules/waterloo/board.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <vector>

#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;

constexpr int board_width = 112;
constexpr int cell_width = 10;
constexpr int gap = 1;

constexpr std::array<std::string_view, terrain_count> signs = {" ", "v", "♣", "⌂", "≈"};
constexpr std::array<Ink, terrain_count> grounds = {{{.text = 245},
                                                     {.text = 94, .ground = 187},
                                                     {.text = 194, .ground = 22},
                                                     {.text = 223, .ground = 88},
                                                     {.text = 255, .ground = 24}}};
constexpr std::array<Ink, nation_count> flags = {{{.text = 255, .ground = 25, .bold = true},
                                                  {.text = 220, .ground = 18, .bold = true},
                                                  {.text = 255, .ground = 124, .bold = true},
                                                  {.text = 255, .ground = 29, .bold = true},
                                                  {.text = 16, .ground = 208, .bold = true},
                                                  {.text = 255, .ground = 236, .bold = true},
                                                  {.text = 255, .ground = 242, .bold = true}}};
constexpr std::array<char, nation_count> nations = {'F', 'G', 'B', 'E', 'D', 'P', 'W'};
constexpr std::array<std::array<char, posture_count>, arm_count> arms = {
    {{'i', 'd', 'q'}, {'c', 't', ' '}, {'a', 'l', ' '}, {'L', 'U', ' '}}};
constexpr std::array<char, force_count> cube_colours = {'b', 'r', 'k'};

// A text and the columns it takes, whatever its colours.
struct Cell {
    std::string text;
    int width = 0;

    void add(std::string_view plain, const Ink& ink, const Paint& paint) {
        text += paint(plain, ink);
        width += static_cast<int>(columns(plain));
    }
};

class Board {
  public:
    Board(const View& view, const Battle& battle, const MapBook& map, std::string_view box_name,
          const Paint& paint)
        : v_(view), battle_(battle), map_(map), box_name_(box_name), paint_(paint) {}

    std::string draw() const {
        std::string out;
        for (const std::vector<AreaId>& row : rows()) out += draw_row(row);
        out += box();
        return out;
    }

  private:
    // By the letters of their codes; those on the flanks, lettered apart, join the nearest row.
    std::vector<std::vector<AreaId>> rows() const {
        std::map<char, std::vector<AreaId>> lettered;
        for (std::size_t i = 0; i < area_count; ++i) {
            lettered[area_codes[i].front()].push_back(static_cast<AreaId>(i));
        }
        std::vector<AreaId> flanks = lettered['W'];
        lettered.erase('W');
        std::vector<std::vector<AreaId>> out;
        for (auto& [letter, areas] : lettered) out.push_back(std::move(areas));
        for (const AreaId area : flanks) {
            const auto away = [&](const std::vector<AreaId>& row) {
                return std::abs(height(row) - map_.areas[area].centre[1]);
            };
            std::ranges::min_element(out, {}, away)->push_back(area);
        }
        std::ranges::sort(out, {}, [this](const auto& row) { return height(row); });
        for (auto& row : out) {
            std::ranges::sort(row, {}, [this](AreaId area) { return map_.areas[area].centre[0]; });
        }
        return out;
    }

    int height(const std::vector<AreaId>& row) const {
        int sum = 0;
        for (const AreaId area : row) sum += map_.areas[area].centre[1];
        return sum / static_cast<int>(row.size());
    }

    // Where each cell begins: as on the map, moved aside where two would overlap.
    std::vector<int> starts(const std::vector<AreaId>& row) const {
        std::vector<int> out;
        for (const AreaId area : row) {
            const int middle = map_.areas[area].centre[0] * board_width / map_.canvas[0];
            const int least = out.empty() ? 0 : out.back() + cell_width + gap;
            out.push_back(std::max(least, middle - cell_width / 2));
        }
        int most = board_width - cell_width;
        for (auto start = out.rbegin(); start != out.rend(); ++start) {
            *start = std::min(*start, most);
            most = *start - cell_width - gap;
        }
        return out;
    }

    std::string draw_row(const std::vector<AreaId>& row) const {
        std::vector<std::vector<Cell>> cells;
        std::size_t lines = 0;
        for (const AreaId area : row) {
            cells.push_back(lines_of(area));
            lines = std::max(lines, cells.back().size());
        }
        const std::vector<int> from = starts(row);
        std::string out;
        for (std::size_t line = 0; line < lines; ++line) {
            int column = 0;
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (line >= cells[i].size()) continue;
                const Cell& cell = cells[i][line];
                out += std::string(static_cast<std::size_t>(from[i] - column), ' ') + cell.text;
                column = from[i] + cell.width;
            }
            out += "\n";
        }
        return out + "\n";
    }

    std::vector<Cell> lines_of(AreaId area) const {
        std::vector<Cell> out = {ground(area)};
        Cell line;
        for (const auto& [text, nation] : pieces(area)) {
            const int wide = static_cast<int>(text.size());
            if (line.width > 0 && line.width + gap + wide > cell_width) {
                out.push_back(std::move(line));
                line = {};
            }
            if (line.width > 0) line.add(" ", {}, paint_);
            line.add(text, flags[at(nation)], paint_);
        }
        if (line.width > 0) out.push_back(std::move(line));
        return out;
    }

    Cell ground(AreaId area) const {
        const Terrain terrain = battle_.terrain[area];
        const bool walls = battle_.stronghold_at[area] != 0;
        Cell out;
        out.add(std::string(waterloo::name(area)) + (walls ? "*" : "") +
                    std::string(signs[at(terrain)]),
                grounds[at(terrain)], paint_);
        const std::string cubes = cubes_in(area);
        if (!cubes.empty()) out.add("+" + cubes, {.text = 196, .bold = true}, paint_);
        return out;
    }

    std::string cubes_in(AreaId area) const {
        std::string out;
        for (const Force each : all_forces) {
            const int count = v_.cubes[at(each)][area];
            if (count > 0) out += std::to_string(count) + cube_colours[at(each)];
        }
        return out;
    }

    // "2Fi", "Bd": those alike together, attackers behind a sword's point.
    std::vector<std::pair<std::string, Nation>> pieces(AreaId area) const {
        std::vector<std::tuple<std::string, Nation, int>> alike;
        for (std::size_t id = 0; id < v_.units.size(); ++id) {
            const Unit& unit = v_.units[id];
            if (unit.at != area) continue;
            const Kind& kind = battle_.kinds[id];
            std::string text = unit.from != nowhere ? ">" : "";
            text += nations[at(kind.nation)];
            text += arms[at(kind.arm)][at(unit.posture)];
            const auto known = std::ranges::find_if(
                alike, [&text](const auto& one) { return std::get<0>(one) == text; });
            if (known == alike.end()) {
                alike.emplace_back(std::move(text), kind.nation, 1);
            } else {
                ++std::get<2>(*known);
            }
        }
        std::vector<std::pair<std::string, Nation>> out;
        for (const auto& [text, nation, count] : alike) {
            out.emplace_back((count > 1 ? std::to_string(count) : "") + text, nation);
        }
        return out;
    }

    std::string box() const {
        std::string out;
        for (const auto& [text, nation] : pieces(delayed_box)) {
            out += " " + paint_(text, flags[at(nation)]);
        }
        return out.empty() ? "" : std::string(box_name_) + out + "\n";
    }

    const View& v_;
    const Battle& battle_;
    const MapBook& map_;
    std::string_view box_name_;
    const Paint& paint_;
};

}  // namespace

std::string draw_board(const View& view, const Battle& battle, const MapBook& map,
                       std::string_view box_name, const Paint& paint) {
    return Board(view, battle, map, box_name, paint).draw();
}

}  // namespace grognard::modules
