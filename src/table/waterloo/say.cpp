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

List faces(const waterloo::Faces& dice) {
    List out{{}, Between::Spaces};
    for (const std::uint8_t die : dice) {
        out.items.push_back(Message("die.face").with("face", die));
    }
    return out;
}

}  // namespace grognard::table::say
