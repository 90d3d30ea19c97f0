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
        take_json(app_, json_);
        app_.footer("Examples:\n  grognard verify battle.txt\n  grognard verify battle.txt --json");
    }

    Exit run() override {
        const server::Verified found = server::verify(table::load_saved(file_));
        json_ ? print_json(found) : print(found);
        return found.good ? Exit::Done : Exit::CheckFailed;
    }

  private:
    void print(const server::Verified& found) const {
        if (!found.good) {
            std::cout << codec::legible_path(file_) << ": " << found.fault << '\n';
            return;
        }
        std::cout << "OK: " << found.derived << " rolls and draws follow from the seed";
        if (found.inherited > 0) {
            std::cout << "; " << found.inherited << " came with the game it branched off";
        }
        if (found.typed > 0) std::cout << "; " << found.typed << " were typed";
        std::cout << '\n';
    }

    static void print_json(const server::Verified& found) {
        codec::Writer out;
        out.begin_object();
        out.key("good");
        out.boolean(found.good);
        out.key("derived");
        out.integer(found.derived);
        out.key("inherited");
        out.integer(found.inherited);
        out.key("typed");
        out.integer(found.typed);
        out.key("fault");
        found.fault.empty() ? out.null() : out.string(found.fault);
        out.end_object();
        std::cout << out.text() << '\n';
    }

    std::string file_;
    bool json_ = false;
};

}  // namespace

MadeCommand make_verify(const Options& program) { return std::make_unique<Verify>(program); }

}  // namespace grognard::cli
