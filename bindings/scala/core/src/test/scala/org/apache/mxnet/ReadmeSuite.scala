// The lines of the README run.
package org.apache.mxnet

import java.io.File
import java.nio.file.Files

import org.apache.mxnet.io.NDArrayIter
import org.apache.mxnet.module.{FitParams, Module}
import org.apache.mxnet.optimizer.Adam
import org.scalatest.funsuite.AnyFunSuite

class ReadmeSuite extends AnyFunSuite {
  test("ten lines") {
    Random.seed(1)
    // begin
    val x = NDArray.array(Array(1f, 2f, 3f, 4f), Shape(2, 2))
    val y = NDArray.api.exp(x) + 1                       // any operator, documented, with typed arguments
    val w = NDArray.ones(2, 2).attachGrad()
    AutoGrad.record { NDArray.api.sum(w * x * x) }.backward()
    println(w.grad)                                      // the squares of x

    val data = Symbol.Variable("data")
    val scores = Symbol.api.FullyConnected(data, num_hidden = 2, name = "fc")
    val net = new Module(Symbol.api.SoftmaxOutput(scores, name = "softmax"))
    val batches = new NDArrayIter(IndexedSeq(x), IndexedSeq(NDArray.arange(2)), dataBatchSize = 2)
    net.fit(batches, numEpoch = 200, fitParams = new FitParams().setOptimizer(new Adam(0.1f)).setInitializer(new Xavier()))
    println(net.predict(batches).head)
    // end
    assert(y.shape == x.shape && w.grad.toArray.toSeq == Seq(1f, 4f, 9f, 16f))
    assert(net.score(batches, new Accuracy).get._2(0) == 1f)
  }

  test("they are the lines of the README") {
    def text(path: String) = new String(Files.readAllBytes(new File(Vectors.root, path).toPath), "UTF-8")
    val own = text("bindings/scala/core/src/test/scala/org/apache/mxnet/ReadmeSuite.scala")
    val lines = own.split("// begin\n")(1).split(" *// end\n")(0).split("\n").map(_.stripPrefix("    "))
    assert(text("bindings/scala/README.md").contains(lines.mkString("\n")))
  }
}
