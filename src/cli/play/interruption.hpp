// Ctrl-C while a game is played: the game has a last word, then the program ends as it would have.
#pragma once

namespace grognard::cli {

class Interruption {
  public:
    Interruption();
    // Ends the program by the signal, if it came.
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    // Whoever waits for a line gets none once it came.
    static bool came();
};

}  // namespace grognard::cli
