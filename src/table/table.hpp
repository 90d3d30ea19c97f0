// One game being played, whichever it is: what a host, a terminal or a replay needs of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/asks.hpp"
#include "core/refusal.hpp"
#include "core/sample.hpp"
#include "core/seat.hpp"
#include "table/message.hpp"
#include "table/record.hpp"
#include "table/yields.hpp"

namespace grognard::codec {
class Writer;
}

namespace grognard::table {

// The hash of a story, from that of the story before, the input and the state it led to: a changed
// input is noticed even where it leads to the same state.
std::uint64_t linked(std::uint64_t before, std::optional<Seat> by, std::string_view text,
                     std::uint64_t state);

// Where inputs are kept. What throws here was not accepted: the table stays as it was.
class Journal {
  public:
    virtual ~Journal() = default;
    virtual void append(std::size_t number, const LogEntry& entry) = 0;
    // Forgets every entry after the first `kept`: an undo.
    virtual void cut(std::size_t kept) = 0;
    // A cut among the notes leaves the entries before it; those after it stay on record.
    virtual void note(const Note& note) = 0;
};

struct Accepted {
    std::vector<Message> told;
};

struct Refused {
    std::string rule;
    std::string reason;
};

// What the game has against it, if anything.
template <class G>
std::optional<Refused> refused_by(const typename G::State& s, Seat seat,
                                  const typename G::Action& action) {
    const Verdict no = G::refuse(s, seat, action);
    if (!no) return std::nullopt;
    return Refused{std::string(no->rule), std::string(no->reason)};
}

// Not an action or an answer at all.
struct Unreadable {
    std::string expected;
};

using Reply = std::variant<Accepted, Refused, Unreadable>;

// What chance is asked, in the words an answer uses: "dice" and I C A F S, or "draw" and cards.
struct Question {
    std::string verb;
    int count = 0;
    std::vector<std::string> outcomes;  // those with a weight
    std::vector<int> weights;           // theirs
    std::string kind;
    Visible seen = Visible::All;

    std::string words() const;
    // As a chance line has it: "melee 3 seen all from I:2 C:1".
    std::string record(std::string_view seen_by) const;
};

// Is it the same question, whoever may see its answer?
bool same_question(std::string_view a, std::string_view b);

// Of an offer of a draw or a request to take back.
enum class Consent : std::uint8_t { Accept, Decline };

// What a seat is asked, as far as others than the rules need to know it.
struct Asked {
    std::string kind;
    std::string pass;  // the action that declines; empty: none
    Scopes scopes;
    Answers answers = Answers::Open;
};

// Is a question with a single possible answer put to its seat, or does the table give the answer?
// One whose possible answers depend on hidden information is always put, and one whose answer would
// end what the seat may undo.
enum class SingleAnswers : std::uint8_t { Ask, Give };
// Does an answer that the table gave for the other seat end what a seat may undo? Not where one
// person plays both seats or plays against the program.
enum class OthersPasses : std::uint8_t { EndUndo, KeepUndo };

// An input that the table gives itself.
struct Due {
    Seat seat = Seat::First;
    std::string text;
    Automatic why = Automatic::Only;
};

// The inputs that are left without one of them, and those to be given again after them.
struct Removal {
    std::size_t kept = 0;
    std::vector<LogEntry> again;
};
struct Unremovable {
    std::size_t later = 0;  // the input that would be refused; 0: the seat may not undo this one
    Refused why;
};

struct Takeback {
    Seat by = Seat::First;
    std::size_t kept = 0;
};

// A number from 0 to below its argument, none favoured.
using Below = std::function<std::uint32_t(std::uint32_t)>;

class Table {
  public:
    virtual ~Table() = default;

    virtual std::string_view game() const = 0;
    virtual const std::string& scenario() const = 0;
    virtual std::string_view seat_name(Seat seat) const = 0;
    virtual std::optional<Seat> parse_seat(std::string_view text) const = 0;

    virtual Awaits awaits() const = 0;
    virtual std::string_view step() const = 0;  // the name of the step at which play stands
    // The question put to whoever is awaited, in one sentence.
    virtual Message prompt() const = 0;
    virtual std::vector<std::string> offers(Seat seat) const = 0;
    // Nothing for a seat that is not awaited.
    virtual std::optional<Asked> asks(Seat seat) const = 0;
    // How many inputs there were when the seat's present question was put. A choice that the other
    // seat makes at the same time, or withdraws, leaves the question as it is.
    std::size_t asked_at(Seat seat) const;
    virtual Outcome outcome() const = 0;
    // Inputs within which a game that is going anywhere has ended.
    virtual std::size_t bound() const = 0;

    // The rules of this program and the data of this battle.
    virtual Stamp stamp() const = 0;
    // The whole battle as JSON on one line, if it does not ship with the program.
    const std::string& battle_file() const { return battle_file_; }
    void embed(std::string battle) { battle_file_ = std::move(battle); }

    virtual std::uint64_t start_hash() const = 0;
    virtual std::uint64_t hash() const = 0;  // of the state
    // Of the story: that of the last input, or of the start.
    std::uint64_t story_hash() const { return log_.empty() ? start_hash() : log_.back().hash; }
    const std::vector<LogEntry>& log() const { return log_; }
    std::size_t at() const { return log_.size(); }
    const std::vector<Note>& notes() const { return notes_; }
    // The line of input `number`, without its chain.
    std::string line(std::size_t number) const;

    // Inputs outside the game's rules; false if they make no sense now.
    bool resign(Seat seat);
    bool offer_draw(Seat seat);
    bool answer_draw(Seat seat, Consent answer);
    bool claim(Seat seat);             // the other player's time ran out
    bool adjourn(Seat seat);           // likewise
    bool take_back(std::size_t kept);  // by consent: a cut, after which the dice have another key
    bool request_takeback(Seat seat, std::size_t kept);
    bool decline_takeback(Seat seat);
    // Who offered a draw, or asked to take back, and has no answer. The next input answers, too.
    std::optional<Seat> draw_offer() const;
    std::optional<Takeback> takeback_request() const;
    // Was the game put aside since the last input?
    bool adjourned() const;

    // The seat passes on questions of this kind until the current move, activation or phase ends;
    // another yield of that kind is replaced. False if it is not known which is the current one.
    bool yield(Seat seat, std::string_view kind, Scope scope);
    bool end_yield(Seat seat, std::string_view kind);
    std::vector<YieldNote> yields(Seat seat) const;  // in force
    // What the table is to answer now: yields, and single answers where that is set. Nothing gives
    // these inputs but whoever runs the game: a replay never does.
    virtual std::optional<Due> due() const = 0;
    void set(SingleAnswers single) { single_ = single; }
    void set(OthersPasses passes) { passes_ = passes; }
    SingleAnswers single_answers() const { return single_; }
    // From here on chance is answered by: server, typed, scripted or inherited.
    void note_dice(std::string_view source);
    bool over() const { return ended_.has_value() || awaits() == Awaits::Nobody; }

    // For whoever opens a stored game: its notes, in place of those there are.
    void restore(std::vector<Note> notes);
    // The last input as it was stored: hashes once written stay.
    void keep_original(const LogEntry& entry);
    // Goes back to the state after the first `kept` inputs, which must be legal.
    virtual void rewind(std::size_t kept) = 0;
    // Records the end of the game, if it has come and is not on record.
    void note_end();

    // The verdict without the deed: Accepted tells nothing.
    virtual Reply verdict(Seat seat, std::string_view text) const = 0;
    virtual Reply submit(Seat seat, std::string_view text, Automatic automatic = Automatic::No) = 0;
    // The same verdict, to be asked for on any thread, about the game as it stands now.
    virtual std::function<Reply()> verdict_later(Seat seat, std::string text) const = 0;
    // Does the text of this action, which is not refused, stay private to the seat?
    virtual bool secret(Seat seat, std::string_view text) const = 0;

    // Only while chance is awaited.
    virtual std::optional<Question> question() const = 0;
    // The question as the record has it; empty while none is asked.
    virtual std::string asked_text() const = 0;
    // An answer drawn with numbers from this source.
    virtual std::string sampled(const Below& below) const = 0;
    std::string sampled(Stream& stream) const {
        return sampled([&stream](std::uint32_t bound) { return stream.below(bound); });
    }
    virtual bool may_answer(std::string_view text) const = 0;  // would answer() accept it?
    virtual Reply answer(std::string_view text) = 0;

    // Takes back the seat's last input, and what the table answered after it, as long as no
    // chance, no irrevocable input and no answer by the other seat followed.
    bool may_undo(Seat seat) const { return undo_to(seat).has_value(); }
    bool undo(Seat seat);
    // How many inputs an undo leaves; nothing if there is none to be had.
    std::optional<std::size_t> undo_to(Seat seat) const;
    // The inputs that the seat may undo or remove, oldest first, by number.
    std::vector<std::size_t> removable(Seat seat) const;
    // Takes out one of these inputs; those after it are given again if they stay legal.
    virtual std::variant<Removal, Unremovable> removal(Seat seat, std::size_t number) const = 0;
    std::optional<Unremovable> remove(Seat seat, std::size_t number);
    // Back to the first `kept` inputs; the others must be among those that may be undone. Yields
    // given meanwhile stay.
    void drop_tail(std::size_t kept);

    // Remembers where play stands, and goes back there whatever was said since: for who rolls real
    // dice, and may have misread them. False if nothing is remembered, or it is taken back already.
    virtual void mark() = 0;
    virtual bool return_to_mark() = 0;

    // The state as bytes that only this very build of the program can read; nothing while an input
    // may be taken back, since what was before it is not in them.
    virtual std::optional<std::string> frozen() const = 0;
    // Stands where `inputs` led, without playing them. Only bytes that are known to come from
    // frozen(); even so false, and nothing has changed, if they do not belong to these inputs.
    virtual bool thaw(std::string_view bytes, std::span<const LogEntry> inputs) = 0;

    // JSON for one seat: what it may see, nothing else; and what it may do.
    virtual void write_view(codec::Writer& out, Viewer viewer) const = 0;
    virtual Coverage write_offers(codec::Writer& out, Seat seat) const = 0;

    // An action's text as the JSON object that travels, and back.
    virtual void write_action(codec::Writer& out, std::string_view text) const = 0;
    virtual std::variant<std::string, Unreadable> action_text(std::string_view json) const = 0;

    void keep_in(Journal& journal) { journal_ = &journal; }

  protected:
    // The inputs at the end of the log that may be undone, and by whom.
    struct Tail {
        std::optional<Seat> owner;
        std::size_t size = 0;
    };
    virtual Tail tail() const = 0;
    // Stands again where the first `kept` inputs led, which are before the tail or in it.
    virtual void return_to(std::size_t kept) = 0;

    void note(std::string text);
    void end(Ending ending, std::string reason);
    // The last record since the last input that begins with these words, or with "cut".
    std::optional<std::string_view> last_note(std::string_view beginning) const;
    // Of the current question, whoever is asked; nothing while nobody is.
    std::optional<Scopes> scopes() const;
    // Did the seat yield on such questions?
    bool yielded(Seat seat, std::string_view kind, const Scopes& now) const;
    void shrink_log(std::size_t kept) {
        log_.resize(kept);
        awaited_.resize(kept);
    }

    std::vector<LogEntry> log_;
    std::vector<Awaits> awaited_;  // before each input
    SingleAnswers single_ = SingleAnswers::Ask;
    OthersPasses passes_ = OthersPasses::EndUndo;
    std::vector<Note> notes_;
    std::string reason_;           // of ended_
    std::optional<Ending> ended_;  // on record; overrides the game's own outcome
    std::string battle_file_;
    Journal* journal_ = nullptr;  // not owned
};

}  // namespace grognard::table
