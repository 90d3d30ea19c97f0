// Sums that remember why: tables of rows, each with its amount, its rule and its reason.
#pragma once

#include <string_view>
#include <utility>

#include "core/fixed.hpp"

namespace grognard {

struct Entry {
    int amount = 0;
    std::string_view rule;
    std::string_view reason;

    friend constexpr bool operator==(const Entry&, const Entry&) = default;
};

class Ledger {
  public:
    constexpr void add(const Entry& entry) { entries_.push(entry); }
    constexpr void append(const Ledger& more) {
        for (const Entry& entry : more.entries_) add(entry);
    }
    constexpr int total() const {
        int sum = 0;
        for (const Entry& entry : entries_) sum += entry.amount;
        return sum;
    }
    constexpr const auto& entries() const { return entries_; }

    friend constexpr bool operator==(const Ledger&, const Ledger&) = default;

  private:
    Fixed<Entry, 64> entries_;
};

// A row yields 0 where it does not apply. The rule may depend on the subject (one row for all
// terrains), hence a function.
template <class Subject>
struct Row {
    int (*amount)(const Subject&);
    std::string_view (*rule)(const Subject&);
    std::string_view reason;
};

// A row with the same rule for every subject.
template <class Subject>
struct PlainRow {
    int (*amount)(const Subject&);
    std::string_view rule;
    std::string_view reason;
};

template <class Subject, std::size_t Rows>
Ledger tally(const Row<Subject> (&table)[Rows], const Subject& subject) {
    Ledger ledger;
    for (const Row<Subject>& row : table) {
        if (const int amount = row.amount(subject)) {
            ledger.add({amount, row.rule(subject), row.reason});
        }
    }
    return ledger;
}

template <class Subject, std::size_t Rows>
Ledger tally(const PlainRow<Subject> (&table)[Rows], const Subject& subject) {
    Ledger ledger;
    for (const PlainRow<Subject>& row : table) {
        if (const int amount = row.amount(subject)) ledger.add({amount, row.rule, row.reason});
    }
    return ledger;
}

// The same sum without the reasons. The table is a template argument so that the compiler sees
// through the function pointers: this runs for every attack a search considers.
template <const auto& Table, class Subject>
constexpr int total(const Subject& subject) {
    const auto sum = [&]<std::size_t... I>(std::index_sequence<I...>) {
        return (0 + ... + Table[I].amount(subject));
    };
    return sum(std::make_index_sequence<std::size(Table)>{});
}

}  // namespace grognard
