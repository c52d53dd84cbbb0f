"""Timings against peers: the same work in the same run, alternating, as medians and ratios. Never a test."""
