// Spells the nouns that sentences are made of.
#include "table/waterloo/say.hpp"

namespace grognard::table::say {

Message side(Seat seat) { return Message(key("side", waterloo::seat_name(seat))); }

Message piece(const waterloo::Piece& piece) {
    return Message(key(key("piece", name(piece.nation)), name(piece.arm)));
}

Message posture(waterloo::Arm arm, waterloo::Posture posture) {
    return Message(key("posture", name(arm, posture)));
}

Message cubes(waterloo::Force colour, int count) {
    return counted(key("cubes", name(colour)), count);
}

Message die(int face) { return Message(key("symbol", std::to_string(face))); }

List faces(const waterloo::Faces& dice) {
    List out{{}, Between::Spaces};
    for (const std::uint8_t each : dice) out.items.push_back(die(each));
    return out;
}

Message needs_to_hit(int least) {
    return least == 0 ? Message("needs.nothing") : Message("needs.hit").with("least", least);
}

Message needs_to_stand(const waterloo::Charts& charts, std::size_t column) {
    using waterloo::MoraleResult;
    int stands = 0;     // from this face on
    int destroyed = 0;  // up to this one
    for (int face = waterloo::die_faces; face > 0; --face) {
        const MoraleResult result = charts.morale[static_cast<std::size_t>(face - 1)][column];
        if (result == MoraleResult::Stands) stands = face;
        if (result == MoraleResult::Eliminated && destroyed == 0) destroyed = face;
    }
    std::string_view form = stands > 0 ? "needs.stand" : "needs.never-stand";
    if (destroyed > 0) form = stands > 0 ? "needs.stand-or-fall" : "needs.fall";
    return Message(form).with("stands", stands).with("destroyed", destroyed);
}

}  // namespace grognard::table::say
