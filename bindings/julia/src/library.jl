# Finding and loading libmxnet.

"Where libmxnet was loaded from; empty before."
const LIBRARY = Ref("")

"""
    load_library(path)

Load libmxnet from a file, or from a folder that holds it. Without a call of this the package looks, when it is loaded,
at the environment variable `MXNET_LIBRARY_PATH`, beside itself in `deps`, and where the system keeps its libraries.
Throws an error when the library cannot be loaded, or when another one was loaded before.
"""
function load_library(path::AbstractString)
    file = isdir(path) ? joinpath(path, "libmxnet." * Libdl.dlext) : String(path)
    if !isempty(LIBRARY[])
        LIBRARY[] == file || error("libmxnet has been loaded from $(LIBRARY[]) already")
        return file
    end
    handle = Libdl.dlopen(file)
    for (i, name) in enumerate(CAPI.NAMES)
        CAPI.ENTRIES[i] = something(Libdl.dlsym(handle, name; throw_error = false), C_NULL)
    end
    LIBRARY[] = file
    return file
end

# A library that nobody finds is no error yet: the user may still name one.
function find_library()
    given = get(ENV, "MXNET_LIBRARY_PATH", "")
    isempty(given) || return load_library(given)
    bundled = normpath(joinpath(@__DIR__, "..", "deps", "libmxnet." * Libdl.dlext))
    found = isfile(bundled) ? bundled : Libdl.find_library(["libmxnet"])
    isempty(found) || load_library(found)
    return nothing
end

"""
    version()

Version of the loaded library.
"""
function version()
    out = Ref{Cint}()
    check(CAPI.MXGetVersion(out))
    major, rest = divrem(Int(out[]), 10000)
    return VersionNumber(major, divrem(rest, 100)...)
end
