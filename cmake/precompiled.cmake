# Headers parsed once for all files of a kind: standard ones and, dearer by far, the games', whose actions, frames
# and events are variants of dozens. Every file still includes what it uses: a build with -DGROGNARD_PRECOMPILE=OFF
# shows it.
option(GROGNARD_PRECOMPILE "Precompile what many files include" ON)

set(precompiled_rules
  <algorithm> <array> <bit> <compare> <cstdint> <memory> <optional> <span> <string> <string_view> <utility> <variant>
  <vector>)
foreach(game IN LISTS GROGNARD_GAMES)
  set(precompiled_${game} ${precompiled_rules} ${CMAKE_SOURCE_DIR}/src/games/${game}/game.hpp)
endforeach()
set(precompiled_std
  ${precompiled_rules} <charconv> <chrono> <filesystem> <functional> <iostream> <map> <mutex> <thread>)
# Clang takes from them what a file uses; g++ reads all, which takes it longer than the files it would spare.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  foreach(game IN LISTS GROGNARD_MODULES)
    list(APPEND precompiled_std ${CMAKE_SOURCE_DIR}/src/games/${game}/game.hpp)
  endforeach()
endif()
set(precompiled_lasting ${precompiled_std} <fstream> <set> <sstream> <gtest/gtest.h>)
set(precompiled_quick ${precompiled_lasting})

# What ccache asks for to cache them and the files that use them.
set(pch_for_ccache
  $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
  "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")

# g++ 12 sees copies out of bounds in std::string's operator+ (GCC bug 105651), and says so where the
# header is precompiled.
set(false_alarms "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")

# precompiled_headers(KIND LINK…): the library others of that kind reuse the headers of.
function(precompiled_headers kind)
  if(NOT GROGNARD_PRECOMPILE)
    return()
  endif()
  set(source ${CMAKE_BINARY_DIR}/precompiled_${kind}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// Holds precompiled headers.\n")
  add_library(precompiled_${kind} STATIC ${source})
  target_link_libraries(precompiled_${kind} PRIVATE ${ARGN})
  target_precompile_headers(precompiled_${kind} PRIVATE ${precompiled_${kind}})
  target_compile_options(precompiled_${kind} PRIVATE ${pch_for_ccache})
endfunction()

# own_headers(KIND TARGET): a target that shares its headers of that kind with no other.
function(own_headers kind target)
  if(NOT GROGNARD_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${precompiled_${kind}})
  target_compile_options(${target} PRIVATE ${pch_for_ccache} "${false_alarms}")
endfunction()

# reuse_headers(KIND TARGET…): these targets begin with the precompiled headers of that kind.
function(reuse_headers kind)
  if(NOT GROGNARD_PRECOMPILE)
    return()
  endif()
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM precompiled_${kind})
    target_compile_options(${target} PRIVATE ${pch_for_ccache} "${false_alarms}")
  endforeach()
endfunction()
