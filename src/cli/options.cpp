// Hands the declared options to CLI11, which is known here and nowhere else.
#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <limits>
#include <sstream>

#include "codec/json.hpp"

namespace grognard::cli {

namespace {

template <class Number>
std::optional<Number> read_number(const std::string& text) {
    Number out{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, out);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    if constexpr (std::floating_point<Number>) {
        if (!std::isfinite(out)) return std::nullopt;
    }
    return out;
}

// A number without more ado; CLI11 itself takes -1 for a very large one, and nan for any.
template <class Number>
CLI::Validator plain_number() {
    using Limits = std::numeric_limits<Number>;
    const std::string kind = std::floating_point<Number>
                                 ? "a number"
                                 : "a whole number from " + std::to_string(Limits::min()) + " to " +
                                       std::to_string(Limits::max());
    return {[kind](const std::string& text) {
                if (read_number<Number>(text)) return std::string();
                return "expected " + kind + ", found " + codec::shown(text);
            },
            ""};
}

template <class Number>
CLI::Validator number_between(Number low, Number high) {
    std::ostringstream range;
    range << low << " to " << high;
    const std::string kind =
        (std::floating_point<Number> ? "a number from " : "a whole number from ") + range.str();
    return {[low, high, kind](const std::string& text) {
                const auto number = read_number<Number>(text);
                if (number && *number >= low && *number <= high) return std::string();
                return "expected " + kind + ", found " + codec::shown(text);
            },
            "from " + range.str()};
}

// An option left empty, as by a variable of the shell that is not set, is not one left out.
CLI::Validator some_text() {
    return {[](const std::string& text) {
                return std::string(text.empty() ? "expected a value, found nothing" : "");
            },
            ""};
}

// The option that takes one value and was given another number of them.
const CLI::Option* miscounted(const CLI::App& command, const CLI::Error& error) {
    const std::string what = error.what();
    for (const CLI::Option* option : command.get_options()) {
        if (what.starts_with(option->get_name() + ": ")) return option;
    }
    return nullptr;
}

// What the library says, in our words where its own would puzzle.
std::string worded(const CLI::App& program, const CLI::Error& error) {
    const auto chosen = program.get_subcommands();
    if (chosen.empty() && error.get_name() == "RequiredError") {
        const auto found = program.remaining();
        return "expected a command, found " +
               (found.empty() ? std::string("none") : codec::shown(found.front()));
    }
    if (!chosen.empty() && error.get_name() == "ArgumentMismatch") {
        if (const CLI::Option* const option = miscounted(*chosen.front(), error)) {
            return option->get_name() + (option->count() > 1
                                             ? ": expected once, found more than once"
                                             : ": expected a value, found none");
        }
    }
    return error.what();
}

std::string complaint(const CLI::App* program, const CLI::Error& error) {
    std::string command;
    for (const CLI::App* chosen : program->get_subcommands()) command += chosen->get_name() + " ";
    std::string what = worded(*program, error);
    const auto steers = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
    std::replace_if(what.begin(), what.end(), steers, ' ');
    return "grognard: " + what + " (see `grognard " + command + "--help`)\n";
}

}  // namespace

const Option& Option::required() const {
    option_->required()->default_str("");
    return *this;
}

const Option& Option::among(const std::vector<std::string>& names) const {
    std::vector<std::string_view> words(names.begin(), names.end());
    const std::string kind = codec::one_of(words);
    const auto known = [names, kind](const std::string& text) {
        if (std::find(names.begin(), names.end(), text) != names.end()) return std::string();
        return "expected " + kind + ", found " + codec::shown(text);
    };
    std::string listed;
    for (const std::string& name : names) listed += (listed.empty() ? "{" : ",") + name;
    option_->check(known, listed + "}")->type_name("");
    return *this;
}

const Option& Option::between(int low, int high) const {
    option_->check(number_between(low, high));
    return *this;
}

const Option& Option::between(double low, double high) const {
    option_->check(number_between(low, high));
    return *this;
}

Options Options::command(const std::string& name, const std::string& summary) const {
    return Options(*app_->add_subcommand(name, summary));
}

void Options::footer(const std::string& text) const { app_->footer(text); }

bool Options::chosen() const { return app_->parsed(); }

void Options::flag(const std::string& name, bool& value, const std::string& help) const {
    app_->add_flag(name, value, help);
}

template <class Value>
Option Options::option(const std::string& name, Value& value, const std::string& help) const {
    CLI::Option* const option = app_->add_option(name, value, help);
    if constexpr (std::is_same_v<Value, std::optional<std::uint64_t>>) {
        option->check(plain_number<std::uint64_t>());
    } else if constexpr (std::is_arithmetic_v<Value>) {
        option->check(plain_number<Value>())->capture_default_str();
    } else {
        option->check(some_text());
    }
    if constexpr (std::is_same_v<Value, std::string>) option->capture_default_str();
    return Option(*option);
}

template Option Options::option(const std::string&, std::string&, const std::string&) const;
template Option Options::option(const std::string&, std::vector<std::string>&,
                                const std::string&) const;
template Option Options::option(const std::string&, double&, const std::string&) const;
template Option Options::option(const std::string&, int&, const std::string&) const;
template Option Options::option(const std::string&, std::uint16_t&, const std::string&) const;
template Option Options::option(const std::string&, std::uint64_t&, const std::string&) const;
template Option Options::option(const std::string&, std::optional<std::uint64_t>&,
                                const std::string&) const;

CommandLine::CommandLine()
    : app_(std::make_unique<CLI::App>("Grognard plays Napoleonic wargames by the book.",
                                      "grognard")) {
    app_->set_version_flag("--version", "grognard " GROGNARD_VERSION);
    app_->require_subcommand(1);
    app_->failure_message(complaint);
    app_->footer(
        "`grognard COMMAND --help` shows a command's options and examples.\n"
        "Start with: grognard play ccn 001");
}

CommandLine::~CommandLine() = default;

Options CommandLine::options() const { return Options(*app_); }

std::optional<bool> CommandLine::parse(int count, char** arguments) const {
    try {
        app_->parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        return app_->exit(error) == 0;
    }
    return std::nullopt;
}

}  // namespace grognard::cli
