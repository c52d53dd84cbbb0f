/* Errors: the library's text and kind as an R condition, raised from C frames only. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "mxr.h"

SEXP mxr_namespace = NULL;

static const char* const kinds[] = {"", "argument", "shape", "type", "state", "memory", "io", "internal"};

static void raise(const char* text, const char* kind, const char* op, const char* argument) {
  SEXP message = PROTECT(mxr_make_string(text));
  SEXP k = PROTECT(mxr_make_string(kind));
  SEXP o = PROTECT(mxr_make_string(op));
  SEXP a = PROTECT(mxr_make_string(argument));
  SEXP call = PROTECT(Rf_lang5(Rf_install(".raise"), message, k, o, a));
  Rf_eval(call, mxr_namespace ? mxr_namespace : R_GlobalEnv);
  Rf_error("%s", text); /* not reached: .raise stops */
}

void mxr_raise_last(void) {
  /* Copied at once: making R values may collect garbage, and finalizers call into the library. */
  char text[4096], op[128] = "", argument[128] = "";
  int kind = 7;
  const char* op_name = NULL;
  const char* argument_name = NULL;
  const char* last = mxr_api.MXGetLastError ? mxr_api.MXGetLastError() : "unknown error";
  snprintf(text, sizeof text, "%s", last ? last : "");
  if (mxr_api.MXHubErrorGetLast && mxr_api.MXHubErrorGetLast(&kind, &op_name, &argument_name) == 0) {
    if (op_name) snprintf(op, sizeof op, "%s", op_name);
    if (argument_name) snprintf(argument, sizeof argument, "%s", argument_name);
  }
  if (kind < 1 || kind > 7) kind = 7;
  raise(text, kinds[kind], op, argument);
}

void mxr_fail(const char* kind, const char* format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  raise(text, kind, "", "");
}

void mxr_missing(const char* function) {
  if (!mxr_api.MXGetVersion) {
    mxr_fail("state", "no MXNet library is loaded; set MXNET_LIBRARY_PATH or call mx.load.library(path)");
  }
  mxr_fail("state", "the loaded MXNet library has no function %s", function);
}
