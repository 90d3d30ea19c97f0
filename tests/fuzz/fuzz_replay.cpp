// A saved game: read, replayed, written again; and its inputs replayed as if every hash were right.
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <variant>

#include "codec/json.hpp"
#include "games.hpp"
#include "modules/tables.hpp"
#include "support/seen.hpp"
#include "table/saved_game.hpp"
#include "table/words.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using codec::BadInput;
using table::SavedGame;
using table::TableTraits;

// Loading a scenario costs more than a short game; every input gets a copy.
template <TableTraits T>
table::GameTable<T> fresh_table(const SavedGame& saved) {
    static std::map<std::string, table::GameTable<T>> known;
    const std::string& scenario = saved.header.scenario;
    const auto found = known.find(scenario);
    if (found != known.end()) return found->second;
    const auto made = table::make_table(T::name, scenario);
    return known.emplace(scenario, dynamic_cast<const table::GameTable<T>&>(*made)).first->second;
}

std::string written(table::SavedHeader header, const table::Table& table) {
    header.start = table.start_hash();
    header.stamp = table.stamp();
    return table::saved_text(header, table);
}

template <TableTraits T>
void say(const std::vector<table::Message>& told) {
    static const std::array<table::Words, 2> words = {
        table::load_words(T::name, codec::Language::English),
        table::load_words(T::name, codec::Language::French)};
    for (const table::Message& message : told) {
        for (const table::Words& language : words) {
            promise(language.say(message).find('[') == std::string::npos, "words for a message",
                    language.say(message));
        }
    }
}

// Whatever replays is written as it was read, but for a torn line.
template <TableTraits T>
void replay_as_it_stands(const SavedGame& saved, std::string_view text) {
    table::GameTable<T> at = fresh_table<T>(saved);
    table::check_sound(saved, at);
    const auto found =
        table::replay(saved, at, [](const auto&, const auto& told) { say<T>(told); });
    const bool added = at.notes() != saved.notes || found.fit != table::Fit::Same;
    if (saved.format == 1 || added || text.find('\r') != text.npos) return;
    promise(table::record_lines(at).size() == saved.records.size(), "every record is kept");
    if (saved.header.stamp != at.stamp()) return;
    const std::string again = table::saved_text(saved.header, at);
    const auto records = [](const std::string& of) { return of.substr(of.find("\nstart ")); };
    promise(records(again) == records(std::string(text.substr(0, saved.end))) ||
                table::header_text(saved.header, at) != text.substr(0, saved.header_end),
            "written as it was read", again);
}

// The first inputs that the rules take, whatever hashes stand beside them.
template <TableTraits T>
table::GameTable<T> play_inputs(const SavedGame& saved) {
    table::GameTable<T> at = fresh_table<T>(saved);
    for (const table::SavedLine& line : saved.lines) {
        const auto seat = at.parse_seat(line.by);
        if (!line.by.empty() && !seat) break;
        const std::uint64_t before = at.hash();
        const table::Reply reply = seat ? at.submit(*seat, line.text) : at.answer(line.text);
        if (!std::holds_alternative<table::Accepted>(reply)) {
            promise(at.hash() == before, "a refused input changes nothing", line.text);
            break;
        }
        say<T>(std::get<table::Accepted>(reply).told);
        promise(T::Game::invariants(at.state()).empty(), "a sound state after", line.text);
        if (seat && at.may_undo(*seat)) {
            table::GameTable<T> back = at;
            promise(back.undo(*seat) && back.hash() == before, "undo goes back", line.text);
        }
    }
    for (const Seat seat : both_seats) {
        codec::Document::parse("view", view_json(at, seat)).root().object();
    }
    return at;
}

// A game written with its true hashes is read, replayed and written the same.
template <TableTraits T>
void replay_with_true_hashes(const SavedGame& saved) {
    const table::GameTable<T> played = play_inputs<T>(saved);
    const std::string text = written(saved.header, played);
    const SavedGame again = table::parse_saved(saved.file, text);
    promise(!again.torn && again.lines.size() == played.log().size(), "every line is read");
    table::GameTable<T> at = fresh_table<T>(again);
    table::check_sound(again, at);
    table::replay(again, at);
    promise(at.log() == played.log(), "the same log", text);
    promise(written(again.header, at) == text, "written as it was read", text);
}

// A path would make the outcome depend on the machine's files.
bool names_a_file(const std::string& scenario) {
    return scenario.find('/') != std::string::npos || scenario.ends_with(".json");
}

template <TableTraits T>
void replay_both_ways(const SavedGame& saved, std::string_view text) {
    try {
        fresh_table<T>(saved);
    } catch (const BadInput& wrong) {
        return promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
    replay_with_true_hashes<T>(saved);
    try {
        replay_as_it_stands<T>(saved, text);
    } catch (const BadInput& wrong) {
        promise(wrong.place.starts_with("line "), "a fault names its line", wrong.what());
    } catch (const table::IllegalStep& illegal) {
        promise(!illegal.refused().rule.empty(), "a refusal cites", illegal.what());
    }
}

void read(std::string_view text) {
    std::optional<SavedGame> saved;
    try {
        saved = table::parse_saved("saved", text);
    } catch (const BadInput& wrong) {
        return promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
    const table::SavedHeader& header = saved->header;
    if (names_a_file(header.scenario)) return;
    Games::each([&](auto game) {
        using Traits = typename decltype(game)::Traits;
        if (header.game == Traits::name) replay_both_ways<Traits>(*saved, text);
    });
}

}  // namespace

}  // namespace grognard::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::read(grognard::fuzz::as_text(data, size));
    return 0;
}
