// data/waterloo/map.json: the areas, what lies along their borders, and how they are drawn.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "codec/waterloo/read.hpp"
#include "games/waterloo/battle.hpp"

namespace grognard::waterloo {

using Point = std::array<int, 2>;

struct DrawnArea {
    codec::Text name;
    codec::Status name_status = codec::Status::Own;
    codec::Status terrain_status = codec::Status::Own;
    Point centre{};
    std::vector<Point> polygon;
};

// A border with a crest or a ditch along it.
struct DrawnBorder {
    std::array<AreaId, 2> areas{};
    std::optional<BorderMark> crest{};  // which of the two lines
    AreaId ditch = nowhere;             // the area it protects
    codec::Status status = codec::Status::Own;
    std::vector<Point> line{};
};

struct MapBook {
    Battle battle;  // the map part of it: no charts, no pieces
    Point canvas{};
    std::vector<DrawnArea> areas;  // by area
    std::vector<DrawnBorder> borders;
    codec::Text box_name;
    std::array<int, 4> box{};  // x, y, width, height
    std::vector<codec::Provenance> provenance;
};

MapBook read_map(const Document& document);

}  // namespace grognard::waterloo
