// A state and the offers that follow it, as one text: what a client has when it heard both.
#pragma once

#include <string>
#include <string_view>

namespace grognard {

inline bool is_state(std::string_view json) { return json.starts_with(R"({"type":"state")"); }
inline bool is_offers(std::string_view json) { return json.starts_with(R"({"type":"offers")"); }
// Will offers follow?
inline bool is_asked(std::string_view state) {
    return state.find(R"("asks":[{)") != std::string_view::npos;
}

// `offers` is empty where none follow.
inline std::string joined(std::string state, std::string_view offers) {
    state.pop_back();
    if (offers.empty()) return state + R"(,"offers":[]})";
    state += offers.substr(offers.find(R"(,"offers":[)"));
    return state;
}

}  // namespace grognard
