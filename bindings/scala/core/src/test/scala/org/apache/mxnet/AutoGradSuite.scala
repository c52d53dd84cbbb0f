// Gradients of recorded computations, checked against derivatives worked out by hand.
package org.apache.mxnet

import org.scalatest.funsuite.AnyFunSuite

class AutoGradSuite extends AnyFunSuite {
  private def x = NDArray.array(Array(1f, 2f, 3f), Shape(3))

  test("the gradient of a sum of squares") {
    val w = x.attachGrad()
    val loss = AutoGrad.record { NDArray.api.sum(w * w) }
    loss.backward()
    assert(w.grad.toArray.toSeq == Seq(2f, 4f, 6f))
  }

  test("gradients add up on request, and take a factor") {
    val w = x.attachGrad("add")
    for (_ <- 1 to 2) AutoGrad.record { w * 3 }.backward(x)
    assert(w.grad.toArray.toSeq == Seq(6f, 12f, 18f))
  }

  test("a second derivative") {
    val w = x.attachGrad()
    val second = AutoGrad.record {
      val y = w * w * w
      AutoGrad.grad(Seq(y), Seq(w), createGraph = true, retainGraph = true).head
    }
    assert(second.toArray.toSeq == Seq(3f, 12f, 27f))
    second.backward()
    assert(w.grad.toArray.toSeq == Seq(6f, 12f, 18f))
  }

  test("modes") {
    assert(!AutoGrad.isRecording && !AutoGrad.isTraining)
    AutoGrad.record {
      assert(AutoGrad.isRecording && AutoGrad.isTraining)
      AutoGrad.pause { assert(!AutoGrad.isRecording && !AutoGrad.isTraining) }
      AutoGrad.predictMode { assert(AutoGrad.isRecording && !AutoGrad.isTraining) }
      assert(NDArray.api.Dropout(NDArray.ones(1000), p = 0.5).toArray.exists(_ == 0f))
    }
    AutoGrad.trainMode { assert(!AutoGrad.isRecording && AutoGrad.isTraining) }
    assert(NDArray.api.Dropout(NDArray.ones(1000), p = 0.5).toArray.forall(_ == 1f))
    assert(!AutoGrad.isRecording && !AutoGrad.isTraining)
  }

  test("a detached array stops the gradient") {
    val w = x.attachGrad()
    AutoGrad.record { w * (w * 1).detach() }.backward()
    assert(w.grad.toArray.toSeq == Seq(1f, 2f, 3f))
  }

  test("backward without recording is an error of the state, and the library goes on") {
    intercept[MXNetError](x.backward())
    assert((x + 1).toArray.toSeq == Seq(2f, 3f, 4f))
  }
}
