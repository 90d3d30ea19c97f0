// Replays a game file and derives each answer of chance anew.
#include "server/verify.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "codec/json.hpp"
#include "server/fair_dice.hpp"
#include "server/game_port.hpp"

namespace grognard::server {

namespace {

using codec::BadInput;

struct Terms {
    Bytes32 key{};
    std::uint64_t after = 0;
    bool typed = false;
};

class Notes {
  public:
    explicit Notes(const table::SavedGame& saved) : saved_(saved) {}

    std::optional<std::string> optional(std::string_view name) const {
        for (const table::SavedNote& note : saved_.header.notes) {
            if (note.name == name) return note.value;
        }
        return std::nullopt;
    }
    std::string required(std::string_view name) const {
        if (auto found = optional(name)) return *std::move(found);
        throw BadInput(saved_.file, "header", "a line " + std::string(name), "none");
    }
    Bytes32 hex(std::string_view name) const {
        const std::string text = required(name);
        if (const auto bytes = parse_hex32(text)) return *bytes;
        throw BadInput(saved_.file, std::string(name), "64 digits 0-9 a-f", codec::shown(text));
    }

  private:
    const table::SavedGame& saved_;
};

// Only a player knows whether it is he whom the file speaks of.
std::string disowned(const Remembered& own, const std::string& committed,
                     const std::array<std::string, 2>& nonces) {
    if (!own.commitment.empty() && own.commitment != committed) {
        return "the file has another commitment than the one that was told before the game";
    }
    if (!own.nonce.empty() && std::ranges::find(nonces, own.nonce) == nonces.end()) {
        return "no seat of the file has the share " + codec::shown(own.nonce);
    }
    return {};
}

Terms terms_of(const table::SavedGame& saved, const table::Table& table, const Remembered& own,
               std::string& fault) {
    const Notes notes(saved);
    const std::string committed = notes.required("dice-commitment");
    if (!notes.optional("dice-seed")) {
        throw BadInput(saved.file, "header", "a line dice-seed, which a game has when it is over",
                       "none");
    }
    const Bytes32 seed = notes.hex("dice-seed");
    if (commitment(seed) != committed) fault = "the seed is not the one that was committed to";
    std::array<std::string, 2> nonces;
    for (const Seat seat : both_seats) {
        nonces[static_cast<std::size_t>(index(seat))] =
            notes.required("dice-nonce-" + std::string(table.seat_name(seat)));
    }
    if (std::string no = disowned(own, committed, nonces); !no.empty()) fault = std::move(no);
    Terms terms{dice_key(seed, nonces), 0, notes.optional("dice-typed").has_value()};
    if (const auto after = notes.optional("dice-after")) {
        const char* const end = after->data() + after->size();
        const bool number = std::from_chars(after->data(), end, terms.after).ptr == end;
        if (!number || terms.after > saved.lines.size()) {
            throw BadInput(saved.file, "dice-after", "a number of steps of this game",
                           codec::shown(*after));
        }
    }
    return terms;
}

}  // namespace

Verified verify(const table::SavedGame& saved, const Remembered& own) {
    const auto table = table::table_for(saved);
    const GamePort* const port = find_port(table->game());
    if (port == nullptr)
        throw BadInput(saved.file, "game", "a game of the host", saved.header.game);
    Verified out;
    const Terms terms = terms_of(saved, *table, own, out.fault);
    // The answer that is due is worked out before the line that gives it is replayed.
    std::optional<std::string> due;
    const auto expect = [&] {
        due.reset();
        if (table->awaits() == Awaits::Chance) {
            due = port->answer(*table, FairDice(terms.key, table->at() + 1));
        }
    };
    expect();
    table::replay(saved, *table, [&](const table::SavedLine& line, const auto&) {
        const std::uint64_t step = table->at();
        if (line.by.empty()) {
            if (step <= terms.after) {
                ++out.inherited;
            } else if (terms.typed && line.text.starts_with("dice")) {
                ++out.typed;
            } else if (due == line.text) {
                ++out.derived;
            } else if (out.fault.empty()) {
                out.fault = "step " + std::to_string(step) + " (line " + std::to_string(line.line) +
                            "): the seed gives " + codec::shown(due.value_or("nothing")) +
                            ", the file has " + codec::shown(line.text);
            }
        }
        expect();
    });
    out.good = out.fault.empty();
    return out;
}

}  // namespace grognard::server
