// Words a report for a terminal.
#include "codec/cases/report.hpp"

#include <utility>

namespace grognard::codec {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += ", ";
        out += word;
    }
    return out;
}

}  // namespace

void CaseReport::add(const CaseReport& more) {
    passed += more.passed;
    failed += more.failed;
    failures.insert(failures.end(), more.failures.begin(), more.failures.end());
    unreadable.insert(unreadable.end(), more.unreadable.begin(), more.unreadable.end());
}

void CaseReport::fail_to_read(std::string why) {
    unreadable.push_back(std::move(why));
    ++failed;
}

std::string failure_text(const CaseFailure& failure) {
    std::string out = failure.file + ": " + failure.id + ": ";
    out += failure.step == 0
               ? std::string("given")
               : "step " + std::to_string(failure.step) + " (" + failure.step_text + ")";
    out += "\n";
    for (const Mismatch& mismatch : failure.mismatches) {
        out += "    " + mismatch.what + ": expected " + mismatch.expected + ", got " +
               mismatch.actual + "\n";
        if (!mismatch.scene.empty()) out += "        " + mismatch.scene + "\n";
    }
    out += "    rules: " + joined(failure.rules) + "\n";
    return out;
}

std::string report_text(const CaseReport& report) {
    std::string out;
    for (const std::string& why : report.unreadable) out += why + "\n";
    for (const CaseFailure& failure : report.failures) out += failure_text(failure);
    out +=
        std::to_string(report.passed) + " passed, " + std::to_string(report.failed) + " failed\n";
    return out;
}

std::string verdict_text(const ActionVerdict& verdict) {
    std::string out = verdict.id + ": step " + std::to_string(verdict.step) + ": ";
    if (!verdict.by.empty()) out += verdict.by + ": ";
    out += verdict.text + ": ";
    switch (verdict.kind) {
        case ActionVerdict::Kind::Allowed:
            return out + "allowed\n";
        case ActionVerdict::Kind::Refused:
            return out + "refused by " + verdict.rule + " (" + verdict.reason + ")\n";
        case ActionVerdict::Kind::Impossible:
            break;
    }
    return out + "impossible: " + verdict.reason + "\n";
}

}  // namespace grognard::codec
