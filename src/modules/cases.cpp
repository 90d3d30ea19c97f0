// Finds the game of a file of cases and hands the file to it.
#include "modules/cases.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#include "modules/list.hpp"
#include "modules/make_cases.hpp"
#include "modules/types.hpp"

namespace grognard::codec {

namespace {

using Path = std::filesystem::path;

template <class... Cases>
constexpr auto played_by(modules::Types<Cases...>) {
    return std::array<PlayedGame, sizeof...(Cases)>{modules::played<Cases>...};
}

constexpr auto unplayed = played_by(modules::Unplayed());

std::vector<const PlayedGame*> games() {
    std::vector<const PlayedGame*> out;
    for (const modules::Module* game : modules::all()) {
        if (game->cases.run != nullptr) out.push_back(&game->cases);
    }
    for (const PlayedGame& game : unplayed) out.push_back(&game);
    return out;
}

const PlayedGame* find_game(std::string_view name) {
    const auto all = games();
    const auto found = std::ranges::find(all, name, &PlayedGame::name);
    return found == all.end() ? nullptr : *found;
}

std::string game_names() {
    std::vector<std::string_view> names;
    for (const PlayedGame* game : games()) names.push_back(game->name);
    return one_of(names);
}

// The last folder of the path that is named after a game.
const PlayedGame* game_of_folder(const Path& file) {
    const PlayedGame* found = nullptr;
    for (const Path& part : std::filesystem::absolute(file).parent_path()) {
        if (const PlayedGame* game = find_game(part.string())) found = game;
    }
    return found;
}

// As it stands: whether the file is sound is for the reader of cases to say.
std::string first_cited_rule(const Node& root) {
    if (!root.is_array() || root.items().empty()) return {};
    const Node first = root.items().front();
    if (!first.is_object()) return {};
    for (const auto& [key, rules] : first.members()) {
        if (key != "rules" || !rules.is_array() || rules.items().empty()) continue;
        const Node rule = rules.items().front();
        return rule.is_string() ? rule.as_string() : std::string();
    }
    return {};
}

const PlayedGame* game_of_rules(const Node& root) {
    const std::string rule = first_cited_rule(root);
    const auto all = games();
    const auto found = std::ranges::find_if(
        all, [&rule](const PlayedGame* game) { return rule.starts_with(game->rule_prefix); });
    return found == all.end() ? nullptr : *found;
}

struct Found {
    const PlayedGame* game;
    Node cases;
};

const PlayedGame* wanted_game(const Document& document, const CaseOptions& options) {
    if (options.game.empty()) return nullptr;
    if (const PlayedGame* game = find_game(options.game)) return game;
    throw BadInput(document.file(), "", "a game: " + game_names(), shown(options.game));
}

Found find(const Document& document, const CaseOptions& options) {
    const PlayedGame* wanted = wanted_game(document, options);
    const Node root = document.root();
    if (root.is_object()) {
        Object object = root.object();
        const Node name = object.required("game");
        const PlayedGame* game = find_game(name.as_string());
        if (game == nullptr) name.fail(game_names());
        if (wanted != nullptr && wanted != game) name.fail(std::string(wanted->name));
        if (object.optional("given")) return {game, root};
        const Node cases = object.required("cases");
        object.done();
        return {game, cases};
    }
    const PlayedGame* game = wanted;
    if (game == nullptr) game = game_of_folder(document.file());
    if (game == nullptr) game = game_of_rules(root);
    if (game == nullptr) {
        root.fail(
            "{\"game\": ..., \"cases\": [...]}, a folder named after a game, or the ids of a "
            "game's rules");
    }
    return {game, root};
}

Found find_cases(const Document& document, const CaseOptions& options) {
    const Found found = find(document, options);
    if (!found.cases.is_array()) {
        found.cases.fail("{\"game\": ..., \"cases\": [...]}, or the array of cases", "an object");
    }
    return found;
}

std::vector<Path> files_below(const Path& path) {
    std::error_code ec;
    // Whatever else it is, the reader of the file says what is wrong with it.
    if (!std::filesystem::is_directory(path, ec)) return {path};
    const auto check = [&path, &ec] {
        if (ec) throw BadInput(path.string(), "", "a folder that can be read", ec.message());
    };
    std::vector<Path> out;
    std::filesystem::recursive_directory_iterator at(path, ec);
    check();
    for (const std::filesystem::recursive_directory_iterator end; at != end;) {
        const bool whole = at->is_regular_file(ec);
        if (whole && at->path().extension() == ".json") out.push_back(at->path());
        at.increment(ec);
        check();
    }
    std::sort(out.begin(), out.end());
    if (out.empty()) throw BadInput(path.string(), "", "a .json file in this folder", "none");
    return out;
}

}  // namespace

CasesFound cases_in(const Document& document, const CaseOptions& options) {
    const Found found = find_cases(document, options);
    return {found.game->name, found.cases};
}

CaseReport run_cases(const Document& document, const CaseOptions& options) {
    const Found found = find_cases(document, options);
    return found.game->run(options.library, found.cases, options.unreadable);
}

CaseReport run_cases(const Path& path, const CaseOptions& options) {
    CaseReport report;
    const auto attempt = [&report, &options](const auto& read) {
        try {
            read();
        } catch (const BadInput& bad) {
            if (options.unreadable == Unreadable::Throws) throw;
            report.fail_to_read(bad.what());
        }
    };
    attempt([&] {
        for (const Path& file : files_below(path)) {
            attempt([&] { report.add(run_cases(Document::load(file), options)); });
        }
    });
    return report;
}

CaseReport run_cases(std::span<const Path> paths, const CaseOptions& options) {
    CaseReport report;
    for (const Path& path : paths) report.add(run_cases(path, options));
    return report;
}

std::vector<ActionVerdict> explain_cases(const Document& document, const CaseOptions& options) {
    const Found found = find_cases(document, options);
    return found.game->explain(options.library, found.cases);
}

std::vector<ShownPosition> show_positions(const Document& document, const CaseOptions& options) {
    const Found found = find(document, options);
    return found.game->show(options.library, found.cases);
}

std::vector<ActionVerdict> explain_cases(const Path& file, const CaseOptions& options) {
    return explain_cases(Document::load(file), options);
}

}  // namespace grognard::codec
