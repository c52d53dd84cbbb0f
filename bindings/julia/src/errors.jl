# The core's errors as exceptions, one type for each kind.

"Supertype of everything that MXNet throws itself."
abstract type AbstractMXError <: Exception end

"""
An error that the core reported. Its subtypes say of what kind: `MXArgumentError`, `MXShapeError`, `MXTypeError`,
`MXStateError`, `MXMemoryError`, `MXIOError`, `MXInternalError`. All have the fields `msg` (the core's text), `op` and
`argument` (what the error is about, or empty).
"""
abstract type MXError <: AbstractMXError end

for (name, doc) in ((:MXArgumentError, "An argument has a value that is not allowed, or an unknown name."),
                    (:MXShapeError, "Shapes do not fit."),
                    (:MXTypeError, "Element types do not fit."),
                    (:MXStateError, "The object is not in a state for this, such as released."),
                    (:MXMemoryError, "There is not enough memory."),
                    (:MXIOError, "A file is missing or damaged."),
                    (:MXInternalError, "The core failed in a way of its own."))
    @eval begin
        $doc
        struct $name <: MXError
            msg::String
            op::String
            argument::String
        end
        $name(msg::AbstractString) = $name(msg, "", "")
    end
end

MXError(msg::AbstractString) = MXInternalError(msg)

Base.showerror(io::IO, e::MXError) = print(io, nameof(typeof(e)), ": ", e.msg)

const ERROR_TYPES = (MXArgumentError, MXShapeError, MXTypeError, MXStateError, MXMemoryError, MXIOError,
                     MXInternalError)

"The exception for the last error of this thread."
function last_error()
    msg = unsafe_string(CAPI.MXGetLastError())
    kind, op, argument = Ref{Cint}(0), Ref{Cstring}(C_NULL), Ref{Cstring}(C_NULL)
    CAPI.MXHubErrorGetLast(kind, op, argument)
    type = 1 <= kind[] <= length(ERROR_TYPES) ? ERROR_TYPES[kind[]] : MXInternalError
    return type(msg, text(op[]), text(argument[]))
end

text(s::Cstring) = s == C_NULL ? "" : unsafe_string(s)

@noinline throw_last_error() = throw(last_error())

"Throw the core's error unless a C function returned 0."
@inline check(status::Integer) = status == 0 ? nothing : throw_last_error()
