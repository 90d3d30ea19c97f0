// grognard arena: two players against each other, sides alternating, with the Elo between them.

#include <charconv>
#include <iostream>
#include <optional>

#include "cli/commands/command.hpp"
#include "cli/json_line.hpp"
#include "cli/match_options.hpp"
#include "cli/progress.hpp"
#include "codec/json.hpp"
#include "modules/draw/chances.hpp"
#include "modules/list.hpp"
#include "players/statistics.hpp"

namespace grognard::cli {

namespace {

// Beyond this one side always wins, and a test has nothing to weigh.
constexpr double most_elo = 1000;

// "elo0,elo1" such as "0,10".
Sprt read_sprt(const std::string& text) {
    Sprt out;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, out.elo0);
    const bool comma = first.ec == std::errc{} && first.ptr != end && *first.ptr == ',';
    const auto second = comma ? std::from_chars(first.ptr + 1, end, out.elo1) : first;
    const bool read = comma && second.ec == std::errc{} && second.ptr == end;
    // So put that it is false for what is no number, too.
    const bool ordered = -most_elo <= out.elo0 && out.elo0 < out.elo1 && out.elo1 <= most_elo;
    if (read && ordered) return out;
    throw codec::BadInput("--sprt", "",
                          "two Elo figures from -1000 to 1000 such as 0,10, the smaller first",
                          codec::shown(text));
}

constexpr std::string_view words(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::AcceptElo0:
            return "elo0";
        case SprtVerdict::AcceptElo1:
            return "elo1";
        default:
            return "undecided";
    }
}

class Arena final : public Command {
  public:
    explicit Arena(const Options& program)
        : Command(program.command("arena", "players against each other, with Elo")) {
        take_game(app_, game_).required();
        match_.take(app_);
        app_.option("--scenario", scenario_, "one scenario instead of all in turn");
        app_.option("--sprt", sprt_, "elo0,elo1: stop as soon as one of them is accepted");
        take_json(app_, json_);
        app_.footer(
            "The players change sides after every game.\nExamples:\n"
            "  grognard arena ccn --a greedy --b random --games 200\n"
            "  grognard arena ccn --a greedy --b random --games 20000 --sprt 0,10 --json");
    }

    Exit run() override {
        std::optional<Sprt> sprt;
        if (!sprt_.empty()) sprt = read_sprt(sprt_);
        const Score score = played(modules::named(game_), sprt);
        json_ ? print_json(score, sprt) : print(score, sprt);
        return Exit::Done;
    }

  private:
    // The bar is gone when this returns.
    Score played(const modules::Module& game, const std::optional<Sprt>& sprt) const {
        Progress progress(match_.games);
        return game.arena(match_.pairing(game, scenario_), [&](const Score& now) {
            progress.show(now.games, "a " + percent(now.share()));
            const bool decided =
                sprt && verdict(*sprt, now.points(), now.games) != SprtVerdict::Undecided;
            return decided ? GoOn::No : GoOn::Yes;
        });
    }

    void print_json(const Score& score, const std::optional<Sprt>& sprt) const {
        const EloEstimate rated = elo_estimate(score.points(), score.games);
        JsonLine out;
        out.put("game", game_).put("a", match_.a).put("b", match_.b);
        out.put("games", score.games);
        out.put("a_wins", score.wins).put("b_wins", score.losses).put("draws", score.draws);
        out.put("a_score", score.share());
        // Even is 0, not the -0 that logarithms make of it.
        out.put("elo", rated.elo + 0.0).put("elo_low", rated.low).put("elo_high", rated.high);
        if (sprt) out.put("sprt", words(verdict(*sprt, score.points(), score.games)));
        out.print();
    }

    void print(const Score& score, const std::optional<Sprt>& sprt) const {
        const EloEstimate rated = elo_estimate(score.points(), score.games);
        std::cout << match_.a << " - " << match_.b << ": " << score.wins << " won, " << score.losses
                  << " lost, " << score.draws << " drawn of " << counted(score.games, "game");
        if (score.cut_off > 0) std::cout << " (" << score.cut_off << " cut off undecided)";
        std::cout << "; score " << percent(score.share()) << "; Elo "
                  << modules::decimal(rated.elo, 0) << " (95 %: " << modules::decimal(rated.low, 0)
                  << " to " << modules::decimal(rated.high, 0) << ")\n";
        if (!sprt) return;
        std::cout << "SPRT: " << words(verdict(*sprt, score.points(), score.games))
                  << " (log likelihood ratio "
                  << modules::decimal(log_likelihood_ratio(*sprt, score.points(), score.games), 2)
                  << " between " << modules::decimal(lower_bound(*sprt), 2) << " and "
                  << modules::decimal(upper_bound(*sprt), 2) << ")\n";
    }

    std::string game_;
    std::string scenario_;
    std::string sprt_;
    MatchOptions match_;
    bool json_ = false;
};

}  // namespace

MadeCommand make_arena(const Options& program) { return std::make_unique<Arena>(program); }

}  // namespace grognard::cli
