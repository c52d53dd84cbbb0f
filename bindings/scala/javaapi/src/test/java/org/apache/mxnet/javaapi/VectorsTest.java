// All vectors, forward and backward, through the generated operator methods.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.mxnet.nativelib.Operator;
import org.junit.jupiter.api.Test;

class VectorsTest {
  @Test
  void allVectors() throws IOException {
    List<String> failures = new ArrayList<>();
    Map<String, Integer> passed = new TreeMap<>();
    List<Vector> all = Vector.load();
    int byText = 0;
    for (Vector v : all) {
      try (ResourceScope scope = new ResourceScope()) {
        byText += run(v) ? 0 : 1;
        passed.merge(v.op, 1, Integer::sum);
      } catch (ReflectiveOperationException | RuntimeException | AssertionError e) {
        failures.add(v.name + ": " + e);
      }
    }
    for (String failure : failures) {
      passed.remove(failure.substring(0, failure.indexOf('/')));
    }
    List<String> lines = new ArrayList<>();
    passed.forEach((op, n) -> lines.add(op + " " + n));
    Path file = Vector.root().resolve("build/java/vectors.txt");
    Files.createDirectories(file.getParent());
    Files.write(file, lines, StandardCharsets.UTF_8);
    assertTrue(failures.isEmpty(), failures.size() + " of " + all.size() + ":\n" + String.join("\n", failures));
    assertTrue(all.size() > 700);
    assertTrue(byText < 40, "cases that no generated method could take: " + byText);
  }

  // Returns whether the generated method could take all parameters of the case.
  private static boolean run(Vector v) throws ReflectiveOperationException {
    if (v.seed != null) {
      Random.seed(v.seed);
    }
    List<NDArray> inputs = new ArrayList<>();
    for (Vector.Values i : v.inputs) {
      inputs.add(i.toArray());
    }
    for (Vector.Values g : v.grads) {
      inputs.get(index(v, g.name)).attachGrad();
    }
    boolean record = !v.heads.isEmpty();
    boolean generated;
    NDArray[] out;
    try (Autograd.Mode mode = record ? Autograd.record(v.train) : v.train ? Autograd.trainMode() : Autograd.predictMode()) {
      GeneratedCall call = GeneratedCall.of(v.op);
      generated = call.takes(v.params);
      out = generated ? call.run(inputs, v.params) : byText(v, inputs);
    }
    assertEquals(v.outputs.size(), out.length, "number of outputs");
    for (int i = 0; i < out.length; ++i) {
      compare(v, v.outputs.get(i), out[i]);
    }
    for (Vector.Values a : v.after) {
      compare(v, a, inputs.get(index(v, a.name)));
    }
    if (record) {
      NDArray[] heads = v.heads.stream().map(Vector.Values::toArray).toArray(NDArray[]::new);
      Autograd.backward(out, heads, false, v.train);
      for (Vector.Values g : v.grads) {
        compare(v, g, inputs.get(index(v, g.name)).grad());
      }
    }
    return generated;
  }

  // A tuple with None inside and parameters that are accepted without being listed have no place in the methods.
  private static NDArray[] byText(Vector v, List<NDArray> inputs) {
    Operator op = new Operator(v.op, v.params.keySet().toArray(new String[0]));
    return OpRun.many(op.with(v.params.values().toArray()), null, inputs.toArray(new NDArray[0]));
  }

  private static int index(Vector v, String input) {
    for (int i = 0; i < v.inputs.size(); ++i) {
      if (v.inputs.get(i).name.equals(input)) {
        return i;
      }
    }
    throw new AssertionError("no input " + input);
  }

  static void compare(Vector v, Vector.Values expected, NDArray got) {
    assertEquals(expected.shape, got.shape(), expected.name + ": shape");
    assertEquals(expected.dtype, got.dtype(), expected.name + ": type");
    double[] values = got.size() == 0 ? new double[0] : got.toFloat64Array();
    for (int i = 0; i < values.length; ++i) {
      double e = expected.values[i];
      boolean same = Double.compare(e, values[i]) == 0 || Math.abs(e - values[i]) <= v.atol + v.rtol * Math.abs(e);
      assertTrue(same, expected.name + "[" + i + "]: expected " + e + ", got " + values[i]);
    }
  }
}
