// Hands the declared options to CLI11, which is known here and nowhere else.
#include "cli/options.hpp"

#include <CLI/CLI.hpp>

namespace grognard::cli {

const Option& Option::required() const {
    option_->required();
    return *this;
}

const Option& Option::among(const std::vector<std::string>& names) const {
    option_->check(CLI::IsMember(names))->type_name("");
    return *this;
}

const Option& Option::between(int low, int high) const {
    option_->check(CLI::Range(low, high));
    return *this;
}

const Option& Option::between(double low, double high) const {
    option_->check(CLI::Range(low, high));
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
    return Option(*app_->add_option(name, value, help));
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
