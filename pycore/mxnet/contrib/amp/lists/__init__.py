"""Which operator computes in which type."""
