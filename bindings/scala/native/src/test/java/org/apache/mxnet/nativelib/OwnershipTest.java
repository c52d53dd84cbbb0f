// Ownership of handles: close, scopes, the collector.
package org.apache.mxnet.nativelib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnershipTest {
  private static NativeLayerTest.Held held(int size) {
    return new NativeLayerTest.Held(NativeLayerTest.array(size));
  }

  @Test
  void closingTwiceIsFineUsingIsNot() {
    NativeLayerTest.Held a = held(2);
    long before = HandleKind.NDARRAY.live();
    a.close();
    a.close();
    assertEquals(before - 1, HandleKind.NDARRAY.live());
    assertTrue(a.isClosed());
    IllegalStateException e = assertThrows(IllegalStateException.class, a::handle);
    assertTrue(e.getMessage().contains("closed"));
    assertThrows(IllegalStateException.class, () -> new Invocation("abs").one(a));
  }

  @Test
  void scopesReleaseWhatWasMadeInside() {
    NativeLayerTest.Held inside;
    NativeLayerTest.Held kept;
    NativeLayerTest.Held outer;
    try (ResourceScope around = new ResourceScope()) {
      outer = held(1);
      try (ResourceScope scope = new ResourceScope()) {
        inside = held(1);
        kept = held(1);
        kept.moveToOuterScope();
        assertEquals(1, scope.size());
      }
      assertTrue(inside.isClosed());
      assertFalse(kept.isClosed());
      assertFalse(outer.isClosed());
    }
    assertTrue(kept.isClosed());
    assertTrue(outer.isClosed());
  }

  @Test
  void resultsOfUsingMoveOut() {
    List<NativeLayerTest.Held> dropped = new ArrayList<>();
    List<NativeLayerTest.Held[]> result = ResourceScope.using(() -> {
      dropped.add(held(1));
      return Collections.singletonList(new NativeLayerTest.Held[] {held(1), held(2)});
    });
    assertTrue(dropped.get(0).isClosed());
    assertFalse(result.get(0)[1].isClosed());
    assertThrows(IllegalStateException.class, () -> ResourceScope.using(() -> {
      dropped.add(held(1));
      throw new IllegalStateException();
    }));
    assertTrue(dropped.get(1).isClosed());
    assertSame(null, ResourceScope.current());
  }

  @Test
  void otherThreadsCanWorkInAScope() throws Exception {
    NativeLayerTest.Held[] made = new NativeLayerTest.Held[2];
    try (ResourceScope scope = new ResourceScope()) {
      Thread t = new Thread(() -> {
        made[0] = held(1);
        made[1] = scope.within(() -> held(1));
      });
      t.start();
      t.join();
    }
    assertFalse(made[0].isClosed());
    assertTrue(made[1].isClosed());
  }

  @Test
  void droppedArraysAreReleased() {
    long asked = MemoryPressure.collections();
    long most = 0;
    float[] values = new float[1 << 18]; // made once, since garbage of Java's own would cause collections anyway
    for (int i = 0; i < 10_000; ++i) {
      NativeLayerTest.Held a = held(1 << 18); // 1 MB
      NativeCalls.copyIn(a.handle(), values, 0, values.length);
      most = Math.max(most, NativeCalls.bytesInUse());
    }
    assertTrue(HandleKind.NDARRAY.live() < 2000, "live: " + HandleKind.NDARRAY.live());
    assertTrue(most < 1200L << 20, "bytes: " + most);
    assertTrue(MemoryPressure.collections() > asked);
  }
}
