// Spells the nouns that sentences are made of.
#include "modules/waterloo/say.hpp"

namespace grognard::table::say {

Noun side(Seat seat) { return {"side", waterloo::seat_name(seat)}; }

Message piece(const waterloo::Piece& piece) {
    return Noun{"piece", key(name(piece.nation), name(piece.arm))};
}

Noun posture(waterloo::Arm arm, waterloo::Posture posture) {
    return {"posture", name(arm, posture)};
}

Message cubes(waterloo::Force colour, int count) {
    return counted(key("cubes", name(colour)), count);
}

Message die(int face) { return Noun{"symbol", std::to_string(face)}; }

List faces(const waterloo::Faces& dice) {
    List out;
    for (const std::uint8_t each : dice) out.add(die(each));
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
