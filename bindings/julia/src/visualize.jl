# Drawing networks: a symbol as a graph in the language of Graphviz.

"A reader of JSON, enough for the files of symbols: objects become dictionaries, arrays vectors."
mutable struct JSONReader
    text::Vector{Char}
    at::Int
end

read_json(text::AbstractString) = read_value!(JSONReader(collect(text), 1))

peek!(r::JSONReader) = (while isspace(r.text[r.at]); r.at += 1; end; r.text[r.at])
take!(r::JSONReader) = (c = peek!(r); r.at += 1; c)

function read_value!(r::JSONReader)
    c = peek!(r)
    c == '{' && return Dict{String, Any}(read_list!(r, '}') do
        key = read_string!(r)
        take!(r)  # the colon
        key => read_value!(r)
    end)
    c == '[' && return Any[read_list!(() -> read_value!(r), r, ']')...]
    c == '"' && return read_string!(r)
    from = r.at
    while r.at <= length(r.text) && !(r.text[r.at] in ",]} \n")
        r.at += 1
    end
    word = String(r.text[from:r.at - 1])
    return word == "true" ? true : word == "false" ? false : word == "null" ? nothing : parse(Float64, word)
end

function read_list!(item, r::JSONReader, last)
    items = []
    take!(r)
    while peek!(r) != last
        push!(items, item())
        peek!(r) == ',' && take!(r)
    end
    take!(r)
    return items
end

const ESCAPES = Dict('n' => '\n', 't' => '\t', 'r' => '\r', 'b' => '\b', 'f' => '\f')

function read_string!(r::JSONReader)
    take!(r)
    chars = Char[]
    while (c = r.text[r.at]; r.at += 1; c != '"')
        if c == '\\'
            c = r.text[r.at]
            r.at += 1
            if c == 'u'
                c = Char(parse(UInt16, String(r.text[r.at:r.at + 3]); base = 16))
                r.at += 4
            else
                c = get(ESCAPES, c, c)
            end
        end
        push!(chars, c)
    end
    return String(chars)
end

# What a box says below the operator's name, and its colour, by operator.
const STYLES = Dict("FullyConnected" => (["num_hidden"], "#fb8072"), "Convolution" => (["kernel", "stride", "num_filter"], "#fb8072"),
                    "Deconvolution" => (["kernel", "stride", "num_filter"], "#fb8072"), "Pooling" => (["pool_type", "kernel", "stride"], "#80b1d3"),
                    "Activation" => (["act_type"], "#ffffb3"), "LeakyReLU" => (["act_type"], "#ffffb3"), "BatchNorm" => (String[], "#bebada"),
                    "Concat" => (String[], "#fdb462"), "Flatten" => (String[], "#fdb462"), "Reshape" => (["shape"], "#fdb462"),
                    "SoftmaxOutput" => (String[], "#b3de69"))

"""
    to_graphviz(network; title = "Network Visualization", input_shapes = nothing)

The text of a graph for Graphviz's `dot`: a box for each operator and each input that is not a parameter, arrows as data
flows. With `input_shapes`, a dictionary by name, arrows show the sizes of the arrays.
"""
function to_graphviz(network::SymbolicNode; title = "Network Visualization", input_shapes = nothing)
    nodes = read_json(to_json(network))["nodes"]
    sizes = input_shapes === nothing ? Dict{String, Tuple}() : output_sizes(network, input_shapes)
    is_parameter(n) = n["op"] == "null" && any(e -> endswith(n["name"], e), ("weight", "bias", "gamma", "beta", "moving_mean", "moving_var"))
    quoted(text) = '"' * replace(replace(text, '\\' => "\\\\"), '"' => "\\\"") * '"'
    io = IOBuffer()
    println(io, "digraph ", quoted(title), " {\n  rankdir=BT;\n  node [shape=box, style=filled, fontsize=10];")
    for n in nodes
        is_parameter(n) && continue
        keys, colour = get(STYLES, n["op"], (String[], n["op"] == "null" ? "#8dd3c7" : "#fccde5"))
        attrs = get(n, "attrs", Dict())
        lines = n["op"] == "null" ? [n["name"]] : [n["name"], n["op"], (string(k, "=", attrs[k]) for k in keys if haskey(attrs, k))...]
        println(io, "  ", quoted(n["name"]), " [label=", quoted(join(lines, "\n")), ", fillcolor=", quoted(colour), "];")
    end
    for n in nodes, input in get(n, "inputs", [])
        from = nodes[Int(input[1]) + 1]
        is_parameter(from) && continue
        dims = get(sizes, from["op"] == "null" ? from["name"] : from["name"] * "_output", nothing)
        label = dims === nothing ? "" : " [label=" * quoted(join(dims, "×")) * "]"
        println(io, "  ", quoted(from["name"]), " -> ", quoted(n["name"]), label, ";")
    end
    println(io, "}")
    return String(Base.take!(io))
end

function output_sizes(network, input_shapes)
    inner = get_internals(network)
    _, sizes, _ = infer_shape(inner; input_shapes...)
    sizes === nothing && throw(MXArgumentError("input_shapes says too little to know the sizes in the network"))
    return Dict(string(n) => s for (n, s) in zip(list_outputs(inner), sizes))
end
