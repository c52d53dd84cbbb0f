# Executors, cached operators, predictors, checkpoints.

x = mx.Variable(:x)
net = mx.FullyConnected(x; num_hidden = 2, name = :fc)
W, b, v = Float32[1 2; 3 4; 5 6], Float32[10, 20], Float32[1 0; 0 1; 1 1]  # three inputs, two outputs, two samples
expected = W' * v .+ b

@testset "bind" begin
    args = Dict(:x => mx.NDArray(v), :fc_weight => mx.NDArray(W), :fc_bias => mx.NDArray(b))
    grads = Dict(k => mx.zeros(a) for (k, a) in args if k !== :fc_bias)
    ex = bind(net, cpu(), args; args_grad = grads)
    @test Array(forward(ex; is_train = true)[1]) == expected
    weights = Float32[1 0; 0 2]
    backward(ex, mx.NDArray(weights))
    @test Array(grads[:x]) == W * weights && Array(grads[:fc_weight]) == v * weights'
    @test ex.grad_arrays[3] === nothing && ex.arg_dict[:x] === args[:x]
    @test Array(forward(ex; x = 2v)[1]) == W' * 2v .+ b
    @test_throws MXError forward(ex; y = v)
    @test_throws MXError bind(net, cpu(), Dict(:x => mx.NDArray(v)))
    @test Array(forward(bind(net; x = mx.NDArray(v), fc_weight = mx.NDArray(W), fc_bias = mx.NDArray(b)))[1]) == expected
    added = bind(net, cpu(), [mx.NDArray(v), mx.NDArray(W), mx.NDArray(b)]; args_grad = Dict(:fc_bias => mx.zeros(2)), grad_req = mx.GRAD_ADD)
    for _ in 1:2
        forward(added; is_train = true)
        backward(added, mx.ones(2, 2))
    end
    @test Array(added.grad_dict[:fc_bias]) == [4, 4]
end

@testset "simple_bind" begin
    ex = simple_bind(net, cpu(); grad_req = Dict(:fc_weight => mx.GRAD_WRITE), x = (3, 2))
    @test size(ex.arg_dict[:fc_weight]) == (3, 2) && collect(keys(ex.grad_dict)) == [:fc_weight]
    mx.copy_params_from(ex, Dict(:fc_weight => mx.NDArray(W), :fc_bias => mx.NDArray(b)))
    @test Array(forward(ex; x = v)[1]) == expected
    @test_throws MXError mx.copy_params_from(ex, Dict(:other => mx.ones(1)))
    @test mx.copy_params_from(ex, Dict(:other => mx.ones(1)); allow_extra_params = true) === nothing
    @test_throws MXError simple_bind(net, cpu(); x = (3, 2), fc_weight = (7, 7))
    @test eltype(simple_bind(net, cpu(); types = Dict(:x => Float64), x = (3, 2)).outputs[1]) == Float64
    @test occursin("fc", mx.debug_str(ex)) && sprint(show, ex) == "Executor of SymbolicNode fc"
    free!(ex)
    @test_throws MXStateError forward(ex)
end

@testset "cached operator" begin
    f = CachedOp(net; static_alloc = true)
    inputs = [mx.NDArray(v), mx.attach_grad!(mx.NDArray(W)), mx.NDArray(b)]
    @test mx.list_inputs(net) == [:x, :fc_weight, :fc_bias]
    y = mx.record(() -> f(inputs...))
    @test Array(y) == expected
    mx.backward!(y)
    @test Array(mx.getgrad(inputs[2])) == v * ones(2, 2)
    @test length(CachedOp(mx.Group(net, 2x))(inputs...)) == 2
    @test_throws MXError f(inputs[1])
end

@testset "checkpoints and predictors" begin
    mktempdir() do folder
        prefix = joinpath(folder, "net")
        softmax_net = mx.SoftmaxOutput(mx.BatchNorm(net; name = :bn, fix_gamma = false); name = :softmax)
        args = Dict(:fc_weight => mx.NDArray(W), :fc_bias => mx.NDArray(b), :bn_gamma => mx.ones(2), :bn_beta => mx.zeros(2))
        aux = Dict(:bn_moving_mean => mx.zeros(2), :bn_moving_var => mx.ones(2))
        mx.save_checkpoint(softmax_net, args, aux, prefix, 3)
        @test isfile(prefix * "-symbol.json") && isfile(prefix * "-0003.params")
        s, args2, aux2 = mx.load_checkpoint(prefix, 3)
        @test args2 == args && aux2 == aux && mx.list_arguments(s) == mx.list_arguments(softmax_net)
        scaled = expected ./ sqrt(1.001f0)
        p = exp.(scaled) ./ sum(exp.(scaled); dims = 1)
        model = load_model(prefix; epoch = 3)
        @test Array(model(x = v)) ≈ p && Array(model(x = mx.NDArray(v[:, 1:1]))) ≈ p[:, 1:1]
        @test Array(load_model(prefix * "-symbol.json", prefix * "-0003.params")(x = v)) ≈ p
        @test_throws MXError model(y = v)
        @test_throws MXError model(x = ones(Float32, 4, 2))
        @test Array(model(x = v)) ≈ p
        @test_throws MXIOError load_model(prefix; epoch = 4)
        write(prefix * "-0004.params", "damaged")
        @test_throws MXError load_model(prefix; epoch = 4)
    end
end

@testset "features" begin
    @test !isempty(feature_list()) && isenabled(:CPU_SSE) isa Bool && !isenabled(:CUDA)
    @test_throws MXError isenabled(:NO_SUCH_FEATURE)
end
