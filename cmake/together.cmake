# Files compiled some at a time: most begin with the same large headers, which take longer than themselves.
# A build with -DGROGNARD_TOGETHER=OFF compiles each by itself and so shows that each includes what it uses.
option(GROGNARD_TOGETHER "Compile the files of a room or a test program some at a time" ON)

# together(TARGET…): only files of one folder and one game, whose names for things never meet, and at most six
# in one go, so that both cores have work.
function(together)
  if(NOT GROGNARD_TOGETHER)
    return()
  endif()
  list(JOIN GROGNARD_GAMES "|" games)
  foreach(target IN LISTS ARGN)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # A fixture without a name outside its file is no header's.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(sources ${target} SOURCES)
    get_target_property(home ${target} SOURCE_DIR)
    list(FILTER sources EXCLUDE REGEX "^/")  # what the build made
    foreach(source IN LISTS sources)
      cmake_path(GET source PARENT_PATH folder)
      string(REGEX MATCH "${games}" game ${source})
      string(MAKE_C_IDENTIFIER "${target}_${folder}_${game}" group)
      list(APPEND ${group} ${source})
      list(LENGTH ${group} count)
      math(EXPR batch "(${count} - 1) / 6")
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home})
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group}${batch})
    endforeach()
  endforeach()
endfunction()

# apart(TARGET REGEX): files of such names are compiled each by itself all the same.
function(apart target names)
  get_target_property(home ${target} SOURCE_DIR)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(source MATCHES ${names})
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home})
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
endfunction()
