// What a room has done elsewhere, so that nobody waits for it: bots think, questions are pondered,
// stories told again.
#include <algorithm>
#include <utility>

#include "codec/write.hpp"
#include "server/hosted.hpp"
#include "server/wire.hpp"

namespace grognard::server {

namespace {

constexpr int most_refusals = 3;  // of what a bot chose, before its game is given up

std::string unanswered_json(std::uint64_t id) {
    wire::WhyAnswer out;
    out.id = id;
    out.expected.value = "a question that the host can answer";
    return codec::write_json(out);
}

}  // namespace

// The game goes on meanwhile, and so do others.
void Hosted::ponder(const std::shared_ptr<Guest>& guest, std::uint64_t id,
                    std::function<std::string()> question) {
    const auto answer = [self = shared_from_this(), guest, id, asked = std::move(question)] {
        std::string json;
        try {
            json = asked();
        } catch (const std::exception& bad) {
            self->services_.report(std::string("a question: ") + bad.what());
            json = unanswered_json(id);
        }
        --guest->questions_;
        guest->send(std::move(json));
    };
    if (guest->questions_ < services_.limits.questions) {
        ++guest->questions_;
        if (services_.aside(answer, Workers::Haste::Unawaited)) return;
        --guest->questions_;
    }
    ++services_.metrics.messages_unheeded;
    guest->send(codec::write_json(wire::Slow{}));
}

// Only the newest question about a plan matters: one that was not begun is replaced.
void Hosted::plan(const std::shared_ptr<Guest>& guest, std::uint64_t id,
                  std::function<std::string()> question) {
    if (guest->next_plan_) {
        wire::Replaced out;
        out.id = guest->next_plan_->id;
        guest->send(codec::write_json(out));
    }
    guest->next_plan_ = {id, std::move(question)};
    if (!guest->planning_) start_plan(guest);
}

void Hosted::start_plan(const std::shared_ptr<Guest>& guest) {
    const Guest::Plan plan = *std::exchange(guest->next_plan_, std::nullopt);
    const auto job = [self = shared_from_this(), guest, plan] {
        std::string json;
        try {
            json = plan.question();
        } catch (const std::exception& bad) {
            self->services_.report(std::string("a plan: ") + bad.what());
            json = unanswered_json(plan.id);
        }
        guest->send(std::move(json));
        self->services_.post(self->lane_, [self, guest] {
            const std::lock_guard lock(self->mutex_);
            guest->planning_ = false;
            if (guest->next_plan_ && !self->closed_) self->start_plan(guest);
        });
    };
    guest->planning_ = services_.aside(job, Workers::Haste::Unawaited);
    if (guest->planning_) return;
    ++services_.metrics.messages_unheeded;
    guest->send(codec::write_json(wire::Slow{}));
}

// Somebody is to hear the story from before what the room remembers: it is played again where
// nobody waits for it but those.
void Hosted::retell() {
    if (std::exchange(retelling_, true)) return;
    const auto job = [self = shared_from_this(), tell = room_.retelling()] {
        Retold told;
        std::string fault;
        try {
            told = tell();
        } catch (const std::exception& bad) {
            fault = bad.what();
        }
        self->services_.post(self->lane_,
                             [self, all = std::move(told), why = std::move(fault)]() mutable {
                                 self->retold(std::move(all), why);
                             });
    };
    if (services_.aside(job, Workers::Haste::Awaited)) return;
    retelling_ = false;
    remind();
}

void Hosted::retold(Retold told, std::string_view fault) {
    const std::lock_guard lock(mutex_);
    retelling_ = false;
    if (!fault.empty()) return break_off(fault);
    room_.recall(std::move(told));
    for (const auto& guest : guests_) {
        if (guest->behind_) guest->wake();
    }
}

bool Hosted::anybody_plays() const {
    return std::ranges::any_of(guests_,
                               [](const auto& guest) { return guest->role_ != Role::Spectator; });
}

void Hosted::start_bot() {
    if (keeping_ || thinking_ || closed_ || finishing_) return;
    // A game of bots is there to be looked at: it waits for who does.
    if (guests_.empty() && room_.only_bots()) return;
    attempt(nullptr, [this] {
        if (const auto turn = room_.bot_turn()) ask_bot(*turn);
    });
}

void Hosted::ask_bot(const BotTurn& turn) {
    auto think = room_.think(turn, random_word());
    thinking_ = true;
    const auto job = [self = shared_from_this(), turn, think = std::move(think)] {
        std::string text;
        std::string fault;
        try {
            if (think) text = think();
        } catch (const std::exception& bad) {
            fault = std::string("its bot: ") + bad.what();
        }
        self->services_.post(
            self->lane_, [self, turn, chosen = std::move(text), why = std::move(fault)] {
                why.empty() ? self->bot_chose(turn, chosen) : self->bot_failed(why);
            });
    };
    services_.bots.take(job, anybody_plays() ? Workers::Haste::Awaited : Workers::Haste::Unawaited);
}

void Hosted::bot_failed(std::string_view why) {
    const std::lock_guard lock(mutex_);
    thinking_ = false;
    break_off(why);
}

void Hosted::bot_chose(const BotTurn& turn, std::string text) {
    const std::lock_guard lock(mutex_);
    when_kept(
        [this, turn, chosen = std::move(text)] {
            thinking_ = false;
            if (closed_ || finishing_) return;
            ++services_.metrics.bot_turns;
            room_.tell_time(services_.wall_time());
            Result result = room_.play_for(turn, chosen);
            if (auto* changed = std::get_if<Changed>(&result)) {
                bot_refused_ = 0;
                return keep(std::move(changed->writes), {Cause::Action, Clock::now(), {}, {}});
            }
            // The game went on without it, or it chose what may not be done: it thinks again.
            const bool stale = std::holds_alternative<Stale>(result);
            if (!stale && ++bot_refused_ >= most_refusals) {
                return break_off("its bot chose " + chosen);
            }
            start_bot();
        },
        nullptr);
}

}  // namespace grognard::server
