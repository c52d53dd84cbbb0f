# The cases that all languages replay, forward and backward, through this package's own operator functions.
# MXNET_VECTORS names their folder; MXNET_VECTORS_REPORT a file for the number of cases that passed by operator.
context("vectors")
need.library()

folder <- Sys.getenv("MXNET_VECTORS")

# Parameters as R users write them: the inverse of what src/params.c does, worked out here on its own.
numbers <- function(text) {
  inner <- trimws(strsplit(gsub("[][()]", "", text), ",")[[1]])
  inner <- sub("L$", "", inner[nzchar(inner)])
  ifelse(inner == "None", NA_real_, suppressWarnings(as.numeric(inner)))
}
from.axis <- function(c) ifelse(c < 0, -c, -(c + 1))
from.position <- function(c) ifelse(c >= 0, c + 1, c)
from.end <- function(c, step) {
  step <- rep_len(if (length(step)) step else 1, length(c))
  step[is.na(step)] <- 1
  ifelse(step > 0, ifelse(c >= 0, c, c - 1), ifelse(c >= 0, c + 2, c + 1))
}
by.pairs <- function(v) as.vector(matrix(v, 2)[, rev(seq_len(length(v) / 2))])

to.r <- function(spec, params) {
  keys <- spec[[2]]
  codes <- strsplit(spec[[3]], "")[[1]]
  result <- list()
  for (key in setdiff(names(params), c(keys, spec[[4]]))) result[[key]] <- params[[key]]
  for (i in seq_along(keys)) {
    text <- params[[keys[i]]]
    code <- codes[i]
    if (code == "r") {
      result[[keys[i]]] <- !(identical(text, "True") || identical(text, "1"))
    } else if (code %in% c("x", "y")) {
      other <- params[[keys[if (code == "x") i + 1 else i - 1]]]
      if (is.null(other)) next
      c <- if (other == "None") NA else as.numeric(other)
      result[[keys[i]]] <- if (code == "y") from.axis(c) else if (is.na(c)) 1 else from.axis(c - 1)
    } else if (!is.null(text)) {
      step <- if (code %in% c("h", "e") && i < length(keys) && codes[i + 1] == "s" && !is.null(params[[keys[i + 1]]]))
        numbers(params[[keys[i + 1]]])
      tuple <- grepl("^[[(]", text)
      value <- switch(code,
        a = from.axis(numbers(text)), A = rev(from.axis(numbers(text))), s = rev(numbers(text)),
        p = by.pairs(numbers(text)), b = from.position(numbers(text)), g = rev(from.position(numbers(text))),
        e = from.end(numbers(text), NULL), h = rev(from.end(numbers(text), step)), P = from.position(numbers(text)),
        l = paste(rev(strsplit(text, "")[[1]]), collapse = ""), t = numbers(text),
        B = if (text == "None") NA else text %in% c("1", "True", "true"),
        if (text == "None") NA else if (is.na(suppressWarnings(as.numeric(text)))) text else as.numeric(text)
      )
      if (code == "l" && text == "None") value <- NA
      if (code == "A" && text == "None") value <- NA
      result[keys[i]] <- list(value)
    }
  }
  result
}

function.of <- function(operator) {
  prefix <- regmatches(operator, regexpr("^_(contrib|linalg|random|image|sparse)_", operator))
  shown <- if (length(prefix)) paste0(gsub("_", "", prefix), ".", substring(operator, nchar(prefix) + 1)) else
    sub("^_", "internal.", operator)
  getExportedValue("mxnet", paste0("mx.nd.", gsub("_", ".", shown)))
}

symbol.function.of <- function(operator) {
  prefix <- regmatches(operator, regexpr("^_(contrib|linalg|random|image|sparse)_", operator))
  shown <- if (length(prefix)) paste0(gsub("_", "", prefix), "_", substring(operator, nchar(prefix) + 1)) else
    sub("^_", "internal.", operator)
  getExportedValue("mxnet", paste0("mx.symbol.", shown))
}

read.array <- function(words) {
  dims <- if (words[2] == "-") integer() else rev(as.numeric(strsplit(words[2], ",")[[1]]))
  list(dtype = words[1], dims = dims, values = as.numeric(words[-(1:2)]))
}

make.array <- function(a)
  mxnet:::.new.array(a$values, a$dims, NULL, a$dtype)

read.cases <- function(file) {
  cases <- list()
  case <- NULL
  for (line in readLines(file)) {
    words <- strsplit(line, " ", fixed = TRUE)[[1]]
    if (!length(words) || startsWith(line, "#")) next
    switch(words[1],
      case = case <- list(name = words[2], params = list(), inputs = list(), outputs = list(), after = list(), heads = list(),
                          grads = list(), tolerance = c(1e-4, 1e-5)),
      op = case$op <- words[2],
      param = case$params[[words[2]]] <- paste(words[-(1:2)], collapse = " "),
      seed = case$seed <- as.integer(words[2]),
      train = case$train <- TRUE,
      input = case$inputs[[words[2]]] <- read.array(words[-(1:2)]),
      output = case$outputs[[length(case$outputs) + 1]] <- read.array(words[-(1:2)]),
      after = case$after[[words[2]]] <- read.array(words[-(1:2)]),
      head = case$heads[[length(case$heads) + 1]] <- read.array(words[-1]),
      grad = case$grads[[words[2]]] <- read.array(words[-(1:2)]),
      tolerance = case$tolerance <- as.numeric(words[2:3]),
      end = cases[[length(cases) + 1]] <- case,
      stop("unknown item: ", line)
    )
  }
  cases
}

# An empty text, or what is wrong.
difference <- function(got, want, tolerance, what) {
  values <- as.vector(got)
  if (!identical(as.numeric(dim(got)), as.numeric(want$dims))) {
    return(sprintf("%s: dims (%s), expected (%s)", what, paste(dim(got), collapse = ","), paste(want$dims, collapse = ",")))
  }
  if (mx.dtype(got) != want$dtype) return(sprintf("%s: type %s, expected %s", what, mx.dtype(got), want$dtype))
  same <- (is.nan(values) & is.nan(want$values)) | (!is.na(values) & values == want$values)
  near <- abs(values - want$values) <= tolerance[2] + tolerance[1] * abs(want$values)
  bad <- !(same | (is.finite(want$values) & near %in% TRUE))
  if (any(bad)) sprintf("%s: %g at %d, expected %g", what, values[bad][1], which(bad)[1], want$values[bad][1]) else ""
}

replay <- function(case) {
  spec <- get(paste0(".op_", case$op), envir = asNamespace("mxnet"))
  f <- function.of(case$op)
  params <- to.r(spec, case$params)
  inputs <- lapply(case$inputs, make.array)
  for (name in names(case$grads)) mx.attach.grad(inputs[[name]])
  arguments <- if (spec[[6]]) c(unname(inputs), params) else c(inputs, params)
  if (!is.null(case$seed)) mx.set.seed(case$seed)
  run <- function() do.call(f, arguments)
  out <- if (length(case$grads)) mx.record(run(), train.mode = isTRUE(case$train)) else if (isTRUE(case$train))
    mx.train.mode(run()) else run()
  outs <- if (is.list(out)) out else list(out)
  problems <- if (length(outs) != length(case$outputs)) sprintf("%d outputs, expected %d", length(outs), length(case$outputs)) else
    unlist(Map(function(o, w, i) difference(o, w, case$tolerance, paste("output", i)), outs, case$outputs, seq_along(outs)))
  for (name in names(case$after)) problems <- c(problems, difference(inputs[[name]], case$after[[name]], case$tolerance, name))
  if (length(case$grads)) {
    mx.backward(outs, lapply(case$heads, make.array), train.mode = isTRUE(case$train))
    for (name in names(case$grads)) {
      problems <- c(problems, difference(mx.grad(inputs[[name]]), case$grads[[name]], case$tolerance, paste("gradient of", name)))
    }
  }
  problems[nzchar(problems)]
}

# The same through a symbol of the operator that is bound to the inputs; outputs only.
replay.symbol <- function(case) {
  spec <- get(paste0(".op_", case$op), envir = asNamespace("mxnet"))
  inputs <- lapply(case$inputs, make.array)
  variables <- lapply(stats::setNames(names(inputs), names(inputs)), mx.symbol.Variable)
  symbol <- do.call(symbol.function.of(case$op), c(if (spec[[6]]) unname(variables) else variables, to.r(spec, case$params)))
  exec <- mx.symbol.bind(symbol, mx.cpu(), inputs[arguments(symbol)], inputs[mx.symbol.auxiliary.states(symbol)])
  if (!is.null(case$seed)) mx.set.seed(case$seed)
  outs <- unname(mx.exec.forward(exec, isTRUE(case$train))$outputs)
  if (length(outs) != length(case$outputs)) return(sprintf("%d outputs, expected %d", length(outs), length(case$outputs)))
  problems <- unlist(Map(function(o, w, i) difference(o, w, case$tolerance, paste("output", i)), outs, case$outputs,
                         seq_along(outs)))
  problems[nzchar(problems)]
}

test_that("symbols give the same results", {
  skip_if(!nzchar(folder), "MXNET_VECTORS is not set")
  for (case in unlist(lapply(sort(list.files(folder, "\\.vec$", full.names = TRUE)), read.cases), recursive = FALSE)) {
    if (!length(case$outputs)) next # a symbol is known by its outputs
    problems <- tryCatch(replay.symbol(case), error = function(e) paste("error:", conditionMessage(e)))
    expect(!length(problems), paste0(case$name, ": ", paste(problems, collapse = "; ")))
  }
})

test_that("all cases give their results", {
  skip_if(!nzchar(folder), "MXNET_VECTORS is not set")
  passed <- failed <- list()
  files <- sort(list.files(folder, "\\.vec$", full.names = TRUE))
  expect_gt(length(files), 0)
  for (case in unlist(lapply(files, read.cases), recursive = FALSE)) {
    problems <- tryCatch(replay(case), error = function(e) paste("error:", conditionMessage(e)))
    expect(!length(problems), paste0(case$name, ": ", paste(problems, collapse = "; ")))
    if (length(problems)) failed[[case$op]] <- case$name else passed[[case$op]] <- c(passed[[case$op]], case$name)
  }
  passed <- passed[setdiff(names(passed), names(failed))]
  report <- Sys.getenv("MXNET_VECTORS_REPORT")
  if (nzchar(report)) writeLines(paste(sort(names(passed)), lengths(passed[sort(names(passed))])), report)
})
