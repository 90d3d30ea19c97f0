// Writes a seat's view of Commands & Colors: Napoleonics as JSON.
#include <utility>

#include "codec/write.hpp"
#include "games/ccn/notation.hpp"
#include "modules/ccn/traits.hpp"
#include "modules/ccn/view_wire.hpp"

namespace grognard::table {

namespace {

using namespace ccn;

template <std::size_t... I>
std::string_view step_at(std::size_t step, std::index_sequence<I...>) {
    static const std::string_view names[] = {frame_name(Frame(std::in_place_index<I>))...};
    return names[step];
}

std::vector<ObjectiveWire> objectives(const View& view, const Battle& battle) {
    std::vector<ObjectiveWire> out;
    for (const Objective& objective : battle.objectives) {
        out.push_back({objective, (view.objectives_held >> out.size() & 1U) != 0});
    }
    return out;
}

}  // namespace

std::string_view step_name(const View& view) {
    return step_at(view.frame, std::make_index_sequence<std::variant_size_v<Frame>>{});
}

codec::Maybe<codec::OneOf<"bottom", "top", "draw">> winner(const View& view) {
    switch (view.ending) {
        case Ending::FirstWins:
            return {{{"bottom"}}};
        case Ending::SecondWins:
            return {{{"top"}}};
        case Ending::Draw:
            return {{{"draw"}}};
        case Ending::Undecided:
            break;
    }
    return {};
}

void CcnTraits::write_view(codec::Writer& out, const View& view, const Battle& battle,
                           ViewMemory& kept) {
    codec::write_value(
        out, ViewWire{&view, battle.banners_needed, kept.units.of(view.units),
                      kept.generals.of(view.generals), kept.objectives.of(objectives(view, battle)),
                      kept.discard.of(view.discard, write_cards)});
}

}  // namespace grognard::table
