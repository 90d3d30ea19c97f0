// The battle of a rule case: a shipped one, or a small one with its map, charts and pieces.
#pragma once

#include <memory>
#include <vector>

#include "codec/library.hpp"
#include "codec/waterloo/charts.hpp"
#include "codec/waterloo/map.hpp"
#include "games/waterloo/battle.hpp"

namespace grognard::waterloo {

class CaseBattleReader {
  public:
    CaseBattleReader(const Node& given, const Document& charts, const MapBook& map,
                     const codec::Library& library);

    std::shared_ptr<Battle> read();

  private:
    void patch_charts(const Document& document);
    void read_terrain_changes();
    void read_borders();
    void read_border(const std::string& key, const Node& node);
    void read_scenario();
    void read_units();
    void read_track();
    void add(const Node& node, const Placement& piece, int count);
    void check_numbers(Seat seat) const;
    void lay_pieces();

    Object given_;
    const codec::Library& library_;
    ChartsBook charts_;
    MapBook map_;
    std::vector<Placement> pieces_;
};

}  // namespace grognard::waterloo
