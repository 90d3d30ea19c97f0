// grognard play: a game in the terminal, against a bot or another person.
#include <unistd.h>

#include <iostream>
#include <random>

#include "cli/commands/command.hpp"
#include "cli/games/games.hpp"
#include "cli/play/game.hpp"
#include "codec/json.hpp"
#include "table/make.hpp"

namespace grognard::cli {

namespace {

constexpr std::string_view human = "human";

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

class PlayCommand final : public Command {
  public:
    explicit PlayCommand(const Options& program)
        : Command(program.command("play", "play a game in the terminal")) {
        app_.option("game", game_, "the game: ccn or waterloo");
        app_.option("scenario", scenario_, "a scenario by number, name or file");
        app_.option("--as", as_, "your side, such as bottom or french (the side that moves first)");
        app_.option("--against", against_, "human, random or greedy (greedy)");
        app_.option("--bot", bot_, "let this player have your side too");
        app_.option("--dice", dice_,
                    "typed: you roll real dice and type what they show; rolled: the program rolls "
                    "(as the saved game has it, else rolled)")
            .among({"typed", "rolled"});
        app_.option("--save", save_, "keep the game in a new file, input by input");
        app_.option("--load", load_, "go on with a saved game");
        app_.option("--seed", seed_, "the same seed gives the same dice and cards");
        take_language(app_, language_);
        app_.footer(
            "Examples:\n"
            "  grognard play ccn 001\n"
            "  grognard play ccn vimeiro --as top --against random --lang fr\n"
            "  grognard play ccn 015 --against human --dice typed --save waterloo.txt\n"
            "  grognard play ccn 001 --bot greedy --against greedy --save bots.txt\n"
            "  grognard play waterloo 001 --as allied\n"
            "  grognard play --load waterloo.txt");
    }

    Exit run() override {
        table::SavedGame saved;
        if (!load_.empty()) {
            saved = table::load_saved(load_);
            if (!game_.empty() && game_ != saved.header.game) {
                throw codec::BadInput(load_, "line 2", "game " + game_,
                                      "game " + saved.header.game);
            }
            if (!scenario_.empty() && scenario_ != saved.header.scenario &&
                game_row(saved.header.game).scenario_id(scenario_) != saved.header.scenario) {
                throw codec::BadInput(load_, "line 3", "scenario " + scenario_,
                                      "scenario " + saved.header.scenario);
            }
            game_ = saved.header.game;
            scenario_ = saved.header.scenario;
        } else if (game_.empty() || scenario_.empty()) {
            throw codec::BadInput("play", "", "a game and a scenario, or --load FILE",
                                  "neither (try: grognard play ccn 001)");
        }
        return play(saved);
    }

  private:
    Exit play(const table::SavedGame& saved) {
        const auto language = *codec::parse_language(language_);
        const GameRow& row = game_row(game_);
        const auto words = table::load_words(game_, language);
        const auto at = table::make_table(game_, scenario_);
        if (!load_.empty()) {
            table::check_start(saved, *at);
            table::replay(saved, *at);
        }
        const auto screen = row.screen(*at, scenario_, words, language);
        const std::uint64_t seed = seed_ ? *seed_ : fresh_seed();
        PlayedGame game(*at, *screen, words, seat(row, *at, saved, seed), seed, language);
        if (saved.torn) {
            std::cerr << words.say(table::Message("ui.torn").with("file", load_)) << "\n";
        }
        if (!load_.empty()) {
            std::cout << words.say(found(*at, *screen, words)) << "\n";
            if (at->awaits() == Awaits::Nobody) return Exit::Done;
        }
        if (!save_.empty()) {
            game.keep_in(table::SaveFile::create(save_, game.header(), *at));
        } else if (!load_.empty()) {
            game.keep_in(table::SaveFile::resume(load_, saved, *at));
        }
        return game.play();
    }

    // What the file says: where the game goes on, or how it ended.
    table::Message found(const table::Table& at, const Screen& screen,
                         const table::Words& words) const {
        const Ending ending = at.outcome().ending;
        table::Message out(ending == Ending::Undecided ? "ui.loaded" : "ui.over");
        out.with("file", load_).with("count", at.at());
        if (ending == Ending::Draw) out.with("side", words.say("ui.nobody"));
        if (ending == Ending::FirstWins) out.with("side", screen.side(Seat::First));
        if (ending == Ending::SecondWins) out.with("side", screen.side(Seat::Second));
        return out;
    }

    // Who was named on the command line, else who sat there in the saved game, else you against
    // greedy.
    Seating seat(const GameRow& row, const table::Table& at, const table::SavedGame& saved,
                 std::uint64_t seed) const {
        Seat own = row.first(scenario_);
        if (!as_.empty()) {
            const auto named = at.parse_seat(as_);
            if (!named)
                throw codec::BadInput("--as", "", codec::one_of(row.seats), codec::shown(as_));
            own = *named;
        }
        Seating out;
        auto& mine = out.names[static_cast<std::size_t>(index(own))];
        auto& theirs = out.names[static_cast<std::size_t>(index(other(own)))];
        if (!load_.empty() && as_.empty()) out.names = saved.header.seats;
        if (mine.empty() || !bot_.empty()) mine = bot_.empty() ? human : std::string_view(bot_);
        if (theirs.empty() || !against_.empty()) theirs = against_.empty() ? "greedy" : against_;
        for (std::size_t i = 0; i < 2; ++i) {
            if (out.names[i] != human) out.bots[i] = row.bot(at, out.names[i], seed + 1 + i);
        }
        const bool typed_so_far = saved.header.says(table::dice_typed_note);
        const bool typed = dice_.empty() ? typed_so_far : dice_ == "typed";
        out.dice = typed ? DiceFrom::Person : DiceFrom::Program;
        out.interactive = ::isatty(STDIN_FILENO) == 1;
        return out;
    }

    std::string game_;
    std::string scenario_;
    std::string as_;
    std::string against_;
    std::string bot_;
    std::string dice_;
    std::string save_;
    std::string load_;
    std::optional<std::uint64_t> seed_;
    std::string language_ = "en";
};

}  // namespace

MadeCommand make_play(const Options& program) { return std::make_unique<PlayCommand>(program); }

}  // namespace grognard::cli
