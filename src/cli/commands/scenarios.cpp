// grognard scenarios: the battles of a game.
#include <iostream>

#include "cli/commands/command.hpp"
#include "codec/ccn/library.hpp"
#include "codec/write.hpp"
#include "games/ccn/names.hpp"

namespace grognard::cli {

namespace {

using ccn::Scenario;

std::string sides(const Scenario& scenario, Seat seat) {
    std::string out;
    for (const ccn::Nation nation :
         scenario.armies[static_cast<std::size_t>(index(seat))].nations) {
        if (!out.empty()) out += '+';
        out += name(nation);
    }
    return out;
}

void write(codec::Writer& out, const Scenario& scenario, codec::Language language) {
    const auto text = [&out](const char* key, std::string_view value) {
        out.key(key);
        out.string(value);
    };
    out.begin_object();
    text("id", scenario.id);
    text("slug", scenario.slug);
    text("name", scenario.name.in(language));
    text("date", scenario.date);
    text("first", ccn::seat_name(scenario.setup.first));
    for (const Seat seat : both_seats) {
        const auto i = static_cast<std::size_t>(index(seat));
        out.key(ccn::seat_name(seat));
        out.begin_object();
        out.key("nations");
        codec::write_value(out, scenario.armies[i].nations);
        text("commander", scenario.armies[i].commander.in(language));
        out.key("hand");
        out.natural(scenario.setup.battle.hand_size[i]);
        out.key("banners");
        out.natural(scenario.setup.battle.banners_needed[i]);
        out.end_object();
    }
    out.end_object();
}

class Scenarios final : public Command {
  public:
    explicit Scenarios(const Options& program)
        : Command(program.command("scenarios", "list the scenarios of a game")) {
        take_game(app_, game_);
        take_json(app_, json_);
        take_language(app_, language_);
        app_.footer(
            "Examples:\n  grognard scenarios ccn\n  grognard scenarios ccn --json --lang fr");
    }

    Exit run() override {
        const auto language = *codec::parse_language(language_);
        const auto all = ccn::scenarios();
        if (json_) {
            codec::Writer out;
            out.begin_object();
            out.key("game");
            out.string(game_);
            out.key("scenarios");
            out.begin_array();
            for (const Scenario& scenario : all) write(out, scenario, language);
            out.end_array();
            out.end_object();
            std::cout << out.text() << '\n';
            return Exit::Done;
        }
        for (const Scenario& one : all) {
            std::cout << one.id << "  " << one.date << "  " << one.name.in(language) << " ("
                      << sides(one, Seat::First) << " - " << sides(one, Seat::Second) << ")\n";
        }
        return Exit::Done;
    }

  private:
    std::string game_;
    std::string language_ = "en";
    bool json_ = false;
};

}  // namespace

MadeCommand make_scenarios(const Options& program) { return std::make_unique<Scenarios>(program); }

}  // namespace grognard::cli
