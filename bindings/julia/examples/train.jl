# Trains a network of two layers on the digits and says how many test images it recognises: julia train.jl FOLDER
using MXNet, Printf, Random
include("digits.jl")

function main(folder)
    Random.seed!(1)
    mx.seed!(1)
    data(part; kw...) = ArrayDataProvider(reshape(read_images(joinpath(folder, "$part-images.f32")), 64, :),
                                          read_labels(joinpath(folder, "$part-labels.f32")); batch_size = 32, kw...)
    net = @mx.chain mx.Variable(:data) =>
          mx.FullyConnected(num_hidden = 128, name = :fc1) => mx.Activation(act_type = :relu) =>
          mx.FullyConnected(num_hidden = 10, name = :fc2) => mx.SoftmaxOutput(name = :softmax)

    model = FeedForward(net)
    fit(model, ADAM(η = 0.003), data("train"; shuffle = true); n_epoch = 12, initializer = XavierInitializer(),
        eval_data = data("test"), verbosity = 2)

    accuracy = score(model, data("test"))[1][2]
    write(joinpath(folder, "julia-trained.txt"), @sprintf("%.4f", accuracy))
    @printf("accuracy on the test images: %.4f\n", accuracy)
end

main(ARGS[1])
