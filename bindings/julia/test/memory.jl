# Memory: arrays that nothing refers to go away although Julia's collector does not see their size.

collect_all() = (GC.gc(); GC.gc(); mx.waitall())  # one may leave finalizers to the next; operators hold arrays until they run
collect_all()
before = mx.memory_stats()
most_bytes, most_arrays = 0, 0
for i in 1:10_000
    mx.zeros(262_144)  # one megabyte, dropped at once
    if i % 100 == 0
        stats = mx.memory_stats()
        global most_bytes = max(most_bytes, stats.in_use - before.in_use)
        global most_arrays = max(most_arrays, stats.arrays - before.arrays)
    end
end
@test most_bytes < 2 * mx.GC_LIMIT[]
@test most_arrays < 1000
collect_all()
@test mx.memory_stats().arrays - before.arrays < 10

kept = [mx.zeros(262_144) for _ in 1:100]
mx.waitall()
@test mx.memory_stats().in_use - before.in_use >= 100 * 2^20
foreach(free!, kept)
@test mx.memory_stats().in_use - before.in_use < 10 * 2^20

# Results of operators count as well.
x = mx.ones(1000, 1000)
for i in 1:300
    exp.(x)
end
@test mx.memory_stats().in_use - before.in_use < 2 * mx.GC_LIMIT[]
