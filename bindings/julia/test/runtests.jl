# The tests of the package, one file for each topic; `Pkg.test("MXNet")` or `tools/julia.sh test`.
using MXNet, Test

const HERE = realpath(@__DIR__)

@testset "MXNet" begin
    for topic in ("generated", "examples", "ndarray", "operators", "autograd", "symbol", "executor", "optimizer", "training",
                  "errors", "readme", "memory")
        @testset "$topic" begin
            include(joinpath(HERE, topic * ".jl"))
        end
    end
    @testset "vectors" begin
        include(joinpath(HERE, "vectors.jl"))
        # The vectors are part of the repository, and not of a package that was installed from elsewhere.
        folder = normpath(joinpath(HERE, "..", "..", "..", "tests", "vectors"))
        isdir(folder) && @test Vectors.replay(folder, get(ENV, "MXNET_VECTORS_REPORT", nothing)) >= 600
    end
end
