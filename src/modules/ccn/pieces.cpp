// One white sign for arm and class; the nation by colour and by the shape of its flag.
#include "modules/ccn/pieces.hpp"

#include <array>
#include <string>

#include "modules/ccn/layout.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;

struct Livery {
    std::string_view front;
    std::string_view top;
};
constexpr std::array<Livery, nation_count> liveries = {
    {{"#27467f", "#4a6cab"}, {"#96291f", "#bf5146"}, {"#6b4423", "#946641"}}};

constexpr double block_width = 13;
constexpr double block_height = 30;
constexpr double lid = 6;
constexpr std::string_view ink = "#2b2118";
constexpr std::string_view sign_ink = "#fbf6e6";

// Strokes around the middle of the row; infantry shows muskets, light troops a horn, grenadiers a
// grenade, the Guard a star, cavalry a sabre, heavy cavalry two, artillery a gun.
std::string_view sign_of(Type type) {
    switch (type) {
        case Type::LI:
            return "M-9 8L-9 -8M0 8L0 -8M9 8L9 -8M-12 -8L-6 -8L-9 -3ZM-3 -8L3 -8L0 -3ZM6 -8L12 "
                   "-8L9 -3Z";
        case Type::MI:
            return "M0 8L0 -8M-3 -8L3 -8L0 -3Z";
        case Type::LT:
            return "M-9 7C-9 -9 9 -9 10 3M10 3L13 -1M10 3L6 0";
        case Type::RL:
            return "M-10 7C-10 -8 6 -9 7 2M7 2L10 -2M7 2L3 -1M13 8L13 -8";
        case Type::GR:
            return "M-5 3A5 5 0 1 0 5 3A5 5 0 1 0 -5 3M0 -2L-3 -9M0 -2L0 -10M0 -2L3 -9";
        case Type::YG:
        case Type::OG:
        case Type::GG:
            return "M0 -9L2.5 -2.8L9 -2.8L4 1.2L6 8L0 4L-6 8L-4 1.2L-9 -2.8L-2.5 -2.8Z";
        case Type::LC:
            return "M-9 7C-3 7 6 2 10 -8M-7 3L-3 9";
        case Type::HC:
            return "M-10 8L10 -8M-10 -8L10 8";
        case Type::CU:
            return "M-10 8L10 -8M-10 -8L10 8M-6 0L6 0M0 -6L0 6";
        case Type::GHC:
            return "M-12 8L-2 -8M-12 -8L-2 8M8 -7L10 -2L14 -2L11 1L12 6L8 3L4 6L5 1L2 -2L6 -2Z";
        case Type::FA:
            return "M-6 4A5 5 0 1 0 4 4A5 5 0 1 0 -6 4M-1 4L11 -6";
        case Type::HA:
            return "M-6 5A5 5 0 1 0 4 5A5 5 0 1 0 -6 5M-1 5L11 -3M-10 -8L2 -8";
        case Type::GFA:
            return "M-9 4A5 5 0 1 0 1 4A5 5 0 1 0 -9 4M-4 4L6 -6M10 -8L11 -5L14 -5L12 -3L13 0L10 "
                   "-2";
    }
    return "";
}

// French: a square flag in three bands; British: a cross; Portuguese: a pointed pennant.
void draw_flag(Svg& out, Point pole, Nation nation) {
    out.line(pole, pole - Point{0, 17}, {{"stroke", ink}, {"stroke-width", "1.3"}});
    const Point at = pole - Point{0, 17};
    if (nation == Nation::Portuguese) {
        const std::array<Point, 3> pennant = {at, at + Point{13, 4.5}, at + Point{0, 9}};
        out.polygon(pennant, {{"fill", "#f3ead3"}, {"stroke", ink}, {"stroke-width", "0.9"}});
        return out.line(at + Point{4, 4.5}, at + Point{9, 4.5},
                        {{"stroke", "#6b4423"}, {"stroke-width", "2"}});
    }
    out.rect(at, 12, 9, {{"fill", "#f3ead3"}, {"stroke", ink}, {"stroke-width", "0.9"}});
    if (nation == Nation::French) {
        out.rect(at, 4, 9, {{"fill", "#27467f"}});
        return out.rect(at + Point{8, 0}, 4, 9, {{"fill", "#96291f"}});
    }
    out.path("M" + pair(at) + "l12 9M" + pair(at + Point{12, 0}) + "l-12 9M" +
                 pair(at + Point{6, 0}) + "l0 9M" + pair(at + Point{0, 4.5}) + "l12 0",
             {{"stroke", "#96291f"}, {"stroke-width", "1.3"}});
}

void draw_block(Svg& out, Point corner, const Livery& livery) {
    const std::array<Point, 4> face = {corner, corner + Point{4, -lid},
                                       corner + Point{block_width + 4, -lid},
                                       corner + Point{block_width, 0}};
    out.polygon(face, {{"fill", livery.top}, {"stroke", ink}, {"stroke-width", "0.8"}});
    out.rect(corner, block_width, block_height,
             {{"fill", livery.front}, {"stroke", ink}, {"stroke-width", "0.8"}});
}

}  // namespace

void draw_unit(Svg& out, const Unit& unit, int full) {
    const Livery& livery = liveries[static_cast<std::size_t>(unit.nation)];
    const double wide = block_width * full;
    const Point start = centre(unit.at) + Point{-wide / 2 - 1, -block_height / 2 + 6};
    out.path("M" + pair(start + Point{2, block_height + 1}) + "q" + number(wide / 2) + " 6 " +
                 number(wide + 2) + " 0z",
             {{"fill", ink}, {"opacity", "0.28"}});
    draw_flag(out, start + Point{2, -2}, unit.nation);
    for (int i = 0; i < full; ++i) {
        const Point corner_at = start + Point{block_width * i, 0};
        if (i < unit.blocks) {
            draw_block(out, corner_at, livery);
        } else {
            out.rect(corner_at, block_width, block_height,
                     {{"fill", "none"},
                      {"stroke", ink},
                      {"stroke-width", "0.8"},
                      {"stroke-dasharray", "2 2"}});
        }
    }
    const double standing = block_width * unit.blocks;
    const Point middle = start + Point{standing / 2, block_height / 2};
    const bool filled = unit.type == Type::OG || unit.type == Type::GG;
    out.open({{"transform", "translate(" + pair(middle) + ")"}});
    out.path(std::string(sign_of(unit.type)), {{"fill", filled ? sign_ink : "none"},
                                               {"stroke", sign_ink},
                                               {"stroke-width", "2.1"},
                                               {"stroke-linecap", "round"},
                                               {"stroke-linejoin", "round"}});
    out.close();
}

void draw_general(Svg& out, const General& general, Attached attached) {
    const Point at =
        centre(general.at) + (attached == Attached::Yes ? Point{25, -19} : Point{0, 4});
    const double size = attached == Attached::Yes ? 10 : 15;
    const Livery& livery = liveries[static_cast<std::size_t>(general.nation)];
    out.circle(at + Point{1, 1.6}, size, {{"fill", ink}, {"opacity", "0.3"}});
    out.circle(at, size, {{"fill", "#d9a520"}, {"stroke", livery.front}, {"stroke-width", "2.4"}});
    const double k = size / 10;
    out.path("M" + pair(at + Point{-7 * k, 2.6 * k}) + "q" + number(7 * k) + " " + number(-14 * k) +
                 " " + number(14 * k) + " 0q" + number(-7 * k) + " " + number(-3.4 * k) + " " +
                 number(-14 * k) + " 0z",
             {{"fill", ink}});
}

}  // namespace grognard::modules
