// Symbols, executors, cached operators.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SymbolTest {
  private ResourceScope scope;

  @BeforeEach
  void open() {
    scope = new ResourceScope();
  }

  @AfterEach
  void close() {
    scope.close();
  }

  private static Symbol network() {
    Symbol data = Symbol.Variable("data");
    Symbol fc = Symbol.FullyConnected(new Symbol.FullyConnectedParam(2).setData(data).setNodeName("fc"));
    return Symbol.SoftmaxOutput("softmax", Collections.singletonMap("data", fc));
  }

  private static Map<String, Shape> shapes(int batch) {
    Map<String, Shape> shapes = new HashMap<>();
    shapes.put("data", new Shape(batch, 3));
    return shapes;
  }

  @Test
  void names() {
    Symbol net = network();
    assertEquals("softmax", net.getName());
    assertEquals(Arrays.asList("data", "fc_weight", "fc_bias", "softmax_label"), net.listArguments());
    assertEquals(Arrays.asList("softmax_output"), net.listOutputs());
    assertEquals(Collections.emptyList(), net.listAuxiliaryStates());
    Symbol bn = Symbol.BatchNorm(new Symbol.BatchNormParam().setNodeName("bn"));
    assertEquals(Arrays.asList("bn_moving_mean", "bn_moving_var"), bn.listAuxiliaryStates());
    Symbol fc = net.getInternals().get("fc_output");
    assertEquals("fc", fc.getName());
    assertEquals(3, fc.getChildren().numOutputs());
    assertNull(Symbol.Variable("x").getChildren());
    assertThrows(IllegalArgumentException.class, () -> net.get("nothing"));
    assertTrue(Symbol.relu(Symbol.Variable("x")).getName().startsWith("relu"));
  }

  @Test
  void shapesAndTypes() {
    Symbol.Inferred<Shape> s = network().inferShape(shapes(5));
    assertTrue(s.complete);
    assertEquals(Arrays.asList(new Shape(5, 3), new Shape(2, 3), new Shape(2), new Shape(5)), s.arguments);
    assertEquals(Arrays.asList(new Shape(5, 2)), s.outputs);
    assertFalse(network().inferShapePartial(Collections.emptyMap()).complete);
    Symbol.Inferred<DType> t = network().inferType(Collections.singletonMap("data", DType.Float64));
    assertEquals(DType.Float64, t.outputs.get(0));
    Map<String, Shape> wrong = shapes(5);
    wrong.put("fc_weight", new Shape(2, 7));
    assertThrows(org.apache.mxnet.nativelib.MXNetError.ShapeError.class, () -> network().inferShape(wrong));
  }

  @Test
  void jsonAndFiles(@TempDir Path folder) {
    Symbol net = network();
    assertEquals(net.listArguments(), Symbol.fromJson(net.toJson()).listArguments());
    String prefix = folder.resolve("net").toString();
    Map<String, NDArray> args = Collections.singletonMap("fc_weight", NDArray.ones(2, 3));
    Map<String, NDArray> aux = Collections.singletonMap("state", NDArray.ones(1));
    new Model(net, args, aux).save(prefix, 3);
    Model loaded = Model.load(prefix, 3);
    assertEquals(net.toJson(), loaded.symbol().toJson());
    assertEquals(args, loaded.arguments());
    assertEquals(aux, loaded.auxiliary());
  }

  @Test
  void attributes() {
    Symbol x = Symbol.Variable("x", Collections.singletonMap("__lr_mult__", "2"));
    assertEquals("2", x.attr("__lr_mult__"));
    assertNull(x.attr("__wd_mult__"));
    Symbol fc = Symbol.FullyConnected(new Symbol.FullyConnectedParam(2).setData(x).setNodeName("fc")
        .setAttribute("__tag__", "first"));
    assertEquals("first", fc.attr("__tag__"));
    assertEquals("2", fc.attrMap().get("x$__lr_mult__"));
  }

  @Test
  void composing() {
    Symbol inner = Symbol.exp(Symbol.Variable("x"), "e");
    Symbol outer = inner.compose("whole", Collections.singletonMap("x", Symbol.Variable("z").multiply(2)));
    assertEquals(Arrays.asList("z"), outer.listArguments());
    NDArray[] out = outer.bind(null, Collections.singletonMap("z", NDArray.of(0f, 1f))).forward(false);
    assertArrayEquals(new float[] {1, (float) Math.exp(2)}, out[0].toArray(), 1e-5f);
    Symbol a = Symbol.Variable("a");
    Symbol group = Symbol.Group(a.add(Symbol.Variable("b")), a.div(4));
    assertEquals(2, group.numOutputs());
    Map<String, NDArray> ab = new LinkedHashMap<>();
    ab.put("a", NDArray.of(8f));
    ab.put("b", NDArray.of(1f));
    NDArray[] both = group.bind(null, ab).forward(false);
    assertEquals(9f, both[0].toScalar());
    assertEquals(2f, both[1].toScalar());
    Map<String, Object> bad = new HashMap<>();
    bad.put("weights", Symbol.Variable("w"));
    assertThrows(IllegalArgumentException.class, () -> Symbol.FullyConnected("fc", bad));
  }

  @Test
  void trainingStep() {
    Executor exec = network().simpleBind(null, "write", shapes(1));
    exec.argDict().get("data").set(new float[] {1, 2, 3});
    exec.argDict().get("softmax_label").set(new float[] {1});
    NDArray out = exec.forward(true)[0];
    assertArrayEquals(new float[] {0.5f, 0.5f}, out.toArray(), 1e-6f);
    exec.backward();
    assertArrayEquals(new float[] {0.5f, -0.5f}, exec.gradDict().get("fc_bias").toArray(), 1e-6f);
    assertArrayEquals(new float[] {0.5f, 1, 1.5f, -0.5f, -1, -1.5f}, exec.gradDict().get("fc_weight").toArray(), 1e-6f);
    Executor wider = exec.reshape(shapes(4));
    assertEquals(new Shape(4, 2), wider.forward(false)[0].shape());
    assertTrue(wider.argDict().get("fc_weight") == exec.argDict().get("fc_weight"));
    wider.copyParamsFrom(Collections.singletonMap("fc_bias", NDArray.of(0f, 9f)), null, false);
    assertTrue(wider.forward(false)[0].get(0, 1) > 0.99);
    assertThrows(IllegalArgumentException.class,
        () -> wider.copyParamsFrom(Collections.singletonMap("nothing", NDArray.of(1f)), null, false));
    assertThrows(IllegalArgumentException.class, () -> network().bind(null, Collections.emptyMap()));
  }

  @Test
  void monitor() {
    Map<String, float[]> seen = new LinkedHashMap<>();
    Symbol y = Symbol.exp(Symbol.Variable("x").multiply(2), "e");
    try (Executor exec = y.bind(null, Collections.singletonMap("x", NDArray.of(0f)))) {
      exec.setMonitor((name, array) -> seen.put(name, array.toArray()), false);
      exec.forward(false)[0].waitToRead();
      assertArrayEquals(new float[] {1}, seen.get("e_output"));
      assertEquals(2, seen.size());
      seen.clear();
      exec.setMonitor(null, false);
      exec.forward(false)[0].waitToRead();
      assertTrue(seen.isEmpty());
      exec.setMonitor((name, array) -> {
        throw new IllegalStateException("stop");
      }, false);
      assertThrows(IllegalStateException.class, () -> exec.forward(false));
    }
  }

  @Test
  void cachedOperator() {
    Symbol y = Symbol.Variable("a").multiply(Symbol.Variable("b"));
    try (CachedOp op = new CachedOp(y, Collections.singletonMap("static_alloc", "True"))) {
      NDArray a = NDArray.of(2f, 3f).attachGrad();
      NDArray b = NDArray.of(5f, 7f);
      NDArray out = Autograd.record(() -> op.call(a, b)[0]);
      assertArrayEquals(new float[] {10, 21}, out.toArray());
      out.backward();
      assertArrayEquals(new float[] {5, 7}, a.grad().toArray());
    }
  }
}
