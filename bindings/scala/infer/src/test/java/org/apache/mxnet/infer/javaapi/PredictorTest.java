// Prediction in all forms, and from several threads at once.
package org.apache.mxnet.infer.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.mxnet.javaapi.Context;
import org.apache.mxnet.javaapi.DType;
import org.apache.mxnet.javaapi.DataDesc;
import org.apache.mxnet.javaapi.Model;
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.javaapi.ResourceScope;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.javaapi.Symbol;
import org.apache.mxnet.nativelib.MXNetError;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PredictorTest {
  @TempDir static Path folder;
  private static String prefix;

  /** y = [x0 + 2 x1 + 1, 3 x0 - 1], saved with the loss of a training network on top. */
  @BeforeAll
  static void save() {
    prefix = folder.resolve("linear").toString();
    Symbol fc = Symbol.FullyConnected(new Symbol.FullyConnectedParam(2).setData(Symbol.Variable("data"))
        .setNodeName("fc"));
    Symbol net = Symbol.LinearRegressionOutput("out", Collections.singletonMap("data", fc));
    Map<String, NDArray> arguments = new LinkedHashMap<>();
    arguments.put("fc_weight", NDArray.of(new float[][] {{1, 2}, {3, 0}}));
    arguments.put("fc_bias", NDArray.of(1f, -1f));
    new Model(net, arguments, Collections.emptyMap()).save(prefix, 7);
  }

  private static Predictor predictor() {
    return new Predictor(prefix, Collections.singletonList(new DataDesc("data", new Shape(1, 2), DType.Float32, "NC")),
        Collections.singletonList(Context.cpu()), 7);
  }

  @Test
  void allForms() {
    try (Predictor p = predictor()) {
      assertArrayEquals(new float[] {6, 2}, p.predict(new float[][] {{1, 2}})[0]);
      assertArrayEquals(new double[] {6, 2}, p.predict(new double[][] {{1, 2}})[0], 1e-6);
      assertEquals(Arrays.asList(6f, 2f), p.predict(Collections.singletonList(Arrays.asList(1f, 2f))).get(0));
      assertArrayEquals(new float[] {6, 2, 1, -1}, p.predict(new float[][] {{1, 2, 0, 0}})[0]);
      NDArray batch = NDArray.of(new float[][] {{1, 2}, {0, 0}, {1, 0}});
      NDArray out = p.predictWithNDArray(Collections.singletonList(batch)).get(0);
      assertEquals(new Shape(3, 2), out.shape());
      assertArrayEquals(new float[] {6, 2, 1, -1, 2, 2}, out.toArray());
    }
  }

  @Test
  void resultsBelongToTheCaller() {
    NDArray out;
    try (Predictor p = predictor()) {
      try (ResourceScope scope = new ResourceScope()) {
        out = p.predictWithNDArray(Collections.singletonList(NDArray.ones(1, 2))).get(0);
        assertFalse(out.isClosed());
      }
      assertTrue(out.isClosed());
      assertArrayEquals(new float[] {6, 2}, p.predict(new float[][] {{1, 2}})[0]); // the network lives on
    }
  }

  @Test
  void madeInsideAScope() {
    Predictor p;
    try (ResourceScope scope = new ResourceScope()) {
      p = predictor();
    }
    assertArrayEquals(new float[] {6, 2}, p.predict(new float[][] {{1, 2}})[0]);
    p.close();
    assertThrows(IllegalStateException.class, () -> p.predict(new float[][] {{1, 2}}));
  }

  @Test
  void manyThreads() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try (Predictor p = predictor()) {
      List<Future<Boolean>> results = new ArrayList<>();
      for (int t = 0; t < 8; ++t) {
        final int first = t;
        results.add(pool.submit(() -> {
          for (int i = 0; i < 200; ++i) {
            int batch = 1 + (first + i) % 3;
            float[] in = new float[2 * batch];
            Arrays.fill(in, first);
            float[] out = p.predict(new float[][] {in})[0];
            for (int b = 0; b < batch; ++b) {
              if (out[2 * b] != 3 * first + 1 || out[2 * b + 1] != 3 * first - 1) {
                return false;
              }
            }
          }
          return true;
        }));
      }
      for (Future<Boolean> r : results) {
        assertTrue(r.get());
      }
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void badInput() {
    try (Predictor p = predictor()) {
      assertThrows(IllegalArgumentException.class, () -> p.predict(new float[][] {{1, 2, 3}}));
      assertThrows(IllegalArgumentException.class, () -> p.predict(new float[][] {{1, 2}, {1, 2}}));
      assertThrows(IllegalArgumentException.class,
          () -> p.predictWithNDArray(Collections.singletonList(NDArray.ones(1, 3))));
      assertArrayEquals(new float[] {6, 2}, p.predict(new float[][] {{1, 2}})[0]);
    }
    List<DataDesc> wrong = Collections.singletonList(new DataDesc("image", new Shape(1, 2)));
    assertThrows(IllegalArgumentException.class, () -> new Predictor(prefix, wrong, null, 7));
    assertThrows(MXNetError.IoError.class, () -> new Predictor(prefix, wrong, null, 8));
  }
}
