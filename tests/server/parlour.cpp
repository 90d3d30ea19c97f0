// Runs a lobby by hand.
#include "parlour.hpp"

#include <charconv>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "fixed_chance.hpp"
#include "support/joined.hpp"
#include "support/wanted.hpp"

namespace grognard::server {

Json::Json(std::string text)
    : text_(std::move(text)), document_(codec::Document::parse("json", text_)) {}

std::optional<codec::Node> Json::find(std::string_view path) const {
    codec::Node node = document_.root();
    while (!path.empty()) {
        if (path.front() == '.') path.remove_prefix(1);
        if (path.front() == '[') {
            const std::size_t end = path.find(']');
            std::size_t number = 0;
            std::from_chars(path.data() + 1, path.data() + end, number);
            const auto items = node.items();
            if (number >= items.size()) return std::nullopt;
            node = items[number];
            path.remove_prefix(end + 1);
            continue;
        }
        const std::size_t end = path.find_first_of(".[");
        const std::string_view key = path.substr(0, end);
        bool found = false;
        for (const auto& [name, value] : node.members()) {
            if (name != key) continue;
            node = value;
            found = true;
            break;
        }
        if (!found) return std::nullopt;
        path = end == std::string_view::npos ? std::string_view() : path.substr(end);
    }
    return node;
}

codec::Node Json::at(std::string_view path) const {
    const auto node = find(path);
    if (!node) throw std::runtime_error("no " + std::string(path) + " in " + text_);
    return *node;
}

bool Json::has(std::string_view path) const { return find(path).has_value(); }
std::string Json::text(std::string_view path) const {
    const codec::Node node = at(path);
    if (node.is_object()) return node.json();
    return node.is_null() ? "null" : node.as_string();
}
std::int64_t Json::number(std::string_view path) const {
    return at(path).as_int<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000);
}
bool Json::truth(std::string_view path) const { return at(path).as_bool(); }
std::vector<std::string> Json::texts(std::string_view path) const {
    std::vector<std::string> out;
    for (const codec::Node& node : at(path).items()) {
        out.push_back(node.is_string() ? node.as_string() : node.json());
    }
    return out;
}
std::size_t Json::count(std::string_view path) const {
    const codec::Node node = at(path);
    return node.is_object() ? node.members().size() : node.items().size();
}

// As a client does: the view is sent whole, or what each step changed in it.
std::string with_view(const std::string& state, Patched& view) {
    const Json json(state);
    if (json.has("view")) {
        view = Patched(json.at("view"));
        return state;
    }
    for (std::size_t i = 0; i < json.count("events"); ++i) {
        view.apply(json.at("events[" + std::to_string(i) + "].patch"));
    }
    return R"({"view":)" + view.json() + "," + state.substr(1);
}

void Seated::read() {
    if (!std::exchange(woken_, false) || !room_) return;
    for (codec::Writer state; room_->pull(guest_, state);) {
        pulled_.emplace_back(state.text());
        messages_.push_back(state.take());
        codec::Writer offers;
        const bool asked = is_asked(messages_.back()) && room_->pull(guest_, offers);
        if (asked) pulled_.emplace_back(offers.text());
        messages_.back() = joined(messages_.back(), asked ? offers.text() : std::string_view());
        if (messages_.back().find(R"(,"view":{)") != std::string::npos) {
            states_.clear();
            made_ = 0;
        }
        states_.push_back(messages_.back());
    }
}

const std::string& Seated::last_state() const {
    if (states_.size() == 1) return states_.front();
    for (; made_ < states_.size(); ++made_) state_ = with_view(states_[made_], view_);
    return state_;
}

Limits Parlour::unlimited() {
    Limits limits;
    limits.seat = {};
    limits.address = {};
    return limits;
}

Parlour::Parlour(Limits limits) : limits_(limits) {
    fix_chance(static_cast<std::uint64_t>(wanted("GROGNARD_SEED", 1815)));
    restart();
}
Parlour::~Parlour() {
    run();
    bots_.reset();  // while the rooms they would answer to are there
}

void Parlour::restart() {
    seated_.clear();
    bots_.reset();  // joins its thread: nothing is posted any more
    due_.clear();
    aside_.clear();
    api_.reset();
    lobby_.reset();
    addresses_ = std::make_unique<AddressLimiter>(limits_.address);
    const auto post = [this](std::size_t, std::function<void()> task) {
        const std::lock_guard lock(mutex_);
        due_.push_back(std::move(task));
    };
    const auto report = [this](const std::string& line) {
        const std::lock_guard lock(mutex_);
        reported_.push_back(line);
    };
    store_watch_ = std::make_unique<StoreWatch>(report);
    commits_ = std::make_unique<store::ImmediateCommit>(
        store_, post, [this](const std::exception_ptr& failed) { store_watch_->saw(failed); });
    bots_ = std::make_unique<Workers>(1, report);
    const auto remind = [post](std::size_t lane, const std::weak_ptr<Hosted>& room) {
        post(lane, [room] {
            if (const auto there = room.lock()) there->tell_late();
        });
    };
    const auto aside = [this](Workers::Job job, Workers::Haste) {
        if (aside_.size() >= limits_.waiting_jobs) return false;
        aside_.push_back(std::move(job));
        return true;
    };
    lobby_ = std::make_unique<Lobby>(store_, Services{.committer = *commits_,
                                                      .store_watch = *store_watch_,
                                                      .bots = *bots_,
                                                      .metrics = metrics_,
                                                      .addresses = *addresses_,
                                                      .limits = limits_,
                                                      .aside = aside,
                                                      .lanes = 1,
                                                      .post = post,
                                                      .remind = remind,
                                                      .wall_time = [this] { return wall_time; },
                                                      .report = report,
                                                      .reload = {},
                                                      .lost = {}});
    api_ = std::make_unique<Api>(*lobby_);
    for (const std::string& broken : lobby_->resume()) throw std::runtime_error(broken);
}

bool Parlour::run_one() {
    std::function<void()> task;
    {
        const std::lock_guard lock(mutex_);
        if (due_.empty()) return false;
        task = std::move(due_.front());
        due_.pop_front();
    }
    task();
    return true;
}

void Parlour::run() {
    do {
        while (run_one()) continue;
        for (const Workers::Job& job : std::exchange(aside_, {})) job();
        while (run_one()) continue;
        for (const auto& seated : seated_) seated->read();
    } while (!aside_.empty());
}

Response Parlour::ask(std::string method, std::string target, std::string body) {
    std::optional<Response> answer;
    api_->handle({std::move(method), std::move(target), std::move(body), "here", false},
                 [&answer](Response response) { answer = std::move(response); });
    run();
    if (!answer) throw std::runtime_error("no answer");
    return *std::move(answer);
}

Created Parlour::create(std::string_view body) {
    const Response response = ask("POST", "/api/tables", std::string(body));
    if (response.status != 201) throw std::runtime_error(response.body);
    const Json json(response.body);
    Created created;
    created.table = json.text("table");
    created.commitment = json.text("commitment");
    created.solo = json.has("seats.both");
    if (created.solo) created.secrets.fill(json.text("seats.both.secret"));
    if (json.has("seats.bottom")) created.secrets[0] = json.text("seats.bottom.secret");
    if (json.has("seats.top")) created.secrets[1] = json.text("seats.top.secret");
    return created;
}

std::shared_ptr<Seated> Parlour::sit(const std::string& table, const std::string& secret,
                                     const std::string& nonce, const Moment& known) {
    const auto room = lobby_->find(table);
    if (!room) throw std::runtime_error("no table " + table);
    return sit_at(room, secret, nonce, known);
}

std::shared_ptr<Seated> Parlour::sit_at(const std::shared_ptr<Hosted>& room,
                                        const std::string& secret, const std::string& nonce,
                                        const Moment& known) {
    const auto seated = std::make_shared<Seated>();
    const auto guest = room->enter(seated, secret, nonce, "here", known);
    seated->sit(room, guest);
    // As a client does that has kept the commitment.
    const std::string share = nonce.empty() ? "a-share-of-" + std::to_string(secret.size()) : nonce;
    if (guest && guest->role() != Role::Spectator) {
        room->receive(guest, R"({"share":")" + share + R"("})");
    }
    seated_.push_back(seated);
    run();
    return seated;
}

std::vector<std::string> Parlour::reported() {
    const std::lock_guard lock(mutex_);
    return reported_;
}

std::string action(std::string_view text) {
    return text.starts_with('{') ? std::string(text) : R"({"do":")" + std::string(text) + "\"}";
}

std::string act(std::string_view text, std::size_t at) {
    return R"({"do":)" + action(text) + R"(,"at":)" + std::to_string(at) + "}";
}

std::string ask(std::string_view kind, std::string_view text, int id) {
    return R"({"ask":")" + std::string(kind) + R"(","do":)" + action(text) + R"(,"id":)" +
           std::to_string(id) + "}";
}

}  // namespace grognard::server
