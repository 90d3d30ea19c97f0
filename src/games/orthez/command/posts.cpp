#include "games/orthez/command/posts.hpp"

#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

std::size_t leader_count(const State& s) { return s.battle->leaders.size(); }

bool takes_part(const State& s, LeaderId leader) {
    return s.battle->leader_starts[leader].whereabouts != Whereabouts::Gone;
}

// Killed, captured or convalescent; not one who has yet to arrive.
bool is_lost(const State& s, LeaderId leader) {
    const Whereabouts now = s.leaders[leader].whereabouts;
    return takes_part(s, leader) && (now == Whereabouts::Gone || now == Whereabouts::Wounded);
}

LeaderId replacement_of(const State& s, LeaderId post) {
    for (std::size_t i = 0; i < leader_count(s); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (s.leaders[i].post == post && is_on_map(s, leader)) return leader;
    }
    return no_leader;
}

bool leads_division_or_brigade(const Leader& leader) {
    return leader.division != no_formation || leader.brigade != no_formation;
}

// Allied wings are dissolved with their leader, but Picton's division needs one (lb.19.4.D.2, I.4).
bool has_post(const Leader& leader) {
    switch (leader.rank) {
        case Rank::Wing:
            return leader.side == french || leader.division != no_formation;
        case Rank::Division:
        case Rank::CavalryBrigade:
            return leads_division_or_brigade(leader);
        default:
            return false;
    }
}

bool is_wing_post(const Leader& post) { return post.rank == Rank::Wing && post.side == french; }

bool is_free(const State& s, LeaderId leader) {
    return is_on_map(s, leader) && s.leaders[leader].post == no_leader;
}

// ADCs of the wing and of the army, Gazan for a French wing, and whoever is above (lb.19.4.I.2,
// I.4, I.6).
bool may_take(const State& s, LeaderId by, LeaderId post) {
    const Leader& candidate = s.battle->leaders[by];
    const Leader& lost = s.battle->leaders[post];
    if (is_wing_post(lost)) {
        return candidate.role == Role::Gazan || candidate.rank == Rank::Army;
    }
    if (candidate.rank == Rank::ArmyAdc) return true;
    if (candidate.rank == Rank::WingAdc) return candidate.wing == lost.wing;
    if (candidate.rank == Rank::Army) return true;
    if (candidate.rank == Rank::Wing) return lost.rank != Rank::Wing && candidate.wing == lost.wing;
    return candidate.rank == Rank::Division && lost.rank == Rank::CavalryBrigade &&
           candidate.wing == lost.wing;
}

bool has_free_adc(const State& s, LeaderId post) {
    for (std::size_t i = 0; i < leader_count(s); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        const Rank rank = s.battle->leaders[i].rank;
        if (rank != Rank::ArmyAdc && rank != Rank::WingAdc) continue;
        if (s.battle->leaders[i].side != s.battle->leaders[post].side) continue;
        if (is_free(s, leader) && may_take(s, leader, post)) return true;
    }
    return false;
}

bool needs_leader(const State& s, LeaderId post) {
    return has_post(s.battle->leaders[post]) && is_lost(s, post) &&
           replacement_of(s, post) == no_leader;
}

// The French call their wing leader, the Allies theirs; Picton's own division has nobody above.
LeaderId wing_leader_above(const State& s, LeaderId post) {
    const Leader& lost = s.battle->leaders[post];
    if (lost.rank == Rank::Wing || lost.wing == no_formation) return no_leader;
    for (std::size_t i = 0; i < leader_count(s); ++i) {
        const Leader& leader = s.battle->leaders[i];
        if (leader.rank == Rank::Wing && leader.wing == lost.wing) return static_cast<LeaderId>(i);
    }
    return no_leader;
}

void resume_posts(State& s) {
    for (std::size_t i = 0; i < leader_count(s); ++i) {
        LeaderState& deputy = s.leaders[i];
        if (deputy.post == no_leader || !is_on_map(s, static_cast<LeaderId>(i))) continue;
        const bool back = is_on_map(s, deputy.post) && s.leaders[deputy.post].at == deputy.at;
        if (back) deputy.post = no_leader;
    }
}

}  // namespace

Office office(const State& s, LeaderId leader) {
    const LeaderId post = s.leaders[leader].post;
    const Leader& own = s.battle->leaders[leader];
    if (post == no_leader) return {own.rank, own.wing, own.division, own.brigade, leader};
    const Leader& taken = s.battle->leaders[post];
    if (is_wing_post(taken)) return {Rank::Wing, taken.wing, no_formation, no_formation, post};
    const Rank rank = taken.rank == Rank::Wing ? Rank::Division : taken.rank;
    return {rank, taken.wing, taken.division, taken.brigade, post};
}

LeaderId who_fills(const State& s, LeaderId post) {
    const LeaderId deputy = replacement_of(s, post);
    if (deputy != no_leader) return deputy;
    return is_free(s, post) ? post : no_leader;
}

Verdict refuse_replacement(const State& s, Seat side, const Replace& action) {
    if (action.lost >= leader_count(s) || action.by >= leader_count(s)) {
        return refused("lb.19.4.I.0", Reason::NoSuchLeader);
    }
    if (s.battle->leaders[action.lost].side != side || s.battle->leaders[action.by].side != side) {
        return refused("lb.19.4.I.0", Reason::NotYourLeader);
    }
    if (!needs_leader(s, action.lost)) return refused("lb.19.4.I.0", Reason::NotReplaceable);
    if (!is_free(s, action.by)) return refused("lb.19.4.K.1", Reason::NotOnMap);
    if (!may_take(s, action.by, action.lost)) return refused("lb.19.4.I.6", Reason::NotReplaceable);
    return allowed;
}

void replace(State& s, const Replace& action, const EventSink& events) {
    for (LeaderState& leader : s.leaders) {
        if (leader.post == action.lost) leader.post = no_leader;  // one who has been lost himself
    }
    s.leaders[action.by].post = action.lost;
    events.tell(LeaderReplaced{action.lost, action.by});
}

void offer_replacements(const State& s, Seat side, Offers<Action>& out) {
    for (std::size_t lost = 0; lost < leader_count(s); ++lost) {
        if (!needs_leader(s, static_cast<LeaderId>(lost))) continue;
        for (std::size_t by = 0; by < leader_count(s); ++by) {
            const Replace action{static_cast<LeaderId>(lost), static_cast<LeaderId>(by)};
            if (!refuse_replacement(s, side, action)) out.push_back(action);
        }
    }
}

void settle_posts(State& s, const EventSink& events) {
    resume_posts(s);
    for (std::size_t i = 0; i < leader_count(s); ++i) {
        const auto post = static_cast<LeaderId>(i);
        if (!needs_leader(s, post) || has_free_adc(s, post)) continue;
        const LeaderId above = wing_leader_above(s, post);
        if (above != no_leader && is_free(s, above)) replace(s, {post, above}, events);
    }
}

}  // namespace grognard::orthez
