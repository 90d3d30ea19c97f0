// grognard play: a game in the terminal, against a bot or another person.
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <random>

#include "cli/commands/command.hpp"
#include "cli/play/game.hpp"
#include "cli/play/side_names.hpp"
#include "codec/json.hpp"
#include "codec/utf8.hpp"
#include "modules/list.hpp"
#include "modules/tables.hpp"

namespace grognard::cli {

namespace {

const std::string human = "human";

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

class PlayCommand final : public Command {
  public:
    explicit PlayCommand(const Options& program)
        : Command(program.command("play", "play a game in the terminal")) {
        app_.option("game", game_, "the game (see `grognard games`)");
        app_.option("scenario", scenario_, "a scenario by number, name or file");
        app_.option("--as", as_,
                    "your side: bottom or top, or its name, such as french or british (the side "
                    "that moves first)");
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
        std::unique_ptr<table::Table> at;
        if (load_.empty()) {
            check_named();
            at = table::make_table(game_, scenario_);
        } else {
            saved = table::load_saved(load_);
            at = table::table_for(saved);
            check_same_battle(saved);
            game_ = saved.header.game;
        }
        // Whoever sits at this keyboard sees all answers that the table gives.
        at->set(table::OthersPasses::KeepUndo);
        scenario_ = at->battle_file().empty() ? at->scenario() : at->battle_file();
        const auto words = table::load_words(game_, *codec::parse_language(language_));
        try {
            return play(saved, *at, words);
        } catch (const table::CannotSave& cannot) {
            std::cout.flush();
            std::cerr << "grognard: " << words.say(cannot.message()) << '\n';
            return Exit::BadInput;
        }
    }

  private:
    void check_named() const {
        if (game_.empty()) {
            throw codec::BadInput("play", "", "a game and a scenario, or --load FILE",
                                  "neither (try: grognard play ccn 001)");
        }
        const std::string name(modules::named(game_).name);
        if (!scenario_.empty()) return;
        throw codec::BadInput("play", "", "a scenario after " + name,
                              "none (`grognard scenarios " + name + "` lists them)");
    }

    // A game and a scenario that are named besides --load are those of the file.
    void check_same_battle(const table::SavedGame& saved) const {
        const table::SavedHeader& has = saved.header;
        if (!game_.empty() && game_ != has.game) {
            throw codec::BadInput(load_, "line 2", "game " + game_, "game " + has.game);
        }
        if (scenario_.empty() || scenario_ == has.scenario || !has.battle_file.empty()) return;
        if (modules::named(has.game).scenario_id(scenario_) == has.scenario) return;
        throw codec::BadInput(load_, "line " + std::to_string(saved.header_lines.at("battle")),
                              "scenario " + scenario_, "scenario " + has.scenario);
    }

    Exit play(const table::SavedGame& saved, table::Table& at, const table::Words& words) {
        const auto language = *codec::parse_language(language_);
        const modules::Module& row = modules::named(game_);
        if (!load_.empty()) {
            if (const auto notice = table::replay(saved, at).notice) {
                std::cout << words.say(*notice) << "\n";
            }
            // What the host's seed gave so far, this program's own dice go on with.
            if (saved.header.dice && !at.over()) at.note_dice("program");
        }
        const auto screen = row.screen(at, scenario_, words, language);
        const std::uint64_t seed = seed_ ? *seed_ : fresh_seed();
        PlayedGame game(at, *screen, words, seat(row, at, saved, seed), seed, language);
        if (saved.torn) {
            const auto torn = table::Message("ui.torn").with("file", codec::legible_path(load_));
            std::cerr << words.say(torn) << "\n";
        }
        if (!load_.empty()) {
            std::cout << words.say(found(at, *screen, words)) << "\n";
            if (at.awaits() == Awaits::Nobody) return Exit::Done;
        }
        if (!save_.empty()) {
            game.keep_in(table::SaveFile::create(save_, game.header(), at));
        } else if (!load_.empty()) {
            game.keep_in(table::SaveFile::resume(load_, saved, at));
        }
        return game.play();
    }

    // What the file says: where the game goes on, or how it ended.
    table::Message found(const table::Table& at, const modules::Screen& screen,
                         const table::Words& words) const {
        const Ending ending = at.outcome().ending;
        table::Message out(ending == Ending::Undecided ? "ui.loaded" : "ui.over");
        out.with("file", codec::legible_path(load_)).with("count", at.at());
        if (ending == Ending::Draw) out.with("side", words.say("ui.nobody"));
        if (ending == Ending::FirstWins) out.with("side", screen.side(Seat::First));
        if (ending == Ending::SecondWins) out.with("side", screen.side(Seat::Second));
        return out;
    }

    // Who was named on the command line, else who sat there in the saved game, else you against
    // greedy.
    Seating seat(const modules::Module& row, const table::Table& at, const table::SavedGame& saved,
                 std::uint64_t seed) const {
        const Seat own = own_seat(row, at);
        Seating out;
        auto& mine = out.names[static_cast<std::size_t>(index(own))];
        auto& theirs = out.names[static_cast<std::size_t>(index(other(own)))];
        if (!load_.empty() && as_.empty()) {
            out.names = saved.header.seats;
            for (const std::string& name : out.names) {
                check_player(row, name, load_,
                             "line " + std::to_string(saved.header_lines.at("seats")));
            }
        }
        check_player(row, bot_.empty() ? human : bot_, "--bot");
        check_player(row, against_.empty() ? human : against_, "--against");
        if (mine.empty() || !bot_.empty()) mine = bot_.empty() ? human : bot_;
        if (theirs.empty() || !against_.empty()) theirs = against_.empty() ? "greedy" : against_;
        for (std::size_t i = 0; i < 2; ++i) {
            if (out.names[i] != human) out.bots[i] = row.bot(at, out.names[i], seed + 1 + i);
        }
        const bool typed_so_far = saved.dice_source() == "typed";
        const bool typed = dice_.empty() ? typed_so_far : dice_ == "typed";
        out.dice = typed ? DiceFrom::Person : DiceFrom::Program;
        out.interactive = ::isatty(STDIN_FILENO) == 1;
        return out;
    }

    Seat own_seat(const modules::Module& row, const table::Table& at) const {
        if (as_.empty()) return row.first(scenario_);
        SideNames names(at);
        for (const auto language : {codec::Language::English, codec::Language::French}) {
            const auto words = table::load_words(game_, language);
            const auto screen = row.screen(at, scenario_, words, language);
            for (const Seat seat : both_seats) names.add(seat, screen->side(seat));
        }
        if (const auto named = names.find(as_)) return *named;
        throw codec::BadInput("--as", "", names.listed(), codec::shown(as_));
    }

    static void check_player(const modules::Module& row, std::string_view name,
                             const std::string& where, const std::string& place = "") {
        if (name == human || std::ranges::find(row.players, name) != row.players.end()) return;
        throw codec::BadInput(where, place,
                              std::string(human) + " or " + codec::one_of(row.players),
                              codec::shown(name));
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
