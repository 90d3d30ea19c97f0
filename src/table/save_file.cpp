// Appends, syncs, and never leaves half a line behind if it can be helped.
#include "table/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "codec/utf8.hpp"
#include "table/unfinished_file.hpp"
#include "table/words.hpp"

namespace grognard::table {

namespace {

// What the system says, in words of our own where it often says so.
Message reason(int error) {
    switch (error) {
        case EEXIST:
            return Message("save.exists");
        case ENOSPC:
        case EDQUOT:
            return Message("save.no-room");
        case EACCES:
        case EPERM:
        case EROFS:
            return Message("save.forbidden");
        case ENOENT:
        case ENOTDIR:
            return Message("save.no-folder");
        default:
            return Message("save.system").with("why", std::strerror(error));
    }
}

// Two who write to one file would mingle their lines: false if another has it. A file system
// without locks trusts its user.
bool lock(int file) { return ::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

std::size_t longest_line(std::string_view lines) {
    std::size_t longest = 0;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        longest = std::max(longest, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return longest;
}

// What the reader would not take is not written: the file stays one that opens. The lines end at
// this offset of the file.
void check_readable(const std::filesystem::path& path, std::string_view lines, std::size_t end) {
    if (longest_line(lines) > max_saved_line) {
        throw CannotSave(path, Message("save.long-line").with("most", max_saved_line));
    }
    if (end > max_saved_bytes) {
        throw CannotSave(path, Message("save.too-large").with("most", max_saved_bytes));
    }
}

}  // namespace

CannotSave::CannotSave(const std::filesystem::path& path, const Message& why)
    : message_(Message("ui.cannot-save")
                   .with("file", codec::legible_path(path.string()))
                   .with("why", why)),
      what_(load_words("", codec::Language::English).say(message_)) {}

SaveFile::SaveFile(std::filesystem::path path, int file, const Table& table)
    : path_(std::move(path)), file_(file), table_(table) {}

SaveFile::~SaveFile() { ::close(file_); }

void SaveFile::fail(int error) const { throw CannotSave(path_, reason(error)); }

std::unique_ptr<SaveFile> SaveFile::create(const std::filesystem::path& path,
                                           const SavedHeader& header, const Table& table) {
    if (header.scenario.find('\n') != std::string::npos) {
        throw CannotSave(path, Message("save.line-break"));
    }
    UnfinishedFile file(path);
    std::string text = header_text(header, table);
    check_readable(path, text, text.size());
    Place end{text.size(), header_chain(text)};
    std::vector<Place> inputs;
    for (const RecordLine& record : record_lines(table)) {
        if (record.input) inputs.push_back(end);
        end.chain = chained(end.chain, record.text);
        const std::string line = record.text + " #" + hex16(end.chain) + "\n";
        text += line;
        end.offset = text.size();
        check_readable(path, line, text.size());
    }
    int error = file.write(text);
    // Before it has its name, by which another could find it.
    if (error == 0) lock(file.handle());
    if (error == 0) error = file.take_name();
    if (error != 0) throw CannotSave(path, reason(error));
    std::unique_ptr<SaveFile> out(new SaveFile(path, file.release(), table));
    out->inputs_ = std::move(inputs);
    out->end_ = end;
    return out;
}

std::unique_ptr<SaveFile> SaveFile::resume(const std::filesystem::path& path,
                                           const SavedGame& saved, const Table& table) {
    const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0) throw CannotSave(path, reason(errno));
    std::unique_ptr<SaveFile> out(new SaveFile(path, file, table));
    if (!lock(file)) throw CannotSave(path, Message("save.played"));
    // Only now is it sure that nobody else writes to it.
    const SavedGame now = load_saved(path);
    if (now.size != saved.size || now.header != saved.header || now.lines != saved.lines ||
        now.notes != saved.notes) {
        throw CannotSave(path, Message("save.changed"));
    }
    if (saved.format == 1) return converted(path, saved, table);
    out->end_ = {saved.end, saved.chain};
    for (const SavedLine& line : saved.lines) {
        if (out->inputs_.size() < table.at()) out->inputs_.push_back({line.start, line.before});
    }
    if (saved.size > saved.end && ::ftruncate(file, static_cast<off_t>(saved.end)) != 0) {
        out->fail(errno);
    }
    const std::vector<RecordLine> records = record_lines(table);
    for (std::size_t i = saved.lines.size() + saved.notes.size(); i < records.size(); ++i) {
        if (records[i].input) out->inputs_.push_back(out->end_);
        out->write_line(records[i].text);
    }
    return out;
}

std::unique_ptr<SaveFile> SaveFile::converted(const std::filesystem::path& path,
                                              const SavedGame& saved, const Table& table) {
    const std::filesystem::path old = path.string() + ".format1";
    if (::link(path.c_str(), old.c_str()) != 0 && errno != EEXIST) {
        std::error_code error;
        std::filesystem::copy_file(path, old, error);
        if (error) throw CannotSave(path, reason(error.value()));
    }
    SavedHeader header = header_of(table, saved.header.seats);
    header.names = saved.header.names;
    header.dice = saved.header.dice;
    const std::filesystem::path fresh = path.string() + ".format2";
    std::unique_ptr<SaveFile> out = create(fresh, header, table);
    if (std::rename(fresh.c_str(), path.c_str()) != 0) {
        const int error = errno;
        ::unlink(fresh.c_str());
        throw CannotSave(path, reason(error));
    }
    out->path_ = path;
    return out;
}

void SaveFile::append(std::size_t number, const LogEntry& entry) {
    const Place before = end_;
    write_line(input_line(number, entry.by ? table_.seat_name(*entry.by) : "", entry));
    inputs_.push_back(before);
}

void SaveFile::note(const Note& note) {
    write_line(note.text);
    if (const auto from = parse_cut(note.text)) inputs_.resize(*from - 1);
}

void SaveFile::write_line(const std::string& record) {
    const std::uint64_t chain = chained(end_.chain, record);
    const std::string text = record + " #" + hex16(chain) + "\n";
    check_readable(path_, text, end_.offset + text.size());
    const int error = write_all(file_, text);
    if (error != 0) {
        // If even this fails, the reader drops the torn line.
        [[maybe_unused]] const int ignored = ::ftruncate(file_, static_cast<off_t>(end_.offset));
        fail(error);
    }
    end_ = {end_.offset + text.size(), chain};
}

void SaveFile::cut(std::size_t kept) {
    const Place to = inputs_[kept];
    if (::ftruncate(file_, static_cast<off_t>(to.offset)) != 0 || ::fsync(file_) != 0) {
        fail(errno);
    }
    inputs_.resize(kept);
    end_ = to;
}

}  // namespace grognard::table
