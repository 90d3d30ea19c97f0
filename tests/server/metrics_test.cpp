// Metrics in the text format that Prometheus reads.
#include "server/metrics.hpp"

#include <gtest/gtest.h>

namespace grognard::server {

TEST(MetricsTest, CountsAndTimesAreWritten) {
    Metrics metrics;
    metrics.actions_accepted = 3;
    metrics.action_time.add(std::chrono::milliseconds(3));
    metrics.action_time.add(std::chrono::seconds(9));
    const std::string text = metrics.text();
    for (const char* line :
         {"# TYPE grognard_actions_accepted_total counter\n", "grognard_actions_accepted_total 3\n",
          "# TYPE grognard_sockets gauge\n", "grognard_action_seconds_bucket{le=\"0.002\"} 0\n",
          "grognard_action_seconds_bucket{le=\"0.005\"} 1\n",
          "grognard_action_seconds_bucket{le=\"5\"} 1\n",
          "grognard_action_seconds_bucket{le=\"+Inf\"} 2\n", "grognard_action_seconds_count 2\n",
          "grognard_action_seconds_sum 9.003\n"}) {
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    }
}

}  // namespace grognard::server
