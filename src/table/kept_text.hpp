// JSON that is kept from one view to the next and written anew where something changed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
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

// A list as JSON, or an object keyed by the number of each: most actions leave most of it as it is.
enum class Keyed : std::uint8_t { No, ByNumber };

template <class Wire, class Value, Keyed keyed = Keyed::No>
class KeptList {
  public:
    using Listed =
        std::conditional_t<keyed == Keyed::No, std::vector<Wire>, std::map<std::string, Wire>>;

    template <class Values>
    codec::Json<Listed> of(const Values& values) {
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
        json_ = keyed == Keyed::No ? "[" : "{";
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool same = i < values_.size() && values[i] == values_[i];
            if (!same) texts_[i] = codec::write_json(Wire{values[i]});
            if (i > 0) json_ += ',';
            if (keyed == Keyed::ByNumber) json_ += '"' + std::to_string(i) + "\":";
            json_ += texts_[i];
        }
        json_ += keyed == Keyed::No ? ']' : '}';
        values_.assign(values.begin(), values.end());
    }

    std::vector<Value> values_;
    std::vector<std::string> texts_;
    std::string json_;
};

}  // namespace grognard::table
