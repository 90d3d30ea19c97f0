// Words of data files to nouns of the game.
#include "codec/waterloo/read.hpp"

#include <algorithm>

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

template <class Enum, std::size_t N>
Enum read_word(const Node& node, const std::array<std::string_view, N>& words) {
    if (const auto found = names::find<Enum>(words, node.as_string())) return *found;
    node.fail(codec::one_of(words));
}

}  // namespace

Nation read_nation(const Node& node) { return read_word<Nation>(node, names::nations); }
Arm read_arm(const Node& node) { return read_word<Arm>(node, names::arms); }
Terrain read_terrain(const Node& node) { return read_word<Terrain>(node, names::terrains); }
Seat read_seat(const Node& node) { return read_word<Seat>(node, names::seats); }

Posture read_posture(const Node& node, Arm arm) {
    if (const auto found = parse_posture(arm, node.as_string())) return *found;
    std::span<const std::string_view> words = names::postures[static_cast<std::size_t>(arm)];
    if (words.back().empty()) words = words.first(words.size() - 1);
    node.fail(codec::one_of(words));
}

AreaId read_area(const Node& node) {
    const auto area = parse_area(node.as_string());
    if (!area) node.fail("the code of an area, such as " + std::string(area_codes[0]));
    if (!on_map(*area)) node.fail("an area of the map");
    return *area;
}

codec::Provenance read_provenance(Object& object, std::string part) {
    codec::Provenance out;
    out.part = std::move(part);
    out.status = codec::read_status(object.required("status"));
    const Node rules = object.required("rules");
    for (const Node& rule : rules.items()) out.rules.push_back(rule.as_text());
    if (out.rules.empty()) rules.fail("at least one rule id");
    if (const auto source = object.optional("source")) out.source = codec::read_text(*source);
    return out;
}

std::vector<codec::Provenance> read_provenances(const Node& node,
                                                std::span<const std::string_view> parts) {
    std::vector<codec::Provenance> out;
    for (const Node& item : node.items()) {
        Object object = item.object();
        const Node part = object.required("part");
        if (std::ranges::find(parts, part.as_string()) == parts.end()) {
            part.fail(codec::one_of(parts));
        }
        if (std::ranges::find(out, part.as_string(), &codec::Provenance::part) != out.end()) {
            part.fail("a part not named before");
        }
        out.push_back(read_provenance(object, part.as_string()));
        object.done();
    }
    if (out.size() != parts.size()) node.fail("every one of " + codec::one_of(parts).substr(7));
    return out;
}

}  // namespace grognard::waterloo
