// Speaks once when commits begin to fail and once when they work again.
#include "server/store_watch.hpp"

#include "store/store.hpp"

namespace grognard::server {

void StoreWatch::saw(const std::exception_ptr& failed) try {
    if (failed) std::rethrow_exception(failed);
    if (failing_.exchange(false)) report_("the store takes writes again");
} catch (const store::Conflict&) {
    // One game's quarrel: it says nothing of the others.
} catch (const std::exception& bad) {
    if (!failing_.exchange(true)) report_(std::string("the store takes no writes: ") + bad.what());
}

}  // namespace grognard::server
