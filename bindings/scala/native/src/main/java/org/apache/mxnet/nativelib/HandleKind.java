// The kinds of native objects: how each is released, and how many are alive.
package org.apache.mxnet.nativelib;

import java.util.concurrent.atomic.AtomicLong;

/** A kind of native object. */
public enum HandleKind {
  NDARRAY {
    @Override
    void free(long handle) {
      LibMXNet.MXNDArrayFree(handle);
    }
  },
  SYMBOL {
    @Override
    void free(long handle) {
      LibMXNet.MXSymbolFree(handle);
    }
  },
  EXECUTOR {
    @Override
    void free(long handle) {
      LibMXNet.MXExecutorFree(handle);
    }
  },
  CACHED_OP {
    @Override
    void free(long handle) {
      LibMXNet.MXFreeCachedOp(handle);
    }
  },
  PREDICTOR {
    @Override
    void free(long handle) {
      LibMXNet.MXPredFree(handle);
    }
  },
  ND_LIST {
    @Override
    void free(long handle) {
      LibMXNet.MXNDListFree(handle);
    }
  },
  INVOCATION {
    @Override
    void free(long handle) {
      LibMXNet.MXHubInvocationFree(handle);
    }
  };

  final AtomicLong live = new AtomicLong();

  abstract void free(long handle);

  /**
   * How many wrapped objects of this kind have not been released.
   *
   * @return the number at this moment
   */
  public long live() {
    return live.get();
  }
}
