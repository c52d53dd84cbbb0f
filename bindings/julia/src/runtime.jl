# What the loaded library has been built with.

"A feature of the library: its `name` and whether it is `enabled`."
struct LibFeature
    name::Symbol
    enabled::Bool
end
Base.show(io::IO, f::LibFeature) = print(io, f.enabled ? "✔ " : "✖ ", f.name)

"All optional features of the library."
function feature_list()
    features, n = Ref{Ptr{CAPI.LibFeature}}(C_NULL), Ref{Csize_t}(0)
    check(CAPI.MXLibInfoFeatures(features, n))
    return [LibFeature(Symbol(unsafe_string(f.name)), f.enabled) for f in (unsafe_load(features[], i) for i in 1:n[])]
end

"Whether the library has a feature."
function isenabled(name::Symbol)
    found = filter(f -> f.name === name, feature_list())
    isempty(found) && throw(MXArgumentError("there is no feature :$name"))
    return found[1].enabled
end
