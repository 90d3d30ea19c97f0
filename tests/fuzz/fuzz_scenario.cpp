// A scenario file: what can be read can be set up, dealt and played.
#include "codec/ccn/library.hpp"
#include "codec/ccn/scenario.hpp"
#include "games/ccn/game.hpp"
#include "play_on.hpp"
#include "target.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace grognard;
    constexpr int inputs_played = 120;
    static const ccn::Charts charts = ccn::charts();
    const std::string_view text = fuzz::as_text(data, size);
    try {
        const auto document = codec::Document::parse("000_fuzzed.json", text);
        const ccn::Scenario scenario = ccn::load_scenario(document, charts);
        fuzz::promise(scenario.unit_names.size() == scenario.setup.units.size(),
                      "a name, or none, for each unit");
        fuzz::promise(scenario.general_names.size() == scenario.setup.generals.size(),
                      "a name for each general");
        fuzz::PlayOn<Ccn>(ccn::begin(scenario.setup), fuzz::seed_of(text)).run(inputs_played);
    } catch (const codec::BadInput& wrong) {
        fuzz::promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
    return 0;
}
