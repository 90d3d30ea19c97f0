// The program: finds the command, runs it, and turns what goes wrong into a sentence and a code.
#include <poll.h>
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <vector>

#include "cli/commands/command.hpp"
#include "codec/json.hpp"
#include "table/save_file.hpp"

namespace {

using namespace grognard;
using cli::Exit;

std::vector<cli::MadeCommand> make_commands(const cli::Options& program) {
    std::vector<cli::MadeCommand> out;
    for (const auto make :
         {cli::make_serve, cli::make_backup, cli::make_fsck, cli::make_play, cli::make_games,
          cli::make_scenarios, cli::make_rules, cli::make_check, cli::make_why, cli::make_odds,
          cli::make_show, cli::make_replay, cli::make_verify, cli::make_simulate, cli::make_arena,
          cli::make_perft, cli::make_bench, cli::make_lint_data, cli::make_render}) {
        out.push_back(make(program));
    }
    return out;
}

Exit complain(Exit code, const char* what) {
    std::cout.flush();
    std::cerr << "grognard: " << what << '\n';
    return code;
}

// Has the program behind the pipe, such as head, read all that it wanted?
bool reader_gone() {
    pollfd out{STDOUT_FILENO, 0, 0};
    return ::poll(&out, 1, 0) == 1 && (out.revents & POLLERR) != 0;
}

// The code, if all that was said could be written.
Exit written(Exit code) {
    std::cout.flush();
    if (std::cout || reader_gone()) return code;
    return complain(Exit::BadInput, "standard output can't be written.");
}

Exit run(const std::vector<cli::MadeCommand>& commands) {
    for (const cli::MadeCommand& command : commands) {
        if (command->chosen()) return command->run();
    }
    return Exit::BadInput;
}

Exit run_safely(const std::vector<cli::MadeCommand>& commands) {
    try {
        return written(run(commands));
    } catch (const codec::BadInput& bad) {
        return complain(Exit::BadInput, bad.what());
    } catch (const table::IllegalStep& illegal) {
        return complain(Exit::Refused, illegal.what());
    } catch (const table::CannotSave& full) {
        return complain(Exit::BadInput, full.what());
    } catch (const std::bad_alloc&) {
        return complain(Exit::BadInput, "there is not enough memory.");
    } catch (const std::exception& error) {
        return complain(Exit::BadInput, error.what());
    }
}

}  // namespace

int main(int argc, char** argv) {
    // A full disk or a closed pipe is an error to report, not a death.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    const cli::CommandLine line;
    const auto commands = make_commands(line.options());
    if (const auto usable = line.parse(argc, argv)) {
        return static_cast<int>(*usable ? written(Exit::Done) : Exit::BadInput);
    }
    return static_cast<int>(run_safely(commands));
}
