"""All rows of the table, by the name that the command line knows."""

from benchmarks import large, networks, programs, small

ROWS = {**small.ROWS, **large.ROWS, **networks.ROWS, **programs.ROWS}
