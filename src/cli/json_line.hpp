// What --json prints: one object on one line of standard output.
#pragma once

#include <iostream>
#include <string_view>

#include "codec/write.hpp"

namespace grognard::cli {

class JsonLine {
  public:
    JsonLine() { out_.begin_object(); }

    template <class Value>
    JsonLine& put(std::string_view key, const Value& value) {
        out_.key(key);
        codec::write_value(out_, value);
        return *this;
    }

    void print() {
        out_.end_object();
        std::cout << out_.text() << '\n';
    }

  private:
    codec::Writer out_;
};

}  // namespace grognard::cli
