/* Predicts digits with the exported network from plain C, with nothing but c_predict_api.h.
 *
 * Usage: predict <symbol.json> <params> <images.f32> <scores.f32>
 * Images are float32 in groups of 64 (8 x 8 pixels), scores are written in groups of 10. */
#include <mxnet/c_predict_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { kPixels = 64, kClasses = 10 };

/* Ends the program with the library's own words when a call has failed. */
static void check(int code) {
  if (code != 0) {
    fprintf(stderr, "%s\n", MXGetLastError());
    exit(1);
  }
}

/* Reads a whole file; `size` receives its length in bytes. A zero byte is put behind it for text. */
static char* read_file(const char* path, long* size) {
  FILE* file = fopen(path, "rb");
  char* bytes = NULL;
  if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (*size = ftell(file)) < 0) {
    perror(path);
    exit(1);
  }
  rewind(file);
  bytes = malloc((size_t)*size + 1);
  if (bytes == NULL || fread(bytes, 1, (size_t)*size, file) != (size_t)*size) {
    fprintf(stderr, "%s: cannot be read\n", path);
    exit(1);
  }
  bytes[*size] = '\0';
  fclose(file);
  return bytes;
}

static double now(void) {
  struct timespec t;
  timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Scores of one image. */
static void predict(PredictorHandle predictor, const float* image, float* scores) {
  check(MXPredSetInput(predictor, "data", image, kPixels));
  check(MXPredForward(predictor));
  check(MXPredGetOutput(predictor, 0, scores, kClasses));
}

int main(int argc, char** argv) {
  const char* keys[] = {"data"};
  const mx_uint shape_ends[] = {0, 4};
  const mx_uint shape[] = {1, 1, 8, 8};
  long json_size = 0, params_size = 0, images_size = 0, count = 0, i = 0;
  char *json = NULL, *params = NULL;
  float *images = NULL, *scores = NULL;
  double start = 0;
  FILE* out = NULL;
  PredictorHandle predictor = NULL;

  if (argc != 5) {
    fprintf(stderr, "usage: %s <symbol.json> <params> <images.f32> <scores.f32>\n", argv[0]);
    return 2;
  }
  json = read_file(argv[1], &json_size);
  params = read_file(argv[2], &params_size);
  images = (float*)(void*)read_file(argv[3], &images_size);
  count = images_size / (long)(kPixels * sizeof(float));
  scores = malloc((size_t)count * kClasses * sizeof(float));
  if (scores == NULL) return 1;

  check(MXPredCreate(json, params, (int)params_size, 1, 0, 1, keys, shape_ends, shape, &predictor));
  for (i = 0; i < count && i < 10; ++i) predict(predictor, images, scores); /* the first calls prepare kernels */
  start = now();
  for (i = 0; i < count; ++i) predict(predictor, images + i * kPixels, scores + i * kClasses);
  printf("milliseconds per image: %.4f\n", 1000 * (now() - start) / (double)count);
  check(MXPredFree(predictor));

  out = fopen(argv[4], "wb");
  if (out == NULL || fwrite(scores, sizeof(float) * kClasses, (size_t)count, out) != (size_t)count ||
      fclose(out) != 0) {
    perror(argv[4]);
    return 1;
  }
  free(scores);
  free(images);
  free(params);
  free(json);
  return 0;
}
