// Bad input: an exception with the library's message, and a process that goes on.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import org.apache.mxnet.nativelib.MXNetError;
import org.apache.mxnet.nativelib.Operator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorsTest {
  @AfterEach
  void stillUsable() {
    assertEquals(3f, NDArray.of(1f).add(2).toScalar());
  }

  private static void assertMentions(MXNetError e, String... words) {
    for (String w : words) {
      assertTrue(e.getMessage().contains(w), e.getMessage());
    }
  }

  @Test
  void shapes() {
    MXNetError e = assertThrows(MXNetError.ShapeError.class, () -> NDArray.dot(NDArray.ones(2, 3), NDArray.ones(2, 3)));
    assertMentions(e, "[dot]", "expected");
    assertEquals("dot", e.getOperator());
    assertEquals(MXNetError.Kind.SHAPE, e.getKind());
    assertThrows(MXNetError.class, () -> NDArray.of(1f, 2f).add(NDArray.of(1f, 2f, 3f)));
  }

  @Test
  void types() {
    MXNetError e = assertThrows(MXNetError.TypeError.class, () -> NDArray.of(1f).add(NDArray.of(1L)));
    assertMentions(e, "broadcast_add");
  }

  @Test
  void parameters() {
    assertMentions(assertThrows(MXNetError.ArgumentError.class,
        () -> new Operator("Activation", "act_typ").with("relu")), "Activation", "act_typ");
    assertMentions(assertThrows(MXNetError.ArgumentError.class,
        () -> NDArray.Activation(NDArray.of(1f), "rellu")), "rellu");
    assertThrows(MXNetError.ArgumentError.class, () -> new Operator("no_such_operator").plain());
    HashMap<String, Object> bad = new HashMap<>();
    bad.put("num_hiden", 3);
    assertThrows(MXNetError.ArgumentError.class, () -> Symbol.FullyConnected("fc", bad));
  }

  @Test
  void numberOfInputs() {
    assertThrows(MXNetError.ArgumentError.class,
        () -> OpRun.many(new Operator("elemwise_add").plain(), null, NDArray.of(1f)));
    assertThrows(MXNetError.ArgumentError.class,
        () -> OpRun.many(new Operator("exp").plain(), null, NDArray.of(1f), NDArray.of(1f)));
  }

  @Test
  void closedHandles() {
    NDArray a = NDArray.of(1f);
    a.close();
    a.close();
    assertThrows(IllegalStateException.class, a::toArray);
    assertThrows(IllegalStateException.class, () -> NDArray.exp(a));
    assertThrows(IllegalStateException.class, () -> NDArray.of(1f).add(a));
    Symbol s = Symbol.Variable("x");
    s.close();
    assertThrows(IllegalStateException.class, s::listArguments);
  }

  @Test
  void files(@TempDir Path folder) throws IOException {
    String missing = folder.resolve("missing").toString();
    assertMentions(assertThrows(MXNetError.IoError.class, () -> NDArray.load(missing)), "missing");
    assertThrows(MXNetError.class, () -> Symbol.load(missing));
    assertThrows(RuntimeException.class,
        () -> Predictor.load(missing, 0, null, Collections.singletonMap("data", new Shape(1))));
    Path broken = folder.resolve("broken");
    Files.write(broken, new byte[] {1, 2, 3});
    assertThrows(MXNetError.class, () -> NDArray.load(broken.toString()));
    assertThrows(MXNetError.class, () -> Symbol.load(broken.toString()));
    assertThrows(MXNetError.class, () -> NDArray.deserialize(new byte[] {9, 9, 9}));
    byte[] whole = NDArray.of(1f, 2f, 3f).serialize();
    assertThrows(MXNetError.class, () -> NDArray.deserialize(java.util.Arrays.copyOf(whole, whole.length - 5)));
  }

  @Test
  void notAScalar() {
    assertThrows(IllegalStateException.class, () -> NDArray.of(1f, 2f).toScalar());
  }
}
