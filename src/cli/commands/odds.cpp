// grognard odds: the exact distribution of a declared combat, with its ledger.
#include "table/ccn/odds.hpp"

#include <iostream>

#include "cli/commands/command.hpp"
#include "cli/draw/ccn_odds.hpp"
#include "cli/rulebook.hpp"
#include "codec/ccn/position.hpp"
#include "codec/json.hpp"
#include "codec/write.hpp"
#include "games/ccn/game.hpp"
#include "table/words.hpp"

namespace grognard::cli {

namespace {

using table::Fraction;

void write(codec::Writer& out, const char* key, const Fraction& chance) {
    out.key(key);
    out.begin_object();
    out.key("ways");
    out.natural(chance.ways);
    out.key("of");
    out.natural(chance.of);
    out.key("p");
    out.real(chance.share());
    out.end_object();
}

void write(codec::Writer& out, const char* key, const table::UnitOdds& unit) {
    out.key(key);
    out.begin_object();
    out.key("lost");
    out.begin_array();
    for (const Fraction& chance : unit.lost) out.real(chance.share());
    out.end_array();
    write(out, "eliminated", unit.eliminated);
    write(out, "driven_back", unit.driven_back);
    if (unit.has_general) write(out, "general_lost", unit.general_lost);
    out.end_object();
}

class OddsCommand final : public Command {
  public:
    explicit OddsCommand(const Options& program)
        : Command(program.command("odds", "what a declared combat may bring, exactly")) {
        app_.option("file", file_, "a position and an action").required();
        take_json(app_, json_);
        take_language(app_, language_);
        app_.footer(
            "The file holds a position as in rule cases and a fire or melee:\n"
            "  {\"game\": \"ccn\", \"do\": \"melee E5 F5\",\n"
            "   \"given\": {\"step\": \"combat\", \"units\": [\"FR LI E5\", \"BR LI F5 3\"]}}\n"
            "Exit code 3 if the rules refuse the action.\n"
            "Examples:\n  grognard odds charge.json\n  grognard odds charge.json --json");
    }

    Exit run() override {
        const auto document = codec::Document::load(file_);
        codec::Object object = document.root().object();
        if (const auto game = object.optional("game"); game && game->as_string() != Ccn::name) {
            game->fail("ccn");
        }
        const ccn::State s = ccn::PositionReader(codec::Library()).read(object.required("given"));
        const codec::Node said = object.required("do");
        object.done();
        const auto action = Ccn::parse(said.as_text());
        if (!action) said.fail("a fire or melee in notation");
        const Seat seat = Ccn::awaits(s) == Awaits::Second ? Seat::Second : Seat::First;
        if (const Verdict refused = Ccn::refuse(s, seat, *action)) return refuse(*refused);
        const auto odds = table::combat_odds(s, *action);
        if (!odds) said.fail("a fire or melee in notation");
        if (json_) {
            print_json(said.as_text(), *odds);
        } else {
            const auto words = table::load_words(Ccn::name, *codec::parse_language(language_));
            std::cout << odds_text(*odds, words);
        }
        return Exit::Done;
    }

  private:
    Exit refuse(const Refusal& refused) const {
        const auto language = *codec::parse_language(language_);
        const auto words = table::load_words(Ccn::name, language);
        const table::Message reason("reason." + std::string(refused.reason));
        std::cerr << "grognard: " << words.say(table::Message("ui.refused").with("reason", reason))
                  << "\n  " << rule_text(rulebook(Ccn::name), refused.rule, language) << "\n";
        return Exit::Refused;
    }

    static void print_json(const std::string& action, const table::CombatOdds& odds) {
        codec::Writer out;
        out.begin_object();
        out.key("game");
        out.string(Ccn::name);
        out.key("action");
        out.string(action);
        out.key("dice");
        out.integer(odds.dice.total());
        out.key("ledger");
        out.begin_array();
        for (const Entry& row : odds.dice.entries()) {
            out.begin_object();
            out.key("amount");
            out.integer(row.amount);
            out.key("rule");
            out.string(row.rule);
            out.key("why");
            out.string(row.reason);
            out.end_object();
        }
        out.end_array();
        write(out, "target", odds.target);
        write(out, "battle_back", odds.battle_back);
        write(out, "attacker", odds.attacker);
        out.key("may_react");
        out.boolean(odds.may_react);
        out.end_object();
        std::cout << out.text() << "\n";
    }

    std::string file_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_odds(const Options& program) { return std::make_unique<OddsCommand>(program); }

}  // namespace grognard::cli
