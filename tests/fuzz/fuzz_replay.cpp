// A saved game: read, replayed, written again; and its inputs replayed as if every hash were right.
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <variant>

#include "codec/json.hpp"
#include "table/ccn/traits.hpp"
#include "table/make.hpp"
#include "table/saved_game.hpp"
#include "table/words.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using codec::BadInput;
using table::CcnTable;
using table::SavedGame;

// Loading a scenario costs more than a short game; every input gets a copy.
CcnTable fresh_table(const SavedGame& saved) {
    static std::map<std::string, CcnTable> known;
    const table::SavedHeader& header = saved.header;
    const std::string key = header.game + " " + header.scenario;
    const auto found = known.find(key);
    if (found != known.end()) return found->second;
    const auto made = table::make_table(header.game, header.scenario);
    return known.emplace(key, dynamic_cast<const CcnTable&>(*made)).first->second;
}

std::string written(table::SavedHeader header, const table::Table& table) {
    header.start = table.start_hash();
    std::string out = table::header_text(header, table);
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        out += table::line_text(i + 1, table.log()[i], table);
    }
    return out;
}

void say(const std::vector<table::Message>& told) {
    static const std::array<table::Words, 2> words = {
        table::load_words("ccn", codec::Language::English),
        table::load_words("ccn", codec::Language::French)};
    for (const table::Message& message : told) {
        for (const table::Words& language : words) {
            promise(language.say(message).find('[') == std::string::npos, "words for a message",
                    language.say(message));
        }
    }
}

// Whatever replays is written as it was read, but for a torn line.
void replay_as_it_stands(const SavedGame& saved, std::string_view text) {
    CcnTable at = fresh_table(saved);
    table::check_start(saved, at);
    table::replay(saved, at, [](const auto&, const auto& told) { say(told); });
    const std::size_t whole = saved.lines.empty() ? saved.header_end : saved.lines.back().end;
    promise(saved.torn == (whole != text.size()), "only a torn line is left out");
    promise(written(saved.header, at) == text.substr(0, whole), "written as it was read",
            written(saved.header, at));
}

// The first inputs that the rules take, whatever hashes stand beside them.
CcnTable play_inputs(const SavedGame& saved) {
    CcnTable at = fresh_table(saved);
    for (const table::SavedLine& line : saved.lines) {
        const auto seat = at.parse_seat(line.by);
        if (!line.by.empty() && !seat) break;
        const std::uint64_t before = at.hash();
        const table::Reply reply = seat ? at.submit(*seat, line.text) : at.answer(line.text);
        if (!std::holds_alternative<table::Accepted>(reply)) {
            promise(at.hash() == before, "a refused input changes nothing", line.text);
            break;
        }
        say(std::get<table::Accepted>(reply).told);
        promise(Ccn::invariants(at.state()).empty(), "a sound state after", line.text);
        if (seat && at.may_undo(*seat)) {
            CcnTable back = at;
            promise(back.undo(*seat) && back.hash() == before, "undo goes back", line.text);
        }
    }
    for (const Seat seat : both_seats) {
        codec::Document::parse("view", at.view_json(seat));
        codec::Document::parse("view", at.view_json(seat)).root().object();
    }
    return at;
}

// A game written with its true hashes is read, replayed and written the same.
void replay_with_true_hashes(const SavedGame& saved) {
    const CcnTable played = play_inputs(saved);
    const std::string text = written(saved.header, played);
    const SavedGame again = table::parse_saved(saved.file, text);
    promise(!again.torn && again.lines.size() == played.log().size(), "every line is read");
    CcnTable at = fresh_table(again);
    table::check_start(again, at);
    table::replay(again, at);
    promise(at.log() == played.log(), "the same log", text);
    promise(written(again.header, at) == text, "written as it was read", text);
}

// A path would make the outcome depend on the machine's files.
bool names_a_file(const std::string& scenario) {
    return scenario.find('/') != std::string::npos || scenario.ends_with(".json");
}

void replay_both_ways(std::string_view text) {
    std::optional<SavedGame> saved;
    try {
        saved = table::parse_saved("saved", text);
        if (names_a_file(saved->header.scenario)) return;
        fresh_table(*saved);
    } catch (const BadInput& wrong) {
        return promise(!std::string_view(wrong.what()).empty(), "a fault has words");
    }
    replay_with_true_hashes(*saved);
    try {
        replay_as_it_stands(*saved, text);
    } catch (const BadInput& wrong) {
        promise(wrong.place.starts_with("line "), "a fault names its line", wrong.what());
    } catch (const table::IllegalStep& illegal) {
        promise(!illegal.refused().rule.empty(), "a refusal cites", illegal.what());
    }
}

}  // namespace

}  // namespace grognard::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::replay_both_ways(grognard::fuzz::as_text(data, size));
    return 0;
}
