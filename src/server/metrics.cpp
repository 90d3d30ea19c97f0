// Prometheus' text format, version 0.0.4.
#include "server/metrics.hpp"

#include <charconv>

namespace grognard::server {

namespace {

std::string decimal(double value) {
    std::array<char, 32> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), done.ptr};
}

void head(std::string& out, const std::string& name, const char* help, const char* type) {
    out += "# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
}

void one(std::string& out, const char* name, const char* help, const char* type,
         const Count& count) {
    const std::string full = std::string("grognard_") + name;
    head(out, full, help, type);
    out += full + " " + std::to_string(count.load()) + "\n";
}

}  // namespace

void Histogram::add(std::chrono::nanoseconds took) {
    const double seconds = std::chrono::duration<double>(took).count();
    std::size_t bucket = 0;
    while (bucket < bounds.size() && seconds > bounds[bucket]) ++bucket;
    counts_[bucket].fetch_add(1, std::memory_order_relaxed);
    nanoseconds_.fetch_add(static_cast<std::uint64_t>(took.count()), std::memory_order_relaxed);
}

void Histogram::write(std::string& out, const char* name, const char* help) const {
    const std::string full = std::string("grognard_") + name;
    head(out, full, help, "histogram");
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        sum += counts_[i].load();
        out += full + "_bucket{le=\"" + decimal(bounds[i]) + "\"} " + std::to_string(sum) + "\n";
    }
    sum += counts_.back().load();
    out += full + "_bucket{le=\"+Inf\"} " + std::to_string(sum) + "\n";
    out += full + "_sum " + decimal(static_cast<double>(nanoseconds_.load()) / 1e9) + "\n";
    out += full + "_count " + std::to_string(sum) + "\n";
}

std::string Metrics::text() const {
    std::string out;
    one(out, "games_created_total", "Games created, imports and branches included.", "counter",
        games_created);
    one(out, "games_left_total",
        "Games hardly begun and moved to the bin, since nobody came any more.", "counter",
        games_left);
    one(out, "actions_accepted_total", "Actions of players and bots on disk.", "counter",
        actions_accepted);
    one(out, "inputs_refused_total", "Actions refused by a rule or by the host.", "counter",
        inputs_refused);
    one(out, "inputs_stale_total", "Actions for a state that has passed.", "counter", inputs_stale);
    one(out, "messages_malformed_total", "Messages that could not be read.", "counter",
        messages_malformed);
    one(out, "messages_unheeded_total", "Messages over a rate.", "counter", messages_unheeded);
    one(out, "states_sent_total", "States sent over sockets.", "counter", states_sent);
    one(out, "bot_turns_total", "Actions chosen by bots.", "counter", bot_turns);
    one(out, "http_requests_total", "HTTP requests.", "counter", http_requests);
    one(out, "http_errors_total", "HTTP requests answered with 4xx or 5xx.", "counter",
        http_errors);
    one(out, "commits_failed_total", "Writes that the store did not take.", "counter",
        commits_failed);
    one(out, "slow_readers_total", "Sockets dropped because they did not read.", "counter",
        slow_readers);
    one(out, "mishaps_total", "Errors of the host itself; its log says which.", "counter", mishaps);
    one(out, "sockets", "Open sockets.", "gauge", sockets);
    one(out, "rooms", "Games in memory.", "gauge", rooms);
    one(out, "games_open", "Unfinished games.", "gauge", games_open);
    one(out, "games_set_aside", "Games that can't be read.", "gauge", games_set_aside);
    action_time.write(out, "action_seconds", "From an action's arrival to the disk.");
    return out;
}

}  // namespace grognard::server
