// Makes up games, inputs, chat and visits.
#include "random_writes.hpp"

namespace grognard::store {

namespace {

constexpr std::int64_t never = std::int64_t{1} << 60U;

}  // namespace

std::string RandomWrites::text(std::uint32_t longest) {
    return std::string(random_.below(longest), static_cast<char>('a' + random_.below(26)));
}

GameRecord RandomWrites::record(const std::string& id) {
    GameRecord out;
    out.id = id;
    out.game = "ccn";
    out.scenario = "001";
    out.seats[0] = {"human", text(20), text(60), text(60)};
    out.seats[1] = {random_.below(2) == 0 ? "bot:first" : "human", text(20), "", ""};
    out.dice.seed = text(64);
    out.created = out.touched = ++time_;
    return out;
}

Write RandomWrites::next_write(const Store& there) {
    const std::string id =
        ids_.empty() ? "" : ids_[random_.below(static_cast<std::uint32_t>(ids_.size()))];
    const std::optional<StoredGame> game = there.load(id);
    if (!game) {
        ids_.push_back("game" + std::to_string(ids_.size()));
        return Create{record(ids_.back())};
    }
    const std::uint64_t length = game->inputs.size();
    switch (random_.below(16)) {
        case 0:
            ids_.push_back("game" + std::to_string(ids_.size()));
            return Create{record(ids_.back())};
        case 1:
            return Update{record(id)};
        case 2:
            return Cut{id, length - std::min<std::uint64_t>(length, random_.below(4))};
        case 3:
            return Say{id,
                       {"top", text(200), ++time_, length,
                        game->chat.empty() ? 1 : game->chat.back().number + 1}};
        case 4:
            return Snap{id, {length, random_.next(), text(3000)}};
        case 5:
            return Bin{id, never, ++time_};
        case 6:
            return CountHour{};
        case 7:
            return Probe{};
        default: {
            // Seldom so many that they are worth moving.
            const std::uint32_t count = random_.below(12) == 0 ? 700 : 1 + random_.below(5);
            Append append{id, length + 1, {}};
            for (std::uint32_t i = 0; i < count; ++i) {
                const std::uint32_t by = random_.below(3);
                append.inputs.push_back({by == 2 ? std::nullopt : std::optional(both_seats[by]),
                                         text(40), random_.next()});
            }
            return append;
        }
    }
}

Writes RandomWrites::next(const Store& there) {
    Writes out;
    out.push_back(next_write(there));
    // A second write must not need the first.
    if (random_.below(3) == 0) {
        ids_.push_back("game" + std::to_string(ids_.size()));
        out.push_back(Create{record(ids_.back())});
    }
    if (random_.below(10) == 0) out.push_back(Purge{2, 3});
    return out;
}

std::string difference(const Store& one, const Store& other, const std::vector<std::string>& ids) {
    for (const std::string& id : ids) {
        const auto a = one.load(id);
        const auto b = other.load(id);
        if (a.has_value() != b.has_value()) return id + (a ? " is too much" : " is missing");
        if (!a) continue;
        if (a->record != b->record) return id + ": records";
        if (a->inputs != b->inputs) {
            return id + ": " + std::to_string(a->inputs.size()) + " and " +
                   std::to_string(b->inputs.size()) + " inputs";
        }
        if (a->chat != b->chat) return id + ": chat";
        if (a->snapshot != b->snapshot) return id + ": snapshots";
        if (a->binned != b->binned) return id + ": the bin";
    }
    if (one.unfinished() != other.unfinished()) return "unfinished games";
    return "";
}

}  // namespace grognard::store
