// A game's words in one language: lines of words.<language>.tsv, and messages put into them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "codec/text.hpp"
#include "table/message.hpp"

namespace grognard::table {

class Words {
  public:
    // Lines "key TAB text with {placeholders}"; empty lines and those that begin with # are
    // skipped. A key that stands twice, or a line without a tab, throws BadInput.
    static Words parse(const std::string& file_name, std::string_view text);

    // The text of the message; a key that is not there shows as [key].
    std::string say(const Message& message) const;
    std::string say(std::string_view key) const { return say(Message(key)); }

    // The same with a capital at its head.
    std::string sentence(const Message& message) const;

    bool has(std::string_view key) const { return lines_.find(key) != lines_.end(); }
    const std::map<std::string, std::string, std::less<>>& lines() const { return lines_; }

  private:
    std::string say(const codec::Node& message) const;
    std::string value(const codec::Node& param) const;

    std::map<std::string, std::string, std::less<>> lines_;
};

// data/<game>/words.en.tsv or .fr.tsv with the words no game owns (data/words.<language>.tsv).
Words load_words(std::string_view game, codec::Language language);

}  // namespace grognard::table
