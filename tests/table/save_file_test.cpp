// The file a game is kept in: on the disk after every input, whole after every fault.
#include "table/save_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <sstream>

#include "modules/tables.hpp"
#include "played.hpp"

namespace {
bool links = true;         // does the file system have hard links?
bool keeps_others = true;  // may a file be moved without replacing another?
}  // namespace

// In place of the system's own.
extern "C" int link(const char* from, const char* to) noexcept {
    if (links) return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
    errno = EPERM;
    return -1;
}
extern "C" int renameat2(int from_folder, const char* from, int to_folder, const char* to,
                         unsigned flags) noexcept {
    if (keeps_others) {
        return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
    }
    errno = EINVAL;
    return -1;
}

namespace grognard::table {
namespace {

class SaveFileTest : public testing::Test {
  protected:
    void SetUp() override {
        const auto name = testing::UnitTest::GetInstance()->current_test_info()->name();
        path_ = std::filesystem::temp_directory_path() /
                ("grognard-" + std::to_string(::getpid()) + "-" + name + ".txt");
        std::filesystem::remove(path_);
    }
    void TearDown() override { std::filesystem::remove(path_); }

    std::string text() const {
        std::ostringstream out;
        out << std::ifstream(path_).rdbuf();
        return out.str();
    }
    SavedHeader header() const { return header_of(*table_, {"human", "human"}); }

    std::filesystem::path path_;
    std::unique_ptr<Table> table_ = make_table("ccn", "001");
};

TEST_F(SaveFileTest, HoldsEveryInputAsSoonAsItIsAccepted) {
    const auto file = SaveFile::create(path_, header(), *table_);
    table_->keep_in(*file);
    Stream stream(1);
    for (std::size_t i = 1; i <= 50; ++i) {
        one_input(*table_, stream);
        const SavedGame saved = load_saved(path_);
        ASSERT_EQ(saved.lines.size(), i);
        EXPECT_EQ(saved.lines.back().state, table_->hash());
    }
}

TEST_F(SaveFileTest, LeavesAFileThatIsThereAlone) {
    std::ofstream(path_) << "dear diary\n";
    EXPECT_THROW(SaveFile::create(path_, header(), *table_), CannotSave);
    EXPECT_EQ(text(), "dear diary\n");
    EXPECT_FALSE(std::filesystem::exists(path_.string() + ".new"));
}

TEST_F(SaveFileTest, LeavesAFileThatBearsTheNameOfAnUnfinishedOneAlone) {
    const std::filesystem::path beside = path_.string() + ".new";
    std::ofstream(beside) << "dear diary\n";
    SaveFile::create(path_, header(), *table_);
    std::ostringstream kept;
    kept << std::ifstream(beside).rdbuf();
    EXPECT_EQ(kept.str(), "dear diary\n");
    EXPECT_FALSE(std::filesystem::exists(path_.string() + ".new1"));
    std::filesystem::remove(beside);
    EXPECT_NO_THROW(load_saved(path_));
}

TEST_F(SaveFileTest, NeedsNoHardLinks) {
    links = false;
    for (const bool kept : {true, false}) {
        keeps_others = kept;
        SaveFile::create(path_, header(), *table_);
        EXPECT_NO_THROW(load_saved(path_));
        std::ofstream(path_) << "dear diary\n";
        EXPECT_THROW(SaveFile::create(path_, header(), *table_), CannotSave);
        EXPECT_EQ(text(), "dear diary\n");
        EXPECT_FALSE(std::filesystem::exists(path_.string() + ".new"));
        std::filesystem::remove(path_);
    }
    links = keeps_others = true;
}

TEST_F(SaveFileTest, IsNotGoneOnWithIfAnotherDid) {
    SaveFile::create(path_, header(), *table_);
    const SavedGame before = load_saved(path_);
    {
        const auto file = SaveFile::resume(path_, before, *table_);
        table_->keep_in(*file);
        play_inputs(*table_, 5, 2);
    }
    const std::string kept = text();
    EXPECT_THROW(SaveFile::resume(path_, before, *table_), CannotSave);
    EXPECT_EQ(text(), kept);
}

TEST_F(SaveFileTest, GoesOnAfterAnEmptyLine) {
    {
        const auto file = SaveFile::create(path_, header(), *table_);
        table_->keep_in(*file);
        play_inputs(*table_, 20, 2);
    }
    std::ofstream(path_, std::ios::app) << "\n";
    const SavedGame saved = load_saved(path_);
    const auto again = table_for(saved);
    replay(saved, *again);
    const auto file = SaveFile::resume(path_, saved, *again);
    again->keep_in(*file);
    play_inputs(*again, 30, 3);
    EXPECT_EQ(load_saved(path_).lines.size(), 30U);
}

TEST_F(SaveFileTest, NamesItsScenarioOnOneLine) {
    SavedHeader torn = header();
    torn.scenario = "two\nlines.json";
    EXPECT_THROW(SaveFile::create(path_, torn, *table_), CannotSave);
    EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(SaveFileTest, HasNoLineThatTheReaderWouldNotTake) {
    SavedHeader far = header();
    far.scenario = std::string(max_saved_line, 'x') + ".json";
    EXPECT_THROW(SaveFile::create(path_, far, *table_), CannotSave);
    EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(SaveFileTest, GrowsNoLargerThanTheReaderTakes) {
    SavedHeader large = header();
    const auto add_note = [&large] {
        large.options.emplace_back("key-" + std::to_string(large.options.size() + 10'000),
                                   std::string(max_saved_line - sizeof "option key-10000", 'x'));
    };
    // Room for a few inputs is left.
    for (std::size_t i = 1; i < max_saved_bytes / (max_saved_line + 1); ++i) add_note();
    large.options.emplace_back("rest", std::string(max_saved_line - 4096, 'x'));
    const auto file = SaveFile::create(path_, large, *table_);
    table_->keep_in(*file);
    Stream stream(1);
    const auto until_full = [&] {
        while (true) one_input(*table_, stream);
    };
    EXPECT_THROW(until_full(), CannotSave);
    EXPECT_GT(table_->at(), 0U);
    EXPECT_LE(std::filesystem::file_size(path_), max_saved_bytes);
    EXPECT_EQ(load_saved(path_).lines.size(), table_->at());
    add_note();
    add_note();
    path_ += ".larger";
    EXPECT_THROW(SaveFile::create(path_, large, *table_), CannotSave);
    EXPECT_FALSE(std::filesystem::exists(path_));
    path_.replace_extension();
}

TEST_F(SaveFileTest, IsPlayedByOneAtATime) {
    auto first = SaveFile::create(path_, header(), *table_);
    EXPECT_THROW(SaveFile::resume(path_, load_saved(path_), *table_), CannotSave);
    first.reset();
    first = SaveFile::resume(path_, load_saved(path_), *table_);
    EXPECT_THROW(SaveFile::resume(path_, load_saved(path_), *table_), CannotSave);
}

TEST_F(SaveFileTest, CanBeStartedInTheMiddleOfAGame) {
    play_inputs(*table_, 20, 2);
    const auto file = SaveFile::create(path_, header(), *table_);
    EXPECT_EQ(load_saved(path_).lines.size(), 20U);
}

TEST_F(SaveFileTest, GoesOnAfterATornLine) {
    {
        const auto file = SaveFile::create(path_, header(), *table_);
        table_->keep_in(*file);
        play_inputs(*table_, 20, 2);
    }
    std::ofstream(path_, std::ios::app) << "21 bottom pla";
    const SavedGame saved = load_saved(path_);
    EXPECT_TRUE(saved.torn);
    const auto again = table_for(saved);
    replay(saved, *again);
    const auto file = SaveFile::resume(path_, saved, *again);
    again->keep_in(*file);
    play_inputs(*again, 30, 3);
    const SavedGame longer = load_saved(path_);
    EXPECT_FALSE(longer.torn);
    EXPECT_EQ(longer.lines.size(), 30U);
    replay(longer, *table_for(longer));
}

TEST_F(SaveFileTest, ForgetsWhatIsTakenBack) {
    const auto file = SaveFile::create(path_, header(), *table_);
    table_->keep_in(*file);
    Stream stream(4);
    while (!table_->may_undo(awaited_seat(*table_))) one_input(*table_, stream);
    const std::size_t before = table_->at();
    ASSERT_TRUE(table_->undo(awaited_seat(*table_)));
    EXPECT_EQ(load_saved(path_).lines.size(), before - 1);
    one_input(*table_, stream);
    const SavedGame saved = load_saved(path_);
    replay(saved, *table_for(saved));
    EXPECT_EQ(saved.lines.size(), table_->at());
}

TEST_F(SaveFileTest, ForgetsWhatFollowedAMark) {
    const auto file = SaveFile::create(path_, header(), *table_);
    table_->keep_in(*file);
    Stream stream(4);
    for (int i = 0; i < 12; ++i) one_input(*table_, stream);
    table_->mark();
    for (int i = 0; i < 5; ++i) one_input(*table_, stream);
    ASSERT_TRUE(table_->return_to_mark());
    EXPECT_EQ(load_saved(path_).lines.size(), 12U);
    one_input(*table_, stream);
    const SavedGame saved = load_saved(path_);
    replay(saved, *table_for(saved));
    EXPECT_EQ(saved.lines.size(), 13U);
}

TEST_F(SaveFileTest, SaysSoWhenTheDiskIsFullAndKeepsTheTableAsItWas) {
    const auto file = SaveFile::create(path_, header(), *table_);
    table_->keep_in(*file);
    rlimit old{};
    ::getrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{2000, old.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    Stream stream(5);
    std::uint64_t hash = 0;
    const auto until_full = [&] {
        while (true) {
            hash = table_->story_hash();
            one_input(*table_, stream);
        }
    };
    EXPECT_THROW(until_full(), CannotSave);
    ::setrlimit(RLIMIT_FSIZE, &old);
    EXPECT_EQ(table_->story_hash(), hash);
    const SavedGame saved = load_saved(path_);
    EXPECT_FALSE(saved.torn);
    EXPECT_EQ(saved.lines.size(), table_->at());
    EXPECT_EQ(saved.lines.back().state, table_->hash());
}

}  // namespace
}  // namespace grognard::table
