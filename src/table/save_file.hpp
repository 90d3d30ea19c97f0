// A saved game on disk while it is played: every input is on the disk before it is acknowledged.
#pragma once

#include <exception>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "table/saved_game.hpp"

namespace grognard::table {

// The disk does not take it; what() is one sentence, message() the same in any language.
class CannotSave : public std::exception {
  public:
    CannotSave(const std::filesystem::path& path, const Message& why);
    const char* what() const noexcept override { return what_.c_str(); }
    const Message& message() const { return message_; }

  private:
    Message message_;
    std::string what_;
};

class SaveFile final : public Journal {
  public:
    // A new file with the header and what was played so far. It appears under its name only when
    // that much is on the disk; a file that is there already is left alone (CannotSave).
    static std::unique_ptr<SaveFile> create(const std::filesystem::path& path,
                                            const SavedHeader& header, const Table& table);
    // Goes on with a file that was loaded and replayed on this table; a torn line is cut off, and
    // what replaying added to the record is written. CannotSave while another goes on with it, or
    // if another did since it was loaded. A file of format 1 is written anew; the old one stays
    // beside it, with its name and ".format1".
    static std::unique_ptr<SaveFile> resume(const std::filesystem::path& path,
                                            const SavedGame& saved, const Table& table);

    ~SaveFile() override;
    SaveFile(const SaveFile&) = delete;
    SaveFile& operator=(const SaveFile&) = delete;

    void append(std::size_t number, const LogEntry& entry) override;
    void cut(std::size_t kept) override;
    void note(const Note& note) override;

    const std::filesystem::path& path() const { return path_; }

  private:
    SaveFile(std::filesystem::path path, int file, const Table& table);

    static std::unique_ptr<SaveFile> converted(const std::filesystem::path& path,
                                               const SavedGame& saved, const Table& table);
    void write_line(const std::string& record);
    [[noreturn]] void fail(int error) const;

    // Where a line begins, and the chain before it.
    struct Place {
        std::size_t offset = 0;
        std::uint64_t chain = 0;
    };

    std::filesystem::path path_;
    int file_;
    const Table& table_;
    std::vector<Place> inputs_;  // that count
    Place end_;
};

}  // namespace grognard::table
