/* A client in plain C99 that uses the public headers alone: arrays, operators, gradients, graphs, prediction. */
#define MXNET_STRICT_HANDLES /* the compiler refuses mixed-up handles */
#include <math.h>
#include <mxnet/c_api.h>
#include <mxnet/c_predict_api.h>
#include <mxnet/hub.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kCpu = 1, kFloat32 = 0 };

static int passed = 0, failed = 0;

/* Counts one check; a failing one is printed with the library's last error. */
static void expect(int good, const char* what, int line) {
  if (good) {
    ++passed;
  } else {
    ++failed;
    printf("c_client.c:%d: %s (last error: %s)\n", line, what, MXGetLastError());
  }
}
#define EXPECT(condition) expect((condition) ? 1 : 0, #condition, __LINE__)
#define OK(call) expect((call) == 0, #call, __LINE__)
#define FAILS_WITH(call, words) fails_with((call), words, #call, __LINE__)

/* A call has to fail, and its message has to contain `words`. */
static void fails_with(int code, const char* words, const char* what, int line) {
  expect(code == -1, what, line);
  expect(strstr(MXGetLastError(), words) != NULL, words, line);
}

static int close_to(float a, float b) { return fabsf(a - b) <= 1e-5f * (1.0f + fabsf(b)); }

/* The operator called `name`, or NULL. */
static AtomicSymbolCreator find_operator(const char* name) {
  mx_uint count = 0, i = 0;
  AtomicSymbolCreator* creators = NULL;
  const char* each = NULL;
  OK(MXSymbolListAtomicSymbolCreators(&count, &creators));
  for (i = 0; i < count; ++i) {
    if (MXSymbolGetAtomicSymbolName(creators[i], &each) == 0 && strcmp(each, name) == 0) return creators[i];
  }
  return NULL;
}

/* A new float32 matrix that holds `values`. */
static NDArrayHandle matrix(mx_uint rows, mx_uint columns, const float* values) {
  mx_uint shape[2];
  NDArrayHandle array = NULL;
  shape[0] = rows;
  shape[1] = columns;
  OK(MXNDArrayCreateEx(shape, 2, kCpu, 0, 0, kFloat32, &array));
  OK(MXNDArraySyncCopyFromCPU(array, values, (size_t)rows * columns));
  return array;
}

static int holds(NDArrayHandle array, const float* values, size_t count) {
  float got[64];
  size_t i = 0;
  if (count > 64 || MXNDArraySyncCopyToCPU(array, got, count) != 0) return 0;
  for (i = 0; i < count; ++i) {
    if (!close_to(got[i], values[i])) return 0;
  }
  return 1;
}

/* Calls an operator that has one output; NULL when it fails. */
static NDArrayHandle call(const char* op, int num_inputs, NDArrayHandle* inputs, int num_params, const char** keys,
                          const char** values) {
  int num_outputs = 0;
  NDArrayHandle* outputs = NULL;
  if (MXImperativeInvoke(find_operator(op), num_inputs, inputs, &num_outputs, &outputs, num_params, keys, values) != 0)
    return NULL;
  EXPECT(num_outputs == 1);
  return outputs[0];
}

static void test_version_and_registry(void) {
  int version = 0;
  const char* json = NULL;
  mx_uint count = 0;
  const char** names = NULL;
  OK(MXGetVersion(&version));
  EXPECT(version >= 11000 && version < 20000);
  OK(MXListAllOpNames(&count, &names));
  EXPECT(count > 100);
  OK(MXHubRegistryJSON(&json));
  EXPECT(json != NULL && json[0] == '{' && strstr(json, "\"FullyConnected\"") != NULL);
}

static void test_arrays(void) {
  const float values[] = {1, 2, 3, 4, 5, 6};
  NDArrayHandle array = matrix(2, 3, values), row = NULL, flat = NULL;
  NDArrayHandle* loaded = NULL;
  int dims[] = {6}, ndim = 0, dtype = -1;
  const int* shape = NULL;
  const int64_t* wide = NULL;
  mx_uint count = 0, named = 0;
  const char* key = "weights";
  const char** names = NULL;
  const char* path = "c_client.params";
  OK(MXNDArrayGetShapeEx(array, &ndim, &shape));
  EXPECT(ndim == 2 && shape[0] == 2 && shape[1] == 3);
  OK(MXHubArrayDescribe(&ndim, &wide, &dtype, array));
  EXPECT(ndim == 2 && wide[0] == 2 && wide[1] == 3 && dtype == kFloat32);
  OK(MXNDArrayAt(array, 1, &row));
  EXPECT(holds(row, values + 3, 3));
  OK(MXNDArrayReshape(array, 1, dims, &flat));
  EXPECT(holds(flat, values, 6));

  OK(MXNDArraySave(path, 1, &array, &key));
  OK(MXNDArrayLoad(path, &count, &loaded, &named, &names));
  EXPECT(count == 1 && named == 1 && strcmp(names[0], "weights") == 0);
  EXPECT(holds(loaded[0], values, 6));
  OK(MXNDArrayFree(loaded[0]));
  remove(path);

  FAILS_WITH(MXNDArrayAt(array, 9, &row), "9");
  FAILS_WITH(MXNDArrayLoad("no-such-file.params", &count, &loaded, &named, &names), "no-such-file.params");
  OK(MXNDArrayFree(flat));
  OK(MXNDArrayFree(row));
  OK(MXNDArrayFree(array));
}

static void test_operators(void) {
  const float values[] = {1, 2, 3, 4, 5, 6}, doubled[] = {2, 4, 6, 8, 10, 12}, sums[] = {6, 15};
  const char* keys[] = {"axis"};
  const char* axis[] = {"1"};
  NDArrayHandle array = matrix(2, 3, values), other = matrix(3, 2, values), out = NULL;
  NDArrayHandle pair[2];
  HubInvocationHandle prepared = NULL;
  int kind = 0;
  const char *op = NULL, *argument = NULL;
  pair[0] = array;
  pair[1] = array;
  out = call("elemwise_add", 2, pair, 0, NULL, NULL);
  EXPECT(holds(out, doubled, 6));
  OK(MXNDArrayFree(out));
  out = call("sum", 1, &array, 1, keys, axis);
  EXPECT(holds(out, sums, 2));
  OK(MXNDArrayFree(out));

  OK(MXHubInvocationCreate(&prepared, "elemwise_add", 0, NULL, NULL));
  out = MXHubInvocationCall2(prepared, array, array);
  EXPECT(out != NULL && holds(out, doubled, 6));
  OK(MXNDArrayFree(out));
  EXPECT(MXHubInvocationCall2(prepared, array, other) == NULL);
  EXPECT(strstr(MXGetLastError(), "elemwise_add") != NULL);
  OK(MXHubErrorGetLast(&kind, &op, &argument));
  EXPECT(kind == 2 && strcmp(op, "elemwise_add") == 0);
  OK(MXHubInvocationFree(prepared));

  axis[0] = "7";
  EXPECT(call("sum", 1, &array, 1, keys, axis) == NULL);
  EXPECT(strstr(MXGetLastError(), "sum") != NULL && strstr(MXGetLastError(), "axis") != NULL);
  axis[0] = "seven";
  EXPECT(call("sum", 1, &array, 1, keys, axis) == NULL);
  keys[0] = "no_such_parameter";
  EXPECT(call("sum", 1, &array, 1, keys, axis) == NULL);
  EXPECT(strstr(MXGetLastError(), "no_such_parameter") != NULL);
  FAILS_WITH(MXHubInvocationCreate(&prepared, "no_such_operator", 0, NULL, NULL), "no_such_operator");
  OK(MXNDArrayFree(other));
  OK(MXNDArrayFree(array));
}

static void test_gradient(void) {
  const float values[] = {1, -2, 3, 4}, zeros[] = {0, 0, 0, 0}, slopes[] = {2, -4, 6, 8};
  NDArrayHandle x = matrix(2, 2, values), slope = matrix(2, 2, zeros), squared = NULL;
  mx_uint write = 1;
  int before = 0;
  OK(MXAutogradMarkVariables(1, &x, &write, &slope));
  OK(MXAutogradSetIsRecording(1, &before));
  squared = call("square", 1, &x, 0, NULL, NULL);
  OK(MXAutogradSetIsRecording(before, &before));
  OK(MXAutogradBackward(1, &squared, NULL, 0));
  EXPECT(holds(slope, slopes, 4));
  FAILS_WITH(MXAutogradBackward(1, &slope, NULL, 0), "record");
  OK(MXNDArrayFree(squared));
  OK(MXNDArrayFree(slope));
  OK(MXNDArrayFree(x));
}

/* FullyConnected(data, weight 2x3, no bias) as a symbol. */
static SymbolHandle dense_symbol(void) {
  const char* keys[] = {"num_hidden", "no_bias"};
  const char* values[] = {"2", "True"};
  const char* input_names[] = {"data"};
  SymbolHandle data = NULL, dense = NULL;
  OK(MXSymbolCreateVariable("data", &data));
  OK(MXSymbolCreateAtomicSymbol(find_operator("FullyConnected"), 2, keys, values, &dense));
  OK(MXSymbolCompose(dense, "fc", 1, input_names, &data));
  OK(MXSymbolFree(data));
  return dense;
}

static void test_graph(void) {
  const float data[] = {1, 2, 3}, weight[] = {1, 0, 1, 0, 2, 0}, answer[] = {4, 4};
  SymbolHandle dense = dense_symbol(), again = NULL;
  const char* json = NULL;
  const char** names = NULL;
  mx_uint count = 0;
  mx_uint no_gradients[] = {0, 0};
  NDArrayHandle arguments[2], nothing[2] = {NULL, NULL};
  NDArrayHandle* outputs = NULL;
  ExecutorHandle executor = NULL;
  OK(MXSymbolSaveToJSON(dense, &json));
  OK(MXSymbolCreateFromJSON(json, &again));
  OK(MXSymbolListArguments(again, &count, &names));
  EXPECT(count == 2 && strcmp(names[0], "data") == 0 && strcmp(names[1], "fc_weight") == 0);
  arguments[0] = matrix(1, 3, data);
  arguments[1] = matrix(2, 3, weight);
  OK(MXExecutorBind(again, kCpu, 0, 2, arguments, nothing, no_gradients, 0, NULL, &executor));
  OK(MXExecutorForward(executor, 0));
  OK(MXExecutorOutputs(executor, &count, &outputs));
  EXPECT(count == 1 && holds(outputs[0], answer, 2));
  OK(MXNDArrayFree(outputs[0]));
  OK(MXExecutorFree(executor));
  OK(MXNDArrayFree(arguments[0]));
  OK(MXNDArrayFree(arguments[1]));
  FAILS_WITH(MXSymbolCreateFromJSON("{\"nodes\": [", &again), "");
  FAILS_WITH(MXSymbolCreateFromJSON("[]", &again), "");
  OK(MXSymbolFree(again));
  OK(MXSymbolFree(dense));
}

/* Reads what MXNDArraySave wrote, so that the predictor gets its parameters as bytes. */
static long read_bytes(const char* path, char* bytes, size_t capacity) {
  FILE* file = fopen(path, "rb");
  size_t size = 0;
  if (file == NULL) return -1;
  size = fread(bytes, 1, capacity, file);
  fclose(file);
  return (long)size;
}

static void test_predictor(void) {
  const float data[] = {1, 2, 3}, weight[] = {1, 0, 1, 0, 2, 0};
  const char *json = NULL, *path = "c_client_predict.params", *key = "arg:fc_weight";
  const char* inputs[] = {"data"};
  const mx_uint ends[] = {0, 2}, shape[] = {1, 3};
  char bytes[4096];
  float scores[2] = {0, 0};
  long size = 0, cut = 0;
  mx_uint *out_shape = NULL, out_ndim = 0;
  SymbolHandle dense = dense_symbol();
  NDArrayHandle array = matrix(2, 3, weight);
  PredictorHandle predictor = NULL;
  OK(MXNDArraySave(path, 1, &array, &key));
  size = read_bytes(path, bytes, sizeof(bytes));
  remove(path);
  EXPECT(size > 0);
  OK(MXSymbolSaveToJSON(dense, &json));
  OK(MXPredCreate(json, bytes, (int)size, kCpu, 0, 1, inputs, ends, shape, &predictor));
  OK(MXPredSetInput(predictor, "data", data, 3));
  OK(MXPredForward(predictor));
  OK(MXPredGetOutputShape(predictor, 0, &out_shape, &out_ndim));
  EXPECT(out_ndim == 2 && out_shape[0] == 1 && out_shape[1] == 2);
  OK(MXPredGetOutput(predictor, 0, scores, 2));
  EXPECT(close_to(scores[0], 4) && close_to(scores[1], 4));
  FAILS_WITH(MXPredSetInput(predictor, "no_such_input", data, 3), "no_such_input");
  FAILS_WITH(MXPredSetInput(predictor, "data", data, 5), "5");
  OK(MXPredFree(predictor));

  /* Files that end too early are errors at every length, never crashes. */
  for (cut = 0; cut < size; ++cut) {
    EXPECT(MXPredCreate(json, bytes, (int)cut, kCpu, 0, 1, inputs, ends, shape, &predictor) == -1 || cut == 0);
    if (cut == 0) MXPredFree(predictor);
  }
  OK(MXNDArrayFree(array));
  OK(MXSymbolFree(dense));
}

static void test_bad_handles(void) {
  const float values[] = {1, 2};
  NDArrayHandle array = matrix(1, 2, values);
  NDArrayHandle dead = array;
  float got[2];
  int dtype = 0, count = 0;
  uint64_t before = 0, after = 0, peak = 0, pooled = 0, live = 0;
  const char** names = NULL;
  mx_uint size = 0;
  NDArrayHandle* outputs = NULL;
  EXPECT(MXNDArrayGetDType(NULL, &dtype) == -1);
  EXPECT(MXSymbolListArguments(NULL, &size, &names) == -1);
  EXPECT(MXExecutorForward(NULL, 0) == -1);
  EXPECT(MXPredForward(NULL) == -1);
  EXPECT(MXImperativeInvoke(NULL, 0, NULL, &count, &outputs, 0, NULL, NULL) == -1);
  OK(MXNDArrayFree(NULL));
  OK(MXHubMemoryGetStats(&before, &peak, &pooled, &live));
  OK(MXNDArrayFree(array));
  OK(MXHubMemoryGetStats(&after, &peak, &pooled, &live));
  EXPECT(after < before && peak >= before);
  EXPECT(MXNDArraySyncCopyToCPU(dead, got, 2) == -1);
  EXPECT(MXNDArrayGetDType(dead, &dtype) == -1);
}

int main(void) {
  test_version_and_registry();
  test_arrays();
  test_operators();
  test_gradient();
  test_graph();
  test_predictor();
  test_bad_handles();
  printf("c_client: %d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
