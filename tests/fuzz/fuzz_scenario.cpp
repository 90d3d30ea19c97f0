// A scenario file: what the reader of a game takes can be set up, dealt and played.
#include "games.hpp"
#include "play_on.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

constexpr int inputs_played = 120;

template <class M>
void try_as(M, const codec::Document& document, std::uint64_t seed) {
    try {
        const Start<M> start = start_of<M>(M::load(document));
        PlayOn<typename M::Game>(start.state, seed).run(inputs_played);
    } catch (const codec::BadInput& wrong) {
        promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
}

void try_all(std::string_view text) {
    try {
        const auto document = codec::Document::parse("000_fuzzed.json", text);
        Games::each([&](auto game) { try_as(game, document, seed_of(text)); });
    } catch (const codec::BadInput& wrong) {
        promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
}

}  // namespace

}  // namespace grognard::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::try_all(grognard::fuzz::as_text(data, size));
    return 0;
}
