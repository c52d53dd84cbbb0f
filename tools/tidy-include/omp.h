// The part of OpenMP's interface that the core uses, for clang-tidy, which cannot read the compiler's own header.
#pragma once
extern "C" {
int omp_get_max_threads(void);
int omp_get_num_procs(void);
int omp_get_num_threads(void);
int omp_get_thread_num(void);
int omp_in_parallel(void);
void omp_set_num_threads(int count);
}
