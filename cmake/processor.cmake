# The instruction set of an x86-64 build. The default, x86-64-v2, runs on every x86-64 processor since 2009.
set(GROGNARD_ARCH x86-64-v2 CACHE STRING "-march of an x86-64 build; native: the processor of the building machine")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=${GROGNARD_ARCH})
endif()
