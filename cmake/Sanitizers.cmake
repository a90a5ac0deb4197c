# Sanitizers apply to every target of the tree: a half-instrumented program reports nonsense.
if(SPANNUNG_SANITIZE)
  set(flags -fsanitize=${SPANNUNG_SANITIZE} -fno-omit-frame-pointer)
  if(SPANNUNG_SANITIZE MATCHES "undefined")
    # no-recover: else an undefined operation only prints, and the test passes.
    # no vptr: that check reads RTTI, which the engine does not have.
    list(APPEND flags -fno-sanitize-recover=undefined -fno-sanitize=vptr)
  endif()
  add_compile_options("$<$<COMPILE_LANGUAGE:C,CXX>:${flags}>")
  add_link_options(${flags})
endif()

if(SPANNUNG_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "SPANNUNG_FUZZ needs clang: use the preset asan")
  endif()
  # The libraries need the coverage counters that steer the fuzzer, too.
  add_compile_options("$<$<COMPILE_LANGUAGE:C,CXX>:-fsanitize=fuzzer-no-link>")
endif()
