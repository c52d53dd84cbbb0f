// What the native methods share: converting arguments, making results, throwing errors.
#ifndef MXNET_JNI_SUPPORT_H_
#define MXNET_JNI_SUPPORT_H_

#include <jni.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "functions.h"

// Memory for the converted arguments of one call: most calls fit into the inline part and allocate nothing.
typedef struct mxj_block {
  struct mxj_block* next;
} mxj_block;

typedef struct {
  JNIEnv* env;
  bool failed;  // a Java exception is pending
  size_t used;
  mxj_block* blocks;
  _Alignas(16) char inline_room[1024];
} mxj_frame;

static inline void mxj_open(mxj_frame* frame, JNIEnv* env) {
  frame->env = env;
  frame->failed = false;
  frame->used = 0;
  frame->blocks = NULL;
}

void mxj_release_blocks(mxj_frame* frame);
static inline void mxj_close(mxj_frame* frame) {
  if (frame->blocks != NULL) mxj_release_blocks(frame);
}

// Room in the frame; on lack of memory NULL, and an OutOfMemoryError is pending.
void* mxj_alloc(mxj_frame* frame, size_t bytes);

// Throws the exception for the last error of the library on this thread.
void mxj_throw(JNIEnv* env);
// Throws an exception of a class that is named with slashes.
void mxj_throw_new(JNIEnv* env, const char* cls, const char* text);

// Arguments. A null that is not allowed throws; so do arrays that share a count but differ in length.
const char* mxj_string(mxj_frame* frame, jstring text, const char* name, bool nullable);
const char** mxj_strings(mxj_frame* frame, jobjectArray texts, const char* name, bool nullable, jsize* count);
void* mxj_longs(mxj_frame* frame, jlongArray array, const char* name, bool nullable, jsize* count);
void* mxj_ints(mxj_frame* frame, jintArray array, const char* name, bool nullable, jsize* count);
void* mxj_bytes(mxj_frame* frame, jbyteArray array, const char* name, bool nullable, jsize* count);
void* mxj_floats(mxj_frame* frame, jfloatArray array, const char* name, bool nullable, jsize* count);
// Room for what the call writes into a Java array.
void* mxj_room(mxj_frame* frame, jarray array, size_t width, const char* name, jsize* count);
// Throws when an array has fewer elements than the call reads.
void mxj_need(mxj_frame* frame, jsize have, long need, const char* name);
// Sum of an array of ints; 0 for NULL.
long mxj_sum(const void* values, jsize count);

// Results.
jstring mxj_new_string(JNIEnv* env, const char* text);
jobjectArray mxj_new_strings(JNIEnv* env, const char* const* texts, size_t count);
jlongArray mxj_new_longs(JNIEnv* env, const void* values, size_t count, size_t width);
jintArray mxj_new_ints(JNIEnv* env, const void* values, size_t count);
jbyteArray mxj_new_bytes(JNIEnv* env, const char* values, size_t count);
jobjectArray mxj_new_ragged_ints(JNIEnv* env, const int** rows, const int* lengths, size_t count);
jobjectArray mxj_new_ragged_longs(JNIEnv* env, const int64_t** rows, const int* lengths, size_t count);

// Writes a result into index 0 of the caller's array; a null array means that the result is not wanted.
void mxj_put_int(JNIEnv* env, jintArray holder, jint value, const char* name);
void mxj_put_long(JNIEnv* env, jlongArray holder, jlong value, const char* name);
void mxj_put_boolean(JNIEnv* env, jbooleanArray holder, jboolean value, const char* name);
void mxj_put_object(JNIEnv* env, jobjectArray holder, jobject value, const char* name);

// Classes and methods that are looked up once, when the native code is loaded.
typedef struct {
  JavaVM* vm;
  jclass string, ints, longs, error;
  jmethodID error_of;       // static MXNetError of(int kind, String message, String operator, String argument)
  jmethodID monitor_array;  // void MonitorCallback.onArray(String name, long array)
} mxj_java;
extern mxj_java java;

#endif  // MXNET_JNI_SUPPORT_H_
