// Conversions between Java and C values, and exceptions.
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

_Static_assert(sizeof(void*) == sizeof(jlong), "handles travel as jlong");
_Static_assert(sizeof(int) == sizeof(jint), "ints are copied as they are");

struct mxj_functions mx;
mxj_java java;

static const char kIllegal[] = "java/lang/IllegalArgumentException";

void mxj_throw_new(JNIEnv* env, const char* cls, const char* text) {
  if ((*env)->ExceptionCheck(env)) return;
  jclass c = (*env)->FindClass(env, cls);
  if (c != NULL) (*env)->ThrowNew(env, c, text);
}

static void fail(mxj_frame* frame, const char* cls, const char* format, const char* name, long a, long b) {
  char text[256];
  snprintf(text, sizeof(text), format, name, a, b);
  mxj_throw_new(frame->env, cls, text);
  frame->failed = true;
}

void mxj_throw(JNIEnv* env) {
  if ((*env)->ExceptionCheck(env)) return;
  const char* message = mx.MXGetLastError();
  int kind = 0;
  const char *op = NULL, *argument = NULL;
  mx.MXHubErrorGetLast(&kind, &op, &argument);
  jstring j_message = mxj_new_string(env, message);
  jstring j_op = mxj_new_string(env, op);
  jstring j_argument = mxj_new_string(env, argument);
  if ((*env)->ExceptionCheck(env)) return;
  jobject error =
      (*env)->CallStaticObjectMethod(env, java.error, java.error_of, (jint)kind, j_message, j_op, j_argument);
  if (!(*env)->ExceptionCheck(env) && error != NULL) (*env)->Throw(env, (jthrowable)error);
}

void* mxj_alloc(mxj_frame* frame, size_t bytes) {
  bytes = (bytes + 15) & ~(size_t)15;
  if (frame->used + bytes <= sizeof(frame->inline_room)) {
    void* room = frame->inline_room + frame->used;
    frame->used += bytes;
    return room;
  }
  mxj_block* block = bytes > SIZE_MAX - 16 ? NULL : malloc(16 + bytes);
  if (block == NULL) {
    fail(frame, "java/lang/OutOfMemoryError", "no native memory for an argument%s of %ld bytes", "", (long)bytes, 0);
    return NULL;
  }
  block->next = frame->blocks;
  frame->blocks = block;
  return (char*)block + 16;
}

void mxj_release_blocks(mxj_frame* frame) {
  for (mxj_block* block = frame->blocks; block != NULL;) {
    mxj_block* next = block->next;
    free(block);
    block = next;
  }
  frame->blocks = NULL;
}

// UTF-16 to UTF-8. JNI's own form of UTF-8 writes zeros and characters beyond 16 bits differently.
static const char* to_utf8(mxj_frame* frame, jstring text) {
  JNIEnv* env = frame->env;
  jsize length = (*env)->GetStringLength(env, text);
  char* out = mxj_alloc(frame, (size_t)length * 3 + 1);
  const jchar* in = out == NULL ? NULL : (*env)->GetStringCritical(env, text, NULL);
  if (in == NULL) {
    frame->failed = true;
    return NULL;
  }
  char* p = out;
  for (jsize i = 0; i < length; ++i) {
    uint32_t c = in[i];
    if (c >= 0xd800 && c < 0xdc00 && i + 1 < length && in[i + 1] >= 0xdc00 && in[i + 1] < 0xe000) {
      c = 0x10000 + ((c - 0xd800) << 10) + (in[++i] - 0xdc00u);
    }
    if (c < 0x80) {
      *p++ = (char)c;
    } else if (c < 0x800) {
      *p++ = (char)(0xc0 | c >> 6);
      *p++ = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
      *p++ = (char)(0xe0 | c >> 12);
      *p++ = (char)(0x80 | (c >> 6 & 0x3f));
      *p++ = (char)(0x80 | (c & 0x3f));
    } else {
      *p++ = (char)(0xf0 | c >> 18);
      *p++ = (char)(0x80 | (c >> 12 & 0x3f));
      *p++ = (char)(0x80 | (c >> 6 & 0x3f));
      *p++ = (char)(0x80 | (c & 0x3f));
    }
  }
  *p = '\0';
  (*env)->ReleaseStringCritical(env, text, in);
  return out;
}

const char* mxj_string(mxj_frame* frame, jstring text, const char* name, bool nullable) {
  if (frame->failed) return NULL;
  if (text != NULL) return to_utf8(frame, text);
  if (!nullable) fail(frame, "java/lang/NullPointerException", "%s is null", name, 0, 0);
  return NULL;
}

// Notes the length of an array in *count, which starts as -1 and is shared by the arrays of one length.
static bool counted(mxj_frame* frame, jarray array, const char* name, bool nullable, jsize* count) {
  if (frame->failed) return false;
  if (array == NULL) {
    if (!nullable) fail(frame, "java/lang/NullPointerException", "%s is null", name, 0, 0);
    return false;
  }
  jsize length = (*frame->env)->GetArrayLength(frame->env, array);
  if (*count >= 0 && *count != length) {
    fail(frame, kIllegal, "%s has %ld elements, expected %ld", name, length, *count);
    return false;
  }
  *count = length;
  return true;
}

const char** mxj_strings(mxj_frame* frame, jobjectArray texts, const char* name, bool nullable, jsize* count) {
  if (!counted(frame, texts, name, nullable, count)) return NULL;
  JNIEnv* env = frame->env;
  const char** out = mxj_alloc(frame, sizeof(char*) * ((size_t)*count + 1));
  for (jsize i = 0; out != NULL && i < *count && !frame->failed; ++i) {
    jstring text = (jstring)(*env)->GetObjectArrayElement(env, texts, i);
    out[i] = mxj_string(frame, text, name, false);
    (*env)->DeleteLocalRef(env, text);
  }
  return out;
}

#define MXJ_NUMBERS(function, array_type, type, getter)                                                           \
  void* function(mxj_frame* frame, array_type array, const char* name, bool nullable, jsize* count) {             \
    if (!counted(frame, array, name, nullable, count)) return NULL;                                               \
    type* out = mxj_alloc(frame, sizeof(type) * (size_t)*count);                                                  \
    if (out != NULL) (*frame->env)->getter(frame->env, array, 0, *count, out);                                    \
    return out;                                                                                                   \
  }
MXJ_NUMBERS(mxj_longs, jlongArray, jlong, GetLongArrayRegion)
MXJ_NUMBERS(mxj_ints, jintArray, jint, GetIntArrayRegion)
MXJ_NUMBERS(mxj_bytes, jbyteArray, jbyte, GetByteArrayRegion)
MXJ_NUMBERS(mxj_floats, jfloatArray, jfloat, GetFloatArrayRegion)

void* mxj_room(mxj_frame* frame, jarray array, size_t width, const char* name, jsize* count) {
  return counted(frame, array, name, false, count) ? mxj_alloc(frame, width * (size_t)*count) : NULL;
}

void mxj_need(mxj_frame* frame, jsize have, long need, const char* name) {
  if (need > 0 && (have < 0 ? 0 : have) < need) {
    fail(frame, kIllegal, "%s has %ld elements, at least %ld are needed", name, have < 0 ? 0 : have, need);
  }
}

long mxj_sum(const void* values, jsize count) {
  long sum = 0;
  for (jsize i = 0; values != NULL && i < count; ++i) sum += ((const int*)values)[i];
  return sum;
}

// The next character of UTF-8 text; what is not UTF-8 becomes the replacement character.
static uint32_t next_character(const unsigned char** p) {
  const unsigned char* s = *p;
  int more = s[0] < 0x80 ? 0 : (s[0] & 0xe0) == 0xc0 ? 1 : (s[0] & 0xf0) == 0xe0 ? 2 : (s[0] & 0xf8) == 0xf0 ? 3 : -1;
  uint32_t c = more <= 0 ? s[0] : s[0] & (0x3fu >> more);
  for (int i = 1; i <= more; ++i) {
    if ((s[i] & 0xc0) != 0x80) more = -1;
    else c = c << 6 | (s[i] & 0x3f);
  }
  *p = s + 1 + (more < 0 ? 0 : more);
  return more < 0 ? 0xfffd : c;
}

jstring mxj_new_string(JNIEnv* env, const char* text) {
  if (text == NULL) return NULL;
  size_t length = strlen(text);
  jchar small[256] = {0};
  jchar* out = length <= 256 ? small : calloc(length, sizeof(jchar));
  if (out == NULL) {
    mxj_throw_new(env, "java/lang/OutOfMemoryError", "no native memory for a text");
    return NULL;
  }
  jsize n = 0;
  for (const unsigned char* p = (const unsigned char*)text; *p != 0;) {
    uint32_t c = next_character(&p);
    if (c >= 0x10000) {
      out[n++] = (jchar)(0xd800 + ((c - 0x10000) >> 10));
      c = 0xdc00 + (c & 0x3ff);
    }
    out[n++] = (jchar)c;
  }
  jstring result = (*env)->NewString(env, out, n);
  if (out != small) free(out);
  return result;
}

jobjectArray mxj_new_strings(JNIEnv* env, const char* const* texts, size_t count) {
  jobjectArray out = (*env)->NewObjectArray(env, (jsize)count, java.string, NULL);
  for (size_t i = 0; out != NULL && i < count; ++i) {
    jstring text = mxj_new_string(env, texts[i]);
    if ((*env)->ExceptionCheck(env)) return NULL;
    (*env)->SetObjectArrayElement(env, out, (jsize)i, text);
    (*env)->DeleteLocalRef(env, text);
  }
  return out;
}

jlongArray mxj_new_longs(JNIEnv* env, const void* values, size_t count, size_t width) {
  (void)width;  // said at the call so that a reader sees that nothing is widened
  if (values == NULL) count = 0;
  jlongArray out = (*env)->NewLongArray(env, (jsize)count);
  if (out != NULL && count != 0) (*env)->SetLongArrayRegion(env, out, 0, (jsize)count, values);
  return out;
}

jintArray mxj_new_ints(JNIEnv* env, const void* values, size_t count) {
  if (values == NULL) count = 0;
  jintArray out = (*env)->NewIntArray(env, (jsize)count);
  if (out != NULL && count != 0) (*env)->SetIntArrayRegion(env, out, 0, (jsize)count, values);
  return out;
}

jbyteArray mxj_new_bytes(JNIEnv* env, const char* values, size_t count) {
  if (count > INT32_MAX - 16) {
    mxj_throw_new(env, "java/lang/OutOfMemoryError", "more bytes than a Java array can hold");
    return NULL;
  }
  jbyteArray out = (*env)->NewByteArray(env, (jsize)count);
  if (out != NULL && count != 0) (*env)->SetByteArrayRegion(env, out, 0, (jsize)count, (const jbyte*)values);
  return out;
}

jobjectArray mxj_new_ragged_ints(JNIEnv* env, const int** rows, const int* lengths, size_t count) {
  jobjectArray out = (*env)->NewObjectArray(env, (jsize)count, java.ints, NULL);
  for (size_t i = 0; out != NULL && i < count; ++i) {
    if (lengths[i] < 0) continue;  // an unknown shape stays null
    jintArray row = mxj_new_ints(env, rows[i], (size_t)lengths[i]);
    if (row == NULL) return NULL;
    (*env)->SetObjectArrayElement(env, out, (jsize)i, row);
    (*env)->DeleteLocalRef(env, row);
  }
  return out;
}

jobjectArray mxj_new_ragged_longs(JNIEnv* env, const int64_t** rows, const int* lengths, size_t count) {
  jobjectArray out = (*env)->NewObjectArray(env, (jsize)count, java.longs, NULL);
  for (size_t i = 0; out != NULL && i < count; ++i) {
    if (lengths[i] < 0) continue;
    jlongArray row = mxj_new_longs(env, rows[i], (size_t)lengths[i], 8);
    if (row == NULL) return NULL;
    (*env)->SetObjectArrayElement(env, out, (jsize)i, row);
    (*env)->DeleteLocalRef(env, row);
  }
  return out;
}

static bool has_room(JNIEnv* env, jarray holder, const char* name) {
  if (holder == NULL || (*env)->ExceptionCheck(env)) return false;
  if ((*env)->GetArrayLength(env, holder) > 0) return true;
  mxj_throw_new(env, kIllegal, name);
  return false;
}

void mxj_put_int(JNIEnv* env, jintArray holder, jint value, const char* name) {
  if (has_room(env, holder, name)) (*env)->SetIntArrayRegion(env, holder, 0, 1, &value);
}

void mxj_put_long(JNIEnv* env, jlongArray holder, jlong value, const char* name) {
  if (has_room(env, holder, name)) (*env)->SetLongArrayRegion(env, holder, 0, 1, &value);
}

void mxj_put_boolean(JNIEnv* env, jbooleanArray holder, jboolean value, const char* name) {
  if (has_room(env, holder, name)) (*env)->SetBooleanArrayRegion(env, holder, 0, 1, &value);
}

void mxj_put_object(JNIEnv* env, jobjectArray holder, jobject value, const char* name) {
  if (has_room(env, holder, name)) (*env)->SetObjectArrayElement(env, holder, 0, value);
}
