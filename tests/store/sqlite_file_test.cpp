// Whose file it is: ours, ours of long ago, or another program's, which stays as it was.
#include "store/sqlite_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "store/sqlite.hpp"
#include "version_4.hpp"

namespace grognard::store {

namespace {

using std::filesystem::perms;

class FileTest : public ::testing::Test {
  protected:
    FileTest()
        : folder_(std::filesystem::temp_directory_path() /
                  ("grognard-file-" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(folder_);
    }
    ~FileTest() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path file() const { return folder_ / "games.db"; }
    void run(const char* sql) const { Connection(file()).run(sql); }
    std::int64_t number(const char* sql) const {
        const Connection connection(file());
        Statement query(connection, sql);
        return query.step() ? query.number() : -1;
    }
    std::string bytes() const {
        std::ifstream in(file(), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::string refusal() const {
        try {
            const SqliteStore store(file());
            return "";
        } catch (const Failed& failed) {
            return failed.what();
        }
    }
    // Refused by name, and nothing about the file is another than before.
    void expect_left_alone() const {
        std::filesystem::permissions(file(), perms::others_read,
                                     std::filesystem::perm_options::add);
        const std::string before = bytes();
        const std::string why = refusal();
        EXPECT_NE(why.find(file().string() + " is another program's"), std::string::npos) << why;
        EXPECT_TRUE(bytes() == before);
        const perms rights = std::filesystem::status(file()).permissions();
        EXPECT_EQ(rights & perms::others_read, perms::others_read);
    }

  private:
    std::filesystem::path folder_;
};

}  // namespace

TEST_F(FileTest, AFileWithOtherTablesIsRefused) {
    run("CREATE TABLE wines (name TEXT); INSERT INTO wines VALUES ('Chambertin')");
    expect_left_alone();
}

TEST_F(FileTest, ATableOfTheSameNameDoesNotMakeItOurs) {
    run("CREATE TABLE games (title TEXT); PRAGMA user_version = 3");
    expect_left_alone();
}

TEST_F(FileTest, AnEmptyFileThatAnotherProgramSignedIsRefused) {
    run("PRAGMA application_id = 7");
    expect_left_alone();
}

TEST_F(FileTest, OurTablesUnderAnotherSignatureAreRefused) {
    EXPECT_EQ(refusal(), "");
    run("PRAGMA application_id = 7; PRAGMA journal_mode = DELETE");
    expect_left_alone();
}

TEST_F(FileTest, ANewFileIsSignedAndOneFromBeforeThatIsAdopted) {
    EXPECT_EQ(refusal(), "");
    const std::int64_t signature = number("PRAGMA application_id");
    EXPECT_NE(signature, 0);
    run("PRAGMA application_id = 0");
    EXPECT_EQ(refusal(), "");
    EXPECT_EQ(number("PRAGMA application_id"), signature);
    run(to_version_4);
    run("ALTER TABLE games DROP COLUMN touched; DROP TABLE snapshots; "
        "PRAGMA application_id = 0; PRAGMA user_version = 2");
    EXPECT_EQ(refusal(), "");
    EXPECT_EQ(number("PRAGMA application_id"), signature);
    EXPECT_EQ(number("PRAGMA user_version"), 6);
}

}  // namespace grognard::store
