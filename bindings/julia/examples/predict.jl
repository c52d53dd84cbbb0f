# Recognises the test digits with a network that was trained elsewhere: julia predict.jl FOLDER
using MXNet, Printf
include("digits.jl")

function main(folder)
    model = load_model(joinpath(folder, "digits"))
    images = read_images(joinpath(folder, "test-images.f32"))
    labels = read_labels(joinpath(folder, "test-labels.f32"))
    n = length(labels)
    image(i) = images[:, :, :, i:i]
    foreach(i -> Array(model(data = image(i))), 1:10)  # the first calls prepare kernels

    scores = Matrix{Float32}(undef, 10, n)
    spent = @elapsed for i in 1:n
        scores[:, i] = Array(model(data = image(i)))
    end
    write(joinpath(folder, "julia.f32"), scores)
    milliseconds = @sprintf("%.4f", 1000 * spent / n)
    write(joinpath(folder, "julia.ms"), milliseconds)
    right = count(i -> argmax(scores[:, i]) == labels[i] + 1, 1:n)
    @printf("%d of %d test images recognised, %s ms per image\n", right, n, milliseconds)
end

main(ARGS[1])
