// Bars, percentages and exact fractions.
#include "modules/draw/chances.hpp"

#include <iomanip>
#include <sstream>

#include "codec/share.hpp"
#include "modules/draw/paint.hpp"

namespace grognard::modules {

namespace {

constexpr std::size_t label_width = 26;
constexpr int bar_width = 25;

}  // namespace

std::string decimal(double value, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << value;
    const std::string text = out.str();
    const bool nothing = text.find_first_not_of("-0.") == std::string::npos;
    return nothing && text.front() == '-' ? text.substr(1) : text;
}

std::string decimal(double value, int digits, const table::Words& words) {
    std::string out = decimal(value, digits);
    if (const std::size_t point = out.find('.'); point != std::string::npos) {
        out.replace(point, 1, words.say("ui.decimal-mark"));
    }
    return out;
}

std::string chance_line(const std::string& label, const Fraction& chance,
                        const table::Words& words) {
    const int full = static_cast<int>(codec::share(chance) * bar_width + 0.5);
    std::string bar;
    for (int i = 0; i < bar_width; ++i) bar += i < full ? "█" : "·";
    const std::string share = decimal(100 * codec::share(chance), 2, words);
    return "  " + padded(label, label_width) + bar + "  " + std::string(6 - share.size(), ' ') +
           share + " %  " + std::to_string(chance.ways) + "/" + std::to_string(chance.of) + "\n";
}

std::string ledger_lines(const Ledger& ledger) {
    std::string out;
    for (const Entry& row : ledger.entries()) {
        out += "    " + std::string(row.amount > 0 ? "+" : "") + std::to_string(row.amount) + "  " +
               std::string(row.rule) + "\n";
    }
    return out;
}

void write_chance(codec::Writer& out, const char* key, const Fraction& chance) {
    out.key(key);
    out.begin_object();
    out.key("ways");
    out.natural(chance.ways);
    out.key("of");
    out.natural(chance.of);
    out.key("p");
    out.real(codec::share(chance));
    out.end_object();
}

void write_ledger(codec::Writer& out, const char* key, const Ledger& ledger) {
    out.key(key);
    out.begin_array();
    for (const Entry& row : ledger.entries()) {
        out.begin_object();
        out.key("amount");
        out.integer(row.amount);
        out.key("rule");
        out.string(row.rule);
        out.key("why");
        out.string(row.reason);
        out.end_object();
    }
    out.end_array();
}

}  // namespace grognard::modules
