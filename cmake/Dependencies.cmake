# oneDNN, OpenBLAS and nlohmann-json from the Python environment of the build: imported target mxhub_deps.
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter)

set(MXHUB_DEPS_DIR "${CMAKE_BINARY_DIR}/deps")
execute_process(COMMAND "${Python_EXECUTABLE}" "${CMAKE_CURRENT_LIST_DIR}/stage_deps.py" "${MXHUB_DEPS_DIR}"
                RESULT_VARIABLE mxhub_stage_result OUTPUT_VARIABLE mxhub_stage_output ERROR_VARIABLE mxhub_stage_output)
if(NOT mxhub_stage_result EQUAL 0)
  message(FATAL_ERROR "The native dependencies of the build are missing.\n${mxhub_stage_output}"
                      "Or choose another Python with -DPython_EXECUTABLE=/path/to/python.")
endif()

add_library(mxhub_deps INTERFACE)
target_include_directories(mxhub_deps SYSTEM INTERFACE "${MXHUB_DEPS_DIR}/include" "${MXHUB_DEPS_DIR}/include/openblas")
# This OpenBLAS carries the prefix scipy_ on every symbol; its cblas.h knows that, its lapack.h has to be told.
target_compile_options(mxhub_deps INTERFACE "-DLAPACK_GLOBAL(lower,UPPER)=scipy_##lower##_")
target_link_libraries(mxhub_deps INTERFACE "${MXHUB_DEPS_DIR}/lib/libdnnl.so.3"
                      "${MXHUB_DEPS_DIR}/lib/libscipy_openblas.so")
