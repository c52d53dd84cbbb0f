// Differentiation, with derivatives worked out by hand.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.mxnet.nativelib.MXNetError;
import org.junit.jupiter.api.Test;

class AutogradTest {
  @Test
  void gradientOfASum() {
    try (ResourceScope scope = new ResourceScope()) {
      NDArray w = NDArray.of(1f, 2f, 3f).attachGrad();
      NDArray loss = Autograd.record(() -> NDArray.sum(w.multiply(w))[0]);
      loss.backward();
      assertArrayEquals(new float[] {2, 4, 6}, w.grad().toArray());
      loss = Autograd.record(() -> w.pow(3f));
      loss.backward(NDArray.of(1f, 0f, 2f));
      assertArrayEquals(new float[] {3, 0, 54}, w.grad().toArray(), 1e-4f);
    }
  }

  @Test
  void requestAddSumsUp() {
    try (ResourceScope scope = new ResourceScope()) {
      NDArray w = NDArray.of(1f, 2f).attachGrad("add");
      for (int i = 0; i < 3; ++i) {
        Autograd.record(() -> w.multiply(2)).backward();
      }
      assertArrayEquals(new float[] {6, 6}, w.grad().toArray());
      assertThrows(IllegalArgumentException.class, () -> w.attachGrad("replace"));
    }
  }

  @Test
  void newGradientsAndSecondDerivatives() {
    try (ResourceScope scope = new ResourceScope()) {
      NDArray x = NDArray.of(2f).attachGrad();
      NDArray first;
      try (Autograd.Mode mode = Autograd.record()) {
        NDArray y = x.multiply(x).multiply(x);
        first = Autograd.grad(new NDArray[] {y}, new NDArray[] {x}, null, true)[0];
      }
      assertArrayEquals(new float[] {12}, first.toArray());
      first.backward();
      assertArrayEquals(new float[] {12}, x.grad().toArray()); // 6 x
    }
  }

  @Test
  void modes() {
    assertFalse(Autograd.isRecording());
    try (Autograd.Mode record = Autograd.record()) {
      assertTrue(Autograd.isRecording());
      assertTrue(Autograd.isTraining());
      try (Autograd.Mode pause = Autograd.pause()) {
        assertFalse(Autograd.isRecording());
        assertFalse(Autograd.isTraining());
      }
      try (Autograd.Mode predict = Autograd.predictMode()) {
        assertTrue(Autograd.isRecording());
        assertFalse(Autograd.isTraining());
      }
      assertTrue(Autograd.isTraining());
    }
    assertFalse(Autograd.isRecording());
    assertFalse(Autograd.isTraining());
  }

  @Test
  void detachedAndUnrecorded() {
    try (ResourceScope scope = new ResourceScope()) {
      NDArray x = NDArray.of(3f).attachGrad();
      NDArray y = Autograd.record(() -> x.multiply(x.detach()));
      y.backward();
      assertEquals(3f, x.grad().toScalar());
      assertThrows(MXNetError.class, () -> NDArray.of(1f).backward());
      assertEquals(null, NDArray.of(1f).grad());
    }
  }
}
