// The vectors once more, composed from symbols, bound and run; gradients too.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SymbolVectorsTest {
  private static Class<?> home(String op) {
    return op.startsWith("_contrib_") ? SymbolContrib.class : op.startsWith("_linalg_") ? SymbolLinalg.class
        : op.startsWith("_image_") ? SymbolImage.class
        : op.startsWith("_random_") ? SymbolRandom.class : op.startsWith("_sparse_") ? SymbolSparse.class
        : op.startsWith("_") ? SymbolInternal.class : SymbolBase.class;
  }

  @Test
  void allVectors() throws IOException {
    List<String> failures = new ArrayList<>();
    int run = 0;
    for (Vector v : Vector.load()) {
      // An empty array has no shape that a graph could tell from an unknown one; a graph has no place for arrays that
      // an operator changes without giving them back.
      boolean empty = v.inputs.stream().anyMatch(i -> i.shape.product() == 0)
          || v.outputs.stream().anyMatch(o -> o.shape.product() == 0);
      // The type of argmax of small integers follows from the size of the axis, which a graph's types do not know.
      boolean sized = v.name.matches("arg(max|min)/long");
      if (empty || sized || v.op.equals("reset_arrays")) {
        continue;
      }
      try (ResourceScope scope = new ResourceScope()) {
        replay(v);
        ++run;
      } catch (ReflectiveOperationException | RuntimeException | AssertionError e) {
        failures.add(v.name + ": " + e);
      }
    }
    assertTrue(failures.isEmpty(), failures.size() + ":\n" + String.join("\n", failures));
    assertTrue(run > 600, "run: " + run);
  }

  private static void replay(Vector v) throws ReflectiveOperationException {
    Map<String, Object> arguments = new LinkedHashMap<>(v.params);
    Map<String, NDArray> values = new LinkedHashMap<>();
    Map<String, NDArray> gradients = new HashMap<>();
    List<Symbol> several = new ArrayList<>();
    for (Vector.Values i : v.inputs) {
      Symbol x = Symbol.Variable(i.name);
      several.add(x);
      values.put(i.name, i.toArray());
      if (!i.name.matches("arg\\d+")) {
        arguments.put(i.name, x);
      }
    }
    String shown = v.op.replaceFirst("^_(contrib|image|linalg|random|sparse)_", "");
    if (v.inputs.size() > 0 && v.inputs.get(0).name.equals("arg0")) {
      Field op = home(v.op).getDeclaredField("OP_" + shown);
      op.setAccessible(true);
      arguments.put(((SymbolOp) op.get(null)).inputNames()[0], several);
    }
    for (Vector.Values g : v.grads) {
      gradients.put(g.name, values.get(g.name).copy().set(0f));
    }
    Symbol symbol;
    try {
      symbol = (Symbol) home(v.op).getMethod(shown, String.class, Map.class).invoke(null, "node", arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException) {
        throw (RuntimeException) e.getCause();
      }
      throw e;
    }
    Executor executor = Executor.bind(symbol, null, values, gradients, "write", values);
    if (v.seed != null) {
      Random.seed(v.seed);
    }
    NDArray[] out = executor.forward(v.train);
    assertEquals(v.outputs.size(), out.length);
    for (int i = 0; i < out.length; ++i) {
      VectorsTest.compare(v, v.outputs.get(i), out[i]);
    }
    if (!v.heads.isEmpty() && v.train) {
      executor.backward(v.heads.stream().map(Vector.Values::toArray).toArray(NDArray[]::new));
      for (Vector.Values g : v.grads) {
        VectorsTest.compare(v, g, gradients.get(g.name));
      }
    }
  }
}
