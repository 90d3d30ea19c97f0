// grognard perft: counts the leaves of the tree of play, the proof that offers are what they were.
#include "core/perft.hpp"

#include <chrono>
#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/starts.hpp"
#include "codec/write.hpp"

namespace grognard::cli {

namespace {

constexpr int deepest = 20;

using Clock = std::chrono::steady_clock;

// Chance before the first decision is answered as perft itself answers it.
Ccn::State at_decision(Ccn::State s, int depth) {
    Events<Ccn::Event> silent;
    for (int answered = 0; Ccn::awaits(s) == Awaits::Chance; ++answered) {
        Stream stream(perft_seed(depth, answered));
        const Answer answer = sample(Ccn::chance(s), stream);
        Ccn::resolve(s, drawn(answer), silent);
    }
    return s;
}

class Perft final : public Command {
  public:
    explicit Perft(const Options& program)
        : Command(program.command("perft", "count the leaves of the tree of play")) {
        take_game(app_, game_);
        take_scenario(app_, scenario_);
        app_.option("depth", depth_, "decisions deep").required().between(0, deepest);
        app_.flag("--divide", divide_, "one line for each first decision");
        take_json(app_, json_);
        app_.footer(
            "Chance is answered from the depth alone, so the count is the same everywhere.\n"
            "Examples:\n  grognard perft ccn 001 3\n  grognard perft ccn 001 2 --divide");
    }

    Exit run() override {
        const auto start = ccn_starts(scenario_).front();
        const Clock::time_point began = Clock::now();
        const std::uint64_t leaves = divide_ && !json_ && depth_ > 0
                                         ? divided(start.state)
                                         : perft<Ccn>(start.state, depth_);
        const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
        if (json_) {
            codec::Writer out;
            out.begin_object();
            out.key("game");
            out.string(game_);
            out.key("scenario");
            out.string(start.scenario);
            out.key("depth");
            out.integer(depth_);
            out.key("leaves");
            out.natural(leaves);
            out.key("seconds");
            out.real(seconds);
            out.end_object();
            std::cout << out.text() << '\n';
        } else {
            std::cout << "perft " << game_ << ' ' << start.scenario << " depth " << depth_ << ": "
                      << leaves << '\n';
        }
        return Exit::Done;
    }

  private:
    std::uint64_t divided(const Ccn::State& start) const {
        const Ccn::State s = at_decision(start, depth_);
        Events<Ccn::Event> silent;
        std::uint64_t sum = 0;
        for (const Seat seat : both_seats) {
            std::vector<Ccn::Action> offers;
            Ccn::offer(s, seat, offers);
            for (const auto& action : offers) {
                Ccn::State next = s;
                Ccn::apply(next, seat, action, silent);
                const std::uint64_t leaves = depth_ == 1 ? 1 : perft<Ccn>(next, depth_ - 1);
                std::cout << Ccn::notation(action) << ": " << leaves << '\n';
                sum += leaves;
            }
        }
        return sum;
    }

    std::string game_;
    std::string scenario_;
    int depth_ = 0;
    bool divide_ = false;
    bool json_ = false;
};

}  // namespace

MadeCommand make_perft(const Options& program) { return std::make_unique<Perft>(program); }

}  // namespace grognard::cli
