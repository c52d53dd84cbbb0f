// Loading: the JVM loads this code, Java finds libmxnet.so, and `open` binds its functions.
#include <dlfcn.h>
#include <stdio.h>

#include "support.h"

extern const JNINativeMethod mxj_generated_methods[], mxj_written_methods[];
extern const jint mxj_generated_count, mxj_written_count;

#define MXJ_PACKAGE "org/apache/mxnet/nativelib/"

// Where each function's pointer is kept.
static const struct {
  const char* name;
  size_t offset;
} kFunctions[] = {
#define MXJ_ENTRY(name) {#name, offsetof(struct mxj_functions, name)},
    MXJ_FUNCTIONS(MXJ_ENTRY)
#undef MXJ_ENTRY
};

// Finds the library's functions; the name of the first one that it lacks, or null.
static const char* bind_functions(void* library) {
  for (size_t i = 0; i < sizeof(kFunctions) / sizeof(kFunctions[0]); ++i) {
    void* function = dlsym(library, kFunctions[i].name);
    if (function == NULL) return kFunctions[i].name;
    memcpy((char*)&mx + kFunctions[i].offset, &function, sizeof(function));
  }
  return NULL;
}

// Opens a library for good; null, or what went wrong. A `global` one is only there for others. The classes get their
// native methods only now: without the library those would run into nothing. They are handed in, since looking them up
// would initialise them, and they wait for this very call.
static jstring JNICALL open_library(JNIEnv* env, jclass cls, jstring path, jboolean global, jclass mapped,
                                    jclass written) {
  (void)cls;
  mxj_frame frame;
  mxj_open(&frame, env);
  const char* c_path = mxj_string(&frame, path, "path", false);
  char problem[512] = "";
  if (!frame.failed) {
    void* library = dlopen(c_path, RTLD_NOW | (global != JNI_FALSE ? RTLD_GLOBAL : RTLD_LOCAL));
    const char* lacking = library == NULL || global != JNI_FALSE ? NULL : bind_functions(library);
    if (library == NULL) {
      snprintf(problem, sizeof(problem), "%s", dlerror());
    } else if (lacking != NULL) {
      snprintf(problem, sizeof(problem), "%s has no function %s", c_path, lacking);
      dlclose(library);
    } else if (global == JNI_FALSE) {
      if ((*env)->RegisterNatives(env, mapped, mxj_generated_methods, mxj_generated_count) == 0) {
        (*env)->RegisterNatives(env, written, mxj_written_methods, mxj_written_count);
      }
    }
  }
  mxj_close(&frame);
  return problem[0] == '\0' ? NULL : mxj_new_string(env, problem);
}

static const JNINativeMethod kLoader[] = {
    {"open", "(Ljava/lang/String;ZLjava/lang/Class;Ljava/lang/Class;)Ljava/lang/String;", (void*)open_library}};

static jclass keep(JNIEnv* env, const char* name) {
  jclass cls = (*env)->FindClass(env, name);
  return cls == NULL ? NULL : (jclass)(*env)->NewGlobalRef(env, cls);
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM* vm, void* reserved) {
  (void)reserved;
  JNIEnv* env = NULL;
  if ((*vm)->GetEnv(vm, (void**)&env, JNI_VERSION_1_8) != JNI_OK) return JNI_ERR;
  java.vm = vm;
  java.string = keep(env, "java/lang/String");
  java.ints = keep(env, "[I");
  java.longs = keep(env, "[J");
  java.error = keep(env, MXJ_PACKAGE "MXNetError");
  jclass monitor = (*env)->FindClass(env, MXJ_PACKAGE "MonitorCallback");
  if (java.string == NULL || java.ints == NULL || java.longs == NULL || java.error == NULL || monitor == NULL) {
    return JNI_ERR;
  }
  java.error_of = (*env)->GetStaticMethodID(env, java.error, "of",
                                            "(ILjava/lang/String;Ljava/lang/String;Ljava/lang/String;)L" MXJ_PACKAGE
                                            "MXNetError;");
  java.monitor_array = (*env)->GetMethodID(env, monitor, "onArray", "(Ljava/lang/String;J)V");
  if (java.error_of == NULL || java.monitor_array == NULL) return JNI_ERR;
  jclass loader = (*env)->FindClass(env, MXJ_PACKAGE "NativeLibrary");
  if (loader == NULL || (*env)->RegisterNatives(env, loader, kLoader, 1) != 0) return JNI_ERR;
  return JNI_VERSION_1_8;
}
