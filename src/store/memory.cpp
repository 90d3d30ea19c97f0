// Keeps games in a map; what a batch touches is copied first, so that a conflict changes nothing.
#include "store/memory.hpp"

#include <type_traits>

namespace grognard::store {

namespace {

using Games = std::map<std::string, StoredGame, std::less<>>;

// The games a batch touches, as they will be.
class Draft {
  public:
    explicit Draft(const Games& games) : games_(games) {}

    void operator()(const Create& create) {
        const std::string& id = create.record.id;
        if (games_.contains(id) || drafts_.contains(id)) throw Conflict("game " + id + " exists");
        drafts_[id].record = create.record;
        created_.push_back(id);
    }
    void operator()(const Update& update) { of(update.record.id).record = update.record; }
    void operator()(const Append& append) {
        auto& inputs = of(append.id).inputs;
        if (append.first != inputs.size() + 1) {
            throw Conflict("game " + append.id + " is not before input " +
                           std::to_string(append.first));
        }
        inputs.insert(inputs.end(), append.inputs.begin(), append.inputs.end());
    }
    void operator()(const Cut& cut) {
        auto& inputs = of(cut.id).inputs;
        if (cut.kept > inputs.size()) {
            throw Conflict("game " + cut.id + " has fewer than " + std::to_string(cut.kept) +
                           " inputs");
        }
        inputs.resize(cut.kept);
    }
    void operator()(const Say& say) { of(say.id).chat.push_back(say.chat); }

    Games take() { return std::move(drafts_); }
    const std::vector<std::string>& created() const { return created_; }

  private:
    StoredGame& of(const std::string& id) {
        if (const auto draft = drafts_.find(id); draft != drafts_.end()) return draft->second;
        const auto found = games_.find(id);
        if (found == games_.end()) throw Conflict("there is no game " + id);
        return drafts_.emplace(id, found->second).first->second;
    }

    const Games& games_;
    Games drafts_;
    std::vector<std::string> created_;
};

}  // namespace

void MemoryStore::commit(std::span<const Write> writes) {
    const std::lock_guard lock(mutex_);
    Draft draft(games_);
    for (const Write& write : writes) std::visit(draft, write);
    order_.insert(order_.end(), draft.created().begin(), draft.created().end());
    for (auto& [id, game] : draft.take()) games_[id] = std::move(game);
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

}  // namespace grognard::store
