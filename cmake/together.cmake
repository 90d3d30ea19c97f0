# Files compiled some at a time: tests are many small files that all begin with the same large headers.
# A build with -DGROGNARD_TOGETHER=OFF compiles each by itself and so shows that each includes what it uses.
option(GROGNARD_TOGETHER "Compile the files of a test program some at a time" ON)

# together(TARGET…): at most that many files in one go that both cores have work.
function(together)
  if(NOT GROGNARD_TOGETHER)
    return()
  endif()
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  foreach(target IN LISTS ARGN)
    # A fixture without a name outside its file is no header's.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endforeach()
endfunction()
