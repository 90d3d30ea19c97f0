// A game file given to the host: as it stands, and with the hashes that its inputs really lead to,
// as far as the rules take them. What is taken can be looked at and given out again.
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "codec/json.hpp"
#include "server/game_port.hpp"
#include "server/parlour.hpp"
#include "table/saved_game.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using server::Json;
using server::Parlour;
using server::Response;

// Every game that it takes stays in its memory, so that a new one opens now and then.
Parlour& parlour() {
    constexpr std::uint64_t games = 2000;
    static auto open = std::make_unique<Parlour>();
    if (open->metrics().games_created >= games) open = std::make_unique<Parlour>();
    return *open;
}

void import(const std::string& file) {
    const Response taken = parlour().ask("POST", "/api/import", file);
    if (taken.status == 400) {
        return promise(!Json(taken.body).raw().empty(), "a fault has words", taken.body);
    }
    promise(taken.status == 201, "a game file is taken or refused", taken.body);
    const Json made(taken.body);
    const std::string table = "/api/tables/" + made.text("table");
    const std::string secret = "?seat=" + made.text("seats.both.secret");
    const Response seen = parlour().ask("GET", table + "/state" + secret);
    promise(seen.status == 200 && Json(seen.body).has("view"), "its player sees it", seen.body);
    const Response watched = parlour().ask("GET", table + "/state");
    promise(watched.status == 200 && Json(watched.body).has("view"), "others do", watched.body);
    const Response kept = parlour().ask("GET", table + "/log" + secret);
    promise(kept.status == 200, "it is given out", kept.body);
    const Response again = parlour().ask("POST", "/api/import", kept.body);
    promise(again.status == 201, "and taken again", again.body);
}

// The lines that the rules take get the hashes they lead to; from the first they do not, all stay
// as they are. Nothing if it is no game of ours.
std::optional<std::string> with_true_hashes(std::string_view text) {
    try {
        const table::SavedGame saved = table::parse_saved("import", text);
        const server::GamePort* const port = server::find_port(saved.header.game);
        const auto at = port == nullptr ? nullptr : port->make(saved.header.scenario);
        if (!at) return std::nullopt;
        table::SavedHeader header = saved.header;
        header.start = at->start_hash();
        header.stamp = at->stamp();
        for (const table::SavedLine& line : saved.lines) {
            const auto seat = at->parse_seat(line.by);
            if (!seat && !line.by.empty()) break;
            const table::Reply reply = seat ? at->submit(*seat, line.text) : at->answer(line.text);
            if (!std::holds_alternative<table::Accepted>(reply)) break;
        }
        return table::saved_text(header, *at);
    } catch (const codec::BadInput& wrong) {
        promise(!std::string_view(wrong.what()).empty(), "a fault has words");
        return std::nullopt;
    }
}

void read(std::string_view text) {
    import(std::string(text));
    if (const auto repaired = with_true_hashes(text)) import(*repaired);
}

}  // namespace

}  // namespace grognard::fuzz

// Before the clock of the first input starts.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    grognard::fuzz::parlour();
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::read(grognard::fuzz::as_text(data, size));
    return 0;
}
