# Networks in few words: a multilayer perceptron, layers in a row, and fitting them.

.hidden.layer <- function(symbol, nodes, activation, dropout) {
  symbol <- mx.symbol.FullyConnected(symbol, num_hidden = nodes)
  symbol <- mx.symbol.Activation(symbol, act_type = activation)
  if (is.null(dropout)) symbol else mx.symbol.Dropout(symbol, p = dropout)
}

.output.layer <- function(symbol, kind) {
  switch(kind,
    softmax = mx.symbol.SoftmaxOutput(symbol, name = "softmax"),
    rmse = mx.symbol.LinearRegressionOutput(symbol, name = "regression"),
    logistic = mx.symbol.LogisticRegressionOutput(symbol, name = "logistic"),
    .expect(FALSE, "out_activation", "softmax, rmse or logistic", paste0("'", kind, "'"))
  )
}

mx.mlp <- function(data, label, hidden_node = 1, out_node, dropout = NULL, activation = "tanh",
                   out_activation = "softmax", ctx = mx.ctx.default(), ...) {
  activation <- rep_len(activation, length(hidden_node))
  symbol <- mx.symbol.Variable("data")
  for (i in seq_along(hidden_node)) symbol <- .hidden.layer(symbol, hidden_node[i], activation[i], dropout)
  symbol <- .output.layer(mx.symbol.FullyConnected(symbol, num_hidden = out_node), out_activation)
  mx.model.FeedForward.create(symbol, X = data, y = label, ctx = ctx, ...)
}

mx.dense <- function(units, activation = NULL) function(x) {
  x <- mx.symbol.FullyConnected(x, num_hidden = units)
  if (is.null(activation)) x else mx.symbol.Activation(x, act_type = activation)
}

mx.dropout <- function(p) function(x) mx.symbol.Dropout(x, p = p)

mx.flatten <- function() function(x) mx.symbol.Flatten(x)

mx.conv2d <- function(channels, kernel, pad = NULL, stride = NULL, activation = NULL) function(x) {
  x <- mx.symbol.Convolution(x, num_filter = channels, kernel = rep_len(kernel, 2), pad = if (!is.null(pad)) rep_len(pad, 2),
                             stride = if (!is.null(stride)) rep_len(stride, 2))
  if (is.null(activation)) x else mx.symbol.Activation(x, act_type = activation)
}

mx.max.pool2d <- function(size, stride = size) function(x)
  mx.symbol.Pooling(x, kernel = rep_len(size, 2), stride = rep_len(stride, 2), pool_type = "max")

mx.sequential <- function(...) {
  symbol <- mx.symbol.Variable("data")
  for (layer in list(...)) symbol <- layer(symbol)
  symbol
}

mx.adam <- function(learning.rate = 0.001, ...) function(rescale) mx.opt.adam(learning.rate, ..., rescale.grad = rescale)

mx.sgd <- function(learning.rate = 0.01, ...) function(rescale) mx.opt.sgd(learning.rate, ..., rescale.grad = rescale)

mx.fit <- function(net, X, y, loss = "softmax", optimizer = mx.adam(), epochs = 5, batch_size = 32,
                   initializer = mx.init.Xavier(), metric = NULL, ctx = NULL, verbose = TRUE) {
  if (is.null(metric)) metric <- switch(loss, softmax = mx.metric.accuracy, logistic = mx.metric.logistic_acc, mx.metric.rmse)
  size <- min(batch_size, .count.instances(y))
  mx.model.FeedForward.create(.output.layer(net, loss), X, y, ctx = ctx, num.round = epochs, optimizer = optimizer(1 / size),
                              initializer = initializer, eval.metric = metric, array.batch.size = size, verbose = verbose)
}
