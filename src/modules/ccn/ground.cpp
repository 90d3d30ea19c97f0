// Hachured hills, trees, roofs, water as a band with a light core, works along sides.
#include "modules/ccn/ground.hpp"

#include <array>
#include <numeric>

#include "core/sample.hpp"
#include "modules/ccn/layout.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;

bool is_hill(Terrain t) { return t == Terrain::Hill || t == Terrain::SteepHill; }
bool is_water(Terrain t) {
    return t == Terrain::River || t == Terrain::Ford || t == Terrain::Bridge;
}

class Ground {
  public:
    Ground(Svg& out, const Battle& battle) : out_(out), b_(battle) {}

    void draw() {
        for (const Hex h : hexes(whole_board())) fill(h);
        for (const Hex h : hexes(whole_board())) {
            if (is_hill(terrain(h))) hachures(h);
        }
        water();
        for (const Hex h : hexes(whole_board())) things(h);
        for (const Hex h : hexes(whole_board())) works(h);
        section_lines();
    }

  private:
    Terrain terrain(Hex h) const { return b_.terrain[h.index]; }
    // The same scatter in every picture of the same hex.
    static Stream scatter(Hex h) { return Stream(h.index + 1815U); }
    static double jitter(Stream& stream, double range) {
        return (static_cast<double>(stream.below(2001)) / 1000.0 - 1.0) * range;
    }

    void fill(Hex h) {
        const bool hill = is_hill(terrain(h));
        const std::string_view tint = terrain(h) == Terrain::SteepHill ? "#cfae72"
                                      : hill                           ? "#dfc796"
                                      : terrain(h) == Terrain::SandPit ? "#f0e0a8"
                                                                       : "#efe4c6";
        out_.polygon(corners(h), {{"fill", tint}, {"stroke", "#b9a06a"}, {"stroke-width", "0.8"}});
    }

    // Strokes down the slope, on the sides where the hill ends.
    void hachures(Hex h) {
        const bool steep = terrain(h) == Terrain::SteepHill;
        std::string strokes;
        for (std::size_t d = 0; d < hex::direction_count; ++d) {
            const Hex next = neighbour(h, static_cast<Direction>(d));
            const bool goes_on = next.on_board() && is_hill(terrain(next)) &&
                                 (!steep || terrain(next) == Terrain::SteepHill);
            if (goes_on) continue;
            const int count = steep ? 13 : 9;
            Stream stream = scatter(h);
            for (int i = 0; i < count; ++i) {
                const double share = (i + 0.5) / count;
                const Point edge = between(corner(h, d), corner(h, d + 1), share);
                const double depth = (steep ? 0.30 : 0.17) + jitter(stream, 0.04);
                strokes += "M" + pair(between(edge, centre(h), 0.02)) + "L" +
                           pair(between(edge, centre(h), depth));
            }
        }
        if (strokes.empty()) return;
        out_.path(strokes, {{"stroke", "#8a6a35"},
                            {"stroke-width", steep ? "1.5" : "1"},
                            {"stroke-linecap", "round"},
                            {"fill", "none"}});
    }

    // A tree of connections, so that three hexes of water in a corner do not make a pond.
    void water() {
        std::array<std::size_t, hex_count> root{};
        std::iota(root.begin(), root.end(), std::size_t{0});
        const auto find = [&root](std::size_t i) {
            while (root[i] != i) i = root[i];
            return i;
        };
        std::string band;
        for (const Hex h : hexes(whole_board())) {
            if (!is_water(terrain(h))) continue;
            band += "M" + pair(centre(h)) + "l0.1 0";
            for (const Hex next : hexes(neighbours(h))) {
                if (!is_water(terrain(next)) || find(h.index) == find(next.index)) continue;
                root[find(h.index)] = find(next.index);
                band += "M" + pair(centre(h)) + "L" + pair(centre(next));
            }
            band += to_the_edge(h);
        }
        if (band.empty()) return;
        for (const auto& [colour, wide] :
             {std::pair("#6d97a8", "17"), std::pair("#a9c8cf", "11")}) {
            out_.path(band, {{"stroke", colour},
                             {"stroke-width", wide},
                             {"stroke-linecap", "round"},
                             {"stroke-linejoin", "round"},
                             {"fill", "none"}});
        }
    }

    // A stream that ends on the rim of the board comes from beyond it.
    std::string to_the_edge(Hex h) const {
        int connected = 0;
        Point from;
        for (const Hex next : hexes(neighbours(h))) {
            if (!is_water(terrain(next))) continue;
            ++connected;
            from = centre(next);
        }
        if (connected != 1) return "";
        for (std::size_t d = 0; d < hex::direction_count; ++d) {
            if (neighbour(h, static_cast<Direction>(d)).on_board()) continue;
            const Point side = between(corner(h, d), corner(h, d + 1), 0.5);
            const Point out = side - centre(h);
            const Point in = centre(h) - from;
            if (out.x * in.x + out.y * in.y > 0) return "M" + pair(centre(h)) + "L" + pair(side);
        }
        return "";
    }

    Point along_water(Hex h) const {
        for (const Hex next : hexes(neighbours(h))) {
            if (is_water(terrain(next))) return centre(next) - centre(h);
        }
        return {1, 0};
    }

    void things(Hex h) {
        switch (terrain(h)) {
            case Terrain::Forest:
                return trees(h);
            case Terrain::Town:
                return town(centre(h));
            case Terrain::Mill:
                return mill(centre(h));
            case Terrain::Ford:
                return ford(h);
            case Terrain::Bridge:
                return bridge(h);
            case Terrain::SandPit:
                return sand(h);
            default:
                return;
        }
    }

    void trees(Hex h) {
        Stream stream = scatter(h);
        for (int i = 0; i < 11; ++i) {
            const double row_y = -24 + 4.6 * i;
            const Point at = centre(h) + Point{jitter(stream, 25), row_y + jitter(stream, 3)};
            const double size = 6.2 + jitter(stream, 1.3);
            out_.circle(at + Point{1.6, 2.2}, size, {{"fill", "#4b5f33"}, {"opacity", "0.5"}});
            out_.circle(at, size,
                        {{"fill", "#6f8a4c"}, {"stroke", "#43562c"}, {"stroke-width", "0.9"}});
            out_.circle(at - Point{1.8, 1.9}, size * 0.36, {{"fill", "#9bb274"}});
        }
    }

    // Spread out, so that roofs show around a unit in it.
    void town(Point at) {
        house(at + Point{-22, -15}, 0.95);
        house(at + Point{20, -19}, 0.95);
        house(at + Point{-1, 2}, 1.0);
        house(at + Point{25, 13}, 0.9);
        house(at + Point{-22, 22}, 0.9);
    }

    void house(Point at, double scale) {
        const double w = 9 * scale;
        const double h = 6 * scale;
        out_.rect(at + Point{-w, 0}, 2 * w, h,
                  {{"fill", "#f3ead3"}, {"stroke", "#2b2118"}, {"stroke-width", "0.9"}});
        const std::array<Point, 4> roof = {at + Point{-w - 1.5, 0}, at + Point{-w / 2, -h * 1.1},
                                           at + Point{w / 2, -h * 1.1}, at + Point{w + 1.5, 0}};
        out_.polygon(roof, {{"fill", "#b0512f"}, {"stroke", "#2b2118"}, {"stroke-width", "0.9"}});
    }

    void mill(Point at) {
        const std::array<Point, 4> tower = {at + Point{-8, 16}, at + Point{-5, -6},
                                            at + Point{5, -6}, at + Point{8, 16}};
        out_.polygon(tower, {{"fill", "#f3ead3"}, {"stroke", "#2b2118"}, {"stroke-width", "1"}});
        out_.path("M" + pair(at + Point{-17, -21}) + "L" + pair(at + Point{17, 7}) + "M" +
                      pair(at + Point{17, -21}) + "L" + pair(at + Point{-17, 7}),
                  {{"stroke", "#2b2118"}, {"stroke-width", "2.4"}, {"stroke-linecap", "round"}});
        out_.circle(at + Point{0, -7}, 2.6, {{"fill", "#b0512f"}});
    }

    void ford(Hex h) {
        const Point side = across(along_water(h));
        const Point along = across(side);
        for (const double shift : {-5.0, 0.0, 5.0}) {
            const Point at = centre(h) + along * shift;
            out_.line(
                at - side * 8, at + side * 8,
                {{"stroke", "#f3ead3"}, {"stroke-width", "2"}, {"stroke-dasharray", "3 2.4"}});
        }
    }

    void bridge(Hex h) {
        const Point side = across(along_water(h));
        const Point along = across(side);
        const Point at = centre(h);
        out_.line(at - side * 17, at + side * 17, {{"stroke", "#c9a468"}, {"stroke-width", "13"}});
        for (const double rail : {-7.0, 7.0}) {
            out_.line(at - side * 18 + along * rail, at + side * 18 + along * rail,
                      {{"stroke", "#2b2118"}, {"stroke-width", "2"}});
        }
    }

    void sand(Hex h) {
        Stream stream = scatter(h);
        for (int i = 0; i < 46; ++i) {
            const Point at = centre(h) + Point{jitter(stream, 27), jitter(stream, 24)};
            out_.circle(at, 1.1, {{"fill", "#a07f3c"}});
        }
        out_.path("M" + pair(centre(h) + Point{-22, 4}) + "q10 -18 22 -16 q14 0 22 16",
                  {{"stroke", "#8a6a35"}, {"stroke-width", "1.6"}, {"fill", "none"}});
    }

    void works(Hex h) {
        for (std::size_t d = 0; d < hex::direction_count; ++d) {
            if ((b_.works[h.index] >> d & 1U) == 0) continue;
            const Point a = between(corner(h, d), centre(h), 0.09);
            const Point b = between(corner(h, d + 1), centre(h), 0.09);
            out_.line(a, b,
                      {{"stroke", "#5d4422"}, {"stroke-width", "6"}, {"stroke-linecap", "round"}});
            out_.line(
                a, b,
                {{"stroke", "#c9a468"}, {"stroke-width", "2.6"}, {"stroke-dasharray", "5 3"}});
        }
    }

    void section_lines() {
        for (std::size_t i = 0; i + 1 < section_count; ++i) {
            const HexSet shared = b_.charts.sections[i] & b_.charts.sections[i + 1] & on_row(0);
            for (const Hex h : hexes(shared)) {
                const double x = centre(h).x;
                out_.line({x, layout::top - 52}, {x, layout::bottom_row + 52},
                          {{"stroke", "#2b2118"},
                           {"stroke-width", "2"},
                           {"stroke-dasharray", "1 6"},
                           {"stroke-linecap", "round"}});
            }
        }
    }

    Svg& out_;
    const Battle& b_;
};

}  // namespace

void draw_ground(Svg& out, const Battle& battle) { Ground(out, battle).draw(); }

}  // namespace grognard::modules
