# The examples in the docstrings of the operators run.

scratch = Module()
Core.eval(scratch, :(using MXNet))
for o in descriptors
    doc = string(Base.Docs.doc(Base.Docs.Binding(mx.registered, Symbol(o.name))))
    for example in eachmatch(r"```julia\n(.*?)```"s, doc)
        ok = try
            include_string(scratch, example.captures[1], o.name)
            true
        catch e
            @error "example failed" o.name exception = e
            false
        end
        @test ok
    end
end
