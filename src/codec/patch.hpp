// What changed between two JSON texts of our own, as a merge patch (RFC 7396).
#pragma once

#include <string>
#include <string_view>

namespace grognard::codec {

// The patch that turns `before` into `after`, both objects as a compact Writer writes them, without
// nulls: in the patch, null deletes. "{}" if they are equal.
std::string merge_patch(std::string_view before, std::string_view after);

}  // namespace grognard::codec
