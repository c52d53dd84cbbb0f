# Finding and loading libmxnet: an explicit path, MXNET_LIBRARY_PATH, a copy in the package, the system's.

.library <- new.env(parent = emptyenv())

.library.name <- function() if (Sys.info()[["sysname"]] == "Darwin") "libmxnet.dylib" else "libmxnet.so"

# Files to try, best first; the bare name at the end leaves the search to the system's loader.
.library.candidates <- function(path = NULL) {
  given <- if (is.null(path)) Sys.getenv("MXNET_LIBRARY_PATH") else path
  if (nzchar(given)) return(if (dir.exists(given)) file.path(given, .library.name()) else path.expand(given))
  bundled <- system.file("libs", .library.name(), package = "mxnet")
  c(if (nzchar(bundled)) bundled, .library.name())
}

mx.load.library <- function(path = NULL) {
  problem <- "no library found"
  for (file in .library.candidates(path)) {
    problem <- tryCatch({
      .Call(C_open, file)
      NULL
    }, mxnet_io_error = conditionMessage)
    if (is.null(problem)) {
      .library$path <- file
      return(invisible(file))
    }
  }
  .raise(paste0(problem, "; set MXNET_LIBRARY_PATH to the file libmxnet.so or to its folder"), "io", "", "path")
}

mx.available <- function() .Call(C_loaded)

mx.version <- function() .Call(C_MXGetVersion)

mx.features <- function() .Call(C_features)

mx.memory <- function() {
  stats <- .Call(C_MXHubMemoryGetStats)
  list(bytes = stats$out_bytes_in_use, peak = stats$out_bytes_peak, pooled = stats$out_bytes_pooled,
       arrays = stats$out_live_arrays)
}

mx.gc.threshold <- function(bytes = NULL) {
  before <- .Call(C_gc_threshold, bytes)
  if (is.null(bytes)) before else invisible(before)
}

mx.wait.all <- function() invisible(.Call(C_MXNDArrayWaitAll))

mx.close <- function(x) {
  handle <- .handle.of(x)
  kind <- class(handle)[1]
  switch(kind,
    MXNDArray = .Call(C_MXNDArrayFree, handle),
    MXSymbol = .Call(C_MXSymbolFree, handle),
    MXExecutor = .Call(C_MXExecutorFree, handle),
    MXCachedOp = .Call(C_MXFreeCachedOp, handle),
    MXPredictor = .Call(C_MXPredFree, handle),
    .expect(FALSE, "x", "an object that owns something of the library", x, "type")
  )
  invisible()
}

mx.is.open <- function(x) {
  .Call(C_is_open, .handle.of(x))
}

# Executors and predictors are lists around their handle.
.handle.of <- function(x) if (is.list(x)) unclass(x)$handle else x

.onLoad <- function(libname, pkgname) {
  .Call(C_setup, topenv())
  if (getRversion() >= "4.3.0") registerS3method("matrixOps", "MXNDArray", .matrixOps.MXNDArray)
  # Without a library the package still loads, so that it can be built and read about; the first call then says so.
  tryCatch(mx.load.library(), mxnet_error = function(e) .library$problem <- conditionMessage(e))
}

.onAttach <- function(libname, pkgname) {
  if (!mx.available()) packageStartupMessage("mxnet: ", .library$problem)
}
