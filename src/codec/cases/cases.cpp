// Finds the game of a file of cases and hands the file to it.
#include "codec/cases/cases.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "codec/cases/ccn.hpp"
#include "codec/cases/run.hpp"

namespace grognard::codec {

namespace {

using Path = std::filesystem::path;

template <GameCases C>
CaseReport run(const Library& library, const Node& cases) {
    return run_all(C(library), cases);
}

template <GameCases C>
std::vector<ActionVerdict> explain(const Library& library, const Node& cases) {
    return explain_all(C(library), cases);
}

struct PlayedGame {
    std::string_view name;
    CaseReport (*run)(const Library&, const Node&);
    std::vector<ActionVerdict> (*explain)(const Library&, const Node&);
};

template <GameCases C>
constexpr PlayedGame played{C::name, run<C>, explain<C>};

constexpr std::array games = {played<CcnCases>};

const PlayedGame* find_game(std::string_view name) {
    const auto found = std::ranges::find(games, name, &PlayedGame::name);
    return found == games.end() ? nullptr : &*found;
}

std::string game_names() {
    std::vector<std::string_view> names;
    for (const PlayedGame& game : games) names.push_back(game.name);
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
        const Node cases = object.required("cases");
        object.done();
        return {game, cases};
    }
    const PlayedGame* game = wanted != nullptr ? wanted : game_of_folder(document.file());
    if (game == nullptr) {
        root.fail("{\"game\": ..., \"cases\": [...]}, or a folder named after a game");
    }
    return {game, root};
}

std::vector<Path> files_below(const Path& path) {
    if (!std::filesystem::is_directory(path)) return {path};
    std::vector<Path> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        if (entry.is_regular_file() && entry.path().extension() == ".json") {
            out.push_back(entry.path());
        }
    }
    std::sort(out.begin(), out.end());
    if (out.empty()) throw BadInput(path.string(), "", "a .json file in this folder", "none");
    return out;
}

}  // namespace

CaseReport run_cases(const Document& document, const CaseOptions& options) {
    const Found found = find(document, options);
    return found.game->run(options.library, found.cases);
}

CaseReport run_cases(const Path& path, const CaseOptions& options) {
    CaseReport report;
    for (const Path& file : files_below(path)) report.add(run_cases(Document::load(file), options));
    return report;
}

CaseReport run_cases(std::span<const Path> paths, const CaseOptions& options) {
    CaseReport report;
    for (const Path& path : paths) report.add(run_cases(path, options));
    return report;
}

std::vector<ActionVerdict> explain_cases(const Document& document, const CaseOptions& options) {
    const Found found = find(document, options);
    return found.game->explain(options.library, found.cases);
}

std::vector<ActionVerdict> explain_cases(const Path& file, const CaseOptions& options) {
    return explain_cases(Document::load(file), options);
}

}  // namespace grognard::codec
