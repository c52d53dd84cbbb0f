# The Julia code of the README runs.

blocks = [m.captures[1] for m in eachmatch(r"```julia\n(.*?)```"s, read(joinpath(HERE, "..", "README.md"), String))]
@test !isempty(blocks)
for (i, block) in enumerate(blocks)
    code = tempname()
    write(code, block)
    local scratch = Module()
    Core.eval(scratch, :(include(path) = Base.include($scratch, path)))
    open(tempname(), "w") do quiet
        redirect_stdout(() -> Base.include(scratch, code), quiet)
    end
    @test true
end
