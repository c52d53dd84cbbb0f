# Metrics: init() gives a state, update(label, pred, state) the next one, get(state) the name and the value.
# Values of batches count by their number of instances, so that a short last batch does not weigh more.

.plain <- function(x) if (is.mx.ndarray(x)) as.array(x) else x

mx.metric.custom <- function(name, feval) {
  structure(list(
    name = name,
    init = function() c(sum = 0, count = 0),
    update = function(label, pred, state) {
      n <- .count.instances(.plain(label))
      state + c(n * feval(.plain(label), .plain(pred)), n)
    },
    get = function(state) list(name = name, value = unname(state["sum"] / state["count"]))
  ), class = "mx.metric")
}

# The class with the highest score of each instance, from 0. Scores of one instance are one column.
.chosen <- function(pred) max.col(t(matrix(pred, nrow = dim(pred)[1])), ties.method = "first") - 1

mx.metric.accuracy <- mx.metric.custom("accuracy", function(label, pred)
  mean(.chosen(pred) == as.vector(label)))

mx.metric.top_k_accuracy <- mx.metric.custom("top_k_accuracy", function(label, pred, top_k = 5) {
  scores <- matrix(pred, nrow = dim(pred)[1])
  label <- as.vector(label)
  hits <- vapply(seq_along(label), function(i) label[i] %in% (order(scores[, i], decreasing = TRUE)[seq_len(top_k)] - 1), NA)
  mean(hits)
})

mx.metric.mse <- mx.metric.custom("mse", function(label, pred) mean((as.vector(label) - as.vector(pred))^2))

mx.metric.rmse <- mx.metric.custom("rmse", function(label, pred) sqrt(mean((as.vector(label) - as.vector(pred))^2)))

mx.metric.mae <- mx.metric.custom("mae", function(label, pred) mean(abs(as.vector(label) - as.vector(pred))))

mx.metric.rmsle <- mx.metric.custom("rmsle", function(label, pred)
  sqrt(mean((log1p(as.vector(pred)) - log1p(as.vector(label)))^2)))

# Probabilities of the labelled classes, kept away from zero.
.likelihoods <- function(label, pred) {
  scores <- matrix(pred, nrow = dim(pred)[1])
  pmax(scores[cbind(as.vector(label) + 1, seq_len(ncol(scores)))], 1e-15)
}

mx.metric.Perplexity <- mx.metric.custom("Perplexity", function(label, pred) exp(-mean(log(.likelihoods(label, pred)))))

mx.metric.logloss <- mx.metric.custom("logloss", function(label, pred) {
  p <- pmin(pmax(as.vector(pred), 1e-15), 1 - 1e-15)
  label <- as.vector(label)
  -mean(label * log(p) + (1 - label) * log(1 - p))
})

mx.metric.logistic_acc <- mx.metric.custom("logistic_acc", function(label, pred)
  mean((as.vector(pred) > 0.5) == (as.vector(label) > 0.5)))
