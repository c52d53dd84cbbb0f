"""Linear algebra on symbols: `mx.sym.np.linalg`, whose functions are those of `mx.np.linalg`."""
from ...numpy.linalg import (
                             cholesky,
                             det,
                             eig,
                             eigh,
                             eigvals,
                             eigvalsh,
                             inv,
                             norm,
                             pinv,
                             slogdet,
                             solve,
                             svd,
                             tensorinv,
                             tensorsolve,
)

__all__ = ["cholesky", "det", "eig", "eigh", "eigvals", "eigvalsh", "inv", "norm", "pinv", "slogdet", "solve", "svd",
           "tensorinv", "tensorsolve"]
