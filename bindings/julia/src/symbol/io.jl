# Symbols as JSON, in the format of all MXNet languages.

"The JSON text of a symbol."
function to_json(s::SymbolicNode)
    out = Ref{Cstring}(C_NULL)
    check(CAPI.MXSymbolSaveToJSON(s, out))
    return unsafe_string(out[])
end

"A symbol from its JSON text."
from_json(text::AbstractString, ::Type{SymbolicNode}) =
    SymbolicNode(new_handle(out -> CAPI.MXSymbolCreateFromJSON(text, out)))

"A symbol from a JSON file. Throws an `MXIOError` when the file is missing or damaged."
load(filename::AbstractString, ::Type{SymbolicNode}) =
    SymbolicNode(new_handle(out -> CAPI.MXSymbolCreateFromFile(filename, out)))

"Save a symbol to a JSON file."
save(filename::AbstractString, s::SymbolicNode) = check(CAPI.MXSymbolSaveToFile(s, filename))
