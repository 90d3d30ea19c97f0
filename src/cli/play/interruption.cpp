// Remembers that the signal came.
#include "cli/play/interruption.hpp"

#include <csignal>
#include <iostream>

namespace grognard::cli {

namespace {

// The one thing that a signal may change.
volatile std::sig_atomic_t interrupted = 0;

void remember(int /*signal*/) { interrupted = 1; }

void answer_by(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGINT, &action, nullptr);
}

}  // namespace

Interruption::Interruption() { answer_by(remember); }

Interruption::~Interruption() {
    answer_by(SIG_DFL);
    if (!came()) return;
    std::cout.flush();
    ::raise(SIGINT);
}

bool Interruption::came() { return interrupted != 0; }

}  // namespace grognard::cli
