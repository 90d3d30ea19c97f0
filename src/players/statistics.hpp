// How sure a number of games makes us: intervals, Elo, and when a match may stop.
#pragma once

#include <cstdint>

namespace grognard {

inline constexpr double two_sided_95 = 1.959963984540054;  // quantile of the normal distribution

struct Interval {
    double low = 0;
    double high = 0;
};

// Wilson's interval for a share; `points` may hold halves for draws.
Interval wilson(double points, double games, double z = two_sided_95);

// A score of 0 or 1 has no finite Elo: the scale stops here.
inline constexpr double most_elo = 1200;

double elo(double score);
double expected_score(double elo);

struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};
EloEstimate elo_estimate(double points, double games, double z = two_sided_95);

// Wald's sequential test of "better by elo1" against "better by elo0". A draw counts as half a win
// and half a loss, which makes the test slower where draws are common, never less sure.
struct Sprt {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  // chance of accepting elo1 when elo0 is true
    double beta = 0.05;   // chance of accepting elo0 when elo1 is true
};

enum class SprtVerdict : std::uint8_t { Undecided, AcceptElo0, AcceptElo1 };

double log_likelihood_ratio(const Sprt& sprt, double points, double games);
double lower_bound(const Sprt& sprt);
double upper_bound(const Sprt& sprt);
SprtVerdict verdict(const Sprt& sprt, double points, double games);

}  // namespace grognard
