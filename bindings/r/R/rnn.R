# Recurrent networks as symbols: with the fused layer for any length, or unrolled into cells for a given one.
# Data are sequences on the axis before the last and instances on the last: words (time, n), features (k, time, n).

.rnn.loss <- function(symbol, label, kind, ignore_label) {
  kind <- if (is.null(kind)) "softmax" else kind
  switch(kind,
    softmax = mx.symbol.SoftmaxOutput(symbol, label, use_ignore = ignore_label != -1, ignore_label = ignore_label,
                                      name = "loss"),
    linear = mx.symbol.LinearRegressionOutput(symbol, label, name = "loss"),
    logistic = mx.symbol.LogisticRegressionOutput(symbol, label, name = "loss"),
    MAE = mx.symbol.MAERegressionOutput(symbol, label, name = "loss"),
    .expect(FALSE, "loss_output", "softmax, linear, logistic or MAE", paste0("'", kind, "'"))
  )
}

# Data with time last: (features, n, time).
.rnn.input <- function(data, input_size, num_embed, prefix) {
  if (!is.null(num_embed)) {
    data <- mx.symbol.Embedding(data, input_dim = input_size, output_dim = num_embed, name = paste0(prefix, "embed"))
  }
  mx.symbol.SwapAxis(data, dim1 = 2, dim2 = 3)
}

.check.config <- function(config)
  .expect(config %in% c("seq-to-one", "one-to-one"), "config", "seq-to-one or one-to-one", paste0("'", config, "'"))

rnn.graph <- function(num_rnn_layer, input_size = NULL, num_embed = NULL, num_hidden, num_decode, dropout = 0,
                      ignore_label = -1, bidirectional = FALSE, loss_output = NULL, config, cell_type, masking = FALSE,
                      output_last_state = FALSE, rnn.state = NULL, rnn.state.cell = NULL, prefix = "") {
  .check.config(config)
  label <- mx.symbol.Variable("label")
  mask <- if (masking) mx.symbol.Variable("seq.mask")
  input <- .rnn.input(mx.symbol.Variable("data"), input_size, num_embed, prefix)
  if (is.null(rnn.state)) rnn.state <- mx.symbol.Variable(paste0(prefix, "rnn_state"))
  if (is.null(rnn.state.cell) && cell_type == "lstm") rnn.state.cell <- mx.symbol.Variable(paste0(prefix, "rnn_state_cell"))
  rnn <- mx.symbol.RNN(input, state = rnn.state, state_cell = rnn.state.cell, state_size = num_hidden, mode = cell_type,
                       num_layers = num_rnn_layer, bidirectional = bidirectional, p = dropout,
                       state_outputs = output_last_state, name = paste0(prefix, "rnn"))
  hidden <- if (output_last_state) rnn[[1]] else rnn
  result <- .rnn.decode(hidden, label, mask, config, num_decode, loss_output, ignore_label, prefix)
  if (!output_last_state) return(result)
  states <- lapply(seq_len(if (cell_type == "lstm") 2 else 1) + 1, function(i) mx.symbol.BlockGrad(rnn[[i]]))
  mx.symbol.Group(c(list(result), states))
}

# From hidden values (hidden, n, time) to the loss: of the last step, or of every step with the time running fastest.
.rnn.decode <- function(hidden, label, mask, config, num_decode, loss_output, ignore_label, prefix) {
  if (config == "seq-to-one") {
    hidden <- mx.symbol.SequenceLast(hidden, sequence_length = mask, use_sequence_length = !is.null(mask))
  } else {
    if (!is.null(mask)) hidden <- mx.symbol.SequenceMask(hidden, sequence_length = mask, use_sequence_length = TRUE)
    hidden <- mx.symbol.reshape(mx.symbol.SwapAxis(hidden, dim1 = 2, dim2 = 3), shape = c(0, -1))
    label <- mx.symbol.reshape(label, shape = -1)
  }
  decoded <- mx.symbol.FullyConnected(hidden, num_hidden = num_decode, name = paste0(prefix, "decode"))
  .rnn.loss(decoded, label, loss_output, ignore_label)
}

.cell.params <- function(prefix, layer) {
  names <- c("i2h_weight", "i2h_bias", "h2h_weight", "h2h_bias")
  stats::setNames(lapply(names, function(n) mx.symbol.Variable(paste0(prefix, "l", layer, "_", n))), names)
}

# What the state before gives to the gates; at the first step, where it is zero, the bias alone.
.from.state <- function(state, p, size, name) {
  if (is.null(state)) return(mx.symbol.reshape(p$h2h_bias, shape = c(-1, 1)))
  mx.symbol.FullyConnected(state$h, p$h2h_weight, p$h2h_bias, num_hidden = size, name = paste0(name, "_h2h"))
}

.from.input <- function(x, p, size, name)
  mx.symbol.FullyConnected(x, p$i2h_weight, p$i2h_bias, num_hidden = size, name = paste0(name, "_i2h"))

# One step of an LSTM: states are list(c, h). Gates lie behind each other: input, forget, candidate, output.
.lstm.step <- function(num_hidden, x, state, p, name) {
  gates <- .from.input(x, p, 4 * num_hidden, name) + .from.state(state, p, 4 * num_hidden, name)
  parts <- mx.symbol.SliceChannel(gates, num_outputs = 4, axis = 1, name = paste0(name, "_gates"))
  sigmoid <- function(i) mx.symbol.sigmoid(parts[[i]])
  c <- sigmoid(1) * mx.symbol.tanh(parts[[3]])
  if (!is.null(state)) c <- c + sigmoid(2) * state$c
  list(c = c, h = sigmoid(4) * mx.symbol.tanh(c))
}

# One step of a GRU. Gates: reset, update, candidate; the reset gate works on the state's part of the candidate.
.gru.step <- function(num_hidden, x, state, p, name) {
  from.x <- mx.symbol.SliceChannel(.from.input(x, p, 3 * num_hidden, name), num_outputs = 3, axis = 1)
  from.h <- mx.symbol.SliceChannel(.from.state(state, p, 3 * num_hidden, name), num_outputs = 3, axis = 1)
  reset <- mx.symbol.sigmoid(from.x[[1]] + from.h[[1]])
  update <- mx.symbol.sigmoid(from.x[[2]] + from.h[[2]])
  candidate <- mx.symbol.tanh(from.x[[3]] + reset * from.h[[3]])
  kept <- (1 - update) * candidate
  list(h = if (is.null(state)) kept else kept + update * state$h)
}

rnn.graph.unroll <- function(num_rnn_layer, seq_len, input_size = NULL, num_embed = NULL, num_hidden, num_decode,
                             dropout = 0, ignore_label = -1, loss_output = NULL, init.state = NULL, config,
                             cell_type = "lstm", masking = FALSE, output_last_state = FALSE, prefix = "",
                             data_name = "data", label_name = "label") {
  .check.config(config)
  step <- switch(cell_type, lstm = .lstm.step, gru = .gru.step,
                 .expect(FALSE, "cell_type", "lstm or gru", paste0("'", cell_type, "'")))
  label <- mx.symbol.Variable(label_name)
  mask <- if (masking) mx.symbol.Variable("seq.mask")
  input <- .rnn.input(mx.symbol.Variable(data_name), input_size, num_embed, prefix)
  steps <- mx.symbol.SliceChannel(input, num_outputs = seq_len, axis = 3, squeeze_axis = TRUE)
  params <- lapply(seq_len(num_rnn_layer), function(layer) .cell.params(prefix, layer))
  states <- if (is.null(init.state)) vector("list", num_rnn_layer) else init.state
  hidden <- list()
  for (t in seq_len(seq_len)) {
    x <- if (seq_len == 1) steps else steps[[t]]
    for (layer in seq_len(num_rnn_layer)) {
      if (layer > 1 && dropout > 0) x <- mx.symbol.Dropout(x, p = dropout)
      states[[layer]] <- step(num_hidden, x, states[[layer]], params[[layer]], sprintf("%st%d_l%d", prefix, t, layer))
      x <- states[[layer]]$h
    }
    hidden[[t]] <- x
  }
  together <- mx.symbol.stack(hidden, axis = 3)
  result <- .rnn.decode(together, label, mask, config, num_decode, loss_output, ignore_label, prefix)
  if (!output_last_state) return(result)
  mx.symbol.Group(c(list(result), lapply(unlist(states, recursive = FALSE), mx.symbol.BlockGrad)))
}
