// Inference with plain float arrays.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.apache.mxnet.nativelib.MXNetError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PredictorTest {
  private static Map<String, Shape> batch(int n) {
    return Collections.singletonMap("x", new Shape(n, 2));
  }

  /** y = 2 x + 1 and the sum of its rows. */
  private static String save(Path folder) {
    Symbol y = Symbol.Variable("x").multiply(Symbol.Variable("two", new Shape(1, 1))).add(1);
    Symbol sums = Symbol.sum(new Symbol.sumParam().setData(y).setAxis(new Shape(1)));
    String prefix = folder.resolve("net").toString();
    new Model(Symbol.Group(y, sums), Collections.singletonMap("two", NDArray.full(new Shape(1, 1), 2f, null)),
        Collections.emptyMap()).save(prefix, 0);
    return prefix;
  }

  @Test
  void valuesAndShapes(@TempDir Path folder) {
    try (Predictor p = Predictor.load(save(folder), 0, null, batch(2))) {
      float[][] out = p.predict(Collections.singletonMap("x", new float[] {0, 1, 2, 3}));
      assertArrayEquals(new float[] {1, 3, 5, 7}, out[0]);
      assertArrayEquals(new float[] {4, 12}, out[1]);
      assertEquals(new Shape(2), p.outputShape(1));
      assertEquals(batch(2), p.inputShapes());
      try (Predictor one = p.reshape(batch(1))) {
        assertArrayEquals(new float[] {-1, 1}, one.predict(new float[] {-1, 0}));
      }
      assertArrayEquals(new float[] {1, 1, 1, 1}, p.predict(new float[4]));
    }
  }

  @Test
  void badInput(@TempDir Path folder) throws Exception {
    String prefix = save(folder);
    Predictor p = Predictor.load(prefix, 0, null, batch(2));
    assertThrows(IllegalArgumentException.class, () -> p.predict(new float[3]));
    assertThrows(IllegalArgumentException.class, () -> p.predict(Collections.singletonMap("y", new float[4])));
    p.close();
    assertThrows(IllegalStateException.class, () -> p.predict(new float[4]));
    assertThrows(MXNetError.class, () -> Predictor.of("{}", new byte[0], null, batch(1)));
    Files.write(folder.resolve("net-0000.params"), new byte[] {1, 2, 3});
    assertThrows(MXNetError.class, () -> Predictor.load(prefix, 0, null, batch(1)));
  }
}
