# Symbols: composition, names, attributes, inference, arithmetic, JSON.

data = mx.Variable(:data)
fc1 = mx.FullyConnected(data; num_hidden = 4, name = :fc1)
act = mx.Activation(fc1; act_type = :relu, name = :relu1)
net = mx.SoftmaxOutput(mx.FullyConnected(act; num_hidden = 3, name = :fc2); name = :softmax)

@test mx.list_arguments(net) == [:data, :fc1_weight, :fc1_bias, :fc2_weight, :fc2_bias, :softmax_label]
@test mx.list_outputs(net) == [:softmax_output]
@test mx.list_auxiliary_states(mx.BatchNorm(data; name = :bn)) == [:bn_moving_mean, :bn_moving_var]
@test mx.get_name(net) == :softmax && length(net) == 1

args, outs, aux = mx.infer_shape(net; data = (5, 2))
@test args == [(5, 2), (5, 4), (4,), (4, 3), (3,), (2,)] && outs == [(3, 2)] && isempty(aux)
@test mx.infer_shape(net, (5, 2))[2] == [(3, 2)]
@test mx.infer_shape(fc1) == (nothing, nothing, nothing)
@test_throws MXError mx.infer_shape(net; data = (5, 2), fc1_weight = (3, 3))
@test mx.infer_type(net; data = Float64)[2] == [Float64]

@testset "parts" begin
    inner = mx.get_internals(net)
    @test :relu1_output in mx.list_outputs(inner)
    @test mx.list_arguments(inner[:fc1_output]) == [:data, :fc1_weight, :fc1_bias]
    @test mx.list_outputs(mx.get_children(net))[1] == :fc2_output && mx.get_children(data) === nothing
    g = mx.Group(fc1, act)
    @test length(g) == 2 && mx.list_outputs(g) == [:fc1_output, :relu1_output] && mx.get_name(g) === nothing
    @test mx.list_outputs(g[2]) == [:relu1_output]
    @test_throws BoundsError g[3]
    @test_throws KeyError g[:nothing_like_this]
end

@testset "composition" begin
    f = mx.FullyConnected(mx.Variable(:x); num_hidden = 2, name = :f)
    h = f(; x = act, name = :joined)
    @test :data in mx.list_arguments(h) && :x in mx.list_arguments(f) && !(:x in mx.list_arguments(h))
    @test mx.list_arguments(f(act)) == mx.list_arguments(h)
    k = mx.FullyConnected(data; weight = mx.Variable(:w), num_hidden = 2, name = :k)
    @test mx.list_arguments(k) == [:data, :w, :k_bias]
    @test mx.list_arguments(mx.FullyConnected(; data = data, num_hidden = 2, name = :k2))[1] == :data
    a, b = @var a b
    @test mx.list_arguments(a + b) == [:a, :b]
    @test startswith(string(mx.get_name(mx.exp(a))), "exp")
    @test mx.get_name(mx.random.uniform(SymbolicNode; shape = (2,), name = :u)) == :u
end

@testset "attributes" begin
    v = mx.Variable(:v; attrs = Dict(:lr_mult => "2"))
    @test mx.get_attr(v, :lr_mult) == "2" && mx.get_attr(v, :other) === nothing
    mx.set_attr(v, :other, "yes")
    @test mx.list_attr(v)[:other] == "yes"
    t = mx.exp(v; name = :e, attrs = Dict(:mood => "good"))
    @test mx.list_all_attr(t)[Symbol("e\$mood")] == "good"
end

@testset "names" begin
    m = mx.BasicNameManager()
    @test get!(m, "", "fc") == :fc0 && get!(m, "", :fc) == :fc1 && get!(m, "mine", :fc) == :mine
    @test get!(mx.PrefixNameManager("p_"), "", "fc") == Symbol("p_fc0")
end

@testset "JSON" begin
    text = mx.to_json(net)
    @test mx.list_arguments(mx.from_json(text, SymbolicNode)) == mx.list_arguments(net)
    mktempdir() do folder
        path = joinpath(folder, "net.json")
        mx.save(path, net)
        @test mx.to_json(mx.load(path, SymbolicNode)) == text
    end
    copied = copy(net)
    @test mx.to_json(copied) == text && copied !== net
    @test occursin("fc1", mx.debug_str(net)) && sprint(show, net) == "SymbolicNode softmax"
end

@testset "drawing" begin
    text = to_graphviz(net; title = "a \"net\"", input_shapes = Dict(:data => (5, 2)))
    @test startswith(text, "digraph \"a \\\"net\\\"\" {") && occursin("num_hidden=4", text)
    @test occursin("\"data\" -> \"fc1\" [label=\"5×2\"];", text) && occursin("\"fc1\" -> \"relu1\" [label=\"4×2\"];", text)
    @test !occursin("fc1_weight", text) && occursin("\"data\" -> \"fc1\";", to_graphviz(net))
    @test mx.read_json("{\"a\": [1, -2.5e1, true, null, \"x\\n\\u00e4\"], \"b\": {}}") == Dict("a" => [1, -25, true, nothing, "x\nä"], "b" => Dict())
end
