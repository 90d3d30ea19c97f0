// Keeps games in a map; a batch is checked whole before any of it is done.
#include "store/memory.hpp"

#include <algorithm>

namespace grognard::store {

namespace {

using Kept = MemoryStore::Kept;

// How long each game would be, write after write.
class Check {
  public:
    explicit Check(const Kept& kept) : games_(kept.games) {}

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
    void operator()(const Bin& bin) { length(bin.id); }
    void operator()(const CountHour&) {}
    void operator()(const Purge&) {}
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

    const decltype(Kept::games)& games_;
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

class Carry {
  public:
    explicit Carry(Kept& kept) : kept_(kept) {}

    void operator()(const Create& create) {
        game(create.record.id).record = create.record;
        kept_.order.push_back(create.record.id);
    }
    void operator()(const Update& update) {
        game(update.record.id).record = update.record;
        game(update.record.id).binned = false;
        kept_.binned.erase(update.record.id);
    }
    void operator()(const Append& append) {
        auto& inputs = game(append.id).inputs;
        inputs.insert(inputs.end(), append.inputs.begin(), append.inputs.end());
    }
    void operator()(const Cut& cut) {
        StoredGame& cut_short = game(cut.id);
        cut_short.inputs.resize(cut.kept);
        auto& snapshot = cut_short.snapshot;
        if (snapshot && snapshot->at > cut.kept) snapshot.reset();
    }
    void operator()(const Say& say) {
        auto& chat = game(say.id).chat;
        chat.push_back(say.chat);
        if (chat.size() > most_chat) chat.erase(chat.begin());
    }
    void operator()(const Snap& snap) { game(snap.id).snapshot = snap.snapshot; }
    void operator()(const Bin& bin) {
        StoredGame& left = game(bin.id);
        if (left.record.finished || left.record.touched >= bin.before || left.binned) return;
        left.binned = true;
        kept_.binned[bin.id] = kept_.hours;
    }
    void operator()(const CountHour&) { ++kept_.hours; }
    void operator()(const Purge& purge) {
        std::uint64_t room = purge.most;
        std::erase_if(kept_.order, [&](const std::string& id) {
            const auto found = kept_.binned.find(id);
            if (found == kept_.binned.end() || room == 0) return false;
            if (kept_.hours - found->second < purge.hours) return false;
            kept_.games.erase(id);
            kept_.binned.erase(found);
            --room;
            return true;
        });
    }
    void operator()(const Probe&) {}

  private:
    StoredGame& game(const std::string& id) { return kept_.games[id]; }

    Kept& kept_;
};

}  // namespace

void MemoryStore::commit(std::span<const Write> writes) {
    const std::lock_guard lock(mutex_);
    Check check(kept_);
    for (const Write& write : writes) std::visit(check, write);
    Carry carry(kept_);
    for (const Write& write : writes) std::visit(carry, write);
}

std::optional<StoredGame> MemoryStore::load(std::string_view id) const {
    const std::lock_guard lock(mutex_);
    const auto found = kept_.games.find(id);
    if (found == kept_.games.end()) return std::nullopt;
    return found->second;
}

std::vector<std::string> MemoryStore::unfinished() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> out;
    for (const std::string& id : kept_.order) {
        const StoredGame& game = kept_.games.find(id)->second;
        if (!game.record.finished && !game.binned) out.push_back(id);
    }
    return out;
}

std::vector<std::string> MemoryStore::left(const Left& which) const {
    std::vector<std::string> out = unfinished();
    const std::lock_guard lock(mutex_);
    std::erase_if(out, [&](const std::string& id) {
        const StoredGame& game = kept_.games.find(id)->second;
        return game.record.touched >= which.before || inputs_of_people(game) >= which.inputs;
    });
    if (out.size() > which.most) out.resize(which.most);
    return out;
}

std::vector<std::string> MemoryStore::with_bots() const {
    std::vector<std::string> out = unfinished();
    const std::lock_guard lock(mutex_);
    std::erase_if(out, [this](const std::string& id) {
        const auto& seats = kept_.games.find(id)->second.record.seats;
        return seats[0].is_bot() == seats[1].is_bot();
    });
    return out;
}

}  // namespace grognard::store
