// The raw layer: calls, texts, errors, lengths of arrays.
package org.apache.mxnet.nativelib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class NativeLayerTest {
  static long array(long... dims) {
    return LibMXNet.MXNDArrayCreateEx64(dims, 1, 0, 0, 0);
  }

  @Test
  void versionAndOperators() {
    assertTrue(LibMXNet.MXGetVersion() >= 10900);
    assertTrue(LibMXNet.MXListAllOpNames().length > 400);
    assertTrue(LibMXNet.MXHubRegistryJSON().startsWith("{"));
    assertTrue(NativeCalls.features().length > 10);
    assertNotNull(NativeLibrary.path());
  }

  @Test
  void severalClassLoaders() throws Exception {
    java.net.URL classes = LibMXNet.class.getProtectionDomain().getCodeSource().getLocation();
    try (java.net.URLClassLoader other = new java.net.URLClassLoader(new java.net.URL[] {classes}, null)) {
      Class<?> lib = other.loadClass(LibMXNet.class.getName());
      long a = (Long) lib.getMethod("MXNDArrayCreateEx64", long[].class, int.class, int.class, int.class, int.class)
          .invoke(null, new long[] {2, 3}, 1, 0, 0, 0);
      Class<?> calls = other.loadClass(NativeCalls.class.getName());
      assertArrayEquals(new long[] {2, 3}, (long[]) calls.getMethod("describe", long.class).invoke(null, a));
      lib.getMethod("MXNDArrayFree", long.class).invoke(null, a);
    }
  }

  @Test
  void withoutTheLibraryEveryCallIsAnError() throws Exception {
    java.net.URL classes = LibMXNet.class.getProtectionDomain().getCodeSource().getLocation();
    try (java.net.URLClassLoader other = new java.net.URLClassLoader(new java.net.URL[] {classes}, null)) {
      other.loadClass(NativeLibrary.class.getName()).getMethod("use", String.class).invoke(null, "/no/such/library.so");
      for (Class<?> c : new Class<?>[] {LibMXNet.class, NativeCalls.class, NativeCalls.class}) {
        String method = c == LibMXNet.class ? "MXGetVersion" : "bytesInUse";
        Class<?> there = other.loadClass(c.getName());
        assertThrows(LinkageError.class, () -> {
          try {
            there.getMethod(method).invoke(null);
          } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
          }
        });
      }
    }
  }

  @Test
  void arraysGoInAndOut() {
    long a = array(2, 3);
    assertArrayEquals(new long[] {2, 3}, NativeCalls.describe(a));
    NativeCalls.copyIn(a, new float[] {9, 1, 2, 3, 4, 5, 6}, 1, 6);
    long row = LibMXNet.MXNDArrayAt64(a, 1);
    float[] out = new float[4];
    NativeCalls.copyOut(row, out, 1, 3);
    assertArrayEquals(new float[] {0, 4, 5, 6}, out);
    ByteBuffer buffer = ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder());
    NativeCalls.copyToBuffer(a, buffer, 0, 6);
    assertEquals(6f, buffer.getFloat(20));
    buffer.putFloat(0, -1f);
    NativeCalls.copyFromBuffer(a, buffer, 0, 6);
    float[] all = new float[6];
    NativeCalls.copyOut(a, all, 0, 6);
    assertArrayEquals(new float[] {-1, 2, 3, 4, 5, 6}, all);
    LibMXNet.MXNDArrayFree(row);
    LibMXNet.MXNDArrayFree(a);
  }

  @Test
  void preparedCall() {
    try (Held a = new Held(array(2)); Invocation plus = new Invocation("_plus_scalar", new String[] {"scalar"},
        new String[] {"1.5"})) {
      NativeCalls.copyIn(a.handle(), new float[] {1, 2}, 0, 2);
      try (Held b = new Held(plus.one(a))) {
        float[] out = new float[2];
        NativeCalls.copyOut(b.handle(), out, 0, 2);
        assertArrayEquals(new float[] {2.5f, 3.5f}, out);
        NativeCalls.invoke(plus.handle(), new long[] {b.handle()}, new long[] {a.handle()});
        NativeCalls.copyOut(a.handle(), out, 0, 2);
        assertArrayEquals(new float[] {4f, 5f}, out);
      }
    }
  }

  @Test
  void textsKeepAllCharacters() {
    String name = "gewürz_\u4e2d\uD83D\uDE00_z";
    long s = LibMXNet.MXSymbolCreateVariable(name);
    String[] out = new String[1];
    int[] ok = new int[1];
    LibMXNet.MXSymbolGetName(s, out, ok);
    assertEquals(name, out[0]);
    assertEquals(1, ok[0]);
    assertArrayEquals(new String[] {name}, LibMXNet.MXSymbolListArguments(s));
    LibMXNet.MXSymbolFree(s);
  }

  @Test
  void shapesOfSymbols() {
    long x = LibMXNet.MXSymbolCreateVariable("x");
    long fc = LibMXNet.MXSymbolCreateAtomicSymbol(
        LibMXNet.NNGetOpHandle("FullyConnected"), new String[] {"num_hidden"}, new String[] {"4"});
    LibMXNet.MXSymbolCompose(fc, "fc", new String[] {"data"}, new long[] {x});
    long[][][] in = new long[1][][];
    long[][][] out = new long[1][][];
    int[] complete = new int[1];
    LibMXNet.MXSymbolInferShapeEx64(
        fc, new String[] {"x"}, new long[] {0, 2}, new long[] {5, 3}, in, out, null, complete);
    assertEquals(1, complete[0]);
    assertArrayEquals(new long[] {4, 3}, in[0][1]);
    assertArrayEquals(new long[] {5, 4}, out[0][0]);
    LibMXNet.MXSymbolInferShapeEx64(fc, null, new long[] {0, 2}, new long[] {7, 3}, in, out, null, complete);
    assertArrayEquals(new long[] {7, 4}, out[0][0]);
    assertThrows(IllegalArgumentException.class, () -> LibMXNet.MXSymbolInferShapeEx64(
        fc, new String[] {"x"}, new long[] {0, 2}, new long[] {5}, in, out, null, complete));
    assertThrows(IllegalArgumentException.class, () -> LibMXNet.MXSymbolInferShapeEx64(
        fc, new String[] {"x"}, new long[] {0}, new long[] {5, 3}, in, out, null, complete));
    LibMXNet.MXSymbolFree(fc);
    LibMXNet.MXSymbolFree(x);
  }

  @Test
  void errorsHaveTheirKind() {
    MXNetError.ArgumentError unknown = assertThrows(MXNetError.ArgumentError.class, () -> new Invocation("no_such"));
    assertTrue(unknown.getMessage().contains("no_such"), unknown.getMessage());
    MXNetError bad = assertThrows(MXNetError.class,
        () -> new Invocation("FullyConnected", new String[] {"num_hidden"}, new String[] {"many"}));
    assertEquals("FullyConnected", bad.getOperator());
    assertThrows(MXNetError.IoError.class, () -> LibMXNet.MXNDArrayLoad("/no/such/file", new long[1][], null));
    assertThrows(NullPointerException.class, () -> LibMXNet.MXSymbolCreateVariable(null));
    assertThrows(NullPointerException.class,
        () -> new Invocation("FullyConnected", new String[] {"num_hidden"}, new String[] {null}));
    assertThrows(IllegalArgumentException.class,
        () -> new Invocation("FullyConnected", new String[] {"num_hidden"}, new String[] {"1", "2"}));
    long a = array(2);
    assertThrows(IllegalArgumentException.class, () -> NativeCalls.copyIn(a, new double[2], 0, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> NativeCalls.copyIn(a, new float[2], 1, 2));
    assertThrows(MXNetError.class, () -> NativeCalls.copyOut(a, new float[9], 0, 9));
    LibMXNet.MXNDArrayFree(a);
  }

  @Test
  void valuesAsText() {
    assertEquals("(3,)", ParameterText.of(new int[] {3}));
    assertEquals("(3,4)", ParameterText.of(java.util.Arrays.asList(3, 4)));
    assertEquals("()", ParameterText.of(new long[0]));
    assertEquals("True", ParameterText.of(true));
    assertEquals("-inf", ParameterText.of(Double.NEGATIVE_INFINITY));
    assertEquals("(0.5,None)", ParameterText.of(new Object[] {0.5f, null}));
  }

  @Test
  void preparedCallsAreKept() {
    Operator plus = new Operator("_plus_scalar", "scalar");
    assertTrue(plus.with(2.0) == plus.with(2.0));
    assertTrue(plus.with(2.0) != plus.with(3.0));
    assertTrue(plus.with((Object) null) == plus.plain());
    for (int i = 0; i < 2000; ++i) {
      plus.with(i);
    }
    assertThrows(IllegalArgumentException.class, () -> plus.with(1, 2));
  }

  /** An array for tests of this layer. */
  static final class Held extends NativeResource {
    Held(long handle) {
      super(handle, HandleKind.NDARRAY);
    }
  }
}
