# What a call costs in each language: python -m benchmarks.bindings
