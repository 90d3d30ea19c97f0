# Rules compiled for the ways that play mostly goes: clang compiles them once so that they count where they go, lets a
# program play, and compiles them again by what was counted. Worth a tenth in the first game, eight per cent in the second.
# A build with -DGROGNARD_TRAINED=OFF does without, and so do all others than clang's for release.
option(GROGNARD_TRAINED "Compile the rules by what random play goes through" ON)

if(GROGNARD_TRAINED AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_BUILD_TYPE STREQUAL "Release")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-prog-name=llvm-profdata
    OUTPUT_VARIABLE profdata OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT EXISTS "${profdata}")
    message(STATUS "No llvm-profdata beside ${CMAKE_CXX_COMPILER}: rules are compiled once, and play slower for it")
    set(profdata "")
  endif()
endif()

# trained_as_one(TARGET PROGRAM main.cpp NEEDS SOURCE… LINK LIBRARY… SOURCES SOURCE…): SOURCES as as_one() has them.
# PROGRAM plays; NEEDS are what else of the target it is made of, LINK what it links.
function(trained_as_one target)
  cmake_parse_arguments(TRAINED "" "PROGRAM" "NEEDS;LINK;SOURCES" ${ARGN})
  if(NOT profdata OR NOT GROGNARD_TOGETHER OR GROGNARD_SANITIZE OR CMAKE_CROSSCOMPILING)
    as_one(${target} ${TRAINED_SOURCES})
    return()
  endif()
  # The same text twice: CMake's source properties hold in every target, so each build needs a file of its own. Of one
  # name, since clang finds the counts of a static function by the name of its file.
  list(TRANSFORM TRAINED_SOURCES PREPEND "#include \"${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE text)
  list(TRANSFORM text APPEND "\"\n")
  list(JOIN text "" text)
  set(watched ${CMAKE_CURRENT_BINARY_DIR}/watched/as_one.cpp)
  set(trained ${CMAKE_CURRENT_BINARY_DIR}/trained/as_one.cpp)
  file(CONFIGURE OUTPUT ${watched} CONTENT "${text}")
  file(CONFIGURE OUTPUT ${trained} CONTENT "${text}")
  set(without_folders -mllvm -static-func-strip-dirname-prefix=100)
  set(counts ${CMAKE_CURRENT_BINARY_DIR}/counts.profraw)
  set(profile ${CMAKE_CURRENT_BINARY_DIR}/counts.profdata)

  add_executable(train_${target} ${TRAINED_PROGRAM} ${watched} ${TRAINED_NEEDS})
  target_link_libraries(train_${target} PRIVATE ${TRAINED_LINK})
  target_compile_options(train_${target} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_OPTIONS>)
  target_include_directories(train_${target} PRIVATE $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>)
  target_link_options(train_${target} PRIVATE -fprofile-generate)
  set_source_files_properties(${watched} PROPERTIES COMPILE_OPTIONS "${without_folders};-fprofile-generate")

  add_custom_command(OUTPUT ${profile} DEPENDS train_${target}
    COMMAND ${CMAKE_COMMAND} -E env LLVM_PROFILE_FILE=${counts} $<TARGET_FILE:train_${target}>
    COMMAND ${profdata} merge -o ${profile} ${counts}
    COMMENT "Playing random games for the compiler to watch (${target})" VERBATIM)
  set_source_files_properties(${TRAINED_SOURCES} PROPERTIES HEADER_FILE_ONLY ON)
  set_source_files_properties(${trained} PROPERTIES
    OBJECT_DEPENDS ${profile} SKIP_PRECOMPILE_HEADERS ON
    COMPILE_OPTIONS "${without_folders};-fprofile-use=${profile}")
  target_sources(${target} PRIVATE ${trained})
endfunction()
