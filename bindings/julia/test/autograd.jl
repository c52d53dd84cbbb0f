# Differentiation: gradients worked out by hand, requests, modes, heads.

x = mx.attach_grad!(mx.NDArray(Float32[1, 2, 3]))
y = mx.record(() -> sum(x .^ 2 .+ 3x))
mx.backward!(y)
@test Array(mx.getgrad(x)) == [5, 7, 9]
@test mx.getgrad(mx.zeros(2)) === nothing

@testset "requests" begin
    z = mx.attach_grad!(mx.NDArray(Float32[1, 2]), :add)
    for _ in 1:3
        mx.backward!(mx.record(() -> 2z))
    end
    @test Array(mx.getgrad(z)) == [6, 6]
    n = mx.attach_grad!(mx.NDArray(Float32[1, 2]), :nop)
    mx.backward!(mx.record(() -> n .* n .+ z))
    @test mx.getgrad(n) === nothing
    @test_throws MXError mx.attach_grad!(z, :sometimes)
end

@testset "heads" begin
    a = mx.attach_grad!(mx.NDArray(Float32[1, 2]))
    mx.backward!(mx.record(() -> a .* a), mx.NDArray(Float32[1, 10]))
    @test Array(mx.getgrad(a)) == [2, 40]
    p, q = mx.record(() -> (2a, 3a))
    mx.backward!([p, q], [mx.ones(2), mx.ones(2)])
    @test Array(mx.getgrad(a)) == [5, 5]
    r = mx.record(() -> sum(a .* a))
    mx.backward!(r; retain_graph = true)
    mx.backward!(r)
    @test Array(mx.getgrad(a)) == [2, 4]
end

@testset "modes" begin
    @test !mx.is_recording() && !mx.is_training()
    @test mx.record(() -> (mx.is_recording(), mx.is_training())) == (true, true)
    @test mx.record(() -> mx.is_training(), false) == false
    @test mx.record(() -> mx.pause(() -> (mx.is_recording(), mx.is_training()))) == (false, false)
    @test mx.train_mode(mx.is_training) && mx.record(() -> !mx.predict_mode(mx.is_training))
    @test_throws ErrorException mx.record(() -> error("inside"))
    @test !mx.is_recording()
    ones_ = mx.ones(1000)
    dropped = mx.record(() -> mx.Dropout(ones_; p = 0.5))
    @test 300 < count(iszero, Array(dropped)) < 700
    @test Array(mx.Dropout(ones_; p = 0.5)) == ones(1000)
end

@testset "parts of a computation" begin
    a = mx.attach_grad!(mx.NDArray(Float32[3]))
    mx.backward!(mx.record(() -> mx.detach(a .* a) .* a))
    @test Array(mx.getgrad(a)) == [9]
    s = mx.symbol(mx.record(() -> exp.(a) .+ 1))
    @test length(mx.list_arguments(s)) == 1
end
