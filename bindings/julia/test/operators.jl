# Operator functions: translation of parameters, keywords, inputs by name, results written in place.

A = reshape(Float32.(1:24), 2, 3, 4)
x = mx.NDArray(A)

@testset "dimensions and positions" begin
    @test Array(mx.op.sum(x; axis = 1)) == dropdims(sum(A; dims = 1); dims = 1)
    @test Array(mx.op.sum(x; axis = (1, 3), keepdims = true)) == sum(A; dims = (1, 3))
    @test Array(mx.op.sum(x; axis = -1)) == dropdims(sum(A; dims = 3); dims = 3)
    @test Array(mx.transpose(x; axes = (2, 3, 1))) == permutedims(A, (2, 3, 1))
    @test Array(mx.slice_axis(x; axis = 2, begin_ = 2, end_ = 4)) == A[:, 2:3, :]
    @test Array(mx.slice(x; var"begin" = (1, 2, 2), var"end" = (2, 4, 5))) == A[1:1, 2:3, 2:4]
    @test Array(mx.tile(x; reps = (2, 1, 1))) == repeat(A, 2, 1, 1)
    @test size(mx.Pad(mx.zeros(2, 3, 4, 5); mode = :constant, pad_width = (1, 2, 0, 3, 0, 0, 0, 0))) == (5, 6, 4, 5)
    @test [size(p) for p in mx.SliceChannel(x; num_outputs = 3, axis = 2, squeeze_axis = true)] == fill((2, 4), 3)
    @test [size(p, 3) for p in mx._split_v2(x; axis = 3, indices = (1, 2))] == [1, 3]
    @test size(mx.stack(mx.zeros(2, 3), mx.zeros(2, 3); axis = 1)) == (2, 2, 3)
    @test size(mx.Convolution(mx.zeros(8, 6, 3, 2), mx.zeros(3, 2, 3, 5); kernel = (3, 2), num_filter = 5, no_bias = true)) == (6, 5, 5, 2)
    @test_throws MXError mx.op.sum(x; axis = 0)
    @test_throws MXArgumentError mx.slice(x; var"begin" = (1,), begin_ = (1,), var"end" = (2,))
end

@testset "calls" begin
    w, b = mx.ones(3, 5), mx.zeros(5)
    d = mx.NDArray(Float32[1 2; 3 4; 5 6])
    expected = ones(5) * [9 12]
    @test Array(mx.FullyConnected(d, w, b; num_hidden = 5)) == expected
    @test Array(mx.FullyConnected(; bias = b, data = d, weight = w, num_hidden = 5)) == expected
    @test Array(mx.FullyConnected(d; weight = w, bias = b, num_hidden = 5)) == expected
    out = mx.zeros(5, 2)
    @test mx.FullyConnected(d, w, b; num_hidden = 5, out = out) === out && Array(out) == expected
    @test Array(mx.var"where"(mx.NDArray(Float32[1, 0]), mx.ones(2), mx.zeros(2))) == [1, 0]
    @test size(mx.random.uniform(; shape = (2, 3))) == (2, 3)
    @test Array(mx.op.clip(x; a_min = 2, a_max = 3.5)) == clamp.(A, 2, 3.5)
    @test Array(mx.concat(x, x, x; dim = 1)) == [A; A; A]
    for k in 1:600, _ in 1:2  # more sets of parameters than are kept
        @test (mx.ones(1) + k)[] == 1 + k
    end
end

@testset "texts of parameters" begin
    @test mx.text_of(true) == "True" && mx.text_of(1.0f-5) == "1.0e-5" && mx.text_of((2,)) == "(2,)"
    @test mx.text_of(π) == "3.141592653589793" && mx.text_of(Float16) == "float16" && mx.text_of(gpu(1)) == "gpu(1)"
    for tag in ("axis", "axes", "shape", "per_axis", "pairs", "index", "positions", ""), v in (1, -2, 3)
        @test mx.translate(tag, mx.julia_param(tag, v)) == v
        t = (v, 2, -1, 4)
        @test mx.translate(tag, mx.julia_param(tag, t)) == t
    end
    @test mx.translate("pairs", (1, 2, 3, 4)) == (3, 4, 1, 2)
end
