// Checks the pages, the references between tables, and then game after game.
#include "store/fsck.hpp"

#include <utility>

#include "store/sqlite_file.hpp"
#include "store/sqlite_reader.hpp"

namespace grognard::store {

namespace {

class Inspector {
  public:
    Inspector(const std::filesystem::path& store, const GameCheck& check)
        : file_(opened_as_it_is(store)), reader_(opened_to_read(store)), check_(check) {}

    Inspection inspect() && {
        attempt("", [this] { check_pages(); });
        for (const char* const table :
             {"inputs", "fresh", "conflicting_inputs", "chat", "snapshots"}) {
            attempt("", [this, table] { check_references(table); });
        }
        std::vector<std::string> ids;
        attempt("", [&] { ids = reader_.all(); });
        for (const std::string& id : ids) {
            attempt(id, [this, &id] { check_game(id); });
        }
        return std::move(found_);
    }

  private:
    void report(std::string game, std::string what) {
        found_.problems.push_back({std::move(game), std::move(what)});
    }

    // A part that can't be read is a problem, and the rest is looked at all the same.
    template <class Work>
    void attempt(const std::string& game, const Work& work) {
        try {
            work();
        } catch (const std::exception& bad) {
            report(game, bad.what());
        }
    }

    void check_pages() {
        Statement check(file_, "PRAGMA integrity_check");
        while (check.step()) {
            std::string line = check.text();
            if (line != "ok") report("", std::move(line));
        }
    }

    void check_references(const std::string& table) {
        const std::string sql =
            "SELECT DISTINCT game FROM " + table + " WHERE game NOT IN (SELECT number FROM games)";
        Statement orphans(reader_.connection(), sql.c_str());
        while (orphans.step()) {
            report("", table + " has rows of game number " + std::to_string(orphans.number()) +
                           ", which is not there");
        }
    }

    void check_game(const std::string& id) {
        const std::optional<StoredGame> game = reader_.load(id);
        if (!game) return;  // purged meanwhile
        ++found_.games;
        found_.binned += game->binned ? 1 : 0;
        const std::uint64_t inputs = game->inputs.size();
        found_.inputs += inputs;
        const auto beyond = [&](const char* what, std::uint64_t at) {
            if (at > inputs) {
                report(id, std::string(what) + " stands after input " + std::to_string(at) +
                               ", but there are " + std::to_string(inputs));
            }
        };
        if (game->snapshot) beyond("its snapshot", game->snapshot->at);
        beyond("the beginning of its own dice", game->record.dice.after);
        if (auto wrong = check_(*game)) report(id, *std::move(wrong));
    }

    Connection file_;  // as it is on the disk
    SqliteReader reader_;
    const GameCheck& check_;
    Inspection found_;
};

}  // namespace

Inspection inspect(const std::filesystem::path& store, const GameCheck& check) {
    return Inspector(store, check).inspect();
}

}  // namespace grognard::store
