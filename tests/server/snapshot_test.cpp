// A game that comes back from its snapshot is the game that comes back from its inputs.
#include <gtest/gtest.h>

#include "core/sample.hpp"
#include "server/build_id.hpp"
#include "server/room.hpp"
#include "store/memory.hpp"

namespace grognard::server {

namespace {

constexpr Audience newcomer{Role::Both, 0, 0};

std::string state_json(Room& room, const Audience& audience) {
    if (!room.remembers(audience.steps)) room.recall(room.retelling()());
    codec::Writer out;
    room.write_state(out, audience, {true, true});
    return out.take();
}

// One person at both seats who plays at random, with all that is to be kept in a memory.
class Snapshots : public ::testing::TestWithParam<const char*> {
  protected:
    Snapshots() : room_(port(), solo_record()) {
        keep({store::Create{room_.record()}});
        keep(room_.roll_on().writes);
    }

    static const GamePort& port() { return *find_port(GetParam()); }
    static store::GameRecord solo_record() {
        store::GameRecord out;
        out.id = "table";
        out.game = GetParam();
        out.scenario = "001";
        for (store::SeatRecord& seat : out.seats) seat = {"human", "", "secret", "nonce"};
        out.solo = true;
        out.dice.seed = std::string(64, '7');
        return out;
    }

    void keep(const store::Writes& writes) { store_.commit(writes); }
    void play_one() {
        const Seat seat = room_.table().awaits() == Awaits::Second ? Seat::Second : Seat::First;
        const auto offers = room_.table().offers(seat);
        const auto chosen = stream_.below(static_cast<std::uint32_t>(offers.size()));
        Result result = room_.play(Role::Both, offers[chosen], {room_.at(), {}});
        keep(std::get<Changed>(result).writes);
    }
    void play_to(std::size_t at) {
        while (room_.at() < at && !room_.over()) play_one();
    }
    store::StoredGame stored() const { return *store_.load("table"); }
    // By its inputs alone.
    Room played_again() const {
        store::StoredGame game = stored();
        game.snapshot.reset();
        return Room(port(), std::move(game));
    }
    static Tape fresh_tape() { return Tape(port(), port().make("001")); }

    store::MemoryStore store_;
    Stream stream_{1815};
    Room room_;
};

}  // namespace

TEST(BuildIdTest, TheLinkerLeftOne) { EXPECT_GE(build_id().size(), 8U); }

TEST_P(Snapshots, AreTakenFromTimeToTime) {
    play_to(snapshot_every / 2);
    EXPECT_FALSE(stored().snapshot.has_value());
    play_to(3 * snapshot_every);
    ASSERT_TRUE(stored().snapshot.has_value());
    EXPECT_GT(stored().snapshot->at, snapshot_every);
    EXPECT_LE(stored().snapshot->at, room_.at());
}

TEST_P(Snapshots, LeadWhereTheInputsLead) {
    play_to(3 * snapshot_every);
    Room quick(port(), stored());
    Room slow = played_again();
    EXPECT_EQ(quick.at(), room_.at());
    EXPECT_EQ(quick.table().hash(), slow.table().hash());
    EXPECT_EQ(quick.table().log(), slow.table().log());
    for (const std::size_t known : {std::size_t{0}, quick.at() / 2, quick.at()}) {
        EXPECT_EQ(state_json(quick, {Role::Both, known, 0}),
                  state_json(slow, {Role::Both, known, 0}));
    }
    EXPECT_EQ(state_json(quick, newcomer), state_json(room_, newcomer));
}

// However many inputs came after the snapshot, those that could be taken back still can.
TEST_P(Snapshots, LeaveWhatMayBeTakenBack) {
    play_to(snapshot_every);
    while (!stored().snapshot) play_one();
    for (int i = 0; i < 60 && !room_.over(); ++i) {
        const Room quick(port(), stored());
        for (const Seat seat : both_seats) {
            ASSERT_EQ(quick.table().may_undo(seat), room_.table().may_undo(seat)) << quick.at();
        }
        play_one();
    }
}

TEST_P(Snapshots, SpareThePlayingOfInputs) {
    play_to(3 * snapshot_every);
    const store::StoredGame game = stored();
    Tape tape = fresh_tape();
    ASSERT_TRUE(tape.resume(*game.snapshot, game.inputs));
    EXPECT_EQ(tape.at(), game.snapshot->at);
    EXPECT_EQ(tape.step(tape.at()), nullptr);
}

TEST_P(Snapshots, AreNotBelievedWhenAnythingIsAltered) {
    play_to(3 * snapshot_every);
    const store::StoredGame game = stored();
    const auto believed = [&](const store::Snapshot& snapshot,
                              const std::vector<table::LogEntry>& inputs) {
        Tape tape = fresh_tape();
        const bool resumed = tape.resume(snapshot, inputs);
        EXPECT_EQ(tape.at(), resumed ? snapshot.at : 0);
        return resumed;
    };
    const store::Snapshot good = *game.snapshot;
    ASSERT_TRUE(believed(good, game.inputs));
    for (std::size_t i = 0; i < good.bytes.size(); i += 97) {
        store::Snapshot bad = good;
        bad.bytes[i] = static_cast<char>(bad.bytes[i] ^ 1);
        EXPECT_FALSE(believed(bad, game.inputs)) << i;
    }
    EXPECT_FALSE(believed({good.at, good.seal, ""}, game.inputs));
    EXPECT_FALSE(believed({good.at, good.seal, good.bytes.substr(1)}, game.inputs));
    EXPECT_FALSE(believed({good.at, good.seal + 1, good.bytes}, game.inputs));
    EXPECT_FALSE(believed({good.at - 1, good.seal, good.bytes}, game.inputs));
    EXPECT_FALSE(believed({game.inputs.size() + 1, good.seal, good.bytes}, game.inputs));
    EXPECT_FALSE(believed({0, good.seal, good.bytes}, game.inputs));
    auto altered = game.inputs;
    altered[3].text += " ";
    EXPECT_FALSE(believed(good, altered));
    altered = game.inputs;
    altered[3].hash ^= 1;
    EXPECT_FALSE(believed(good, altered));
}

// Such as after an update of the program: nothing is lost but a moment.
TEST_P(Snapshots, ThatAreNotBelievedAreNotMissed) {
    play_to(3 * snapshot_every);
    store::StoredGame game = stored();
    game.snapshot->seal ^= 1;
    Room room(port(), std::move(game));
    EXPECT_EQ(state_json(room, newcomer), state_json(room_, newcomer));
}

// An input that was altered in the file is noticed as ever, though a snapshot came after it.
TEST_P(Snapshots, DoNotHideAnAlteredInput) {
    play_to(3 * snapshot_every);
    store::StoredGame game = stored();
    game.inputs[2].hash ^= 1;
    EXPECT_THROW(Room(port(), std::move(game)), BrokenLog);
}

INSTANTIATE_TEST_SUITE_P(Games, Snapshots, ::testing::Values("ccn", "waterloo"),
                         [](const auto& chosen) { return std::string(chosen.param); });

}  // namespace grognard::server
