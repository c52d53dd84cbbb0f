# Trains a perceptron 64-128-10 on the digits with FeedForward and Adam. Usage: train.R FOLDER
library(mxnet)

arguments <- commandArgs(trailingOnly = TRUE)
folder <- arguments[1]
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "digits.R"))

train <- list(data = read.images(folder, "train"), label = read.labels(folder, "train"))
test <- list(data = read.images(folder, "test"), label = read.labels(folder, "test"))

data <- mx.symbol.Variable("data")
hidden <- mx.symbol.Activation(mx.symbol.FullyConnected(data, num_hidden = 128), act_type = "relu")
net <- mx.symbol.SoftmaxOutput(mx.symbol.FullyConnected(hidden, num_hidden = 10), name = "softmax")

mx.set.seed(42)
set.seed(42)
model <- mx.model.FeedForward.create(net, X = train$data, y = train$label, ctx = mx.cpu(), num.round = 15,
                                     optimizer = "adam", learning.rate = 0.003, initializer = mx.init.Xavier(),
                                     eval.data = test, eval.metric = mx.metric.accuracy, array.batch.size = 32)

scores <- predict(model, test$data)
accuracy <- mean(max.col(t(scores), ties.method = "first") - 1 == test$label)
cat(sprintf("R: accuracy %.4f on %d held-out digits\n", accuracy, length(test$label)))
cat(sprintf("%.4f", accuracy), file = file.path(folder, "r-trained.txt"))
if (accuracy < 0.95) stop("the accuracy is below 95 %")
