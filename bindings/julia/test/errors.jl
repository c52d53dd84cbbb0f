# Bad input: each gives an exception of its kind with the core's message, and the process goes on.

x = mx.ones(2, 3)

"The exception that a call throws."
caught(f) = try f(); nothing catch e; e end

e = caught(() -> mx.elemwise_add(x, mx.ones(3, 3)))
@test e isa MXShapeError && occursin("[elemwise_add]", e.msg) && e.op == "elemwise_add"

e = caught(() -> mx.elemwise_add(x, mx.ones(Int32, 2, 3)))
@test e isa MXTypeError && occursin("[elemwise_add]", e.msg)

e = caught(() -> mx.op.sum(x; nonsense = 1))
@test e isa MXArgumentError && occursin("nonsense", e.msg)

e = caught(() -> mx.op.sum(x; axis = 5))
@test e isa MXError && occursin("axis", e.msg)

e = caught(() -> mx.Activation(x; act_type = :mystery))
@test e isa MXArgumentError && occursin("mystery", e.msg)

e = caught(() -> mx.elemwise_add(x))
@test e isa MXArgumentError && occursin("[elemwise_add]", e.msg)

e = caught(() -> mx.exp(x, x, x))
@test e isa MXArgumentError

e = caught(() -> mx.NDArray(undef, -1, 2))
@test e isa MXShapeError

@testset "released objects" begin
    y = mx.ones(2)
    free!(y)
    free!(y)
    for f in (size, Array, v -> v + 1, v -> exp.(v), v -> v[1], mx.attach_grad!, context, mx.to_bytes)
        e = caught(() -> f(y))
        @test e isa MXStateError && occursin("released", e.msg)
    end
    @test occursin("released", sprint(show, y))
    s = mx.Variable(:s)
    free!(s)
    @test caught(() -> mx.exp(s)) isa MXStateError && caught(() -> mx.to_json(s)) isa MXStateError
end

@testset "files" begin
    mktempdir() do folder
        missing_file = joinpath(folder, "missing")
        @test caught(() -> mx.load(missing_file, NDArray)) isa MXIOError
        @test caught(() -> mx.load(missing_file, SymbolicNode)) isa MXIOError
        damaged = joinpath(folder, "damaged")
        write(damaged, "this is no model")
        @test caught(() -> mx.load(damaged, NDArray)) isa MXError
        @test caught(() -> mx.load(damaged, SymbolicNode)) isa MXError
        path = joinpath(folder, "arrays")
        mx.save(path, x)
        write(path, read(path)[1:end - 5])
        @test caught(() -> mx.load(path, NDArray)) isa MXIOError
    end
    @test caught(() -> mx.from_json("{", SymbolicNode)) isa MXError
    @test caught(() -> mx.from_bytes(UInt8[1, 2, 3])) isa MXError
end

@testset "libraries" begin
    @test_throws ErrorException mx.load_library("/no/such/libmxnet.so")
    @test mx.load_library(mx.LIBRARY[]) == mx.LIBRARY[]
end

# Everything still works.
@test Array(x + 1) == fill(2, 2, 3)
@test sprint(showerror, MXShapeError("text")) == "MXShapeError: text"
