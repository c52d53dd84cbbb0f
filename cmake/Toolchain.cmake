# Compiler and linker options that every target shares: the interface library mxhub_options.
find_package(OpenMP REQUIRED COMPONENTS C CXX)
find_package(Threads REQUIRED)

# ccache is used whenever it is there. Paths inside the checkout count as relative, so that another clone or another
# build folder at the same depth finds what was compiled before.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND (NOT CMAKE_CXX_COMPILER_LAUNCHER OR CMAKE_CXX_COMPILER_LAUNCHER STREQUAL "ccache"))
  set(mxhub_ccache env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
                   "${CCACHE_PROGRAM}")
  set(CMAKE_C_COMPILER_LAUNCHER ${mxhub_ccache})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${mxhub_ccache})
endif()

# Warnings are errors with the compiler that the project is developed with. Others find other things, and what a newer
# one will find nobody knows, so elsewhere they must not stop a build.
set(mxhub_werror OFF)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
  set(mxhub_werror ON)
endif()
option(MXHUB_WERROR "Treat compiler warnings as errors" ${mxhub_werror})

add_library(mxhub_options INTERFACE)
# Written here and not as CMAKE_CXX_STANDARD: versions of CMake put that at different places, which ccache notices.
target_compile_options(mxhub_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-std=c++17> -Wall -Wextra $<$<BOOL:${MXHUB_WERROR}>:-Werror>)
# rt: shared memory, which before glibc 2.34 was not in the C library itself.
target_link_libraries(mxhub_options INTERFACE OpenMP::OpenMP_CXX Threads::Threads ${CMAKE_DL_LIBS} rt)

# Never -ffast-math (NaN and infinity have their meaning) and never -march=native (what we ship runs elsewhere).
target_compile_options(mxhub_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-math-errno -fno-trapping-math>)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM AND NOT MXHUB_SANITIZE)
  target_link_options(mxhub_options INTERFACE -fuse-ld=mold)
endif()

if(MXHUB_SANITIZE)
  string(REPLACE ";" "," mxhub_sanitizers "${MXHUB_SANITIZE}")
  # Whether undefined behaviour ends the process is said at run time: UBSAN_OPTIONS=halt_on_error=1.
  target_compile_options(mxhub_options INTERFACE -fsanitize=${mxhub_sanitizers} -fno-sanitize-recover=all
                         -fsanitize-recover=undefined -fno-omit-frame-pointer -g1)
  target_link_options(mxhub_options INTERFACE -fsanitize=${mxhub_sanitizers})
endif()
