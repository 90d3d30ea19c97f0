# Which x86-64 the program is for: that of the machine that builds it, as far as it is one of these two.
# Sets of hexes and areas are words of bits. Counting them is one instruction on every machine since 2009
# (x86-64-v2); taking the lowest is one on most since 2013 (x86-64-v3), worth some five per cent in Waterloo.
set(needed avx2 bmi1 bmi2 f16c fma movbe abm)
set(level x86-64-v2)
if(EXISTS /proc/cpuinfo)
  file(STRINGS /proc/cpuinfo flags REGEX "^flags" LIMIT_COUNT 1)
  string(REGEX REPLACE "[ \t]+" ";" flags "${flags}")
  list(REMOVE_ITEM needed ${flags})
  if(NOT needed)
    set(level x86-64-v3)
  endif()
endif()
set(GROGNARD_ARCH ${level} CACHE STRING "-march of an x86-64 build: x86-64-v2 runs on every machine since 2009")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=${GROGNARD_ARCH})
endif()
