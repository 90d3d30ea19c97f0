// Reads the table of rules, strictly: a line that does not fit is an error with its number.
#include "codec/rules.hpp"

#include <array>

namespace grognard::codec {

namespace {

constexpr std::size_t columns = 6;
constexpr std::array<std::string_view, columns> header = {"id", "source",    "en",
                                                          "fr", "ruling_en", "ruling_fr"};

class Table {
  public:
    Table(const std::string& file, std::string_view text) : file_(file), rest_(text) {}

    bool more() const { return !rest_.empty(); }
    std::size_t number() const { return number_; }

    std::array<std::string_view, columns> next() {
        ++number_;
        const std::size_t end = rest_.find('\n');
        if (end == std::string_view::npos) fail("a line break at the end", "none");
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        std::array<std::string_view, columns> cells;
        std::size_t count = 0;
        for (;; ++count) {
            const std::size_t tab = line.find('\t');
            if (count < columns) cells[count] = line.substr(0, tab);
            if (tab == std::string_view::npos) break;
            line.remove_prefix(tab + 1);
        }
        if (++count != columns) {
            fail("6 columns between tabs", std::to_string(count));
        }
        return cells;
    }

    [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
        throw BadInput(file_, "line " + std::to_string(number_), expected, found);
    }

  private:
    const std::string& file_;
    std::string_view rest_;
    std::size_t number_ = 0;
};

}  // namespace

Rules Rules::parse(const std::string& file_name, std::string_view text) {
    Rules rules;
    Table table(file_name, text);
    if (!table.more() || table.next() != header) {
        table.fail("the header id source en fr ruling_en ruling_fr", "something else");
    }
    while (table.more()) {
        const auto cells = table.next();
        Rule rule{std::string(cells[0]),
                  std::string(cells[1]),
                  {std::string(cells[2]), std::string(cells[3])},
                  {std::string(cells[4]), std::string(cells[5])}};
        if (rule.id.empty()) table.fail("an id", "nothing");
        if (rule.wording.en.empty() || rule.wording.fr.empty()) {
            table.fail("the rule in English and French", "an empty column");
        }
        if (rule.ruling.en.empty() != rule.ruling.fr.empty()) {
            table.fail("the ruling in both languages or in neither", "one of them");
        }
        if (!rules.by_id_.emplace(rule.id, rules.rules_.size()).second) {
            table.fail("an id not used before", shown(rule.id));
        }
        rules.rules_.push_back(std::move(rule));
    }
    return rules;
}

const Rule* Rules::find(std::string_view id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &rules_[found->second];
}

}  // namespace grognard::codec
