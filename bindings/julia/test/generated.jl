# The generated files: the C functions are all there, and every operator has a function, a descriptor and a docstring.

@test length(mx.CAPI.NAMES) == length(mx.CAPI.ENTRIES)
@test all(!=(C_NULL), mx.CAPI.ENTRIES)
@test Int(mx.CAPI.MXHUB_ERROR_SHAPE) == 2
@test mx.version() >= v"1.9"

"Operators of the loaded library."
function all_operators()
    n, names = Ref{UInt32}(0), Ref{Ptr{Cstring}}(C_NULL)
    mx.check(mx.CAPI.MXListAllOpNames(n, names))
    return [unsafe_string(unsafe_load(names[], i)) for i in 1:n[]]
end

descriptors = [getfield(mx.registered, n) for n in names(mx.registered; all = true) if startswith(string(n), "op_")]
@test length(descriptors) > 300
@test all(o -> isdefined(mx.registered, Symbol(o.name)), descriptors)
known = Set(all_operators())
@test all(o -> o.name in known, descriptors)

text = string(@doc mx.op.sum)
@test occursin("Sum of the elements", text) && occursin("`axis`", text) && occursin("keepdims", text)
for o in descriptors
    @test !occursin("No documentation found", string(Base.Docs.doc(Base.Docs.Binding(mx.registered, Symbol(o.name)))))
end

# Names that users of MXNet.jl know, with and without a namespace.
@test mx.FullyConnected === mx.op.FullyConnected
@test mx.concat === mx.Concat
@test mx._linalg_gemm2 === mx.linalg.gemm2 === mx.linalg_gemm2
@test mx.random.uniform === mx._random_uniform
@test mx.contrib.quadratic === mx._contrib_quadratic
@test mx._plus_scalar === mx.internal._plus_scalar
@test isempty(Test.detect_ambiguities(MXNet, mx))
