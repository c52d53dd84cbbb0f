# Predicts the test digits with the network that Python trained: one image after the other. Usage: predict.R FOLDER
library(mxnet)

arguments <- commandArgs(trailingOnly = TRUE)
folder <- arguments[1]
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "digits.R"))

images <- read.images(folder, "test")
labels <- read.labels(folder, "test")
n <- length(labels)

net <- mx.predictor(file.path(folder, "digits"), epoch = 0, shapes = list(data = c(8, 8, 1, 1)))
for (i in seq_len(min(10, n))) predict(net, images[, , , i]) # the first calls prepare kernels

scores <- matrix(0, 10, n) # a column for each image, as the rows in C order
started <- proc.time()[["elapsed"]]
for (i in seq_len(n)) scores[, i] <- predict(net, images[, , , i])
spent <- proc.time()[["elapsed"]] - started

write.floats(scores, file.path(folder, "r.f32"))
cat(sprintf("%.4f", 1000 * spent / n), file = file.path(folder, "r.ms"))
accuracy <- mean(max.col(t(scores), ties.method = "first") - 1 == labels)
cat(sprintf("R: accuracy %.4f on %d images, %.4f ms per image\n", accuracy, n, 1000 * spent / n))
