// Keeps games in a map; a batch is checked whole before any of it is done.
#include "store/memory.hpp"

#include <algorithm>

namespace grognard::store {

namespace {

using Games = std::map<std::string, StoredGame, std::less<>>;

// How long each game would be, write after write.
class Check {
  public:
    explicit Check(const Games& games) : games_(games) {}

    void operator()(const Create& create) {
        const std::string& id = create.record.id;
        if (games_.contains(id) || lengths_.contains(id)) throw Conflict("game " + id + " exists");
        lengths_[id] = 0;
    }
    void operator()(const Update& update) { length(update.record.id); }
    void operator()(const Append& append) {
        std::size_t& inputs = length(append.id);
        if (append.first != inputs + 1) {
            throw Conflict("game " + append.id + " is not before input " +
                           std::to_string(append.first));
        }
        inputs += append.inputs.size();
    }
    void operator()(const Cut& cut) {
        std::size_t& inputs = length(cut.id);
        if (cut.kept > inputs) throw short_of(cut.id, cut.kept);
        inputs = cut.kept;
    }
    void operator()(const Say& say) {
        length(say.id);
        std::uint64_t& last = said(say.id);
        if (say.chat.number <= last) throw Conflict("game " + say.id + " has that line of chat");
        last = say.chat.number;
    }
    void operator()(const Snap& snap) {
        if (snap.snapshot.at > length(snap.id)) throw short_of(snap.id, snap.snapshot.at);
    }
    void operator()(const Forget& forget) { length(forget.id); }
    void operator()(const Probe&) {}

  private:
    std::size_t& length(const std::string& id) {
        if (const auto known = lengths_.find(id); known != lengths_.end()) return known->second;
        const auto found = games_.find(id);
        if (found == games_.end()) throw Conflict("there is no game " + id);
        return lengths_[id] = found->second.inputs.size();
    }

    std::uint64_t& said(const std::string& id) {
        if (const auto known = said_.find(id); known != said_.end()) return known->second;
        const auto found = games_.find(id);
        const bool silent = found == games_.end() || found->second.chat.empty();
        return said_[id] = silent ? 0 : found->second.chat.back().number;
    }

    const Games& games_;
    std::map<std::string, std::size_t> lengths_;
    std::map<std::string, std::uint64_t> said_;  // the last line of chat
};

std::uint64_t inputs_of_people(const StoredGame& game) {
    std::uint64_t count = 0;
    for (std::size_t i = game.record.dice.after; i < game.inputs.size(); ++i) {
        const std::optional<Seat> by = game.inputs[i].by;
        if (by && !game.record.seats[static_cast<std::size_t>(index(*by))].is_bot()) ++count;
    }
    return count;
}

struct Carry {
    Games& games;
    std::vector<std::string>& order;

    void operator()(const Create& create) {
        games[create.record.id].record = create.record;
        order.push_back(create.record.id);
    }
    void operator()(const Update& update) { games[update.record.id].record = update.record; }
    void operator()(const Append& append) {
        auto& inputs = games[append.id].inputs;
        inputs.insert(inputs.end(), append.inputs.begin(), append.inputs.end());
    }
    void operator()(const Cut& cut) {
        StoredGame& game = games[cut.id];
        game.inputs.resize(cut.kept);
        if (game.snapshot && game.snapshot->at > cut.kept) game.snapshot.reset();
    }
    void operator()(const Say& say) {
        auto& chat = games[say.id].chat;
        chat.push_back(say.chat);
        if (chat.size() > most_chat) chat.erase(chat.begin());
    }
    void operator()(const Snap& snap) { games[snap.id].snapshot = snap.snapshot; }
    void operator()(const Forget& forget) {
        games.erase(forget.id);
        std::erase(order, forget.id);
    }
    void operator()(const Probe&) {}
};

}  // namespace

void MemoryStore::commit(std::span<const Write> writes) {
    const std::lock_guard lock(mutex_);
    Check check(games_);
    for (const Write& write : writes) std::visit(check, write);
    Carry carry{games_, order_};
    for (const Write& write : writes) std::visit(carry, write);
}

std::optional<StoredGame> MemoryStore::load(std::string_view id) const {
    const std::lock_guard lock(mutex_);
    const auto found = games_.find(id);
    if (found == games_.end()) return std::nullopt;
    return found->second;
}

std::vector<std::string> MemoryStore::unfinished() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> out;
    for (const std::string& id : order_) {
        if (!games_.find(id)->second.record.finished) out.push_back(id);
    }
    return out;
}

std::vector<std::string> MemoryStore::left(const Left& which) const {
    std::vector<std::string> out = unfinished();
    const std::lock_guard lock(mutex_);
    std::erase_if(out, [&](const std::string& id) {
        const StoredGame& game = games_.find(id)->second;
        return game.record.touched >= which.before || inputs_of_people(game) >= which.inputs;
    });
    if (out.size() > which.most) out.resize(which.most);
    return out;
}

std::vector<std::string> MemoryStore::with_bots() const {
    std::vector<std::string> out = unfinished();
    const std::lock_guard lock(mutex_);
    std::erase_if(out, [this](const std::string& id) {
        const auto& seats = games_.find(id)->second.record.seats;
        return seats[0].is_bot() == seats[1].is_bot();
    });
    return out;
}

}  // namespace grognard::store
