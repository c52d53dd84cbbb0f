# What the wheel holds beside the Python files: libmxnet.so, the libraries it needs, and the cffi extension module.
# Everything lies in one folder and finds its neighbours through $ORIGIN, so that a C program or a JVM can load
# libmxnet.so out of the installed package with nothing else on the machine.
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter Development.Module)

set(mxhub_cffi_source "${CMAKE_BINARY_DIR}/_mxnet_cffi.c")
file(GLOB mxhub_cffi_inputs CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/pycore/*cffi*" "${PROJECT_SOURCE_DIR}/pycore/mxnet/_cdef.h")
add_custom_command(OUTPUT "${mxhub_cffi_source}"
                   COMMAND "${Python_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/pycore/build_cffi.py" --emit-c "${mxhub_cffi_source}"
                   DEPENDS ${mxhub_cffi_inputs}
                   COMMENT "Generating the cffi module" VERBATIM)

# The stable ABI: one binary for Python 3.9 and everything newer.
add_library(_mxnet_cffi MODULE "${mxhub_cffi_source}")
set_target_properties(_mxnet_cffi PROPERTIES PREFIX "" SUFFIX ".abi3.so" C_VISIBILITY_PRESET default
                      INSTALL_RPATH "$ORIGIN" BUILD_RPATH "$ORIGIN;$ORIGIN/deps/lib"
                      LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
target_compile_definitions(_mxnet_cffi PRIVATE Py_LIMITED_API=0x03090000)
target_include_directories(_mxnet_cffi SYSTEM PRIVATE ${Python_INCLUDE_DIRS})
target_link_libraries(_mxnet_cffi PRIVATE mxnet)

# libgomp comes with the compiler and not with every machine.
execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=libgomp.so.1 OUTPUT_VARIABLE mxhub_gomp
                OUTPUT_STRIP_TRAILING_WHITESPACE)
get_filename_component(mxhub_gomp "${mxhub_gomp}" REALPATH)

install(TARGETS mxnet _mxnet_cffi LIBRARY DESTINATION mxnet COMPONENT python)
install(PROGRAMS "${MXHUB_DEPS_DIR}/lib/libdnnl.so.3" "${MXHUB_DEPS_DIR}/lib/libscipy_openblas.so"
        DESTINATION mxnet COMPONENT python)
install(PROGRAMS "${mxhub_gomp}" DESTINATION mxnet RENAME libgomp.so.1 COMPONENT python)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/capi/include/" DESTINATION mxnet/include COMPONENT python
        FILES_MATCHING PATTERN "*.h")
