# What the examples share: the digits as raw float32 files. Their C order (n, 1, 8, 8) is R's order (8, 8, 1, n).
read.floats <- function(file) readBin(file, "numeric", file.size(file) / 4, size = 4, endian = "little")

read.images <- function(folder, part) {
  values <- read.floats(file.path(folder, paste0(part, "-images.f32")))
  array(values, c(8, 8, 1, length(values) / 64))
}

read.labels <- function(folder, part) read.floats(file.path(folder, paste0(part, "-labels.f32")))

write.floats <- function(values, file) writeBin(as.vector(values), file, size = 4, endian = "little")
