// Jobs that fail, and jobs for which nobody waits.
#include "server/workers.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <stdexcept>

namespace grognard::server {

TEST(WorkersTest, AJobThatThrowsIsReportedAndTheNextOneDone) {
    std::mutex mutex;
    std::condition_variable done;
    std::vector<std::string> reported;
    bool next = false;
    Workers workers(1, [&](const std::string& line) {
        const std::lock_guard lock(mutex);
        reported.push_back(line);
    });
    workers.take([] { throw std::runtime_error("a mistake"); });
    workers.take([&] {
        const std::lock_guard lock(mutex);
        next = true;
        done.notify_one();
    });
    std::unique_lock lock(mutex);
    EXPECT_TRUE(done.wait_for(lock, std::chrono::seconds(20), [&] { return next; }));
    EXPECT_EQ(reported, std::vector<std::string>{"a worker: a mistake"});
}

TEST(WorkersTest, WhatSomebodyWaitsForComesFirst) {
    std::promise<void> gate;
    std::promise<void> all;
    std::string order;
    Workers workers(1, [](const std::string&) {});
    std::promise<void> busy;
    workers.take([&] {
        busy.set_value();
        gate.get_future().wait();
    });
    busy.get_future().wait();
    const auto note = [&](char letter) {
        return [&, letter] {
            order += letter;
            if (order.size() == 4) all.set_value();
        };
    };
    using Haste = Workers::Haste;
    workers.take(note('c'), Haste::Unawaited);
    workers.take(note('d'), Haste::Unawaited);
    workers.take(note('a'), Haste::Awaited);
    workers.take(note('b'), Haste::Awaited);
    gate.set_value();
    all.get_future().wait();
    EXPECT_EQ(order, "abcd");
}

}  // namespace grognard::server
