// Events of Commands & Colors: Napoleonics as messages, one overload each.
#include <utility>

#include "modules/ccn/say.hpp"
#include "modules/ccn/traits.hpp"

namespace grognard::table {

namespace {

using namespace ccn;

struct Tell {
    const State& s;
    const CcnLore& lore;

    Message unit(UnitId id) const { return say::unit(s, lore, id); }
    Message general(GeneralId id) const { return say::general(s, lore, id); }

    static Message at(std::string_view key, Hex hex) {
        return Message(key).with("at", ccn::name(hex).view());
    }
    static Message way(std::string_view key, Hex from, Hex to) {
        return Message(key).with("from", ccn::name(from).view()).with("to", ccn::name(to).view());
    }

    Message operator()(const TurnBegan& e) const {
        return Message("event.turn-began").with("side", say::side(lore, e.seat));
    }
    Message operator()(const HandsDealt& e) const {
        return Message("event.hands-dealt")
            .with("bottom_side", say::side(lore, Seat::First))
            .with("bottom", e.first)
            .with("top_side", say::side(lore, Seat::Second))
            .with("top", e.second);
    }
    Message operator()(const CardPlayed& e) const {
        if (e.effect == Card::None) {
            return Message("event.card-played.in-vain")
                .with("side", say::side(lore, e.seat))
                .with("card", say::card(e.card));
        }
        const std::string_view key =
            e.card == e.effect ? "event.card-played" : "event.card-played.as";
        return Message(key)
            .with("side", say::side(lore, e.seat))
            .with("card", say::card(e.card))
            .with("effect", say::card(e.effect));
    }
    Message operator()(const NothingToOrder& e) const {
        return Message("event.nothing-to-order").with("card", say::card(e.card));
    }
    Message operator()(const UnitOrdered& e) const {
        return at("event.unit-ordered", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const GeneralOrdered& e) const {
        return at("event.general-ordered", e.at).with("general", general(e.general));
    }
    Message operator()(const SquareLeft& e) const {
        return at("event.square-left", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const CommandRolled& e) const {
        return Message("event.command-rolled")
            .with("side", say::side(lore, e.seat))
            .with("card", say::card(e.card))
            .with("dice", say::dice(e.dice));
    }
    Message operator()(const BlockRegained& e) const {
        return at("event.block-regained", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const UnitSentBack& e) const {
        return way("event.unit-sent-back", e.from, e.to).with("unit", unit(e.unit));
    }
    Message operator()(const UnitMoved& e) const {
        return way(e.with_general ? "event.unit-moved.with-general" : "event.unit-moved", e.from,
                   e.to)
            .with("unit", unit(e.unit));
    }
    Message operator()(const GeneralMoved& e) const {
        return way("event.general-moved", e.from, e.to).with("general", general(e.general));
    }
    Message operator()(const UnitExited& e) const {
        return at("event.unit-exited", e.from).with("unit", unit(e.unit));
    }
    Message operator()(const FireDeclared& e) const {
        return way("event.fire-declared", e.from, e.at)
            .with("unit", unit(e.unit))
            .with("dice", say::counted("dice", e.dice.total()))
            .with("why", say::ledger(e.dice));
    }
    Message operator()(const MeleeDeclared& e) const {
        return way(e.bonus ? "event.melee-declared.bonus" : "event.melee-declared", e.from, e.at)
            .with("unit", unit(e.unit))
            .with("dice", say::counted("dice", e.dice.total()))
            .with("why", say::ledger(e.dice));
    }
    Message operator()(const ReplyGiven& e) const {
        static constexpr std::string_view keys[] = {"event.reply.stand", "event.reply.stand",
                                                    "event.reply.first-strike",
                                                    "event.reply.withdraw", "event.reply.square"};
        return at(keys[static_cast<std::size_t>(e.reply)], e.at)
            .with("side", say::side(lore, e.seat));
    }
    Message operator()(const SquareFormed& e) const {
        return at("event.square-formed", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const SquareCardTaken& e) const {
        return Message("event.square-card-taken").with("card", say::card(e.card));
    }
    Message operator()(const DiceRolled& e) const {
        return way("event.dice-rolled", e.from, e.at)
            .with("unit", unit(e.by))
            .with("dice", say::dice(e.dice))
            .with("hits", say::counted("hits", e.hits))
            .with("flags", say::counted("flags", e.flags));
    }
    Message operator()(const HitIgnored& e) const {
        return at("event.hit-ignored", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const BlocksLost& e) const {
        return at(e.by_retreat ? "event.blocks-lost.by-retreat" : "event.blocks-lost", e.at)
            .with("unit", unit(e.unit))
            .with("blocks", say::counted("blocks", e.lost))
            .with("left", say::counted("left", e.left));
    }
    Message operator()(const UnitEliminated& e) const {
        return at("event.unit-eliminated", e.at).with("unit", unit(e.unit));
    }
    Message operator()(const GeneralTested& e) const {
        return at(e.killed ? "event.general-tested.killed" : "event.general-tested", e.at)
            .with("general", general(e.general))
            .with("dice", say::dice(e.dice));
    }
    Message operator()(const GeneralEliminated& e) const {
        return at("event.general-eliminated", e.at).with("general", general(e.general));
    }
    Message operator()(const GeneralLeftBoard& e) const {
        return at("event.general-left-board", e.from).with("general", general(e.general));
    }
    Message operator()(const FlagsIgnored& e) const {
        return at("event.flags-ignored", e.at)
            .with("unit", unit(e.unit))
            .with("ignored", say::counted("flags", e.ignored))
            .with("taken", say::counted("flags", e.taken));
    }
    Message operator()(const UnitRetreated& e) const {
        return way("event.unit-retreated", e.from, e.to).with("unit", unit(e.unit));
    }
    Message operator()(const UnitWithdrew& e) const {
        return way("event.unit-withdrew", e.from, e.to).with("unit", unit(e.unit));
    }
    Message operator()(const GeneralRetreated& e) const {
        return way("event.general-retreated", e.from, e.to).with("general", general(e.general));
    }
    Message operator()(const GeneralEscaped& e) const {
        return at(e.killed ? "event.general-escaped.killed" : "event.general-escaped", e.at)
            .with("general", general(e.general))
            .with("unit", unit(e.by))
            .with("dice", say::dice(e.dice));
    }
    Message operator()(const GroundTaken& e) const {
        return way("event.ground-taken", e.from, e.to).with("unit", unit(e.unit));
    }
    Message operator()(const BannerWon& e) const {
        return Message("event.banner-won")
            .with("side", say::side(lore, e.seat))
            .with("banners", say::counted("banners", e.banners));
    }
    Message operator()(const ObjectiveHeld& e) const {
        return objective("event.objective-held", e.seat, e.objective);
    }
    Message operator()(const ObjectiveLost& e) const {
        return objective("event.objective-lost", e.seat, e.objective);
    }
    Message operator()(const CardDrawn& e) const {
        return Message("event.card-drawn")
            .with("side", say::side(lore, e.seat))
            .with("card", say::card(e.card));
    }
    Message operator()(const CardWasDrawn& e) const {
        return Message("event.card-was-drawn").with("side", say::side(lore, e.seat));
    }
    Message operator()(const CardDiscarded& e) const {
        return Message("event.card-discarded")
            .with("side", say::side(lore, e.seat))
            .with("card", say::card(e.card));
    }
    Message operator()(const DeckReshuffled& e) const {
        return Message("event.deck-reshuffled").with("count", e.cards);
    }
    Message operator()(const GameWon& e) const {
        return Message("event.game-won").with("side", say::side(lore, e.seat));
    }

  private:
    Message objective(std::string_view key, Seat seat, std::size_t which) const {
        std::string hexes_named;
        for (const Hex hex : hexes(s.battle->objectives[which].hexes)) {
            if (!hexes_named.empty()) hexes_named += ' ';
            hexes_named += ccn::name(hex).view();
        }
        return Message(key).with("side", say::side(lore, seat)).with("hexes", hexes_named);
    }
};

}  // namespace

Message CcnTraits::tell(const ccn::State& s, const CcnLore& lore, const ccn::Event& event) {
    return std::visit(Tell{s, lore}, event);
}

}  // namespace grognard::table
