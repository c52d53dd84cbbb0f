# A symbol as a drawing: text in the language DOT, which Graphviz and many packages show.

# The nodes of a symbol's JSON that a drawing needs: operator, name, inputs. The text is the library's own, so its
# layout is known: this is no parser for other JSON.
.graph.nodes <- function(symbol) {
  json <- gsub("[\r\n\t ]+", " ", mx.symbol.tojson(symbol))
  nodes <- regmatches(json, regexpr("\"nodes\": ?\\[.*?\\], ?\"arg_nodes\"", json, perl = TRUE))
  items <- strsplit(nodes, "\"op\":", fixed = TRUE)[[1]][-1]
  field <- function(pattern, item) {
    found <- regmatches(item, regexec(pattern, item, perl = TRUE))[[1]]
    if (length(found)) found[2] else ""
  }
  lapply(items, function(item) {
    inputs <- field("\"inputs\": ?\\[(.*?\\]|) ?\\](?= ?[,}])", item)
    ids <- regmatches(inputs, gregexpr("\\[ ?[0-9]+", inputs))[[1]]
    list(op = field("^ ?\"([^\"]*)\"", item), name = field("\"name\": ?\"([^\"]*)\"", item),
         inputs = as.integer(gsub("[^0-9]", "", ids)) + 1L)
  })
}

graph.viz <- function(symbol, shape = NULL, direction = "TD", type = "graph", graph.width.px = NULL, graph.height.px = NULL) {
  nodes <- .graph.nodes(symbol)
  shapes <- if (!is.null(shape)) {
    inner <- internals(symbol)
    mx.symbol.infer.shape(inner, if (is.list(shape)) shape else list(data = shape))$out.shapes
  }
  op <- vapply(nodes, `[[`, "", "op")
  shown <- op != "null" | vapply(nodes, function(n) grepl("(data|label)$", n$name), NA)
  quoted <- function(text) paste0("\"", gsub("\"", "\\\"", text, fixed = TRUE), "\"")
  lines <- character()
  for (i in which(shown)) {
    node <- nodes[[i]]
    look <- if (op[i] == "null") "shape=oval" else "shape=box, style=filled"
    label <- if (op[i] == "null" || op[i] == node$name) node$name else paste0(node$name, "\\n", op[i])
    lines <- c(lines, sprintf("  %s [label=%s, %s];", quoted(node$name), quoted(label), look))
    for (from in node$inputs[shown[node$inputs]]) {
      output <- if (op[from] == "null") nodes[[from]]$name else paste0(nodes[[from]]$name, "_output")
      dims <- shapes[[output]]
      text <- if (is.null(dims)) "" else sprintf(" [label=%s]", quoted(paste(dims, collapse = "x")))
      lines <- c(lines, sprintf("  %s -> %s%s;", quoted(nodes[[from]]$name), quoted(node$name), text))
    }
  }
  size <- if (!is.null(graph.width.px) && !is.null(graph.height.px))
    sprintf("  size=\"%g,%g\";", graph.width.px / 96, graph.height.px / 96)
  rank <- if (direction %in% c("LR", "RL", "BT")) direction else "TB"
  structure(paste(c("digraph {", sprintf("  rankdir=%s;", rank), size, lines, "}"), collapse = "\n"), class = "MXGraph")
}

print.MXGraph <- function(x, ...) {
  cat(x, "\n", sep = "")
  invisible(x)
}
