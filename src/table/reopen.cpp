// Compares what a stored game says with what its inputs lead to now.
#include "table/reopen.hpp"

#include <algorithm>
#include <utility>

#include "codec/json.hpp"

namespace grognard::table {

namespace {

using codec::shown;

Stamp latest_stamp(const History& history) {
    Stamp out = history.written;
    for (const Note& note : history.notes) {
        if (const auto stamped = parse_stamp_note(note.text)) out = stamped->stamp;
    }
    return out;
}

bool is_over(const std::vector<Note>& notes) {
    return std::ranges::any_of(notes,
                               [](const Note& note) { return note.text.starts_with("over "); });
}

class Reopening {
  public:
    Reopening(Table& table, const History& history, const Give& give)
        : table_(table), history_(history), give_(give), stamp_(latest_stamp(history)) {
        if (stamp_.rules > table.stamp().rules) {
            throw NewerRules(table.game(), stamp_.rules, table.stamp().rules);
        }
        strict_ = stamp_ == table.stamp();
    }

    Reopened run() {
        if (history_.start != 0) compare(0, history_.start, table_.start_hash());
        while (table_.at() < history_.inputs.size()) {
            if (!follow(history_.inputs[table_.at()])) break;
        }
        return finish();
    }

  private:
    // False: it does not fit, and the table stands before it.
    bool follow(const LogEntry& entry) {
        const std::size_t number = table_.at() + 1;
        check_link(number, entry);
        const std::string asked = table_.asked_text();
        if (entry.by.has_value() == !asked.empty()) {
            return misfit(number, asked.empty() ? "an action" : table_.question()->words(),
                          shown(entry.text));
        }
        if (!entry.by && !entry.question.empty() && !same_question(asked, entry.question)) {
            return misfit(number, asked, entry.question);
        }
        const Reply reply = give_ ? give_(entry) : given(entry);
        if (const auto* refused = std::get_if<Refused>(&reply)) {
            return misfit(number, "an action that the rules allow", shown(entry.text), *refused);
        }
        if (const auto* unreadable = std::get_if<Unreadable>(&reply)) {
            return misfit(number, unreadable->expected, shown(entry.text));
        }
        const std::string spelled = table_.log().back().text;
        if (spelled != entry.text) {
            table_.rewind(number - 1);
            return misfit(number, shown(spelled), shown(entry.text));
        }
        compare_input(number, entry.state);
        table_.keep_original(entry);
        return true;
    }

    // Whatever the rules are: a stored input that was changed does not belong to its hash.
    void check_link(std::size_t number, const LogEntry& entry) const {
        if (entry.hash == 0 || entry.state == 0 || history_.start == 0) return;
        const std::uint64_t before =
            number == 1 ? history_.start : history_.inputs[number - 2].hash;
        const std::uint64_t link = linked(before, entry.by, entry.text, entry.state);
        if (link != entry.hash) throw Misfit(number, "#" + hex16(link), "#" + hex16(entry.hash));
    }

    Reply given(const LogEntry& entry) {
        return entry.by ? table_.submit(*entry.by, entry.text, entry.automatic)
                        : table_.answer(entry.text);
    }

    bool misfit(std::size_t number, std::string expected, std::string found,
                std::optional<Refused> refused = {}) {
        if (strict_) {
            throw Misfit(number, std::move(expected), std::move(found), std::move(refused));
        }
        misfit_ = number;
        return false;
    }

    // A restamp says that the states from there on, up to where it stands, are no longer right; it
    // has the last of them itself, and so has a cut.
    void compare_input(std::size_t number, std::uint64_t written) {
        bool replaced = false;
        std::uint64_t stamped_state = 0;
        for (const Note& note : history_.notes) {
            if (note.after < number) continue;
            const auto stamped = parse_stamp_note(note.text);
            if (stamped && !stamped->cut && stamped->from <= number) replaced = true;
            if (note.after != number) continue;
            if (stamped) {
                stamped_state = stamped->state;
            } else if (parse_cut(note.text)) {
                stamped_state = 0;
            }
        }
        const std::uint64_t expected = replaced ? stamped_state : written;
        if (expected != 0) compare(number, expected, table_.hash());
    }

    void compare(std::size_t number, std::uint64_t written, std::uint64_t now) {
        if (written == now || differs_) return;
        if (strict_) throw Misfit(number, "@" + hex16(now), "@" + hex16(written));
        differs_ = std::max<std::size_t>(number, 1);
    }

    Reopened finish() {
        Reopened out;
        const bool over = is_over(history_.notes);
        std::vector<Note> notes = history_.notes;
        if (misfit_ > 0) {
            out.fit = over ? Fit::Ended : Fit::Cut;
            out.step = misfit_;
            if (!over) cut(notes);
            if (!over && differs_) restamp(notes, *differs_);
            out.noted = !over;
        } else if (differs_) {
            out.fit = Fit::Restamped;
            out.step = *differs_;
        }
        if (misfit_ == 0 && !strict_ && !over && stamp_.rules > 0) {
            // Also where nothing differs: what follows is played by these rules.
            restamp(notes, differs_.value_or(table_.at() + 1));
            out.noted = true;
        }
        out.notice = notice(out);
        table_.restore(std::move(notes));
        return out;
    }

    void restamp(std::vector<Note>& notes, std::size_t from) const {
        const StampNote note{false, from, table_.stamp(), table_.hash()};
        notes.push_back({table_.at(), note.text()});
    }

    void cut(std::vector<Note>& notes) const {
        std::vector<std::string> lines;
        for (std::size_t i = misfit_; i <= history_.inputs.size(); ++i) {
            const LogEntry& entry = history_.inputs[i - 1];
            lines.push_back(input_line(i, entry.by ? table_.seat_name(*entry.by) : "", entry));
        }
        const StampNote cut{true, misfit_, table_.stamp(), table_.hash()};
        fold_cut(notes, misfit_, lines, cut.text());
    }

    std::optional<Message> notice(const Reopened& found) const {
        switch (found.fit) {
            case Fit::Restamped:
                return Message("notice.restamped").with("step", found.step);
            case Fit::Cut:
                return Message("notice.cut").with("step", found.step);
            case Fit::Ended:
                return Message("notice.ended").with("step", found.step);
            case Fit::Same:
                break;
        }
        if (stamp_.rules == 0 && !history_.inputs.empty()) return Message("notice.old-format");
        return std::nullopt;
    }

    Table& table_;
    const History& history_;
    const Give& give_;
    Stamp stamp_;
    bool strict_ = false;
    std::size_t misfit_ = 0;
    std::optional<std::size_t> differs_;
};

}  // namespace

Misfit::Misfit(std::size_t at, std::string wanted, std::string got, std::optional<Refused> no)
    : number(at),
      expected(std::move(wanted)),
      found(std::move(got)),
      refused(std::move(no)),
      what_("step " + std::to_string(number) + ": ") {
    what_ += refused ? "refused by " + refused->rule + " (" + refused->reason + ")"
                     : "expected " + expected + ", found " + found;
}

NewerRules::NewerRules(std::string_view game, int has, int knows)
    : written(has),
      known(knows),
      what_("this game was played under version " + std::to_string(has) + " of the rules of " +
            std::string(game) + ", and this program knows version " + std::to_string(knows)) {}

Reopened reopen(Table& table, const History& history, const Give& give) {
    return Reopening(table, history, give).run();
}

std::optional<Message> standing_notice(const Table& table) {
    std::optional<Message> out;
    const std::vector<Note>& notes = table.notes();
    for (auto note = notes.rbegin(); note != notes.rend() && note->after == table.at(); ++note) {
        const auto stamped = parse_stamp_note(note->text);
        if (!stamped) break;
        if (stamped->cut) return Message("notice.cut").with("step", stamped->from);
        if (stamped->from <= table.at()) {
            out = Message("notice.restamped").with("step", stamped->from);
        }
    }
    return out;
}

}  // namespace grognard::table
