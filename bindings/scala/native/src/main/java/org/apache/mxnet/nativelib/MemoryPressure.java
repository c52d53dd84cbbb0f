// Tells the collector about native memory, which it cannot see.
package org.apache.mxnet.nativelib;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * When the bytes of live arrays have grown by more than a threshold since the last collection, a collection is asked for,
 * so that arrays that are no longer reachable are released.
 *
 * <p>The threshold is 256 MB, or the system property {@code mxnet.gc.threshold.bytes}; 0 turns this off. With the
 * JVM's option {@code -XX:+DisableExplicitGC} nothing can be asked for: close arrays, or use scopes.
 */
public final class MemoryPressure {
  private static final long DEFAULT = 256L << 20;
  private static final AtomicBoolean collecting = new AtomicBoolean();
  private static volatile long threshold = Long.getLong("mxnet.gc.threshold.bytes", DEFAULT);
  private static volatile long baseline;
  private static volatile long collections;

  private MemoryPressure() {}

  /** The growth in bytes that asks for a collection; 0 when that is off. */
  public static long getThreshold() {
    return threshold;
  }

  /**
   * Sets the growth that asks for a collection.
   *
   * @param bytes number of bytes; 0 turns this off
   */
  public static void setThreshold(long bytes) {
    if (bytes < 0) {
      throw new IllegalArgumentException("expected a threshold of at least 0 bytes, got " + bytes);
    }
    threshold = bytes;
  }

  /** How many collections were asked for. */
  public static long collections() {
    return collections;
  }

  static void onNewArray() {
    long limit = threshold;
    if (limit == 0) {
      return;
    }
    long now = NativeCalls.bytesInUse();
    if (now < baseline) {
      baseline = now;
    } else if (now - baseline > limit && collecting.compareAndSet(false, true)) {
      try {
        collect();
      } finally {
        collecting.set(false);
      }
    }
  }

  private static void collect() {
    ++collections;
    System.gc();
    // References arrive in the queue a little after the collection; this thread helps to release what they name.
    long before = NativeCalls.bytesInUse();
    for (int i = 0; i < 10; ++i) {
      NativeResource.drain();
      long now = NativeCalls.bytesInUse();
      if (now < before && i > 1) {
        break;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    NativeResource.drain();
    baseline = NativeCalls.bytesInUse();
  }
}
