// Random games of battles that nobody fought, for the compiler to watch: it then builds the rules
// for the ways that play mostly goes (cmake/trained.cmake). Their figures are like the book's and
// need not be the same.
#include <array>
#include <cstdint>

#include "core/step_by_step.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/setup.hpp"

namespace grognard::ccn {

namespace {

constexpr int battles = 12;
constexpr int games_of_each = 100;

Charts charts() {
    const UnitCard line{
        .blocks = 4, .moves = 1, .moves_fights = 1, .range = 2, .range_moved = 2, .light = false};
    Charts charts;
    for (auto& nation : charts.cards) {
        nation.fill(line);
        const auto card = [&](Type type) -> UnitCard& {
            return nation[static_cast<std::size_t>(type)];
        };
        for (const Type light : {Type::LT, Type::RL}) {
            card(light).moves = 2;
            card(light).fire_bonus = 1;
            card(light).light = card(light).quick_march = true;
        }
        card(Type::RL).range = card(Type::RL).range_moved = 3;
        card(Type::GR).melee_bonus = card(Type::GR).ignored_flags = 1;
        for (const Type cavalry : {Type::LC, Type::HC, Type::CU, Type::GHC}) {
            const std::uint8_t moves = cavalry == Type::LC ? 3 : 2;
            card(cavalry) = {.blocks = 3, .moves = moves, .moves_fights = moves, .retreat = 3};
        }
        card(Type::FA) = {.blocks = 3, .moves = 1, .range = 5, .guns = GunChart::Foot};
        card(Type::GFA) = card(Type::FA);
        card(Type::HA) = {.blocks = 3,
                          .moves = 2,
                          .moves_fights = 1,
                          .range = 4,
                          .range_moved = 3,
                          .guns = GunChart::Horse};
    }
    for (auto& guns : charts.guns) guns = {{{2, 1, 1, 1, 1}, {3, 2, 1, 1, 1}, {3, 2, 2, 1, 1}}};

    const Reductions cover = {{{1, 1}, {2, 2}, {0, 1}}};
    const auto ground = [&](Terrain terrain) -> TerrainCard& {
        return charts.terrain[static_cast<std::size_t>(terrain)];
    };
    ground(Terrain::Forest) = {.stops = true,
                               .no_fight_on_entry = true,
                               .light_may_fight_on_entry = true,
                               .blocks_sight = true,
                               .squares = false,
                               .into = cover};
    ground(Terrain::Town) = {.stops = true,
                             .no_fight_on_entry = true,
                             .blocks_sight = true,
                             .squares = false,
                             .into = cover,
                             .from = cover};
    ground(Terrain::Hill) = {.blocks_sight = true, .into = cover};
    ground(Terrain::River) = {.passable = {false, false, false}, .passable_general = false};
    charts.hill_to_hill = {{{1, 0}, {0, 0}, {0, 0}}};

    for (std::uint8_t i = 0; i < hex_count; ++i) {
        const int from_left = column(Hex{i});
        for (std::size_t part = 0; part < section_count; ++part) {
            const int first = 4 * static_cast<int>(part);
            const int shared = row_length(row(Hex{i})) == long_row ? 1 : 0;
            const bool there = from_left >= first && from_left < first + 4 + shared;
            charts.sections[part].add_if(there, i);
        }
    }
    // Most cards name a section; each of the others is there once or twice.
    charts.deck.fill(1);
    for (std::size_t card = 0; card < 6; ++card) charts.deck[card] = 5;
    for (std::size_t card = 6; card < 16; ++card) charts.deck[card] = 2;
    return charts;
}

void add_side(Setup& setup, Seat side, Stream& stream) {
    constexpr std::array troops = {Type::LI, Type::LI, Type::FA, Type::LI, Type::LT,
                                   Type::HC, Type::LI, Type::LC, Type::HA, Type::LI,
                                   Type::LT, Type::GR, Type::LC, Type::RL};
    HexSet taken;
    const auto somewhere = [&](int rows) {
        for (;;) {
            const int back = static_cast<int>(stream.below(static_cast<std::uint32_t>(rows)));
            const int on = side == Seat::First ? back : row_count - 1 - back;
            const Hex h = hex_at(on, static_cast<int>(stream.below(short_row)));
            if (taken.has(h.index)) continue;
            if (setup.battle.terrain[h.index] == Terrain::River) continue;
            taken.add(h.index);
            return h;
        }
    };
    const Nation nation = side == Seat::First ? Nation::French : Nation::British;
    const auto& cards = setup.battle.charts.cards[static_cast<std::size_t>(nation)];
    for (const Type type : troops) {
        const std::uint8_t blocks = cards[static_cast<std::size_t>(type)].blocks;
        setup.units.push({somewhere(3), side, nation, type, blocks, 0});
    }
    // Some with a unit, some alone.
    setup.generals.push({setup.units.back().at, side, nation});
    setup.generals.push({setup.units[setup.units.size() - 5].at, side, nation});
    setup.generals.push({somewhere(1), side, nation});
}

Setup battle(std::uint64_t number) {
    Stream stream(number);
    Setup setup;
    setup.battle.charts = charts();
    constexpr std::array features = {Terrain::Forest, Terrain::Hill, Terrain::Hill,
                                     Terrain::Forest, Terrain::Town, Terrain::River};
    for (std::uint8_t i = 0; i < hex_count; ++i) {
        const std::uint32_t rolled = stream.below(24);
        if (rolled < features.size()) setup.battle.terrain[i] = features[rolled];
    }
    Objective town;
    town.hexes.add(hex_count / 2);
    setup.battle.terrain[hex_count / 2] = Terrain::Town;
    for (const Seat seat : both_seats) {
        town.side = seat;
        setup.battle.objectives.push(town);
        add_side(setup, seat, stream);
    }
    return setup;
}

void play(std::uint64_t number) {
    const State start = begin(battle(number));
    Stream stream(number);
    Offers<Action> offers;
    for (int i = 0; i < games_of_each; ++i) {
        State s = start;
        // Whole games at a stroke, and some of them step by step.
        if (i % 4 == 0) {
            step_by_step<Ccn>(s, stream, offers);
        } else {
            Ccn::play_at_random(s, stream, offers);
        }
    }
}

}  // namespace

}  // namespace grognard::ccn

int main() {
    for (int i = 1; i <= grognard::ccn::battles; ++i)
        grognard::ccn::play(static_cast<std::uint64_t>(i));
    return 0;
}
