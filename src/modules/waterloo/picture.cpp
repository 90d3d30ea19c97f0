// Paper, areas by terrain, crests and ditches, strongholds, pieces upright or on their side.
#include "modules/waterloo/picture.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"
#include "modules/draw/svg.hpp"
#include "modules/waterloo/say.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;
using table::Message;
using Spot = modules::Point;

constexpr double margin = 20;
constexpr double head = 76;
constexpr double foot = 34;
constexpr std::string_view ink = "#2b2118";
constexpr std::string_view faded = "#5d4a33";
constexpr std::string_view pale = "#fbf6e6";

constexpr std::array<std::string_view, terrain_count> grounds = {"#e9ddb9", "#d5cf9d", "#a9b787",
                                                                 "#d8bfa0", "#a9c3cb"};
constexpr std::array<std::string_view, nation_count> liveries = {
    "#27467f", "#16264a", "#96291f", "#3d6b4a", "#b06a1c", "#2e2c2a", "#6a655f"};

constexpr double upright = 22;  // the long side of a piece
constexpr double thick = 13;    // and the short one
constexpr double apart = 3;
constexpr std::size_t in_a_row = 4;

// Infantry a musket, cavalry a sabre, guns a wheel with its barrel, leaders a star.
constexpr std::array<std::string_view, arm_count> signs = {
    "M0 5L0 -5M-2 -5L2 -5", "M-4 4C-1 4 3 1 4 -5M-3.4 1.6L-1 5.4",
    "M-4 2A3 3 0 1 0 2 2A3 3 0 1 0 -4 2M-1 2L5 -4",
    "M0 -5L1.4 -1.6L5 -1.6L2.2 0.7L3.3 4.4L0 2.2L-3.3 4.4L-2.2 0.7L-5 -1.6L-1.4 -1.6Z"};

class Picture {
  public:
    Picture(const Scenario& scenario, const table::Words& words, codec::Language language)
        : scenario_(scenario),
          words_(words),
          language_(language),
          map_(map_book()),
          out_(map_.canvas[0] + 2 * margin, map_.canvas[1] + head + foot,
               scenario.name.in(language)) {}

    std::string draw() {
        paper();
        for (std::size_t i = 0; i < area_count; ++i) area(static_cast<AreaId>(i));
        for (const DrawnBorder& border : map_.borders) lines(border);
        for (const Stronghold& walls : scenario_.battle->strongholds) stronghold(walls);
        for (std::size_t i = 0; i < area_count; ++i) pieces(static_cast<AreaId>(i));
        return out_.take();
    }

  private:
    static Spot on_paper(const waterloo::Point& point) {
        return {point[0] + margin, point[1] + head};
    }
    Spot centre(AreaId area) const { return on_paper(map_.areas[area].centre); }

    void paper() {
        const double width = map_.canvas[0] + 2 * margin;
        const double height = map_.canvas[1] + head + foot;
        out_.rect({0, 0}, width, height, {{"fill", "#f3ead3"}});
        out_.text({margin, 40}, scenario_.name.in(language_),
                  {{"font-size", "27"}, {"font-weight", "600"}, {"fill", ink}});
        out_.text({width - margin, 40}, scenario_.date,
                  {{"font-size", "19"}, {"text-anchor", "end"}, {"fill", faded}});
        side_line(allied, 64);
        side_line(french, height - 12);
    }

    void side_line(Seat seat, double y) {
        const auto& limits = scenario_.battle->charts.limits;
        const std::string text = words_.say(Message("picture.side")
                                                .with("side", table::say::side(seat))
                                                .with("losses", limits.losses_to_win[at(seat)]));
        out_.text({margin, y}, text, {{"font-size", "16"}, {"fill", faded}});
    }

    void area(AreaId area) {
        std::vector<Spot> corners;
        for (const waterloo::Point& point : map_.areas[area].polygon) {
            corners.push_back(on_paper(point));
        }
        const Terrain terrain = scenario_.battle->terrain[area];
        out_.polygon(corners, {{"fill", grounds[at(terrain)]},
                               {"stroke", "#8d7a55"},
                               {"stroke-width", "1.4"},
                               {"stroke-linejoin", "round"}});
        out_.text(centre(area) + Spot{0, -21}, waterloo::name(area),
                  {{"font-size", "9"}, {"text-anchor", "middle"}, {"fill", "#7a683f"}});
        out_.text(centre(area) + Spot{0, 35}, map_.areas[area].name.in(language_),
                  {{"font-size", "8.5"},
                   {"font-style", "italic"},
                   {"text-anchor", "middle"},
                   {"fill", faded}});
    }

    void lines(const DrawnBorder& border) {
        std::string path;
        for (const waterloo::Point& point : border.line) {
            path += (path.empty() ? "M" : "L") + pair(on_paper(point));
        }
        if (path.empty()) return;
        if (border.crest) {
            out_.path(path, {{"fill", "none"}, {"stroke", "#8a5a2b"}, {"stroke-width", "4.5"}});
        }
        if (border.ditch != nowhere) {
            out_.path(path, {{"fill", "none"},
                             {"stroke", ink},
                             {"stroke-width", "3"},
                             {"stroke-dasharray", "2 4"}});
        }
    }

    void stronghold(const Stronghold& walls) {
        out_.rect(centre(walls.area) - Spot{36, 18}, 72, 40,
                  {{"fill", "none"}, {"stroke", ink}, {"stroke-width", "3.2"}});
        out_.text(centre(walls.area) + Spot{44, 6}, std::to_string(walls.capacity),
                  {{"font-size", "13"}, {"font-weight", "700"}, {"fill", ink}});
    }

    void pieces(AreaId area) {
        std::vector<const Placement*> here;
        for (const Placement& one : scenario_.battle->pieces) {
            if (one.at == area) here.push_back(&one);
        }
        const std::size_t rows = (here.size() + in_a_row - 1) / in_a_row;
        for (std::size_t row = 0; row < rows; ++row) {
            const std::size_t first = row * in_a_row;
            const std::size_t last = std::min(first + in_a_row, here.size());
            double wide = -apart;
            for (std::size_t i = first; i < last; ++i) wide += width(*here[i]) + apart;
            const double lower = static_cast<double>(2 * row + 1) - static_cast<double>(rows);
            Spot at = centre(area) + Spot{-wide / 2, 12 + lower * upright / 2};
            for (std::size_t i = first; i < last; ++i) {
                piece(*here[i], at);
                at.x += width(*here[i]) + apart;
            }
        }
    }

    static double width(const Placement& piece) {
        return piece.posture == Posture::Upright ? thick : upright;
    }

    // `foot` is its lower left corner.
    void piece(const Placement& piece, Spot foot_at) {
        const double wide = width(piece);
        const double high = piece.posture == Posture::Upright ? upright : thick;
        const Spot corner = foot_at - Spot{0, high};
        out_.rect(corner, wide, high,
                  {{"fill", liveries[at(piece.kind.nation)]},
                   {"stroke", ink},
                   {"stroke-width", "0.8"},
                   {"rx", "1.5"}});
        out_.open({{"transform", "translate(" + pair(corner + Spot{wide / 2, high / 2}) + ")"}});
        out_.path(std::string(signs[at(piece.kind.arm)]),
                  {{"fill", piece.kind.arm == Arm::Leader ? pale : "none"},
                   {"stroke", pale},
                   {"stroke-width", "1.4"},
                   {"stroke-linecap", "round"},
                   {"stroke-linejoin", "round"}});
        out_.close();
    }

    const Scenario& scenario_;
    const table::Words& words_;
    codec::Language language_;
    MapBook map_;
    Svg out_;
};

}  // namespace

std::string draw_setup(const Scenario& scenario, const table::Words& words,
                       codec::Language language) {
    return Picture(scenario, words, language).draw();
}

}  // namespace grognard::modules
