// The battle of a rule case: a shipped one, or a small one with its ground and pieces.
#pragma once

#include <array>
#include <memory>

#include "codec/ccn/read.hpp"
#include "codec/library.hpp"
#include "games/ccn/battle.hpp"

namespace grognard::ccn {

// Takes its keys from the object and leaves the others.
class CaseBattleReader {
  public:
    CaseBattleReader(Object& given, const Charts& charts, const Document& charts_document,
                     const codec::Library& library);

    std::shared_ptr<Battle> read();

  private:
    Battle& battle() { return *battle_; }
    void patch_charts(const Node& base);
    void read_options();
    void start();
    void read_ground();
    void read_sides(Hex at, const Node& node);
    void read_special_rules();
    void read_pieces();
    void read_needed();
    void read_deck();
    void keep_generals(bool lone_too);
    void add_unit(const Node& node);
    void add_general(const Node& node, Nation nation, Hex at);
    void check_ground();

    Object& given_;
    const codec::Library& library_;
    Charts charts_;
    std::shared_ptr<Battle> battle_ = std::make_shared<Battle>();
    std::array<Seat, nation_count> side_of_{};
    HexSet units_on_;
    HexSet generals_on_;
};

}  // namespace grognard::ccn
