// Native methods of org.apache.mxnet.nativelib.NativeCalls: calls whose C form has no mechanical mapping.
#include <stdlib.h>

#include "support.h"

enum { kMostOutputs = 1024 };

// Element widths by dtype id; 0 for ids that no Java array can carry.
static size_t width_of(int dtype) {
  static const size_t widths[] = {4, 8, 2, 1, 4, 1, 8, 1, 2, 2, 4, 8, 2};
  return dtype >= 0 && dtype < (int)(sizeof(widths) / sizeof(widths[0])) ? widths[dtype] : 0;
}

// Checks that the range lies in the array and that its elements are as wide as those of the library's array.
static bool check_range(JNIEnv* env, jlong handle, jobject array, jint offset, jint count, size_t width) {
  if (array == NULL) {
    mxj_throw_new(env, "java/lang/NullPointerException", "data is null");
    return false;
  }
  if (offset < 0 || count < 0 || (*env)->GetArrayLength(env, (jarray)array) - offset < count) {
    mxj_throw_new(env, "java/lang/IndexOutOfBoundsException", "the range does not lie in the array");
    return false;
  }
  int dtype = 0;
  if (mx.MXNDArrayGetDType((void*)(intptr_t)handle, &dtype) != 0) {
    mxj_throw(env);
    return false;
  }
  if (width_of(dtype) != width) {
    mxj_throw_new(env, "java/lang/IllegalArgumentException", "the elements of the two arrays differ in size");
    return false;
  }
  return true;
}

// Element letters are those of JNI signatures; one case for each primitive type.
#define MXJ_EACH_TYPE(X)                                                                                        \
  X('F', jfloatArray, Float, 4) X('D', jdoubleArray, Double, 8) X('I', jintArray, Int, 4) X('J', jlongArray, Long, 8) \
  X('S', jshortArray, Short, 2) X('B', jbyteArray, Byte, 1) X('Z', jbooleanArray, Boolean, 1)

static size_t width_of_letter(jchar letter) {
  switch (letter) {
#define MXJ_CASE(l, array_type, name, width) \
  case l: return width;
    MXJ_EACH_TYPE(MXJ_CASE)
#undef MXJ_CASE
    default: return 0;
  }
}

static void JNICALL copy_from(JNIEnv* env, jclass cls, jlong handle, jchar letter, jobject array, jint offset,
                              jint count) {
  (void)cls;
  size_t width = width_of_letter(letter);
  if (!check_range(env, handle, array, offset, count, width)) return;
  mxj_frame frame;
  mxj_open(&frame, env);
  void* room = mxj_alloc(&frame, width * (size_t)count);
  if (room != NULL) {
    switch (letter) {
#define MXJ_CASE(l, array_type, name, width) \
  case l: (*env)->Get##name##ArrayRegion(env, (array_type)array, offset, count, room); break;
      MXJ_EACH_TYPE(MXJ_CASE)
#undef MXJ_CASE
    }
    if (mx.MXNDArraySyncCopyFromCPU((void*)(intptr_t)handle, room, (size_t)count) != 0) mxj_throw(env);
  }
  mxj_close(&frame);
}

static void JNICALL copy_to(JNIEnv* env, jclass cls, jlong handle, jchar letter, jobject array, jint offset,
                            jint count) {
  (void)cls;
  size_t width = width_of_letter(letter);
  if (!check_range(env, handle, array, offset, count, width)) return;
  mxj_frame frame;
  mxj_open(&frame, env);
  void* room = mxj_alloc(&frame, width * (size_t)count);
  if (room != NULL) {
    if (mx.MXNDArraySyncCopyToCPU((void*)(intptr_t)handle, room, (size_t)count) != 0) {
      mxj_throw(env);
    } else {
      switch (letter) {
#define MXJ_CASE(l, array_type, name, width) \
  case l: (*env)->Set##name##ArrayRegion(env, (array_type)array, offset, count, room); break;
        MXJ_EACH_TYPE(MXJ_CASE)
#undef MXJ_CASE
      }
    }
  }
  mxj_close(&frame);
}

// A direct buffer is copied without a step in between; `bytes` counts from its start.
static void* buffer_of(JNIEnv* env, jobject buffer, jlong position, jlong bytes) {
  char* address = buffer == NULL ? NULL : (*env)->GetDirectBufferAddress(env, buffer);
  if (address == NULL || position < 0 || bytes < 0 || (*env)->GetDirectBufferCapacity(env, buffer) - position < bytes) {
    mxj_throw_new(env, "java/lang/IllegalArgumentException", "expected a direct byte buffer that is large enough");
    return NULL;
  }
  return address + position;
}

static void JNICALL copy_from_buffer(JNIEnv* env, jclass cls, jlong handle, jobject buffer, jlong position,
                                     jlong count) {
  (void)cls;
  int dtype = 0;
  if (mx.MXNDArrayGetDType((void*)(intptr_t)handle, &dtype) != 0) {
    mxj_throw(env);
    return;
  }
  void* data = buffer_of(env, buffer, position, count * (jlong)width_of(dtype));
  if (data != NULL && mx.MXNDArraySyncCopyFromCPU((void*)(intptr_t)handle, data, (size_t)count) != 0) mxj_throw(env);
}

static void JNICALL copy_to_buffer(JNIEnv* env, jclass cls, jlong handle, jobject buffer, jlong position, jlong count) {
  (void)cls;
  int dtype = 0;
  if (mx.MXNDArrayGetDType((void*)(intptr_t)handle, &dtype) != 0) {
    mxj_throw(env);
    return;
  }
  void* data = buffer_of(env, buffer, position, count * (jlong)width_of(dtype));
  if (data != NULL && mx.MXNDArraySyncCopyToCPU((void*)(intptr_t)handle, data, (size_t)count) != 0) mxj_throw(env);
}

static jlongArray JNICALL invoke(JNIEnv* env, jclass cls, jlong invocation, jlongArray inputs, jlongArray outputs) {
  (void)cls;
  mxj_frame frame;
  mxj_open(&frame, env);
  jsize num_inputs = -1, num_outputs = -1;
  void** in = mxj_longs(&frame, inputs, "inputs", true, &num_inputs);
  void** out = mxj_longs(&frame, outputs, "outputs", true, &num_outputs);
  void* made[kMostOutputs];
  jlongArray result = NULL;
  if (!frame.failed) {
    bool given = num_outputs > 0;
    uint32_t count = given ? (uint32_t)num_outputs : 0;
    if (mx.MXHubInvocationCall(given ? out : made, given ? count : kMostOutputs, &count, (void*)(intptr_t)invocation,
                               num_inputs < 0 ? 0 : (uint32_t)num_inputs, (const NDArrayHandle*)in) != 0) {
      mxj_throw(env);
    } else {
      result = given ? outputs : mxj_new_longs(env, made, count, 8);
    }
  }
  mxj_close(&frame);
  return result;
}

static jlongArray JNICALL invoke_cached_op(JNIEnv* env, jclass cls, jlong op, jlongArray inputs, jlongArray outputs) {
  (void)cls;
  mxj_frame frame;
  mxj_open(&frame, env);
  jsize num_inputs = -1, num_outputs = -1;
  void** in = mxj_longs(&frame, inputs, "inputs", true, &num_inputs);
  void** out = mxj_longs(&frame, outputs, "outputs", true, &num_outputs);
  jlongArray result = NULL;
  if (!frame.failed) {
    int count = num_outputs < 0 ? 0 : num_outputs;
    void** made = count > 0 ? out : NULL;
    if (mx.MXInvokeCachedOp((void*)(intptr_t)op, num_inputs < 0 ? 0 : num_inputs, in, &count, &made) != 0) {
      mxj_throw(env);
    } else {
      result = num_outputs > 0 ? outputs : mxj_new_longs(env, made, (size_t)count, 8);
    }
  }
  mxj_close(&frame);
  return result;
}

static jlongArray JNICALL imperative_invoke(JNIEnv* env, jclass cls, jlong creator, jlongArray inputs,
                                            jlongArray outputs, jobjectArray keys, jobjectArray values) {
  (void)cls;
  mxj_frame frame;
  mxj_open(&frame, env);
  jsize num_inputs = -1, num_outputs = -1, num_params = -1;
  void** in = mxj_longs(&frame, inputs, "inputs", true, &num_inputs);
  void** out = mxj_longs(&frame, outputs, "outputs", true, &num_outputs);
  const char** c_keys = mxj_strings(&frame, keys, "keys", true, &num_params);
  const char** c_values = mxj_strings(&frame, values, "values", c_keys == NULL, &num_params);
  jlongArray result = NULL;
  if (!frame.failed) {
    int count = num_outputs < 0 ? 0 : num_outputs;
    void** made = count > 0 ? out : NULL;
    if (mx.MXImperativeInvoke((void*)(intptr_t)creator, num_inputs < 0 ? 0 : num_inputs, in, &count, &made,
                              c_keys == NULL ? 0 : num_params, c_keys, c_values) != 0) {
      mxj_throw(env);
    } else {
      result = num_outputs > 0 ? outputs : mxj_new_longs(env, made, (size_t)count, 8);
    }
  }
  mxj_close(&frame);
  return result;
}

static jlongArray JNICALL describe(JNIEnv* env, jclass cls, jlong array) {
  (void)cls;
  int ndim = 0, dtype = 0;
  const int64_t* dims = NULL;
  if (mx.MXHubArrayDescribe(&ndim, &dims, &dtype, (void*)(intptr_t)array) != 0) {
    mxj_throw(env);
    return NULL;
  }
  return ndim < 0 ? NULL : mxj_new_longs(env, dims, (size_t)ndim, 8);
}

static jobjectArray JNICALL features(JNIEnv* env, jclass cls) {
  (void)cls;
  const struct LibFeature* list = NULL;
  size_t count = 0;
  if (mx.MXLibInfoFeatures(&list, &count) != 0) {
    mxj_throw(env);
    return NULL;
  }
  jobjectArray out = (*env)->NewObjectArray(env, (jsize)count, java.string, NULL);
  for (size_t i = 0; out != NULL && i < count; ++i) {
    char text[128];
    text[0] = list[i].enabled ? '+' : '-';
    strncpy(text + 1, list[i].name, sizeof(text) - 2);
    text[sizeof(text) - 1] = '\0';
    jstring s = mxj_new_string(env, text);
    if (s == NULL) return NULL;
    (*env)->SetObjectArrayElement(env, out, (jsize)i, s);
    (*env)->DeleteLocalRef(env, s);
  }
  return out;
}

static jfloatArray JNICALL nd_list_get(JNIEnv* env, jclass cls, jlong list, jint index, jobjectArray key,
                                       jobjectArray shape) {
  (void)cls;
  const char* c_key = NULL;
  const float* data = NULL;
  const uint32_t* dims = NULL;
  uint32_t ndim = 0;
  if (mx.MXNDListGet((void*)(intptr_t)list, (uint32_t)index, &c_key, &data, &dims, &ndim) != 0) {
    mxj_throw(env);
    return NULL;
  }
  size_t size = 1;
  for (uint32_t i = 0; i < ndim; ++i) size *= dims[i];
  mxj_put_object(env, key, mxj_new_string(env, c_key), "key has no room");
  mxj_put_object(env, shape, mxj_new_ints(env, dims, ndim), "shape has no room");
  if ((*env)->ExceptionCheck(env)) return NULL;
  jfloatArray out = (*env)->NewFloatArray(env, (jsize)size);
  if (out != NULL) (*env)->SetFloatArrayRegion(env, out, 0, (jsize)size, data);
  return out;
}

static jlong JNICALL bytes_in_use(JNIEnv* env, jclass cls) {
  (void)env, (void)cls;
  uint64_t bytes = 0;
  mx.MXHubMemoryGetStats(&bytes, NULL, NULL, NULL);
  return (jlong)bytes;
}

// The library calls back on the thread that runs the network, which may be unknown to the JVM.
static void on_array(const char* name, NDArrayHandle array, void* payload) {
  JNIEnv* env = NULL;
  bool attached = false;
  if ((*java.vm)->GetEnv(java.vm, (void**)&env, JNI_VERSION_1_8) != JNI_OK) {
    attached = (*java.vm)->AttachCurrentThreadAsDaemon(java.vm, (void**)&env, NULL) == JNI_OK;
    if (!attached) return;
  }
  if (!(*env)->ExceptionCheck(env)) {
    jstring text = mxj_new_string(env, name);
    if (text != NULL) {
      (*env)->CallVoidMethod(env, (jobject)payload, java.monitor_array, text, (jlong)(intptr_t)array);
    }
    if (text != NULL && !(*env)->ExceptionCheck(env)) (*env)->DeleteLocalRef(env, text);
  }
  if (attached) (*java.vm)->DetachCurrentThread(java.vm);
}

static jlong JNICALL set_monitor(JNIEnv* env, jclass cls, jlong executor, jobject callback, jboolean all) {
  (void)cls;
  jobject global = callback == NULL ? NULL : (*env)->NewGlobalRef(env, callback);
  if (mx.MXExecutorSetMonitorCallbackEX((void*)(intptr_t)executor, callback == NULL ? NULL : on_array, global,
                                        all != JNI_FALSE) != 0) {
    if (global != NULL) (*env)->DeleteGlobalRef(env, global);
    mxj_throw(env);
    return 0;
  }
  return (jlong)(intptr_t)global;
}

static void JNICALL free_monitor(JNIEnv* env, jclass cls, jlong reference) {
  (void)cls;
  if (reference != 0) (*env)->DeleteGlobalRef(env, (jobject)(intptr_t)reference);
}

const JNINativeMethod mxj_written_methods[] = {
    {"copyFrom", "(JCLjava/lang/Object;II)V", (void*)copy_from},
    {"copyTo", "(JCLjava/lang/Object;II)V", (void*)copy_to},
    {"copyFromBuffer", "(JLjava/nio/ByteBuffer;JJ)V", (void*)copy_from_buffer},
    {"copyToBuffer", "(JLjava/nio/ByteBuffer;JJ)V", (void*)copy_to_buffer},
    {"invoke", "(J[J[J)[J", (void*)invoke},
    {"invokeCachedOp", "(J[J[J)[J", (void*)invoke_cached_op},
    {"imperativeInvoke", "(J[J[J[Ljava/lang/String;[Ljava/lang/String;)[J", (void*)imperative_invoke},
    {"describe", "(J)[J", (void*)describe},
    {"features", "()[Ljava/lang/String;", (void*)features},
    {"ndListGet", "(JI[Ljava/lang/String;[[I)[F", (void*)nd_list_get},
    {"bytesInUse", "()J", (void*)bytes_in_use},
    {"setMonitor", "(JLorg/apache/mxnet/nativelib/MonitorCallback;Z)J", (void*)set_monitor},
    {"freeMonitor", "(J)V", (void*)free_monitor},
};
const jint mxj_written_count = sizeof(mxj_written_methods) / sizeof(mxj_written_methods[0]);
