# Metrics, initializers, data providers, chains, and whole trainings.
using Random, Statistics

nd(x) = mx.NDArray(Float32.(x))

@testset "metrics" begin
    pred = nd([0.1 0.7 0.2; 0.9 0.3 0.8])  # two classes, three samples
    label = nd([1, 0, 0])
    value(m) = (update!(m, [label], [pred]); get(m)[1][2])
    @test value(Accuracy()) ≈ 2 / 3
    @test value(ACE()) ≈ -(log(0.9) + log(0.7) + log(0.2)) / 3
    m = MultiACE(2)
    update!(m, [label], [pred])
    @test [v for (_, v) in get(m)] ≈ [-(log(0.7) + log(0.2)) / 2, -log(0.9), -(log(0.9) + log(0.7) + log(0.2)) / 3] rtol = 1e-6
    m = MSE()
    update!(m, [nd([1, 2])], [nd([3, 2])])
    update!(m, [nd([0, 0])], [nd([1, 1])])
    @test get(m) == [(:MSE, 6 / 4)]
    mx.reset!(m)
    @test isnan(get(m)[1][2])
    m = NMSE()
    update!(m, [nd([1 2; 1 2])], [nd([2 2; 1 4])])
    @test get(m)[1][2] ≈ (1 / 2 + 4 / 8) / 2
    m = MultiMetric([Accuracy(), ACE()])
    update!(m, [label], [pred])
    @test first.(get(m)) == [:accuracy, :ACE]
    s = SeqMetric([Accuracy(), MSE()])
    update!(s, [label, nd([1])], [pred, nd([3])])
    @test get(s)[1][2] ≈ 2 / 3 && get(s)[2][2] == 4
    @test get(mx.NullMetric()) == []
    @test_throws MXError update!(Accuracy(), [label], [pred, pred])
    spatial = reshape(Float32[0.9, 0.1, 0.1, 0.9], 2, 2, 1)  # two places, two classes, one sample
    a = Accuracy()
    update!(a, [nd(reshape([0, 1], 2, 1))], [mx.NDArray(permutedims(spatial, (1, 2, 3)))])
    @test get(a)[1][2] == 1
end

@testset "initializers" begin
    mx.seed!(1)
    w = mx.zeros(50, 40)
    mx.init(UniformInitializer(0.5), :fc_weight, w)
    @test 0.4 < maximum(w)[] < 0.5 && -0.5 <= minimum(w)[] < -0.4
    mx.init(NormalInitializer(; mu = 1, sigma = 0.1), :fc_weight, w)
    @test abs(mean(Array(w)) - 1) < 0.02 && abs(std(Array(w)) - 0.1) < 0.01
    mx.init(XavierInitializer(), :fc_weight, w)
    @test abs(maximum(w)[] - sqrt(3 / 45)) < 0.01
    mx.init(XavierInitializer(; distribution = mx.xv_normal, regularization = mx.xv_in, magnitude = 2), :fc_weight, w)
    @test abs(std(Array(w)) - sqrt(2 / 50)) < 0.02
    @test all(iszero, Array(mx.init(UniformInitializer(), :fc_bias, mx.ones(3))))
    @test all(isone, Array(mx.init(UniformInitializer(), :bn_gamma, mx.zeros(3))))
    up = Array(mx.init(UniformInitializer(), :upsampling_weight, mx.zeros(4, 4, 1, 1)))
    @test up[:, 1, 1, 1] ≈ [0.25, 0.75, 0.75, 0.25] .* 0.25
end

@testset "data providers" begin
    data, labels = reshape(Float32.(1:20), 2, 10), Float32.(0:9)
    p = ArrayDataProvider(:data => data, :label => labels; batch_size = 4, data_padding = -1)
    @test mx.provide_data(p) == [(:data, (2, 4))] && mx.provide_label(p) == [(:label, (4,))] && mx.get_batch_size(p) == 4
    batches = collect(p)
    @test length(p) == 3 && [mx.count_samples(p, b) for b in batches] == [4, 4, 2] && eltype(typeof(p)) == ArrayDataBatch
    @test Array(mx.get_data(p, batches[2])[1]) == data[:, 5:8] && Array(mx.get_label(p, batches[2])[1]) == labels[5:8]
    @test Array(mx.get_data(p, batches[3])[1]) == [data[:, 9:10] fill(-1, 2, 2)]
    @test Array(get(p, batches[1], :label)) == labels[1:4]
    @test_throws KeyError get(p, batches[1], :other)
    room = mx.zeros(2, 3), mx.zeros(2, 1)
    mx.load_data!(p, batches[1], [[(1:3, room[1]), (4:4, room[2])]])
    @test Array(room[1]) == data[:, 1:3] && Array(room[2]) == data[:, 4:4]
    q = ArrayDataProvider([:a => data, :b => data], labels; batch_size = 5, shuffle = true)
    @test first.(mx.provide_data(q)) == [:a, :b] && first.(mx.provide_label(q)) == [:softmax_label]
    seen = Float32[]
    for b in mx.eachbatch(q)
        a, l = Array(mx.get_data(q, b)[1]), Array(mx.get_label(q, b)[1])
        @test a[1, :] == 2l .+ 1
        append!(seen, l)
    end
    @test sort(seen) == labels && seen != labels
    @test mx.get_batch_size(ArrayDataProvider(data)) == 10
    @test_throws DimensionMismatch ArrayDataProvider(data, labels[1:3])
    @test_throws ArgumentError ArrayDataProvider(data; batch_size = 11)
end

@testset "writing networks" begin
    net = @mx.chain mx.Variable(:data) => mx.FullyConnected(num_hidden = 4, name = :a) =>
          mx.Activation(act_type = :tanh) => mx.FullyConnected(; num_hidden = 2, name = :b)
    @test mx.list_arguments(net) == [:data, :a_weight, :a_bias, :b_weight, :b_bias]
    m = MLP(mx.Variable(:data), [8, (4, :tanh), 2]; prefix = :net_)
    @test mx.list_arguments(m) == [:data, :net_fc1_weight, :net_fc1_bias, :net_fc2_weight, :net_fc2_bias, :net_fc3_weight, :net_fc3_bias]
    @test mx.infer_shape(m; data = (3, 5))[2] == [(2, 5)]
end

# Points in two circles, told apart by a small network.
Random.seed!(3)
mx.seed!(3)
n = 400
angles, radii, classes = 2π .* rand(n), [i % 2 == 0 ? 1.0 : 2.0 for i in 1:n], Float32[i % 2 for i in 1:n]
points = Float32.([radii .* cos.(angles) radii .* sin.(angles)]') .+ 0.1f0 .* randn(Float32, 2, n)
net = mx.SoftmaxOutput(MLP(mx.Variable(:data), [16, 2]; prefix = :circle_); name = :softmax)
provider() = ArrayDataProvider(points, classes; batch_size = 50, shuffle = true)

@testset "training by $(nameof(typeof(opt)))" for (opt, epochs) in (
    (SGD(; η = 0.5, μ = 0.9), 20), (ADAM(; η = 0.05), 15), (AdaMax(; η = 0.05), 15), (Nadam(; η = 0.05), 15),
    (AdaGrad(; η = 0.2), 20), (AdaDelta(; η = 2.0, ϵ = 1e-4), 20), (RMSProp(; η = 0.03), 15))
    model = FeedForward(net)
    fit(model, opt, provider(); n_epoch = epochs, initializer = XavierInitializer(), verbosity = 0)
    @test score(model, ArrayDataProvider(points, classes; batch_size = 100))[1][2] > 0.95
end

@testset "fit, predict and checkpoints" begin
    calls = Dict(:batch => 0, :epoch => Int[], :metric => 0.0)
    mktempdir() do folder
        prefix = joinpath(folder, "circles")
        callbacks = [mx.every_n_batch(s -> calls[:batch] += 1, 4), mx.do_checkpoint(prefix; frequency = 10),
                     mx.every_n_epoch((m, s, metric) -> (push!(calls[:epoch], s.curr_epoch); isempty(metric) || (calls[:metric] = metric[1][2])), 5; call_on_0 = true)]
        model = FeedForward(net; context = [cpu(0), cpu(1)])
        fit(model, ADAM(; η = 0.05), provider(); n_epoch = 10, initializer = XavierInitializer(), verbosity = 0,
            callbacks = callbacks, eval_data = ArrayDataProvider(points, classes; batch_size = 80))
        @test calls[:batch] == 20 && calls[:epoch] == [0, 5, 10] && calls[:metric] > 0.9
        data = ArrayDataProvider(points; batch_size = 60)  # the last batch is not full
        p = predict(model, data)
        @test size(p) == (2, n) && all(isapprox.(sum(p; dims = 1), 1; atol = 1e-5))
        @test mean((p[2, :] .> 0.5) .== (classes .== 1)) > 0.9
        parts = []
        predict(out -> push!(parts, out[1]), model, data)
        @test length(parts) == 7 && hcat(parts...) ≈ p
        loaded = mx.load_checkpoint(prefix, 10, FeedForward)
        @test predict(loaded, data) ≈ p
        @test predict(mx.load_checkpoint(FeedForward(net), prefix, 10), data) ≈ p
        @test Array(load_model(prefix; epoch = 10)(data = points)) ≈ p
        other = FeedForward(mx.SoftmaxOutput(MLP(mx.Variable(:data), [4, 2]; prefix = :o)))
        @test_throws MXError mx.load_checkpoint(other, prefix, 10)
        @test_throws MXStateError predict(other, data)
    end
    output = mktemp() do path, io
        redirect_stdout(io) do
            fit(FeedForward(net), SGD(), provider(); n_epoch = 1, callbacks = [mx.speedometer(; frequency = 4)])
        end
        close(io)
        read(path, String)
    end
    @test occursin("samples/sec", output) && occursin("accuracy", output)
end
