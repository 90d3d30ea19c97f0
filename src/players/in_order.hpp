// Runs numbered pieces of work on some threads and hands the results over in the order of numbers.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <vector>

namespace grognard {

enum class GoOn : bool { No, Yes };

// run(i) may be called from any thread; take(result) is called by one at a time, for 0, 1, 2, ...
// without a gap, until it says No. What is taken therefore never depends on the threads.
template <class Run, class Take>
void in_order(int count, int threads, Run run, Take take) {
    using Result = std::invoke_result_t<Run&, int>;
    if (threads <= 1) {
        for (int i = 0; i < count; ++i) {
            if (take(run(i)) == GoOn::No) return;
        }
        return;
    }
    std::vector<std::optional<Result>> waiting(static_cast<std::size_t>(count));
    std::size_t taken = 0;
    std::mutex taking;
    std::atomic<int> next = 0;
    std::atomic<bool> stopped = false;
    const auto work = [&] {
        for (int i = next++; i < count && !stopped; i = next++) {
            Result result = run(i);
            const std::lock_guard lock(taking);
            waiting[static_cast<std::size_t>(i)] = std::move(result);
            while (!stopped && taken < waiting.size() && waiting[taken]) {
                if (take(*waiting[taken++]) == GoOn::No) stopped = true;
            }
        }
    };
    std::vector<std::jthread> team;
    for (int i = 1; i < threads; ++i) team.emplace_back(work);
    work();
}

}  // namespace grognard
