// Symbols: composition, inference, attributes, files; executors and cached operators.
package org.apache.mxnet

import java.nio.file.Files

import org.scalatest.funsuite.AnyFunSuite

class SymbolSuite extends AnyFunSuite {
  private def floats(values: Float*)(dims: Int*): NDArray = NDArray.array(values.toArray, Shape(dims: _*))

  private def mlp: Symbol = {
    val data = Symbol.Variable("data")
    val hidden = Symbol.api.FullyConnected(data, num_hidden = 3, name = "fc1")
    val active = Symbol.api.Activation(hidden, act_type = "relu", name = "relu1")
    Symbol.api.SoftmaxOutput(Symbol.api.FullyConnected(active, num_hidden = 2, name = "fc2"), name = "softmax")
  }

  test("missing inputs become variables") {
    assert(mlp.listArguments() ==
      IndexedSeq("data", "fc1_weight", "fc1_bias", "fc2_weight", "fc2_bias", "softmax_label"))
    assert(mlp.listOutputs() == IndexedSeq("softmax_output"))
    assert(mlp.listAuxiliaryStates().isEmpty)
    assert(Symbol.api.BatchNorm(Symbol.Variable("x"), name = "bn").listAuxiliaryStates() ==
      IndexedSeq("bn_moving_mean", "bn_moving_var"))
    assert(mlp.name.contains("softmax"))
  }

  test("the untyped form of 1.9.1") {
    val data = Symbol.Variable("data")
    val fc = Symbol.FullyConnected(name = "fc")()(Map("data" -> data, "num_hidden" -> 4))
    assert(fc.listArguments() == IndexedSeq("data", "fc_weight", "fc_bias"))
    val both = Symbol.Concat(name = "both")(fc, data)(Map("dim" -> 1))
    assert(both.listArguments() == IndexedSeq("data", "fc_weight", "fc_bias"))
    assert(Symbol.createFromListedSymbols("Flatten", "f")(Array(data), null).listOutputs() == IndexedSeq("f_output"))
  }

  test("names are counted") {
    new NameManager().withScope {
      val x = Symbol.Variable("x")
      assert(Symbol.api.relu(x).name.contains("relu0"))
      assert(Symbol.api.relu(x).name.contains("relu1"))
      new Prefix("net_").withScope(assert(Symbol.api.relu(x).name.contains("net_relu0")))
    }
  }

  test("inference of shapes and types") {
    val (args, outs, auxs) = mlp.inferShape(Map("data" -> Shape(5, 4)))
    assert(args == IndexedSeq(Shape(5, 4), Shape(3, 4), Shape(3), Shape(2, 3), Shape(2), Shape(5)))
    assert(outs == IndexedSeq(Shape(5, 2)) && auxs.isEmpty)
    assert(mlp.inferShape(Map.empty[String, Shape])._1 == null)
    assert(mlp.inferShape(Shape(5, 4))._2 == IndexedSeq(Shape(5, 2)))
    assert(mlp.inferShapePartial(Map.empty[String, Shape])._1.length == 6)
    assert(mlp.inferType(Map("data" -> DType.Float64))._2 == Seq(DType.Float64))
    val error = intercept[MXNetError](mlp.inferShape(Map("data" -> Shape(5, 4), "fc1_weight" -> Shape(3, 7))))
    assert(error.getMessage.contains("fc1"))
  }

  test("arithmetic, groups, internals and composition") {
    val (a, b) = (Symbol.Variable("a"), Symbol.Variable("b"))
    val exec = ((a + b) * 2 - a / b + (1 - a)).bind(
      Context.cpu(), Map("a" -> floats(4)(1), "b" -> floats(2)(1)))
    exec.forward()
    assert(exec.outputs(0).toScalar == 12 - 2 - 3)
    val group = Symbol.Group(a + 1, Symbol.max(a, b))
    assert(group.listOutputs().length == 2 && group.get(1).listArguments() == IndexedSeq("a", "b"))
    assert(mlp.getInternals().get("relu1_output").listArguments() == IndexedSeq("data", "fc1_weight", "fc1_bias"))
    intercept[IllegalArgumentException](mlp.getInternals().get("nothing"))
    val inner = (a * 3).apply("composed", Map("a" -> b))
    assert(inner.listArguments() == IndexedSeq("b"))
    assert((a * 3).clone().listArguments() == IndexedSeq("a"))
  }

  test("attributes") {
    val x = Symbol.Variable("x", Map("mood" -> "angry"), lrMult = Some(2f), shape = Shape(2, 3))
    assert(x.attr("mood").contains("angry") && x.attr("none").isEmpty)
    assert(x.attr("__lr_mult__").contains("2.0"))
    AttrScope(Map("group" -> "4")).withScope(assert(Symbol.Variable("y").attr("group").contains("4")))
    val op = Symbol.api.relu(x, name = "r", attr = Map("key" -> "value"))
    assert(op.attrMap()("x")("mood") == "angry" && op.listAttr()("key") == "value")
    assert(op.inferShape(Map.empty[String, Shape])._2 == IndexedSeq(Shape(2, 3)))
  }

  test("text and files") {
    val file = Files.createTempFile("net", ".json").toString
    mlp.save(file)
    assert(Symbol.load(file).listArguments() == mlp.listArguments())
    assert(Symbol.loadJson(mlp.toJson).toJson == mlp.toJson)
    assert(mlp.debugStr.contains("fc1") && mlp.toString == "<Symbol softmax>")
  }

  test("an executor computes outputs and gradients") {
    val x = Symbol.Variable("x")
    val exec = Symbol.api.sum(x * x).bind(
      Context.cpu(), Seq(floats(1, 2, 3)(3)), Seq(NDArray.zeros(3)))
    exec.forward(isTrain = true)
    assert(exec.outputs(0).toArray.toSeq == Seq(14f))
    exec.backward(NDArray.ones(exec.outputs(0).shape))
    assert(exec.gradDict("x").toArray.toSeq == Seq(2f, 4f, 6f))
    exec.forward(isTrain = false, "x" -> floats(0, 0, 1)(3))
    assert(exec.outputs(0).toArray.toSeq == Seq(1f))
    intercept[IllegalArgumentException](exec.forward(isTrain = false, "y" -> floats(1)(1)))
    intercept[IllegalArgumentException](x.bind(Context.cpu(), Map.empty[String, NDArray]))
  }

  test("requests of several kinds, auxiliary states") {
    val bn = Symbol.api.BatchNorm(Symbol.Variable("x"), fix_gamma = false, name = "bn")
    val exec = bn.simpleBind(Context.cpu(), "write", shapeDict = Map("x" -> Shape(4, 2)))
    exec.copyParamsFrom(
      Map("bn_gamma" -> NDArray.ones(2), "bn_beta" -> NDArray.zeros(2)), Map("bn_moving_var" -> NDArray.ones(2)))
    intercept[IllegalArgumentException](exec.copyParamsFrom(Map("other" -> NDArray.ones(2))))
    exec.forward(isTrain = true, "x" -> floats(1, 0, 3, 0, 1, 0, 3, 0)(4, 2))
    assert(math.abs(exec.outputs(0).toArray.head + 1) < 1e-2)
    assert(math.abs(exec.auxDict("bn_moving_mean").toArray.head - 0.2f) < 1e-5)
    val y = Symbol.Variable("y")
    val add = (y * 3).bind(
      Context.cpu(), Map("y" -> floats(1)(1)), Map("y" -> floats(10)(1)), Map("y" -> "add"))
    add.forward(isTrain = true)
    add.backward(floats(1)(1))
    assert(add.gradArrays(0).toScalar == 13f)
  }

  test("an executor for another batch size shares the parameters") {
    val exec = mlp.simpleBind(Context.cpu(), "null", shapeDict = Map("data" -> Shape(4, 5)))
    exec.argDict("fc1_weight").set(0.5)
    val small = exec.reshape(partialShaping = true, kwargs = Map("data" -> Shape(2, 5)))
    assert(small.outputs(0).shape == Shape(2, 2))
    assert(small.argDict("fc1_weight").toArray.forall(_ == 0.5f))
    assert(exec.debugStr.nonEmpty)
  }

  test("a monitor sees the outputs inside") {
    val seen = collection.mutable.ArrayBuffer.empty[String]
    val exec = mlp.simpleBind(Context.cpu(), "null", shapeDict = Map("data" -> Shape(1, 2)))
    exec.setMonitorCallback(new MXMonitorCallback {
      override def invoke(name: String, arr: NDArray): Unit = { seen += name; arr.dispose() }
    })
    exec.forward()
    assert(seen.contains("fc1_output") && seen.contains("softmax_output"))
    val monitor = new Monitor(1)
    monitor.install(exec)
    monitor.tic()
    exec.forward()
    assert(monitor.toc().map(_._2).toSet.contains("fc2_weight"))
    exec.dispose()
    exec.dispose()
  }

  test("a cached operator, and its gradient") {
    val (a, b) = (Symbol.Variable("a"), Symbol.Variable("b"))
    val op = new CachedOp(a * b + a)
    assert(op.inputNames == IndexedSeq("a", "b"))
    val (x, y) = (floats(2)(1).attachGrad(), floats(5)(1))
    val out = AutoGrad.record { op(x, y) }
    assert(out.head.toScalar == 12f)
    out.head.backward()
    assert(x.grad.toScalar == 6f)
    assert(op(Map("b" -> x, "a" -> y)).head.toScalar == 15f)
  }
}
