// What each viewer of Patrol sees, how actions are written, and what must always hold.
#include <charconv>

#include "core/hash.hpp"
#include "patrol.hpp"

namespace grognard::patrol {
namespace {

std::uint64_t digest(const State& s) { return s.battle == nullptr ? 0 : s.battle->digest; }

bool is_ordering(const State& s) { return s.frames.top_as<Ordering>() != nullptr; }

}  // namespace

bool operator==(const State& a, const State& b) {
    return digest(a) == digest(b) && a.orders == b.orders && a.at == b.at && a.men == b.men &&
           a.loaded == b.loaded && a.cup == b.cup && a.round == b.round && a.rain == b.rain &&
           a.activations == b.activations && a.legs_made == b.legs_made && a.ending == b.ending &&
           a.awaited == b.awaited && a.frames == b.frames;
}

View Patrol::view(const State& s, Viewer viewer) {
    View view{.at = s.at,
              .men = s.men,
              .loaded = s.loaded,
              .cup = s.cup,
              .round = s.round,
              .rain = s.rain,
              .ending = s.ending,
              .frames = s.frames};
    for (const Seat seat : both_seats) {
        const Order order = s.orders[index(seat)];
        view.chosen[index(seat)] = order != Order::None;
        if (!is_ordering(s) || grognard::viewer(seat) == viewer) view.orders[index(seat)] = order;
    }
    return view;
}

void Patrol::redeal(State& s, Seat seat, Stream& stream) {
    Order& theirs = s.orders[index(other(seat))];
    if (!is_ordering(s) || theirs == Order::None) return;
    theirs = stream.below(2) == 0 ? Order::March : Order::Watch;
}

std::uint64_t Patrol::hash(const State& s) { return hash_of(s); }

std::string_view Patrol::invariants(const State& s) {
    if (s.battle == nullptr) return "a state has a battle";
    for (const Seat seat : both_seats) {
        const int i = index(seat);
        if (s.men[i] > s.battle->men) return "nobody is recruited";
        if ((s.loaded[i] & ~all_muskets) != 0) return "there are four muskets";
        if (s.at[i] < 0 || s.at[i] > s.battle->goal + s.battle->longest_leg) {
            return "nobody is behind the start or far beyond the goal";
        }
    }
    if ((s.cup & ~all_chits) != 0) return "there are three chits";
    if (is_ordering(s) && s.cup != all_chits) return "the cup is full when a round begins";
    if ((s.ending == Ending::Undecided) != (s.awaited != Awaits::Nobody)) {
        return "play stops when the game is decided";
    }
    return "";
}

std::string Patrol::notation(const Action& action) {
    return std::visit(Overloaded{
                          [](const Choose& choose) -> std::string {
                              return choose.order == Order::March   ? "order march"
                                     : choose.order == Order::Watch ? "order watch"
                                                                    : "order none";
                          },
                          [](const March& march) {
                              std::string out = "march";
                              for (const int leg : march.legs) out += " " + std::to_string(leg);
                              return out;
                          },
                          [](const Stay&) { return std::string("stay"); },
                          [](const Shoot& shoot) {
                              std::string out = "shoot ";
                              for (unsigned i = 0; i < musket_count; ++i) {
                                  out += (shoot.with >> i & 1U) != 0 ? '1' : '0';
                              }
                              return out;
                          },
                          [](const Hold&) { return std::string("hold"); },
                      },
                      action);
}

std::optional<Action> Patrol::parse(std::string_view text) {
    if (text == "order march") return Choose{Order::March};
    if (text == "order watch") return Choose{Order::Watch};
    if (text == "order none") return Choose{Order::None};
    if (text == "stay") return Stay{};
    if (text == "hold") return Hold{};
    if (text.starts_with("shoot ") && text.size() == 6 + musket_count) {
        Shoot shoot;
        for (unsigned i = 0; i < musket_count; ++i) {
            const char c = text[6 + i];
            if (c != '0' && c != '1') return std::nullopt;
            if (c == '1') shoot.with = static_cast<Muskets>(shoot.with | 1U << i);
        }
        return shoot;
    }
    if (!text.starts_with("march")) return std::nullopt;
    text.remove_prefix(5);
    March march;
    while (!text.empty()) {
        if (march.legs.full() || text.size() < 2 || text[0] != ' ') return std::nullopt;
        std::int16_t leg = 0;
        const char* const end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data() + 1, end, leg);
        if (error != std::errc{}) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
        march.legs.push(leg);
    }
    return march;
}

}  // namespace grognard::patrol
