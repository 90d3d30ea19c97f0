// Reads hexes and labels of provenance.
#include "codec/orthez/words.hpp"

namespace grognard::orthez {

std::vector<Node> exactly(const Node& node, std::size_t count) {
    auto out = node.items();
    if (out.size() != count) node.fail(std::to_string(count) + " items");
    return out;
}

HexId read_hex(const Node& node, const Ground& ground) {
    const auto items = exactly(node, 2);
    const int column = items[0].as_int(0, ground.columns - 1);
    const int row = items[1].as_int(0, ground.rows - 1);
    const HexId hex = hex_at(ground, column, row);
    if (!ground.playable.has(hex)) node.fail("a hex of the scenario's part of the map");
    return hex;
}

std::vector<HexId> read_hexes(const Node& node, const Ground& ground) {
    std::vector<HexId> out;
    for (const Node& item : node.items()) out.push_back(read_hex(item, ground));
    return out;
}

codec::Provenance read_provenance(Object& object, std::string part) {
    codec::Provenance out;
    out.part = std::move(part);
    out.status = codec::read_status(object.required("status"));
    for (const Node& rule : object.required("rules").items()) out.rules.push_back(rule.as_text());
    if (const auto source = object.optional("source")) out.source = codec::read_text(*source);
    return out;
}

std::vector<codec::Provenance> read_provenances(const Node& node) {
    std::vector<codec::Provenance> out;
    for (const Node& item : node.items()) {
        Object object = item.object();
        out.push_back(read_provenance(object, object.required("part").as_text()));
        object.done();
    }
    return out;
}

}  // namespace grognard::orthez
