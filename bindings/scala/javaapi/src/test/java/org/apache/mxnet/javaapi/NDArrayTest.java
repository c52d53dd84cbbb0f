// Arrays: making, values, arithmetic, indexing, files, text.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NDArrayTest {
  private ResourceScope scope;

  @BeforeEach
  void open() {
    scope = new ResourceScope();
  }

  @AfterEach
  void close() {
    scope.close();
  }

  private static NDArray matrix() {
    return NDArray.of(new float[][] {{1, 2, 3}, {4, 5, 6}});
  }

  private static void assertValues(NDArray array, double... expected) {
    assertArrayEquals(expected, array.toFloat64Array(), 1e-6);
  }

  @Test
  void making() {
    assertValues(NDArray.zeros(2, 2), 0, 0, 0, 0);
    assertValues(NDArray.ones(new Context("cpu"), Arrays.asList(1, 2)), 1, 1);
    assertValues(NDArray.full(new Shape(2), 2.5f, null), 2.5, 2.5);
    NDArray wide = NDArray.full(new Shape(2), 0.1, Context.cpu());
    assertEquals(DType.Float64, wide.dtype());
    assertEquals(0.1, wide.get(1));
    assertValues(NDArray.arange(1, 3, 0.5f, 2, null, DType.Float32), 1, 1, 1.5, 1.5, 2, 2, 2.5, 2.5);
    assertValues(NDArray.array(Arrays.asList(1f, 2f), new Shape(2, 1), null), 1, 2);
    assertEquals(DType.Float64, NDArray.arrayWithDouble(Arrays.asList(1.0, 2.0), new Shape(2)).dtype());
    assertEquals(DType.Int64, NDArray.of(1L, 2L).dtype());
    assertValues(NDArray.fromPrimitive(new byte[] {1, (byte) 200}, new Shape(2), DType.UInt8, null), 1, 200);
    assertEquals(new Shape(3, 0), NDArray.zeros(3, 0).shape());
    assertThrows(IllegalArgumentException.class, () -> new NDArray(new float[3], new Shape(2, 2), null));
    assertThrows(IllegalArgumentException.class, () -> NDArray.of(new float[][] {{1, 2}, {3}}));
    NDArray scalar = NDArray.fromPrimitive(new float[] {7}, new Shape(), DType.Float32, null);
    assertEquals(1, scalar.size());
  }

  @Test
  void state() {
    NDArray a = matrix();
    assertEquals(new Shape(2, 3), a.shape());
    assertEquals(6, a.size());
    assertEquals(DType.Float32, a.dtype());
    assertEquals(Context.cpu(), a.context());
    assertEquals(DType.Float16, a.asType(DType.Float16).dtype());
    assertValues(a.asType(DType.Float16), 1, 2, 3, 4, 5, 6);
    assertArrayEquals(new long[] {1, 2, 3, 4, 5, 6}, a.toLongArray());
    assertArrayEquals(new float[] {1, 2}, NDArray.of(1, 2).toArray());
  }

  @Test
  void arithmetic() {
    NDArray a = NDArray.of(1f, -2f, 3f);
    NDArray b = NDArray.of(2f, 2f, 2f);
    assertValues(a.add(b), 3, 0, 5);
    assertValues(a.add(1), 2, -1, 4);
    assertValues(a.subtract(b), -1, -4, 1);
    assertValues(a.subtractFrom(1), 0, 3, -2);
    assertValues(a.multiply(0.5), 0.5, -1, 1.5);
    assertValues(a.div(b), 0.5, -1, 1.5);
    assertValues(a.divideInto(6), 6, -3, 2);
    assertValues(a.pow(2f), 1, 4, 9);
    assertValues(a.mod(b), 1, 0, 1);
    assertValues(a.negate(), -1, 2, -3);
    assertValues(a.greater(b), 0, 0, 1);
    assertValues(a.lesserEqual(1), 1, 1, 0);
    assertValues(NDArray.power(2f, a), 2, 0.25, 8);
    assertValues(NDArray.maximum(a, 0.0), 1, 0, 3);
    assertValues(NDArray.minimum(0f, a), 0, -2, 0);
    assertValues(NDArray.notEqual(a, 3f), 1, 1, 0);
    assertSame(a, a.addInplace(b));
    assertValues(a.multiplyInplace(2), 6, 0, 10);
    assertValues(a.subtractInplace(1f).divInplace(3.0).powInplace(2f).modInplace(2f), 25 / 9.0 % 2, 1 / 9.0, 1);
    assertValues(NDArray.of(new float[][] {{1}, {2}}).add(NDArray.of(10f, 20f)), 11, 21, 12, 22);
  }

  @Test
  void indexing() {
    NDArray a = matrix();
    assertValues(a.at(-1), 4, 5, 6);
    assertEquals(new Shape(3), a.at(0).shape());
    assertEquals(new Shape(1, 3), a.slice(1).shape());
    assertValues(a.slice(0, 2), 1, 2, 3, 4, 5, 6);
    assertValues(a.slice(new int[] {0, 1}, new int[] {2, 3}), 2, 3, 5, 6);
    assertEquals(6, a.get(1, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> a.get(2, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> a.get(0));
    a.setAt(9, 0, 0).setSlice(new int[] {1, 0}, new int[] {2, 2}, -1);
    assertValues(a, 9, 2, 3, -1, -1, 6);
    a.setSlice(new int[] {0, 2}, new int[] {2, 3}, NDArray.of(new float[][] {{7}, {8}}));
    assertValues(a, 9, 2, 7, -1, -1, 8);
    a.at(0).set(0f); // a view: the matrix changes with it
    assertValues(a, 0, 0, 0, -1, -1, 8);
    assertValues(a.reshape(3, -1).T(), 0, 0, -1, 0, -1, 8);
    assertValues(a.T(), 0, -1, 0, -1, 0, 8);
    assertThrows(RuntimeException.class, () -> a.reshape(4, 4));
  }

  @Test
  void copies() {
    NDArray a = matrix();
    NDArray b = a.copy();
    b.set(0.0);
    assertValues(a, 1, 2, 3, 4, 5, 6);
    assertValues(b, 0, 0, 0, 0, 0, 0);
    NDArray wide = NDArray.empty(new Shape(2, 3), null, DType.Float64);
    assertSame(wide, a.copyTo(wide));
    assertValues(wide, 1, 2, 3, 4, 5, 6);
    wide.set(new float[] {6, 5, 4, 3, 2, 1});
    assertEquals(5, wide.get(0, 1));
    assertSame(a, a.asInContext(Context.cpu()));
    assertEquals(a, a.copyTo(Context.cpu()));
    NDArray half = NDArray.zeros(new Shape(2), null, DType.Float16);
    assertValues(half.set(new double[] {0.5, 2}), 0.5, 2);
  }

  @Test
  void equality() {
    assertEquals(matrix(), matrix());
    assertEquals(matrix().hashCode(), matrix().hashCode());
    assertNotEquals(matrix(), matrix().reshape(3, 2));
    assertNotEquals(matrix(), matrix().asType(DType.Float64));
    assertNotEquals(matrix(), matrix().add(1));
  }

  @Test
  void files(@TempDir Path folder) {
    String file = folder.resolve("a.params").toString();
    Map<String, NDArray> arrays = new LinkedHashMap<>();
    arrays.put("weight", matrix());
    arrays.put("größe", NDArray.of(1L));
    NDArray.save(file, arrays);
    Map<String, NDArray> loaded = NDArray.load(file);
    assertEquals(arrays, loaded);
    assertEquals(Arrays.asList("weight", "größe"), new java.util.ArrayList<>(loaded.keySet()));
    NDArray.save(file, Collections.singletonList(matrix()));
    assertEquals(matrix(), NDArray.loadList(file).get(0));
    assertThrows(IllegalArgumentException.class, () -> NDArray.load(file));
    assertEquals(matrix(), NDArray.deserialize(matrix().serialize()));
  }

  @Test
  void text() {
    assertEquals("[[1.0, 2.0, 3.0],\n [4.0, 5.0, 6.0]]\n<NDArray 2x3 float32 @cpu(0)>", matrix().toString());
    assertEquals("[1, 2]\n<NDArray 2 int32 @cpu(0)>", NDArray.of(1, 2).toString());
    String cut = NDArray.zeros(2000).toString();
    assertTrue(cut.startsWith("[0.0, 0.0, 0.0, ..., 0.0, 0.0, 0.0]"), cut);
    NDArray a = matrix();
    a.dispose();
    assertEquals("<NDArray, closed>", a.toString());
  }

  @Test
  void operatorForms() {
    NDArray a = matrix();
    assertValues(NDArray.sum(a)[0], 21);
    assertValues(NDArray.sum(new NDArray.sumParam(a).setAxis(new Shape(1)))[0], 6, 15);
    NDArray out = NDArray.zeros(2);
    assertSame(out, NDArray.sum(new NDArray.sumParam(a).setAxis(new Shape(1)).setOut(out))[0]);
    assertValues(out, 6, 15);
    assertValues(NDArray.clip(a, 2, 5)[0], 2, 2, 3, 4, 5, 5);
    assertValues(NDArray.concat(a, a)[0].slice(0, 1), 1, 2, 3, 1, 2, 3);
    assertValues(NDArray.concat(new NDArray[] {a, a}, null, 0, null)[0].at(3), 4, 5, 6);
    NDArray[] parts = NDArray.split(new NDArray.splitParam(a, 3).setAxis(1).setSqueeze_axis(true));
    assertEquals(3, parts.length);
    assertValues(parts[2], 3, 6);
    NDArray fc = NDArray.FullyConnected(new NDArray.FullyConnectedParam(a, NDArray.ones(1, 3), null, 1)
        .setNo_bias(true))[0];
    assertValues(fc, 6, 15);
    assertValues(NDArray.sort(new NDArray.sortParam(a).setAxisNone().setIs_ascend(false))[0], 6, 5, 4, 3, 2, 1);
    assertValues(NDArrayLinalg.gemm2(a, NDArray.ones(3, 1))[0], 6, 15);
    assertValues(NDArray.onehotEncode(NDArray.of(1f, 0f), NDArray.zeros(2, 3)), 0, 1, 0, 1, 0, 0);
  }

  @Test
  void dependencies() {
    NDArray a = matrix();
    NDArray b = a.add(1);
    NDArray c = b.multiply(2);
    c.disposeDepsExcept(a);
    assertTrue(b.isClosed());
    assertFalse(a.isClosed());
    assertFalse(c.isClosed());
    NDArray d = c.add(a);
    d.disposeDeps();
    assertTrue(a.isClosed());
    assertTrue(c.isClosed());
    assertValues(d, 5, 8, 11, 14, 17, 20);
  }

  @Test
  void valuesOfSmallTypes() {
    assertEquals(new Shape(2, 3), new Shape(Arrays.asList(2, 3)));
    assertEquals("(2,)", new Shape(2).toString());
    assertEquals(6, new Shape(2, 3).product());
    assertEquals(new Shape(3), new Shape(2, 3).drop(1));
    assertEquals(3, new Shape(2, 3).get(-1));
    assertEquals("gpu(1)", Context.gpu(1).toString());
    assertThrows(IllegalArgumentException.class, () -> new Context("tpu", 0));
    assertEquals("cpu(3)", new Context("cpu", 3).withScope(() -> Context.defaultCtx().toString()));
    assertEquals(1, DataDesc.getBatchAxis("TNC"));
    assertEquals("DataDesc[data,(1,2),float32,NT]", new DataDesc("data", new Shape(1, 2), DType.Float32(),
        Layout.NT()).toString());
    assertEquals(DType.BFloat16, DType.of("bfloat16"));
  }
}
