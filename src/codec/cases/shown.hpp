// A position to be pasted into a case.
#pragma once

#include <string>

namespace grognard::codec {

struct ShownPosition {
    std::string id;     // of the case, if it is one
    std::string text;   // what is asked, and what stands where; each line ended
    std::string given;  // JSON: the last quiet position
    std::string line;   // JSON: the inputs since
};

// The text, then the JSON.
std::string shown_text(const ShownPosition& shown);

}  // namespace grognard::codec
