// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/orthez/flow.hpp"

#include <array>

#include "core/dispatch.hpp"
#include "games/orthez/notation.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/sections.hpp"
#include "games/orthez/start.hpp"

namespace grognard::orthez {

namespace {

template <class F>
concept Proceeds = requires(State& s, F& frame, const EventSink& events) {
    proceed(s, frame, events);
};
template <class F>
concept Decides = requires(const State& s, const F& frame) {
    decider(s, frame);
}
|| requires(const State& s, const F& frame) { awaits(s, frame); };
template <class F>
concept Rolls = requires(State& s, F& frame, Drawn drawn, const EventSink& events) {
    chance(s, frame);
    resolve(s, frame, drawn, events);
};
template <class F>
concept Written = Proceeds<F> || Decides<F> || Rolls<F>;

struct Unfinished {
    std::array<std::string_view, std::variant_size_v<Frame>> names{};
    std::size_t count = 0;
};

template <class... Fs>
Unfinished list_unfinished(std::type_identity<std::variant<Fs...>>) {
    Unfinished out;
    const auto note = [&out]<class F>(std::type_identity<F>) {
        if constexpr (!Written<F>) out.names[out.count++] = frame_name(Frame(F{}));
    };
    (note(std::type_identity<Fs>{}), ...);
    return out;
}

}  // namespace

std::span<const std::string_view> unfinished_frames() {
    static const Unfinished list = list_unfinished(std::type_identity<Frame>{});
    return {list.names.data(), list.count};
}

bool is_unfinished(const Frame& frame) {
    return match(frame, []<class F>(const F&) { return !Written<F>; });
}

void settle(State& s, const EventSink& events) {
    dispatch::settle(s, events);
    if (is_unfinished(s.frames.top())) s.awaited = Awaits::Nobody;
}

State begin_play(const Battle& battle) {
    State s = start(battle);
    if (!battle.deployment.empty()) begin_deployment(s);
    settle(s, {});
    return s;
}

void finish(State& s, const Report& report, const EventSink& events) {
    s.frames.pop();
    match(s.frames.top(), [&](auto& below) {
        match(report, [&](const auto& told) {
            if constexpr (requires { resume(s, below, told, events); }) {
                resume(s, below, told, events);
            }
        });
    });
}

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return refused("lb.22.0.0", Reason::GameOver);
    if (!is_awaited(awaits(s), seat)) return refused("lb.7.0.1", Reason::NotYourDecision);
    const auto verdict = dispatch::judge(s, seat, action);
    return verdict ? *verdict : refused("lb.7.0.1", Reason::NotNow);
}

Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
    if (!is_awaited(s.awaited, seat)) return Coverage::Complete;
    return dispatch::gather(s, seat, out);
}

void apply(State& s, Seat seat, const Action& action, const EventSink& events) {
    dispatch::say(s, seat, action, events);
    settle(s, events);
}

Chance chance(const State& s) { return dispatch::question(s); }

void resolve(State& s, Drawn drawn, const EventSink& events) {
    dispatch::answer(s, drawn, events);
    settle(s, events);
}

}  // namespace grognard::orthez
