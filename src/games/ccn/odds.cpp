// Walks every result of the dice with the rules, merging those that lead to the same state.
#include "games/ccn/odds.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/results.hpp"
#include "games/ccn/explain.hpp"
#include "games/ccn/fields.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

struct Branch {
    State s;
    Ways ways = 1;
    int dice = 0;  // rolled so far: `ways` is out of 6 to that power
    bool battled_back = false;
};

struct Side {
    UnitId unit = no_piece;
    GeneralId general = no_piece;
    Unit before;
};

struct Count {
    std::vector<Ways> lost;
    Ways eliminated = 0;
    Ways driven_back = 0;
    Ways general_lost = 0;
};

template <class A>
bool is(const Action& action) {
    return std::holds_alternative<A>(action);
}

// How eager an owner is to give this answer; the first of the most eager is taken.
int eagerness(const Action& action) {
    if (const auto* flags = std::get_if<IgnoreFlags>(&action)) return flags->count;
    if (is<Pass>(action) || is<StrikeFirst>(action) || is<Withdraw>(action) ||
        is<FormSquare>(action) || is<Advance>(action) || is<Melee>(action)) {
        return -1;
    }
    return is<Stand>(action) ? 1 : 0;
}

// Ground and bonus combat come after the fight; they are not part of its odds.
bool comes_after(const State& s) {
    return s.frames.top_as<GroundChoice>() != nullptr ||
           s.frames.top_as<PursuitChoice>() != nullptr || s.frames.top_as<BonusChoice>() != nullptr;
}

class Walk {
  public:
    Walk(const State& start, Side attacker, Side target, GeneralId lone)
        : depth_(start.frames.depth() - (start.frames.top_as<BonusChoice>() != nullptr ? 1 : 0)),
          attacker_(std::move(attacker)),
          target_(std::move(target)),
          lone_(lone) {
        attacked_.lost.resize(target_.before.blocks + 1U);
        attacking_.lost.resize(attacker_.before.blocks + 1U);
    }

    void from(const Branch& branch) {
        if (over(branch.s)) return count(branch);
        if (awaits(branch.s) != Awaits::Chance) return decide(branch);
        const Chance asked = chance(branch.s);
        if (asked.replacement == Replacement::Cards || !weighable(asked) ||
            branch.dice + asked.count > most_dice_counted) {
            return count(branch);
        }
        roll(branch, asked);
    }

    CombatOdds result(const Ledger& dice) const {
        CombatOdds out;
        out.dice = dice;
        out.target = fractions(attacked_, target_);
        out.attacker = fractions(attacking_, attacker_);
        out.battle_back = fraction(battled_back_);
        out.against_general = lone_ != no_piece;
        out.may_react = may_react_;
        return out;
    }

    void note_reaction(const State& s) { may_react_ = s.frames.top_as<Reaction>() != nullptr; }

  private:
    bool over(const State& s) const {
        return s.ending != Ending::Undecided || s.frames.depth() <= depth_ || comes_after(s);
    }

    void decide(const Branch& branch) {
        const Seat seat = awaits(branch.s) == Awaits::First ? Seat::First : Seat::Second;
        Offers<Action> offers;
        offer(branch.s, seat, offers);
        const auto best = std::ranges::max_element(
            offers, [](const Action& a, const Action& b) { return eagerness(a) < eagerness(b); });
        Branch next = branch;
        if (is<BattleBack>(*best)) next.battled_back = true;
        apply(next.s, seat, *best, {});
        from(next);
    }

    void roll(const Branch& branch, const Chance& asked) {
        std::map<std::uint64_t, Branch> reached;
        each_result(asked, [&](const Answer& answer, std::uint64_t weight) {
            State next = branch.s;
            resolve(next, drawn(answer), {});
            const auto [at, fresh] = reached.try_emplace(hash_of(next));
            if (fresh) at->second = {next, 0, branch.dice + asked.count, branch.battled_back};
            at->second.ways += branch.ways * weight;
        });
        for (const auto& [hash, next] : reached) from(next);
    }

    static Ways scaled(const Branch& branch) {
        return branch.ways * ways_of_dice(most_dice_counted - branch.dice);
    }

    void count(const Branch& branch) {
        const Ways ways = scaled(branch);
        if (branch.battled_back) battled_back_ += ways;
        count_side(branch.s, attacker_, attacking_, ways);
        if (lone_ == no_piece) return count_side(branch.s, target_, attacked_, ways);
        const bool gone = !branch.s.generals[lone_].at.on_board();
        (gone ? attacked_.eliminated : attacked_.driven_back) += ways;
    }

    static void count_side(const State& s, const Side& side, Count& counted, Ways ways) {
        const Unit& unit = s.units[side.unit];
        const bool gone = !unit.at.on_board();
        const int lost = gone ? side.before.blocks : side.before.blocks - unit.blocks;
        counted.lost[static_cast<std::size_t>(std::max(lost, 0))] += ways;
        if (gone) counted.eliminated += ways;
        if (!gone && unit.at != side.before.at) counted.driven_back += ways;
        if (side.general != no_piece && !s.generals[side.general].at.on_board()) {
            counted.general_lost += ways;
        }
    }

    static Fraction fraction(Ways ways) { return reduced(ways, ways_of_dice(most_dice_counted)); }

    static UnitOdds fractions(const Count& counted, const Side& side) {
        UnitOdds out;
        for (const Ways ways : counted.lost) out.lost.push_back(fraction(ways));
        out.eliminated = fraction(counted.eliminated);
        out.driven_back = fraction(counted.driven_back);
        out.general_lost = fraction(counted.general_lost);
        out.has_general = side.general != no_piece;
        return out;
    }

    std::size_t depth_;
    Side attacker_;
    Side target_;
    GeneralId lone_;
    Count attacked_;
    Count attacking_;
    Ways battled_back_ = 0;
    bool may_react_ = false;
};

Side side_at(const State& s, Hex at) {
    Side out;
    if (!has_unit(s, at)) return out;
    out.unit = unit_id(s, at);
    out.before = s.units[out.unit];
    if (has_attached(s, out.before)) out.general = general_id(s, at);
    return out;
}

}  // namespace

std::optional<CombatOdds> combat_odds(const State& s, const Action& action) {
    const auto dice = dice_for(s, action);
    if (!dice) return std::nullopt;
    const auto* fire = std::get_if<Fire>(&action);
    const Hex from = fire != nullptr ? fire->from : std::get<Melee>(action).from;
    const Hex at = fire != nullptr ? fire->at : std::get<Melee>(action).at;
    const GeneralId lone = has_unit(s, at) ? no_piece : general_id(s, at);
    Walk walk(s, side_at(s, from), side_at(s, at), lone);
    Branch start;
    start.s = s;
    const Seat seat = awaits(s) == Awaits::Second ? Seat::Second : Seat::First;
    apply(start.s, seat, action, {});
    walk.note_reaction(start.s);
    walk.from(start);
    return walk.result(*dice);
}

}  // namespace grognard::ccn
