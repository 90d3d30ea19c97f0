// grognard backup: copies a store in use.
#include "store/backup.hpp"

#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/utf8.hpp"
#include "store/open.hpp"

namespace grognard::cli {

namespace {

class Backup final : public Command {
  public:
    explicit Backup(const Options& program)
        : Command(program.command("backup", "copy a store, also while a server uses it")) {
        app_.option("store", store_, "the store: FILE or sqlite:FILE").required();
        app_.option("to", to_, "the file to make; it must not exist").required();
        app_.footer(
            "The copy has everything that was acknowledged when it began, and appears only when it "
            "is complete.\n"
            "It holds the secrets of running games: keep it as private as the store.\n"
            "Example:\n  grognard backup games.db games-monday.db");
    }

    Exit run() override {
        store::back_up(store::file_of(store_), to_);
        std::cout << codec::legible_path(to_) << '\n';
        return Exit::Done;
    }

  private:
    std::string store_;
    std::string to_;
};

}  // namespace

MadeCommand make_backup(const Options& program) { return std::make_unique<Backup>(program); }

}  // namespace grognard::cli
