# Data in batches: what providers do, and the provider over Julia arrays.

"""
Supertype of data providers, which give batches of one size. A provider can be iterated, and has

- `provide_data(p)`, `provide_label(p)`: names and sizes of what a batch holds,
- `get_batch_size(p)`,
- `get_data(p, batch)`, `get_label(p, batch)`: the arrays of a batch, samples in the last dimension,
- `count_samples(p, batch)`: how many samples of a batch are real and not padding.
"""
abstract type AbstractDataProvider end
abstract type AbstractDataProviderState end
abstract type AbstractDataBatch end

"A batch that holds its arrays itself."
mutable struct DataBatch{T, S, N, M} <: AbstractDataBatch
    data::Vector{NDArray{T, N}}
    label::Vector{NDArray{S, M}}
    count::Int
end
count_samples(batch::DataBatch) = batch.count
count_samples(::AbstractDataProvider, batch::DataBatch) = batch.count
get_data(::AbstractDataProvider, batch::DataBatch) = batch.data
get_label(::AbstractDataProvider, batch::DataBatch) = batch.label

"Iterate over the batches of a provider."
eachbatch(p::AbstractDataProvider) = p

"One array of a batch, by name."
function Base.get(p::AbstractDataProvider, batch::AbstractDataBatch, name::Symbol)
    for (list, arrays) in ((provide_data(p), get_data), (provide_label(p), get_label))
        i = findfirst(entry -> entry[1] === name, list)
        i === nothing || return arrays(p, batch)[i]
    end
    throw(KeyError(name))
end

# A target: samples of a batch, and the array of an executor that they go to.
const SlicedNDArray = Tuple{UnitRange{Int}, NDArray}

"Copy the data of a batch into arrays: `targets[i]` is an array, or parts of the batch with an array each."
load_data!(p::AbstractDataProvider, batch::AbstractDataBatch, targets::AbstractVector) = load_parts!(get_data(p, batch), targets)

"Copy the labels of a batch into arrays, as `load_data!` does the data."
load_label!(p::AbstractDataProvider, batch::AbstractDataBatch, targets::AbstractVector) = load_parts!(get_label(p, batch), targets)

load_parts!(arrays, targets) = foreach(load_part!, arrays, targets)
load_part!(x::NDArray, target::NDArray) = copy!(target, x)
load_part!(x::NDArray, parts::AbstractVector) = foreach(((range, target),) -> copy!(target, slice(x, range)), parts)

"""
    ArrayDataProvider(data; batch_size = 0, shuffle = false, data_padding = 0, label_padding = 0)
    ArrayDataProvider(data, label; ...)

Batches from Julia arrays in memory, with the samples in the last dimension. `data` and `label` are an array, a pair
`:name => array`, or a vector or dictionary of these; plain arrays are called `:data` and `:softmax_label`. A batch size
of 0 takes all samples at once. A last batch that is not full is padded. `shuffle` gives another order in each epoch.
"""
mutable struct ArrayDataProvider <: AbstractDataProvider
    data_arrays::Vector{Array{Float32}}
    data_names::Vector{Symbol}
    label_arrays::Vector{Array{Float32}}
    label_names::Vector{Symbol}
    batch_size::Int
    sample_count::Int
    shuffle::Bool
    data_padding::Float32
    label_padding::Float32
    data_batch::Vector{NDArray}
    label_batch::Vector{NDArray}
    order::Vector{Int}
end

ArrayDataProvider(data; kw...) = ArrayDataProvider(data, []; kw...)
function ArrayDataProvider(data, label; batch_size::Int = 0, shuffle::Bool = false, data_padding::Real = 0, label_padding::Real = 0)
    data_names, data_arrays = named_arrays(data, "data")
    label_names, label_arrays = named_arrays(label, "softmax_label")
    isempty(data_arrays) && throw(ArgumentError("expected at least one array of data"))
    n = size(data_arrays[1])[end]
    for (name, x) in zip([data_names; label_names], [data_arrays; label_arrays])
        size(x)[end] == n || throw(DimensionMismatch("expected $n samples in :$name, got $(size(x)[end])"))
    end
    batch_size = batch_size == 0 ? n : batch_size
    0 < batch_size <= n || throw(ArgumentError("expected a batch size from 1 to $n, got $batch_size"))
    room(x) = NDArray{Float32}(undef, (size(x)[1:end - 1]..., batch_size))
    return ArrayDataProvider(data_arrays, data_names, label_arrays, label_names, batch_size, n, shuffle, data_padding,
                             label_padding, map(room, data_arrays), map(room, label_arrays), collect(1:n))
end

named_arrays(x::AbstractArray{<:Real}, name) = [Symbol(name)], [convert(Array{Float32}, x)]
named_arrays(x::AbstractVector{<:Real}, name) = [Symbol(name)], [convert(Array{Float32}, x)]
named_arrays(x::NDArray, name) = named_arrays(Array(x), name)
named_arrays(x::Pair, name) = [Symbol(x.first)], [named_arrays(x.second, name)[2][1]]
named_arrays(xs::AbstractDict, name) = named_arrays(collect(xs), name)
function named_arrays(xs::AbstractVector, name)
    isempty(xs) && return Symbol[], Array{Float32}[]
    parts = [named_arrays(x, length(xs) == 1 ? name : "$name$i") for (i, x) in enumerate(xs)]
    return Symbol[p[1][1] for p in parts], Array{Float32}[p[2][1] for p in parts]
end

provide_data(p::ArrayDataProvider) = collect(Tuple{Symbol, Tuple}, zip(p.data_names, map(size, p.data_batch)))
provide_label(p::ArrayDataProvider) = collect(Tuple{Symbol, Tuple}, zip(p.label_names, map(size, p.label_batch)))
get_batch_size(p::ArrayDataProvider) = p.batch_size

"A batch of an `ArrayDataProvider`: which samples it holds."
struct ArrayDataBatch <: AbstractDataBatch
    idx::UnitRange{Int}
end
"Where the next batch begins."
struct ArrayDataProviderState <: AbstractDataProviderState
    curr_idx::Int
end

Base.eltype(::Type{ArrayDataProvider}) = ArrayDataBatch
Base.length(p::ArrayDataProvider) = cld(p.sample_count, p.batch_size)
function Base.iterate(p::ArrayDataProvider)
    p.shuffle && shuffle!(p.order)
    return iterate(p, ArrayDataProviderState(1))
end
function Base.iterate(p::ArrayDataProvider, state::ArrayDataProviderState)
    first = state.curr_idx
    first > p.sample_count && return nothing
    last = min(first + p.batch_size - 1, p.sample_count)
    return ArrayDataBatch(first:last), ArrayDataProviderState(last + 1)
end

count_samples(::ArrayDataProvider, batch::ArrayDataBatch) = length(batch.idx)
get_data(p::ArrayDataProvider, batch::ArrayDataBatch) = fill_batch!(p, batch, p.data_batch, p.data_arrays, p.data_padding)
get_label(p::ArrayDataProvider, batch::ArrayDataBatch) = fill_batch!(p, batch, p.label_batch, p.label_arrays, p.label_padding)

function fill_batch!(p, batch, room, arrays, padding)
    for (target, x) in zip(room, arrays)
        part = Base.fill(padding, size(target))
        selectdim(part, ndims(x), 1:length(batch.idx)) .= selectdim(x, ndims(x), p.order[batch.idx])
        copy!(target, part)
    end
    return room
end
