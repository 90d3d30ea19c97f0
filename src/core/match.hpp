// std::visit as a switch: no table of function pointers, and the compiler sees into each case.
#pragma once

#include <cstddef>
#include <type_traits>
#include <variant>

namespace grognard {

namespace detail {

template <class Variant>
inline constexpr std::size_t alternatives = std::variant_size_v<std::remove_const_t<Variant>>;

template <std::size_t I, class Variant, class F>
[[gnu::always_inline]] constexpr decltype(auto) at(Variant& variant, F& f) {
    if constexpr (I < alternatives<Variant>) {
        // What the switch has found need not be asked again.
        auto* const held = std::get_if<I>(&variant);
        if (held == nullptr) __builtin_unreachable();
        return f(*held);
    } else {
        __builtin_unreachable();
        return f(*std::get_if<0>(&variant));
    }
}

}  // namespace detail

// f(held), whatever `variant` holds; f answers with the same type for all.
template <class Variant, class F>
[[gnu::always_inline]] constexpr decltype(auto) match(Variant& variant, F&& f) {
    static_assert(detail::alternatives<Variant> <= 48);
    switch (variant.index()) {
        case 0:
            return detail::at<0>(variant, f);
        case 1:
            return detail::at<1>(variant, f);
        case 2:
            return detail::at<2>(variant, f);
        case 3:
            return detail::at<3>(variant, f);
        case 4:
            return detail::at<4>(variant, f);
        case 5:
            return detail::at<5>(variant, f);
        case 6:
            return detail::at<6>(variant, f);
        case 7:
            return detail::at<7>(variant, f);
        case 8:
            return detail::at<8>(variant, f);
        case 9:
            return detail::at<9>(variant, f);
        case 10:
            return detail::at<10>(variant, f);
        case 11:
            return detail::at<11>(variant, f);
        case 12:
            return detail::at<12>(variant, f);
        case 13:
            return detail::at<13>(variant, f);
        case 14:
            return detail::at<14>(variant, f);
        case 15:
            return detail::at<15>(variant, f);
        case 16:
            return detail::at<16>(variant, f);
        case 17:
            return detail::at<17>(variant, f);
        case 18:
            return detail::at<18>(variant, f);
        case 19:
            return detail::at<19>(variant, f);
        case 20:
            return detail::at<20>(variant, f);
        case 21:
            return detail::at<21>(variant, f);
        case 22:
            return detail::at<22>(variant, f);
        case 23:
            return detail::at<23>(variant, f);
        case 24:
            return detail::at<24>(variant, f);
        case 25:
            return detail::at<25>(variant, f);
        case 26:
            return detail::at<26>(variant, f);
        case 27:
            return detail::at<27>(variant, f);
        case 28:
            return detail::at<28>(variant, f);
        case 29:
            return detail::at<29>(variant, f);
        case 30:
            return detail::at<30>(variant, f);
        case 31:
            return detail::at<31>(variant, f);
        case 32:
            return detail::at<32>(variant, f);
        case 33:
            return detail::at<33>(variant, f);
        case 34:
            return detail::at<34>(variant, f);
        case 35:
            return detail::at<35>(variant, f);
        case 36:
            return detail::at<36>(variant, f);
        case 37:
            return detail::at<37>(variant, f);
        case 38:
            return detail::at<38>(variant, f);
        case 39:
            return detail::at<39>(variant, f);
        case 40:
            return detail::at<40>(variant, f);
        case 41:
            return detail::at<41>(variant, f);
        case 42:
            return detail::at<42>(variant, f);
        case 43:
            return detail::at<43>(variant, f);
        case 44:
            return detail::at<44>(variant, f);
        case 45:
            return detail::at<45>(variant, f);
        case 46:
            return detail::at<46>(variant, f);
        case 47:
            return detail::at<47>(variant, f);
        default:
            __builtin_unreachable();
    }
}

// The alternatives that are held mostly: looked for one by one, in that order, before all others.
// A jump to who knows where is guessed wrong more often, and dearer, than a few ways to go on.
template <class... Ts>
struct Usually {};

template <class Variant, class F>
[[gnu::always_inline]] constexpr decltype(auto) match(Usually<>, Variant& variant, F&& f) {
    return match(variant, f);
}

namespace detail {

// Elsewhere, so that the usual ways need not make room for what the others do. What f holds is not
// copied: just written, it would have to be waited for.
template <class Variant, class F>
[[gnu::noinline]] constexpr decltype(auto) match_other(Variant& variant, F& f) {
    return match(variant, f);
}

}  // namespace detail

template <class First, class... Rest, class Variant, class F>
[[gnu::always_inline]] constexpr decltype(auto) match(Usually<First, Rest...>, Variant& variant,
                                                      F&& f) {
    if (auto* const held = std::get_if<First>(&variant)) return f(*held);
    if constexpr (sizeof...(Rest) > 0) {
        return match(Usually<Rest...>{}, variant, f);
    } else {
        return detail::match_other(variant, f);
    }
}

}  // namespace grognard
