// Random games of battles that nobody fought, for the compiler to watch: it then builds the rules
// for the ways that play mostly goes (cmake/trained.cmake). Their figures are like the book's and
// need not be the same.
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/step_by_step.hpp"
#include "games/waterloo/game.hpp"
#include "games/waterloo/setup.hpp"

namespace grognard::waterloo {

namespace {

constexpr int battles = 8;
constexpr int games_of_each = 60;

template <class Enum>
constexpr std::size_t at(Enum value) {
    return static_cast<std::size_t>(value);
}

Charts charts() {
    Charts charts;
    // One row more for each area of range, and the better the die, the more.
    for (std::size_t row = 0; row < table_rows; ++row) {
        for (std::size_t range = 0; range < ranges; ++range) {
            charts.artillery[row][range] = static_cast<std::uint8_t>(row < range + 2 ? 0 : 1);
        }
        charts.volley[row] = {static_cast<std::uint8_t>(row / 3), row >= 2};
    }
    for (std::size_t die = 0; die < die_faces; ++die) {
        for (std::size_t column = 0; column < morale_columns; ++column) {
            charts.morale[die][column] = column > die + 2   ? MoraleResult::Eliminated
                                         : column > die + 1 ? MoraleResult::Retreats
                                                            : MoraleResult::Stands;
        }
    }
    charts.nations.fill({.control = 5});
    charts.nations[at(Nation::Guard)] = {.morale = -1, .awe = 1, .control = 6, .worth = 2};
    charts.nations[at(Nation::British)] = {.volley = 1, .morale = -1, .control = 4};
    const TerrainCard cover = {.blocks_fire = true,
                               .stops_cavalry = true,
                               .bars_cavalry = true,
                               .gun_fire = -2,
                               .duel_from = -1,
                               .morale = 1};
    charts.terrain[at(Terrain::Low)].low = true;
    charts.terrain[at(Terrain::Wood)] = charts.terrain[at(Terrain::Town)] = cover;
    charts.terrain[at(Terrain::River)] = {
        .stops_cavalry = true, .bars_cavalry = true, .silent = true, .gun_fire = -1};
    charts.fire = {.gun_square = 1,
                   .gun_ditch = -1,
                   .gun_crest = -2,
                   .gun_stronghold = -2,
                   .volley_target_square = 1,
                   .volley_firer_square = -1,
                   .volley_stronghold = -1,
                   .volley_damage = -1,
                   .duel_tired = -1};
    charts.shifts = {.cavalry_only = 3, .combined = 1, .isolated = 1, .square = -6, .guns = -1};
    charts.hit_on = {.skirmish = 6, .gun_cavalry = 5, .gun_guns = 6, .charged = 6};
    charts.limits = {.moves = {1, 2, 1, 3},
                     .prussian_turn = 4,
                     .prussian_least = 2,
                     .initiative_turn = 8,
                     .losses_to_win = {13, 16}};
    charts.cubes = {40, 25, 15};
    charts.grand_battery = 6;
    for (std::size_t value = 2; value <= 5; ++value) charts.tiles[value] = 2;
    for (auto& discs : charts.discs) discs = {{{8, 4, 2}, {6, 3, 1}}};
    return charts;
}

// The board: rows of areas, each next to those beside it and to three of the row behind. The French
// stand at its near end, the Allies at its far one, and the Prussians come from the right.
constexpr int width = 10;
constexpr int height = static_cast<int>(area_count) / width;
constexpr int area_of(int row, int column) { return row * width + column; }

void draw_map(Battle& battle, Stream& stream) {
    constexpr std::array features = {Terrain::Wood, Terrain::Town, Terrain::Low, Terrain::River};
    const auto link = [&](int a, int b, bool there) {
        if (there) battle.graph.link(a, b);
    };
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            const int here = area_of(row, column);
            link(here, here + 1, column + 1 < width);
            link(here, here + width, row + 1 < height);
            link(here, here + width + 1, row + 1 < height && column + 1 < width);
            const bool edge = row == 0 || row + 1 == height || column == 0 || column + 1 == width;
            if (edge) battle.edge.add(here);
            const std::uint32_t rolled = stream.below(20);
            if (rolled < features.size()) {
                battle.terrain[static_cast<std::size_t>(here)] = features[rolled];
            }
        }
    }
    // What does not fill a row lies behind the last.
    for (int last = width * height; last < static_cast<int>(area_count); ++last) {
        battle.graph.link(last - width, last);
        battle.edge.add(last);
    }
    for (int column = 1; column + 1 < width; ++column) {
        const int crest = area_of(height - 2, column);
        battle.graph.mark(crest, crest - width, AlliedCrest);
        battle.graph.mark(crest - width, crest, AlliedCrest);
    }
    for (const int column : {2, 5, 8}) {
        const auto stronghold = static_cast<AreaId>(area_of(height - 3, column));
        battle.strongholds.push({stronghold, 2, -2});
        battle.terrain[stronghold] = Terrain::Open;
    }
    battle.entries[0].add(area_of(1, width - 1));
    battle.entries[0].add(area_of(2, width - 1));
    battle.entries[1].add(area_of(height - 1, width - 1));
    battle.goals = {static_cast<AreaId>(area_of(height - 1, width / 2)),
                    static_cast<AreaId>(area_of(0, width / 2))};
}

struct Troops {
    Kind kind;
    int count;
};

// At most three of a side in an area, leaders besides.
void add_army(Setup& setup, int first_row, int step, std::initializer_list<Troops> army,
              Posture infantry) {
    int place = 0;
    for (const Troops& troops : army) {
        for (int i = 0; i < troops.count; ++i, ++place) {
            const int row = first_row + step * (place / width % 2);
            const bool foot = troops.kind.arm == Arm::Infantry;
            setup.pieces.push({troops.kind, static_cast<AreaId>(area_of(row, place % width)),
                               foot ? infantry : Posture::Upright});
        }
    }
}

Setup battle(std::uint64_t number) {
    Stream stream(number);
    Setup setup;
    setup.battle.charts = charts();
    draw_map(setup.battle, stream);
    add_army(setup, 1, -1,
             {{{Nation::French, Arm::Infantry}, 17},
              {{Nation::Guard, Arm::Infantry}, 6},
              {{Nation::French, Arm::Artillery}, 9},
              {{Nation::French, Arm::Cavalry}, 14},
              {{Nation::Guard, Arm::Cavalry}, 2},
              {{Nation::French, Arm::Leader}, 4}},
             Posture::Upright);
    add_army(setup, height - 2, 1,
             {{{Nation::British, Arm::Infantry}, 8},
              {{Nation::German, Arm::Infantry}, 9},
              {{Nation::Dutch, Arm::Infantry}, 3},
              {{Nation::British, Arm::Artillery}, 6},
              {{Nation::British, Arm::Cavalry}, 6},
              {{Nation::Dutch, Arm::Cavalry}, 4},
              {{Nation::British, Arm::Leader}, 2}},
             Posture::OnSide);
    constexpr std::array coming = {Arm::Leader, Arm::Cavalry, Arm::Artillery, Arm::Infantry};
    for (int i = 0; i < 16; ++i) {
        const Arm arm = coming[static_cast<std::size_t>(i) % coming.size()];
        const Nation nation = i % 8 == 7 ? Nation::Landwehr : Nation::Prussian;
        setup.pieces.push(
            {{nation, arm}, on_track, Posture::Upright, static_cast<std::uint8_t>(i % 2)});
    }
    return setup;
}

void play(std::uint64_t number) {
    const State start = begin(battle(number));
    Stream stream(number);
    Offers<Action> offers;
    for (int i = 0; i < games_of_each; ++i) {
        State s = start;
        step_by_step<Waterloo>(s, stream, offers);
    }
}

}  // namespace

}  // namespace grognard::waterloo

int main() {
    for (int i = 1; i <= grognard::waterloo::battles; ++i)
        grognard::waterloo::play(static_cast<std::uint64_t>(i));
    return 0;
}
