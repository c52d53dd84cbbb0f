// Errors: what is wrong is said by an exception, and the library goes on.
package org.apache.mxnet

import java.nio.file.Files

import org.apache.mxnet.nativelib.{MXNetError => Native}
import org.scalatest.funsuite.AnyFunSuite

class ErrorsSuite extends AnyFunSuite {
  private def usable(): Unit = assert((NDArray.ones(2) + 1).toArray.toSeq == Seq(2f, 2f))

  test("wrong shapes") {
    val error = intercept[Native.ShapeError](NDArray.api.dot(NDArray.ones(2, 3), NDArray.ones(2, 3)))
    assert(error.getMessage.startsWith("[dot]") && error.getOperator == "dot")
    usable()
  }

  test("wrong types") {
    intercept[Native.TypeError](NDArray.api.elemwise_add(NDArray.ones(2), NDArray.ones(Shape(2), dtype = DType.Int32)))
    usable()
  }

  test("unknown parameters and bad values") {
    val unknown = intercept[Native.ArgumentError](NDArray.sum(Map("axes" -> 1))(NDArray.ones(2)))
    assert(unknown.getMessage.contains("axes") && unknown.getArgument == "axes")
    intercept[Native.ArgumentError](NDArray.api.Activation(NDArray.ones(2), act_type = "nothing"))
    intercept[MXNetError](NDArray.invoke("no_such_operator")())
    intercept[IllegalArgumentException](NDArray.api.exp(NDArray.ones(2), out = Opt.raw("nothing")))
    usable()
  }

  test("a wrong number of inputs") {
    intercept[MXNetError](NDArray.api.elemwise_add(NDArray.ones(2)))
    intercept[MXNetError](NDArray.elemwise_add(NDArray.ones(2), NDArray.ones(2), NDArray.ones(2)))
    usable()
  }

  test("disposed arrays and symbols") {
    val x = NDArray.ones(2)
    x.dispose()
    x.dispose()
    assert(x.isDisposed && x.toString == "<NDArray, disposed>")
    assert(intercept[IllegalStateException](x + 1).getMessage.contains("closed"))
    val s = Symbol.Variable("s")
    s.dispose()
    intercept[IllegalStateException](s.listArguments())
    usable()
  }

  test("missing and damaged files") {
    assert(intercept[Native.IoError](NDArray.load("/nowhere/x.params")).getMessage.contains("/nowhere/x.params"))
    intercept[MXNetError](Model.loadCheckpoint("/nowhere/model", 1))
    val file = Files.createTempFile("damaged", ".params")
    NDArray.save(file.toString, Map("x" -> NDArray.ones(100)))
    Files.write(file, Files.readAllBytes(file).take(60))
    intercept[MXNetError](NDArray.load(file.toString))
    Files.write(file, "{ not a graph".getBytes)
    intercept[MXNetError](Symbol.load(file.toString))
    usable()
  }

  test("read-only arrays refuse changes") {
    val exec = Symbol.api.relu(Symbol.Variable("x"), name = "r").simpleBind(Context.cpu(), "null", Map("x" -> Shape(2)))
    exec.setMonitorCallback(new MXMonitorCallback {
      override def invoke(name: String, arr: NDArray): Unit = intercept[IllegalArgumentException](arr += 1)
    })
    exec.forward()
    usable()
  }

  test("Context, Shape and DType") {
    intercept[IllegalArgumentException](new Context("tpu"))
    intercept[IndexOutOfBoundsException](Shape(1, 2)(2))
    intercept[NoSuchElementException](DType.getType("float128"))
    assert(Shape(2, 3).product == 6 && Shape(2, 3)(-1) == 3 && (Shape(1) ++ Shape(2)) == Shape(1, 2))
    assert(Context.gpu(1).withScope(Context.defaultCtx) == Context.gpu(1) && Context.defaultCtx == Context.cpu())
  }
}
