// JSON that is kept from one view to the next and written anew where something changed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "codec/wire.hpp"
#include "codec/write.hpp"

namespace grognard::table {

// One value of shape Wire.
template <class Wire, class Value>
class KeptText {
  public:
    // write(out, value)
    template <class Write>
    codec::Json<Wire> of(const Value& value, Write write) {
        if (json_.empty() || !(value == value_)) {
            codec::Writer out;
            write(out, value);
            json_ = out.take();
            value_ = value;
        }
        return {json_};
    }

  private:
    Value value_{};
    std::string json_;
};

// A list as JSON: most actions leave most pieces as they are.
template <class Wire, class Value>
class KeptList {
  public:
    template <class Values>
    codec::Json<std::vector<Wire>> of(const Values& values) {
        if (json_.empty() || !same(values)) write(values);
        return {json_};
    }

  private:
    template <class Values>
    bool same(const Values& values) const {
        if constexpr (std::has_unique_object_representations_v<Value>) {
            const std::size_t bytes = values.size() * sizeof(Value);
            return values.size() == values_.size() &&
                   (bytes == 0 ||
                    std::memcmp(std::to_address(values.begin()), values_.data(), bytes) == 0);
        } else {
            return std::ranges::equal(values, values_);
        }
    }
    template <class Values>
    void write(const Values& values) {
        texts_.resize(values.size());
        json_ = "[";
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool same = i < values_.size() && values[i] == values_[i];
            if (!same) texts_[i] = codec::write_json(Wire{values[i]});
            if (i > 0) json_ += ',';
            json_ += texts_[i];
        }
        json_ += ']';
        values_.assign(values.begin(), values.end());
    }

    std::vector<Value> values_;
    std::vector<std::string> texts_;
    std::string json_;
};

}  // namespace grognard::table
