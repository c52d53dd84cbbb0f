# Arrays: creation, copies, indexing, arithmetic, dots, reductions, shapes, printing, files.

A = Float32[1 2 3; 4 5 6]
x = mx.NDArray(A)

@testset "creation and copies" begin
    @test size(x) == (2, 3) && size(x, 1) == 2 && size(x, 3) == 1
    @test ndims(x) == 2 && length(x) == 6 && eltype(x) == Float32 && context(x) == cpu()
    @test Array(x) == A && Array{Float64}(x) == A && collect(x) == A
    for T in (Float64, Float16, UInt8, Int32, Int8, Int64)
        @test Array(mx.NDArray(T[1, 2, 3])) == T[1, 2, 3]
        @test eltype(mx.zeros(T, 2)) == T
    end
    @test eltype(mx.NDArray(1:3)) == Int64
    @test eltype(mx.NDArray(Float32, 1:3)) == Float32
    @test Array(mx.zeros(2, 3)) == zeros(2, 3) && Array(mx.ones((3,))) == ones(3)
    @test Array(mx.fill(2.5, 2, 2)) == fill(2.5, 2, 2) && eltype(mx.fill(1, 2)) == Float32
    @test Array(mx.arange(2, 5)) == [2, 3, 4] && Array(mx.arange(3)) == [0, 1, 2]
    @test size(mx.empty(4, 5)) == (4, 5)
    y = copy(x)
    y[:] = 0
    @test Array(x) == A && all(iszero, Array(y))
    @test Array(copy!(similar(x), x)) == A
    B = zeros(Float64, 2, 3)
    @test copy!(B, x) == A
    @test_throws DimensionMismatch copy!(B, mx.zeros(3, 2))
    @test Array(mx.cast(mx.NDArray([1.7, -1.7]), Int32)) == [1, -1]
    @test Array(Float64.(x)) == A && eltype(Float64.(x)) == Float64
    z = similar(x; writable = false)
    @test_throws MXError z[:] = 1
    @test deepcopy(x) == x && deepcopy(x) !== x
end

@testset "indexing" begin
    @test x[1, 3] == 3 && x[2, 1] == 4 && x[2] == 4 && x[5] == A[5] && first(x) == 1
    @test Array(x[:, 2]) == A[:, 2] && Array(x[1, :]) == A[1, :] && Array(x[1:2, 2:3]) == A[1:2, 2:3]
    @test Array(x[:, 3:-1:1]) == A[:, 3:-1:1] && Array(x[:, 1:2:3]) == A[:, 1:2:3]
    @test Array(x[2:3]) == A[:, 2:3] && x[:] === x && x[end, end] == 6
    @test mx.NDArray([7.0f0])[] == 7
    @test_throws BoundsError x[3, 1]
    @test_throws BoundsError x[0, 1]
    @test_throws BoundsError x[7]
    @test_throws BoundsError x[:, 2:4]
    @test_throws ArgumentError x[]
    y = copy(x)
    y[1, 2] = 10
    y[:, 3] = [7, 8]
    @test Array(y) == [1 10 7; 4 5 8]
    y[1:1] = mx.NDArray(Float32[-1 -2]')
    @test Array(y) == [-1 10 7; -2 5 8]
    y[2, :] = 0
    @test Array(y) == [-1 10 7; 0 0 0]
    part = mx.slice(y, 2:3)
    part[:] = 5
    @test Array(y) == [-1 5 5; 0 5 5]
    y[4] = 3
    @test y[2, 2] == 3
    @test sum(v for v in x) == 21
end

@testset "arithmetic" begin
    y = mx.NDArray(Float32[6 5 4; 3 2 1])
    B = Array(y)
    @test Array(x + y) == A + B && Array(x - y) == A - B && Array(-x) == -A && Array(x + y + x) == 2A + B
    @test Array(x + 1) == A .+ 1 && Array(1 - x) == 1 .- A && Array(2x) == 2A && Array(x / 2) == A / 2
    @test Array(x .* y) == A .* B && Array(x ./ y) ≈ A ./ B && Array(2 ./ x) ≈ 2 ./ A && Array(x .% 2) == A .% 2
    @test Array(x .^ 2) == A .^ 2 && Array(x .^ y) ≈ A .^ B && Array(2 .^ x) == 2 .^ A && Array(ℯ .^ x) ≈ exp.(A)
    @test Array(x .+ mx.NDArray(Float32[1, 2])) == A .+ [1, 2]
    @test Array(x .* mx.NDArray(Float32[1 2 3])) == A .* [1 2 3]
    @test Array(x .- [1 2 3]) == A .- [1 2 3]
    @test Array(x .> 2) == (A .> 2) && Array(x .<= y) == (A .<= B) && Array(3 .== x) == (A .== 3) && Array(x .!= y) == (A .!= B)
    @test Array(x * mx.NDArray(permutedims(B))) == A * permutedims(B)
    @test Array(mx.NDArray(permutedims(B)) * x) == permutedims(B) * A
    @test Array(x * mx.NDArray(Float32[1, 2, 3])) == A * [1, 2, 3]
    @test Array(x') == A'
    @test_throws DimensionMismatch x + mx.zeros(3, 2)
    @test Array(clamp(x, 2, 5)) == clamp.(A, 2, 5)
    z = copy(x)
    @inplace z .+= y
    @inplace z *= 2
    @inplace z .-= 1
    @test Array(z) == (A + B) .* 2 .- 1
    z .= y
    @test Array(z) == B
    z .= 3
    @test all(==(3), Array(z))
    z .= x .+ 1
    @test Array(z) == A .+ 1
    @test x == A && A == x && x != y && x ≈ A .+ 1e-7 && hash(x) == hash(A)
    @test Array(max.(x, 3)) == max.(A, 3) && Array(min.(x, y)) == min.(A, B)
end

@testset "functions" begin
    v = Float32[0.1, 0.5, 0.9]
    nd = mx.NDArray(v)
    for f in (sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, expm1, log, log1p, log2, log10, sqrt, cbrt, abs,
              floor, ceil, round, trunc, inv, asinh, sign)
        @test Array(f.(nd)) ≈ f.(v)
    end
    @test Array(mx.exp(nd)) ≈ exp.(v)
    @test Array(σ.(nd)) ≈ 1 ./ (1 .+ exp.(-v)) && Array(relu.(nd .- 0.5)) ≈ max.(v .- 0.5f0, 0)
    p = exp.(A) ./ sum(exp.(A); dims = 1)
    @test Array(softmax.(x)) ≈ p && Array(log_softmax.(x)) ≈ log.(p)
    @test Array(softmax.(x, 2)) ≈ exp.(A) ./ sum(exp.(A); dims = 2)
end

@testset "reductions" begin
    @test sum(x)[] == 21 && prod(x)[] == 720 && maximum(x)[] == 6 && minimum(x)[] == 1
    for d in (1, 2, (1, 2))
        @test Array(sum(x; dims = d)) == sum(A; dims = d) && Array(maximum(x; dims = d)) == maximum(A; dims = d)
    end
    @test Array(mx.mean(x; dims = 1)) ≈ [2.5 3.5 4.5]
    @test Array(argmax(x; dims = 1)) == [2 2 2] && Array(argmin(x; dims = 2)) == reshape([1, 1], 2, 1)
    @test argmax(mx.NDArray(Float32[1, 5, 2]))[] == 2
    @test mx.norm(mx.NDArray(Float32[3, 4]))[] == 5
end

@testset "shapes" begin
    @test Array(reshape(x, 3, 2)) == reshape(A, 3, 2) && Array(reshape(x, (6,))) == vec(A)
    @test size(reshape(x, 0, -1)) == (2, 3) && size(reshape(x, -1, 1)) == (6, 1)
    y = mx.zeros(2, 3, 4)
    @test size(reshape(y, 0, -3)) == (2, 12) && size(reshape(y, -2, 1)) == (2, 3, 4, 1)
    @test size(reshape(y, 0, 0, -4, 2, 2)) == (2, 3, 2, 2)
    @test size(expand_dims(x, 1)) == (1, 2, 3) && size(expand_dims(x, 3)) == (2, 3, 1)
    C = reshape(Float32.(1:24), 2, 3, 4)
    @test Array(permutedims(mx.NDArray(C), (3, 1, 2))) == permutedims(C, (3, 1, 2))
    @test Array(cat(x, x; dims = 1)) == [A; A] && Array(hcat(x, x)) == [A A] && Array(vcat(x, x)) == [A; A]
    @test Array(broadcast_to(mx.NDArray(Float32[1 2 3]), (2, 3))) == [1 2 3; 1 2 3]
    @test Array(broadcast_axis(mx.NDArray(Float32[1 2 3]), 1, 2)) == [1 2 3; 1 2 3]
    @test Array(reverse(x; dims = 2)) == A[:, end:-1:1] && Array(repeat(x, 2, 1)) == repeat(A, 2, 1)
end

@testset "printing" begin
    @test sprint(show, x) == "NDArray(Float32[1.0 2.0 3.0; 4.0 5.0 6.0])"
    shown = sprint(show, MIME("text/plain"), x)
    @test startswith(shown, "2×3 NDArray{Float32,2} @ cpu(0):") && occursin("4.0  5.0  6.0", shown)
end

@testset "files and bytes" begin
    mktempdir() do folder
        path = joinpath(folder, "arrays.params")
        mx.save(path, [x, 2x])
        @test mx.load(path, NDArray) == [x, 2x]
        mx.save(path, Dict(:a => x, :b => mx.ones(3)))
        d = mx.load(path, NDArray)
        @test d[:a] == x && d[:b] == ones(3)
        @test mx.load(read(path), NDArray)[:a] == x
    end
    @test mx.from_bytes(mx.to_bytes(x)) == x
    shared = mx.try_get_shared(x; sync = :read)
    a, c = copy(x), mx.zeros(2, 3)
    total = mx.@nd_as_jl ro=a rw=(c,) begin
        c .= 2 .* a
        sum(a)
    end
    @test total == 21 && Array(c) == 2A && a isa NDArray
    @test shared == A && mx.is_shared(shared, x) && !mx.is_shared(A, x)
end

@testset "context and random numbers" begin
    @test string(cpu(1)) == "cpu(1)" && num_gpus() >= 0
    @test (@context cpu 2 current_context()) == cpu(2) && current_context() == cpu()
    @test (@cpu 3 context(mx.zeros(1))) == cpu(3)
    mx.seed!(7)
    a = mx.rand(1000; low = 2, high = 4)
    mx.seed!(7)
    @test a == mx.rand(1000; low = 2, high = 4)
    @test 2 <= minimum(a)[] && maximum(a)[] < 4 && abs(mx.mean(a)[] - 3) < 0.1
    b = mx.randn!(mx.zeros(2000); μ = 1, σ = 2)
    @test abs(mx.mean(b)[] - 1) < 0.2
end
