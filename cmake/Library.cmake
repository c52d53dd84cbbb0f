# libmxnet.so out of capi/src: every .cc once, every .isa.cc three times for three processor generations, and every
# .vnni.cc once for processors that also have AVX-512 VNNI.
file(GLOB_RECURSE mxhub_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/capi/src/*.cc")
set(mxhub_isa_sources ${mxhub_sources})
set(mxhub_vnni_sources ${mxhub_sources})
list(FILTER mxhub_sources EXCLUDE REGEX "\\.(isa|vnni)\\.cc$")
list(FILTER mxhub_isa_sources INCLUDE REGEX "\\.isa\\.cc$")
list(FILTER mxhub_vnni_sources INCLUDE REGEX "\\.vnni\\.cc$")
if(NOT mxhub_sources)
  message(FATAL_ERROR "no sources under capi/src")
endif()

# Options of our own code; tests compile with them too.
add_library(mxhub_internal INTERFACE)
target_include_directories(mxhub_internal INTERFACE "${PROJECT_SOURCE_DIR}/capi/include" "${PROJECT_SOURCE_DIR}/capi/src")
target_link_libraries(mxhub_internal INTERFACE mxhub_options mxhub_deps)
target_compile_definitions(mxhub_internal INTERFACE MXHUB_VERSION_STRING="${PROJECT_VERSION}"
                           MXHUB_VERSION_MAJOR=${PROJECT_VERSION_MAJOR} MXHUB_VERSION_MINOR=${PROJECT_VERSION_MINOR}
                           MXHUB_VERSION_PATCH=${PROJECT_VERSION_PATCH})

# The objects are a library of their own so that the unit tests reach what the shared library hides.
add_library(mxhub_objects OBJECT ${mxhub_sources})
target_link_libraries(mxhub_objects PUBLIC mxhub_internal)
target_compile_options(mxhub_objects PRIVATE -march=x86-64-v2 -ffunction-sections -fdata-sections)

# Order matters: of an inline function that several objects carry, the linker keeps the first, so the baseline's
# objects come first and an AVX-512 copy is never the one that an older processor would run.
set(mxhub_all_objects $<TARGET_OBJECTS:mxhub_objects>)
if(mxhub_isa_sources)
  set(mxhub_flags_v2 -march=x86-64-v2)
  set(mxhub_flags_v3 -march=x86-64-v3 -mf16c)
  set(mxhub_flags_v4 -march=x86-64-v4 -mprefer-vector-width=512)
  foreach(isa v2 v3 v4)
    add_library(mxhub_isa_${isa} OBJECT ${mxhub_isa_sources})
    target_link_libraries(mxhub_isa_${isa} PUBLIC mxhub_internal)
    target_compile_options(mxhub_isa_${isa} PRIVATE ${mxhub_flags_${isa}} -ffunction-sections -fdata-sections)
    target_compile_definitions(mxhub_isa_${isa} PRIVATE MXHUB_ISA_NS=isa_${isa})
    list(APPEND mxhub_all_objects $<TARGET_OBJECTS:mxhub_isa_${isa}>)
  endforeach()
endif()
if(mxhub_vnni_sources)
  add_library(mxhub_vnni OBJECT ${mxhub_vnni_sources})
  target_link_libraries(mxhub_vnni PUBLIC mxhub_internal)
  # GCC 12 takes the undefined registers in its own header for mistakes.
  target_compile_options(mxhub_vnni PRIVATE -march=x86-64-v4 -mavx512vnni -mprfchw -Wno-uninitialized -Wno-maybe-uninitialized
                                            -ffunction-sections -fdata-sections)
  list(APPEND mxhub_all_objects $<TARGET_OBJECTS:mxhub_vnni>)
endif()

set(mxhub_link_options -static-libgcc -static-libstdc++ -Wl,--exclude-libs,ALL -Wl,--gc-sections -Wl,-O1)
if(MXHUB_SANITIZE)
  # The sanitizer's runtime is found in the process, not at link time, and must see one C++ runtime.
  set(mxhub_link_options)
else()
  list(APPEND mxhub_link_options -Wl,-z,defs)
endif()
# Visibility alone still exports weak parts of the C++ library; the map leaves the ABI's names and nothing else.
set(mxhub_map "${PROJECT_SOURCE_DIR}/capi/mxnet.map")
if(NOT EXISTS "${mxhub_map}")
  set(mxhub_map "${CMAKE_BINARY_DIR}/mxnet.map")
  file(WRITE "${mxhub_map}" "{ global: MX*; local: *; };\n")
endif()
list(APPEND mxhub_link_options "-Wl,--version-script=${mxhub_map}")

add_library(mxnet SHARED ${mxhub_all_objects})
set_target_properties(mxnet PROPERTIES LINKER_LANGUAGE CXX BUILD_RPATH_USE_ORIGIN ON INSTALL_RPATH "$ORIGIN"
                      BUILD_RPATH "$ORIGIN/deps/lib" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
target_include_directories(mxnet INTERFACE "${PROJECT_SOURCE_DIR}/capi/include")
target_link_libraries(mxnet PRIVATE mxhub_options mxhub_deps)
target_link_options(mxnet PRIVATE ${mxhub_link_options})
set_target_properties(mxnet PROPERTIES LINK_DEPENDS "${mxhub_map}")
