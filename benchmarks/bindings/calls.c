/* The floor of what calls cost: the same three things from C. Prints the lines that the languages' programs print. */
#include <stdio.h>
#include <time.h>

#include "mxnet/hub.h"

#define CALLS 20000
#define ROUNDS 15

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static NDArrayHandle array, other;
static HubInvocationHandle add;

static void call(void) {
  int version;
  MXGetVersion(&version);
}
static void operator_(void) { MXNDArrayFree(MXHubInvocationCall2(add, array, other)); }
static void shape(void) {
  int ndim, dtype;
  const int64_t* dims;
  MXHubArrayDescribe(&ndim, &dims, &dtype, array);
}

/* Nanoseconds per call, the best of several rounds. */
static void measure(const char* name, void (*body)(void)) {
  double best = 1e30;
  for (int r = 0; r < ROUNDS; ++r) {
    const double start = now();
    for (int i = 0; i < CALLS; ++i) body();
    const double spent = (now() - start) / CALLS;
    if (spent < best) best = spent;
  }
  printf("= %s %.1f\n", name, best);
}

int main(void) {
  const int64_t dims[1] = {10};
  if (MXNDArrayCreateEx64(dims, 1, 1, 0, 0, 0, &array) || MXNDArrayCreateEx64(dims, 1, 1, 0, 0, 0, &other) ||
      MXHubInvocationCreate(&add, "broadcast_add", 0, NULL, NULL)) {
    fprintf(stderr, "%s\n", MXGetLastError());
    return 1;
  }
  measure("call", call);
  measure("operator", operator_);
  measure("shape", shape);
  return 0;
}
