# What the two examples share: reading and writing the raw files of the digits.

"Numbers of a raw file as an array of the given size; the last dimension follows from the file's length."
function read_floats(path, dims...)
    values = reinterpret(Float32, read(path))
    return reshape(collect(values), dims..., :)
end

read_labels(path) = vec(read_floats(path, 1))

# The files hold images as C programs see them, (n, 1, 8, 8) with the last dimension fastest. That is size
# (8, 8, 1, n) in Julia, with not one byte moved.
read_images(path) = read_floats(path, 8, 8, 1)
