// A file of rule cases: read, run, explained, shown, and each of its positions played on.
#include "codec/cases/given.hpp"
#include "games.hpp"
#include "modules/cases.hpp"
#include "play_on.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using codec::BadInput;
using codec::GameCases;

// Laws of the contract that a case checks besides what it expects; no file may break them.
constexpr std::string_view laws[] = {"refuse", "offer", "invariants"};
constexpr int inputs_played_on = 40;

template <GameCases C>
const C& game() {
    static const C cases{codec::Library()};
    return cases;
}

template <GameCases C>
void run(const codec::Node& cases) {
    const codec::CaseReport report = codec::run_all(game<C>(), cases);
    promise(!codec::report_text(report).empty(), "a report closes with a line");
    for (const codec::CaseFailure& failure : report.failures) {
        for (const codec::Mismatch& mismatch : failure.mismatches) {
            for (const std::string_view law : laws) {
                promise(mismatch.what != law, law, codec::failure_text(failure));
            }
        }
    }
}

template <GameCases C>
codec::Position<typename C::Game> read_given(const codec::Node& given) {
    return codec::GivenReader<C>{game<C>()}.read(given);
}

template <GameCases C>
void explain_and_play_on(const codec::Node& cases, std::uint64_t seed) {
    for (const codec::ActionVerdict& verdict : codec::explain_all(game<C>(), cases)) {
        promise(!codec::verdict_text(verdict).empty(), "a verdict has words");
    }
    for (const codec::Node& one : cases.items()) {
        auto start = read_given<C>(one.object().required("given"));
        C::settle(start.state, {});
        PlayOn<typename C::Game>(start.state, seed).run(inputs_played_on);
    }
    for (const codec::ShownPosition& shown : codec::show_all(game<C>(), cases)) {
        promise(!codec::shown_text(shown).empty(), "a position has words");
    }
}

template <GameCases C>
void read_as(const codec::Node& cases, std::uint64_t seed) {
    try {
        run<C>(cases);
    } catch (const BadInput&) {
        // A case that expects nothing can't be run, but it can be explained.
    }
    explain_and_play_on<C>(cases, seed);
}

void read(std::string_view text) {
    try {
        // At the root of all folders, none of which names a game.
        const auto document = codec::Document::parse("/cases.json", text);
        const auto [game, cases] = codec::cases_in(document);
        Games::each([&, name = game, all = cases](auto one) {
            using Cases = typename decltype(one)::Cases;
            if (name == Cases::name) read_as<Cases>(all, seed_of(text));
        });
    } catch (const BadInput& wrong) {
        promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
}

}  // namespace

}  // namespace grognard::fuzz

// Before the clock of the first input starts.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    using namespace grognard::fuzz;
    Games::each([](auto one) { game<typename decltype(one)::Cases>(); });
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::read(grognard::fuzz::as_text(data, size));
    return 0;
}
