# Printing: the type with its element type, size and device, and then the elements as Julia's arrays show them.

function Base.summary(io::IO, x::NDArray{T, N}) where {T, N}
    x.handle == C_NULL && return print(io, "NDArray{", T, ",", N, "} (released)")
    N == 1 ? print(io, length(x), "-element ") : print(io, join(size(x), "×"), " ")
    print(io, "NDArray{", T, ",", N, "} @ ", context(x))
end

function Base.show(io::IO, x::NDArray)
    x.handle == C_NULL && return summary(io, x)
    print(io, "NDArray(")
    show(io, Array(x))
    print(io, ")")
end

function Base.show(io::IO, ::MIME"text/plain", x::NDArray)
    summary(io, x)
    x.handle == C_NULL && return
    println(io, ":")
    Base.print_array(IOContext(io, :compact => true), Array(x))
end
