// The list of grounds while it is written: each rule once, and never the one refused by.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/refusal.hpp"

namespace grognard {

class Named {
  public:
    explicit Named(const Refusal& refusal) : first_(refusal.rule) {}

    // What comes first is kept when there is no room for all.
    void add(std::string_view rule) {
        if (rule.empty() || rule == first_ || rules_.full()) return;
        if (std::find(rules_.begin(), rules_.end(), rule) == rules_.end()) rules_.push(rule);
    }
    void add(std::initializer_list<std::string_view> rules) {
        for (const std::string_view rule : rules) add(rule);
    }
    void add_if(bool holds, std::string_view rule) {
        if (holds) add(rule);
    }

    const Grounds& rules() const { return rules_; }

  private:
    std::string_view first_;
    Grounds rules_;
};

}  // namespace grognard
