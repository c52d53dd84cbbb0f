// Dropped arrays are released: by scopes at once, otherwise by the collector.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.NativeCalls;
import org.junit.jupiter.api.Test;

class MemoryTest {
  private static final int ELEMENTS = 1 << 18; // 1 MB of floats

  @Test
  void tenThousandDroppedArrays() {
    NDArray one = NDArray.ones(ELEMENTS);
    long most = 0;
    for (int i = 0; i < 10_000; ++i) {
      one.add(i);
      if (i % 64 == 0) {
        NDArray.waitall();
        most = Math.max(most, NativeCalls.bytesInUse());
      }
    }
    assertTrue(most < 1200L << 20, "bytes: " + most);
    assertTrue(HandleKind.NDARRAY.live() < 5000, "live: " + HandleKind.NDARRAY.live());
    assertEquals(1f, one.get(5));
  }

  @Test
  void scopesReleaseAtTheirEnd() {
    long before = HandleKind.NDARRAY.live();
    NDArray kept = ResourceScope.using(() -> {
      NDArray x = NDArray.ones(4);
      for (int i = 0; i < 100; ++i) {
        x = x.add(1);
      }
      return x;
    });
    assertTrue(HandleKind.NDARRAY.live() <= before + 1, HandleKind.NDARRAY.live() + " " + before);
    assertEquals(101f, kept.get(0));
    assertFalse(kept.isClosed());
  }
}
