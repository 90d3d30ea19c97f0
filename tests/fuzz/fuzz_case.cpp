// A file of rule cases: read, run, explained, and each of its positions played on.
#include "codec/cases/ccn.hpp"
#include "codec/cases/run.hpp"
#include "games/ccn/game.hpp"
#include "play_on.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using codec::BadInput;
using codec::CcnCases;

// Laws of the contract that a case checks besides what it expects; no file may break them.
constexpr std::string_view laws[] = {"refuse", "offer", "invariants"};
constexpr int inputs_played_on = 40;

const CcnCases& game() {
    static const CcnCases cases{codec::Library()};
    return cases;
}

void run(const codec::Node& cases) {
    const codec::CaseReport report = codec::run_all(game(), cases);
    promise(!codec::report_text(report).empty(), "a report closes with a line");
    for (const codec::CaseFailure& failure : report.failures) {
        for (const codec::Mismatch& mismatch : failure.mismatches) {
            for (const std::string_view law : laws) {
                promise(mismatch.what != law, law, codec::failure_text(failure));
            }
        }
    }
}

void explain_and_play_on(const codec::Node& cases, std::uint64_t seed) {
    using Reader = codec::CaseReader<CcnCases>;
    for (const auto& one : Reader(game(), codec::Asserting::Optional).read_all(cases)) {
        for (const codec::ActionVerdict& verdict : codec::CasePlay<CcnCases>(one).explain()) {
            promise(!codec::verdict_text(verdict).empty(), "a verdict has words");
        }
        PlayOn<Ccn>(one.start, seed).run(inputs_played_on);
    }
}

}  // namespace

}  // namespace grognard::fuzz

// Before the clock of the first input starts.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    grognard::fuzz::game();
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace grognard;
    const std::string_view text = fuzz::as_text(data, size);
    try {
        const auto document = codec::Document::parse("cases.json", text);
        try {
            fuzz::run(document.root());
        } catch (const codec::BadInput&) {
            // A case that expects nothing can't be run, but it can be explained.
        }
        fuzz::explain_and_play_on(document.root(), fuzz::seed_of(text));
    } catch (const codec::BadInput& wrong) {
        fuzz::promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
    return 0;
}
