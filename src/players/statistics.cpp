// Intervals, Elo and the sequential test.
#include "players/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace grognard {

Interval wilson(double points, double games, double z) {
    if (games <= 0) return {0, 1};
    const double share = points / games;
    const double square = z * z;
    const double scale = 1 + square / games;
    const double middle = (share + square / (2 * games)) / scale;
    const double spread = share * (1 - share) / games + square / (4 * games * games);
    const double half = z * std::sqrt(std::max(0.0, spread)) / scale;
    // Rounding must not leave a clean score outside its own interval.
    return {std::min(share, std::max(0.0, middle - half)),
            std::max(share, std::min(1.0, middle + half))};
}

double elo(double score) {
    if (score <= 0) return -most_elo;
    if (score >= 1) return most_elo;
    return std::clamp(-400 * std::log10(1 / score - 1), -most_elo, most_elo);
}

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

EloEstimate elo_estimate(double points, double games, double z) {
    if (games <= 0) return {0, -most_elo, most_elo};
    const Interval share = wilson(points, games, z);
    return {elo(points / games), elo(share.low), elo(share.high)};
}

double log_likelihood_ratio(const Sprt& sprt, double points, double games) {
    const double p0 = expected_score(sprt.elo0);
    const double p1 = expected_score(sprt.elo1);
    return points * std::log(p1 / p0) + (games - points) * std::log((1 - p1) / (1 - p0));
}

double lower_bound(const Sprt& sprt) { return std::log(sprt.beta / (1 - sprt.alpha)); }
double upper_bound(const Sprt& sprt) { return std::log((1 - sprt.beta) / sprt.alpha); }

SprtVerdict verdict(const Sprt& sprt, double points, double games) {
    const double ratio = log_likelihood_ratio(sprt, points, games);
    if (ratio >= upper_bound(sprt)) return SprtVerdict::AcceptElo1;
    if (ratio <= lower_bound(sprt)) return SprtVerdict::AcceptElo0;
    return SprtVerdict::Undecided;
}

}  // namespace grognard
