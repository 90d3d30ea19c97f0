// What came of running rule cases: counts, and each failure as expected against actual.
#pragma once

#include <string>
#include <vector>

namespace grognard::codec {

struct Mismatch {
    std::string what;  // a key of `then` such as units.E5, or a law of the contract
    std::string expected;
    std::string actual;
    std::string scene;  // what stands on the hexes concerned, on one line; may be empty
};

struct CaseFailure {
    std::string file;
    std::string id;
    std::vector<std::string> rules;
    int step = 0;  // 1 is the first of `when`, 0 the given position itself
    std::string step_text;
    std::vector<Mismatch> mismatches;
};

// What becomes of a case that can't be read: nothing of its file is run, or it has failed and the
// others are run.
enum class Unreadable { Throws, Fails };

struct CaseReport {
    int passed = 0;
    int failed = 0;  // those that can't be read too
    std::vector<CaseFailure> failures;
    std::vector<std::string> unreadable;  // what is wrong with each, on one line

    bool ok() const { return failed == 0; }
    void add(const CaseReport& more);
    void fail_to_read(std::string why);
};

// Several lines, each ended.
std::string failure_text(const CaseFailure& failure);
// What can't be read, every failure, then the closing line "N passed, N failed".
std::string report_text(const CaseReport& report);

// The verdict on one action of a case.
struct ActionVerdict {
    enum class Kind { Allowed, Refused, Impossible };

    std::string game;
    std::string id;  // of the case
    int step = 0;    // as in CaseFailure
    std::string by;  // the seat's name
    std::string text;
    Kind kind = Kind::Allowed;
    std::string rule;    // when refused
    std::string reason;  // when refused: its key; when impossible: why, in words
};

std::string verdict_text(const ActionVerdict& verdict);

}  // namespace grognard::codec
