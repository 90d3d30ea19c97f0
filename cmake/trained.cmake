# Rules compiled for the ways that play mostly goes: g++ compiles them once so that they count where they go, lets a
# program play, and compiles them again by what was counted. Worth some five per cent in the first game.
# A build with -DGROGNARD_TRAINED=OFF does without, and so do all others than g++'s for release.
option(GROGNARD_TRAINED "Compile the rules by what random play goes through" ON)

# trained_as_one(TARGET PROGRAM main.cpp NEEDS SOURCE… LINK LIBRARY… SOURCES SOURCE…): SOURCES as as_one() has them.
# PROGRAM plays; NEEDS are what else of the target it is made of, LINK what it links.
function(trained_as_one target)
  cmake_parse_arguments(TRAINED "" "PROGRAM" "NEEDS;LINK;SOURCES" ${ARGN})
  if(NOT GROGNARD_TRAINED OR NOT GROGNARD_TOGETHER OR GROGNARD_SANITIZE OR CMAKE_CROSSCOMPILING
     OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR NOT CMAKE_BUILD_TYPE STREQUAL "Release"
     OR NOT CMAKE_GENERATOR MATCHES "Ninja")
    as_one(${target} ${TRAINED_SOURCES})
    return()
  endif()
  # Two files of one text, since what is asked of a file is asked of it in every target.
  list(TRANSFORM TRAINED_SOURCES PREPEND "#include \"${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE text)
  list(TRANSFORM text APPEND "\"\n")
  list(JOIN text "" text)
  set(watched ${CMAKE_CURRENT_BINARY_DIR}/watched.cpp)
  set(as_one ${CMAKE_CURRENT_BINARY_DIR}/as_one.cpp)
  file(CONFIGURE OUTPUT ${watched} CONTENT "${text}")
  file(CONFIGURE OUTPUT ${as_one} CONTENT "${text}")
  # By one name for both g++ tells functions of a file's own apart, and finds what was counted.
  set(profile ${CMAKE_CURRENT_BINARY_DIR}/${target}.gcda)
  set(one_file -Wno-subobject-linkage -dumpdir ${CMAKE_CURRENT_BINARY_DIR}/ -dumpbase ${target})

  add_executable(train_${target} ${TRAINED_PROGRAM} ${watched} ${TRAINED_NEEDS})
  target_link_libraries(train_${target} PRIVATE ${TRAINED_LINK})
  target_compile_options(train_${target} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_OPTIONS>)
  target_link_options(train_${target} PRIVATE -fprofile-generate)
  set_source_files_properties(${watched} PROPERTIES COMPILE_OPTIONS "${one_file};-fprofile-generate")

  add_custom_command(OUTPUT ${profile}
    COMMAND ${CMAKE_COMMAND} -E rm -f ${profile}  # or it would be added to
    COMMAND train_${target}
    DEPENDS train_${target} COMMENT "Playing random games for the compiler to watch (${target})" VERBATIM)
  set_source_files_properties(${TRAINED_SOURCES} PROPERTIES HEADER_FILE_ONLY ON)
  set_source_files_properties(${as_one} PROPERTIES
    OBJECT_DEPENDS ${profile} SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS "${one_file};-fprofile-use")
  target_sources(${target} PRIVATE ${as_one})
endfunction()
