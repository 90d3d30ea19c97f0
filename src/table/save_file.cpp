// Appends, syncs, and never leaves half a line behind if it can be helped.
#include "table/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
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
    std::vector<std::size_t> ends = {text.size()};
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        const std::string line = line_text(i + 1, table.log()[i], table);
        text += line;
        check_readable(path, line, text.size());
        ends.push_back(text.size());
    }
    int error = file.write(text);
    // Before it has its name, by which another could find it.
    if (error == 0) lock(file.handle());
    if (error == 0) error = file.take_name();
    if (error != 0) throw CannotSave(path, reason(error));
    std::unique_ptr<SaveFile> out(new SaveFile(path, file.release(), table));
    out->ends_ = std::move(ends);
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
    if (now.size != saved.size || now.header != saved.header || now.lines != saved.lines) {
        throw CannotSave(path, Message("save.changed"));
    }
    out->ends_.push_back(saved.header_end);
    for (const SavedLine& line : saved.lines) out->ends_.push_back(line.end);
    if (saved.size > out->ends_.back()) out->cut(saved.lines.size());
    return out;
}

void SaveFile::append(std::size_t number, const LogEntry& entry) {
    const std::string text = line_text(number, entry, table_);
    check_readable(path_, text, ends_.back() + text.size());
    const int error = write_all(file_, text);
    if (error != 0) {
        // If even this fails, the reader drops the torn line.
        [[maybe_unused]] const int ignored = ::ftruncate(file_, static_cast<off_t>(ends_.back()));
        fail(error);
    }
    ends_.push_back(ends_.back() + text.size());
}

void SaveFile::cut(std::size_t kept) {
    if (::ftruncate(file_, static_cast<off_t>(ends_[kept])) != 0 || ::fsync(file_) != 0)
        fail(errno);
    ends_.resize(kept + 1);
}

}  // namespace grognard::table
