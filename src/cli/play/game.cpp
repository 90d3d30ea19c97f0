// The loop: chance, bots and people in turn until the game is won or somebody stops.
#include "cli/play/game.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "cli/play/interruption.hpp"
#include "cli/rulebook.hpp"
#include "codec/utf8.hpp"
#include "modules/draw/terminal.hpp"

namespace grognard::cli {

using table::Accepted;
using table::Message;
using table::Refused;
using table::Unreadable;

namespace {

constexpr std::size_t screenful = 60;
constexpr std::size_t widest_menu = 100;  // where there is no terminal
constexpr std::size_t room_for_more = 5;  // a last place and the dots after it

}  // namespace

PlayedGame::PlayedGame(table::Table& at, const modules::Screen& screen, const table::Words& words,
                       Seating seating, std::uint64_t seed, codec::Language language)
    : table_(at),
      screen_(screen),
      words_(words),
      seating_(std::move(seating)),
      stream_(seed),
      language_(language),
      rules_(rulebook(at.game())) {
    // A script says every answer itself.
    if (seating_.interactive) table_.set(table::SingleAnswers::Give);
    if (table_.awaits() == Awaits::Nobody) return;
    if (seating_.dice == DiceFrom::Person) table_.note_dice("typed");
    if (seating_.dice == DiceFrom::Program && !table_.notes().empty()) table_.note_dice("program");
}

table::SavedHeader PlayedGame::header() const { return table::header_of(table_, seating_.names); }

void PlayedGame::keep_in(std::unique_ptr<table::SaveFile> file) {
    file_ = std::move(file);
    table_.keep_in(*file_);
}

Exit PlayedGame::play() {
    const Interruption interruption;
    say(screen_.title() + "\n");
    const bool somebody = person(Seat::First) || person(Seat::Second);
    if (somebody && table_.at() == 0) say(screen_.story());
    say(words_.say("ui.welcome") + "\n");
    while (table_.awaits() != Awaits::Nobody) {
        if (Interruption::came() || step() == Turn::Stops) break;
    }
    finish();
    return code_;
}

PlayedGame::Turn PlayedGame::step() {
    if (table_.at() >= table_.bound()) {
        say(words_.say(Message("ui.cut-off").with("count", table_.at())) + "\n");
        return Turn::Stops;
    }
    if (const auto due = table_.due()) return give(*due);
    if (table_.awaits() == Awaits::Chance) return roll();
    const Seat seat = table_.awaits() == Awaits::Second ? Seat::Second : Seat::First;
    if (person(seat)) return ask_person(seat);
    return act(seat, seating_.bots[static_cast<std::size_t>(index(seat))]->choose(seat));
}

// What needs no decision: the only possible answer, or a pass of one who yielded.
PlayedGame::Turn PlayedGame::give(const table::Due& due) {
    const auto reply = table_.submit(due.seat, due.text, due.why);
    if (person(due.seat)) {
        say(words_.say(Message("ui.automatic")
                           .with("side", screen_.side(due.seat))
                           .with("action", due.text)) +
            "\n");
    }
    if (const auto* accepted = std::get_if<Accepted>(&reply)) tell(accepted->told);
    return Turn::GoesOn;
}

PlayedGame::Turn PlayedGame::roll() {
    const auto asked = table_.question();
    if (seating_.dice == DiceFrom::Person && asked->verb == "dice") return ask_dice();
    const auto reply = table_.answer(table_.sampled(stream_));
    tell(std::get<Accepted>(reply).told);
    return Turn::GoesOn;
}

PlayedGame::Turn PlayedGame::ask_dice() {
    say(screen_.question() + " ");
    std::cout.flush();
    std::string typed;
    if (const auto turn = listen(at_keyboard(), typed)) return *turn;
    const std::string answer = "dice" + faces_typed(typed);
    if (!table_.may_answer(answer)) return fault(Exit::BadInput, dice_wanted());
    table_.mark();
    const auto reply = table_.answer(answer);
    tell(std::get<Accepted>(reply).told);
    return Turn::GoesOn;
}

std::string PlayedGame::dice_wanted() const {
    const auto asked = table_.question();
    std::string faces;
    std::string example;
    for (const std::string& face : asked->outcomes) faces += (faces.empty() ? "" : " ") + face;
    for (int i = 0; i < asked->count; ++i) example += (i == 0 ? "" : " ") + asked->outcomes.front();
    return words_.say(Message("ui.bad-dice")
                          .with("count", asked->count)
                          .with("faces", faces)
                          .with("example", example));
}

// Who speaks while dice are awaited: whoever caused the roll, else whoever is there.
Seat PlayedGame::at_keyboard() const {
    if (!table_.log().empty()) {
        const auto by = table_.log().back().by;
        if (by && person(*by)) return *by;
    }
    if (seated_) return *seated_;
    return person(Seat::First) ? Seat::First : Seat::Second;
}

void PlayedGame::hand_over(Seat seat) {
    const bool alone = !person(other(seat));
    if (alone || seated_ == seat) return;
    if (seated_ && seating_.interactive) {
        // The screen, and what can be scrolled back to.
        std::cout << (modules::takes_escapes(STDOUT_FILENO) ? "\033[2J\033[3J\033[H"
                                                            : std::string(screenful, '\n'));
        say(words_.say(Message("ui.pass-over").with("side", screen_.side(seat))));
        std::cout.flush();
        std::string enter;
        if (typed_line(std::cin, enter) == Typed::TooLong) skip_line(std::cin);
    }
    seated_ = seat;
    shown_step_.clear();
}

void PlayedGame::open_step(Seat seat) {
    if (asked_at_ == table_.at()) return;
    asked_at_ = table_.at();
    const std::string step(table_.step());
    if (step != shown_step_ && screen_.opens_phase()) {
        std::cout << "\n";
        show_board(seat);
        if (step == "card-choice") say(screen_.hand(seat));
    }
    shown_step_ = step;
    menu_ = all_offers(seat);
    show_menu(menu_);
}

PlayedGame::Turn PlayedGame::ask_person(Seat seat) {
    hand_over(seat);
    open_step(seat);
    say(screen_.question() + "\n> ");
    std::cout.flush();
    std::string typed;
    if (const auto turn = listen(seat, typed)) return *turn;
    return obey(seat, normalised(typed));
}

// What is typed: nothing is returned when it answers the question that stands.
std::optional<PlayedGame::Turn> PlayedGame::listen(Seat seat, std::string& typed) {
    const Typed found = typed_line(std::cin, typed);
    if (found == Typed::Nothing) return Turn::Stops;
    if (found == Typed::TooLong) {
        // A script is stopped by it, and may have no end.
        if (seating_.interactive) skip_line(std::cin);
        return fault(Exit::BadInput,
                     words_.say(Message("ui.long-line").with("most", longest_typed)));
    }
    if (normalised(typed).empty()) return Turn::GoesOn;
    if (command_word(typed) == "quit") return Turn::Stops;
    if (command(seat, typed)) return Turn::GoesOn;
    return std::nullopt;
}

PlayedGame::Turn PlayedGame::obey(Seat seat, const std::string& typed) {
    if (const MenuItem* item = menu_.find(typed)) {
        if (item->actions.size() == 1) return act(seat, std::string(item->actions.front()));
        menu_ = Menu::beginning(item->actions, item->label);
        show_menu(menu_);
        return Turn::GoesOn;
    }
    if (typed.find_first_not_of("0123456789") == std::string::npos && !menu_.empty()) {
        const Message range = Message("ui.no-such-number").with("most", menu_.items().size());
        return fault(Exit::BadInput, words_.say(range));
    }
    const auto verdict = table_.verdict(seat, typed);
    if (!std::holds_alternative<Unreadable>(verdict)) return act(seat, typed);
    Menu begun = Menu::beginning(table_.offers(seat), typed);
    if (begun.empty()) {
        return fault(Exit::BadInput,
                     words_.say(Message("ui.unknown").with("text", codec::legible(typed))));
    }
    menu_ = std::move(begun);
    show_menu(menu_);
    return Turn::GoesOn;
}

PlayedGame::Turn PlayedGame::act(Seat seat, const std::string& action) {
    const auto reply = table_.submit(seat, action);
    if (const auto* refused = std::get_if<Refused>(&reply)) {
        return fault(Exit::Refused, refusal(*refused));
    }
    if (const auto* accepted = std::get_if<Accepted>(&reply)) tell(accepted->told);
    return Turn::GoesOn;
}

// A person hears of it and tries again; a script that makes mistakes is stopped.
PlayedGame::Turn PlayedGame::fault(Exit code, const std::string& text) {
    if (seating_.interactive) {
        say(text + "\n");
        return Turn::GoesOn;
    }
    std::cout.flush();
    std::cerr << "grognard: " << text << "\n";
    code_ = code;
    return Turn::Stops;
}

std::string PlayedGame::refusal(const Refused& refused) const {
    const Message reason("reason." + refused.reason);
    return words_.say(Message("ui.refused").with("reason", reason)) + "\n  " +
           rule_text(rules_, refused.rule, language_);
}

void PlayedGame::tell(const std::vector<Message>& told) const {
    const bool two_people = person(Seat::First) && person(Seat::Second);
    for (const Message& message : told) {
        const bool first = person(Seat::First) && sees(message.visible, Seat::First);
        const bool second = person(Seat::Second) && sees(message.visible, Seat::Second);
        const bool open = message.visible == Visible::All;
        if (open || (!two_people && (first || second))) say(words_.sentence(message) + "\n");
    }
}

void PlayedGame::say(std::string_view text) const {
    std::cout << modules::wrapped(text, modules::terminal_columns());
}

Menu PlayedGame::all_offers(Seat seat) const {
    return Menu::grouped(table_.offers(seat),
                         [this](const std::string& offer) { return screen_.label_of(offer); });
}

void PlayedGame::show_menu(const Menu& menu) {
    if (menu.empty()) return;
    say(words_.say("ui.offers") + "\n");
    const std::size_t width = modules::terminal_columns();
    const std::size_t most =
        std::max(width == 0 ? widest_menu : width, 2 * room_for_more) - room_for_more;
    std::size_t number = 0;
    for (const MenuItem& item : menu.items()) {
        const std::string start = std::to_string(++number);
        std::string line = std::string(start.size() < 3 ? 3 - start.size() : 0, ' ') + start +
                           "  " + modules::padded(item.label, 22) + "  " +
                           screen_.described(item.label);
        if (item.actions.size() > 1) {
            line += " →";
            for (const std::string& action : item.actions) {
                if (modules::columns(line) > most) {
                    line += " …";
                    break;
                }
                line += action.substr(item.label.size());
            }
        }
        say(line + "\n");
    }
}

void PlayedGame::show_board(Seat seat) {
    const std::string board = screen_.board(seat);
    std::cout << board;
    const std::size_t has = modules::terminal_columns();
    const std::size_t needed = modules::widest_line(board);
    if (narrow_told_ || has == 0 || needed <= has) return;
    narrow_told_ = true;
    say(words_.say(Message("ui.narrow").with("needed", needed).with("has", has)) + "\n");
}

void PlayedGame::finish() const {
    if (Interruption::came()) say("\n");
    if (table_.awaits() != Awaits::Nobody) say(words_.say("ui.stopped") + "\n");
    const bool somebody = person(Seat::First) || person(Seat::Second);
    if (file_ == nullptr && somebody && table_.awaits() != Awaits::Nobody && table_.at() > 0) {
        say(words_.say("ui.not-kept") + "\n");
    }
    if (file_ != nullptr && table_.awaits() != Awaits::Nobody) {
        const std::string how =
            "grognard play --load " + codec::legible_path(file_->path().string());
        say(words_.say(Message("ui.resume").with("command", how)) + "\n");
    }
}

}  // namespace grognard::cli
