// grognard verify: the dice of a saved game.
#include "server/verify.hpp"

#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/utf8.hpp"
#include "codec/write.hpp"

namespace grognard::cli {

namespace {

class Verify final : public Command {
  public:
    explicit Verify(const Options& program)
        : Command(program.command(
              "verify", "check that every roll and draw follows from the seed committed to")) {
        app_.option("file", file_, "a game file exported from the host").required();
        app_.option("--share", own_.share, "your share in the dice, as your browser kept it");
        app_.option("--commitment", own_.commitment,
                    "what the host committed to, as you were told before the game");
        take_json(app_, json_);
        app_.footer(
            "Without --share and --commitment the file is only compared with itself.\n"
            "Examples:\n  grognard verify battle.txt\n  grognard verify battle.txt --json\n"
            "  grognard verify battle.txt --share 5f0c... --commitment 9b71...");
    }

    Exit run() override {
        const server::Verified found = server::verify(table::load_saved(file_), own_);
        json_ ? print_json(found) : print(found);
        if (found.wrong()) return Exit::CheckFailed;
        return found.verified() ? Exit::Done : Exit::NotProved;
    }

  private:
    void print(const server::Verified& found) const {
        if (found.wrong()) {
            std::cout << codec::legible_path(file_) << ": " << found.fault << '\n';
            return;
        }
        if (found.verified()) std::cout << "verified: ";
        std::cout << found.derived << " rolls and draws follow from the seed\n";
        for (const std::string& what : found.unproved) std::cout << "not proved: " << what << '\n';
    }

    static void print_json(const server::Verified& found) {
        codec::Writer out;
        out.begin_object();
        out.key("verified");
        out.boolean(found.verified());
        out.key("derived");
        out.integer(found.derived);
        out.key("others");
        out.integer(found.others);
        out.key("unproved");
        codec::write_value(out, found.unproved);
        out.key("fault");
        found.fault.empty() ? out.null() : out.string(found.fault);
        out.end_object();
        std::cout << out.text() << '\n';
    }

    std::string file_;
    server::Remembered own_;
    bool json_ = false;
};

}  // namespace

MadeCommand make_verify(const Options& program) { return std::make_unique<Verify>(program); }

}  // namespace grognard::cli
