// The options of a command, declared without naming the library that parses them: that library is
// slow to compile, so only options.cpp includes it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace grognard::cli {

class Option {
  public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    const Option& required() const;
    const Option& among(const std::vector<std::string>& names) const;
    const Option& between(int low, int high) const;
    const Option& between(double low, double high) const;

  private:
    CLI::Option* option_;
};

class Options {
  public:
    explicit Options(CLI::App& app) : app_(&app) {}

    Options command(const std::string& name, const std::string& summary) const;
    void footer(const std::string& text) const;
    bool chosen() const;

    void flag(const std::string& name, bool& value, const std::string& help) const;

    // Defined for std::string, std::vector<std::string>, double and the integers that commands
    // take.
    template <class Value>
    Option option(const std::string& name, Value& value, const std::string& help) const;

  private:
    CLI::App* app_;
};

// The command line of the whole program.
class CommandLine {
  public:
    CommandLine();
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    Options options() const;
    // Nothing when a command was chosen; else, help or a complaint having been printed, whether the
    // line could be used.
    std::optional<bool> parse(int count, char** arguments) const;

  private:
    std::unique_ptr<CLI::App> app_;
};

}  // namespace grognard::cli
