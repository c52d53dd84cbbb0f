// Training: optimizers against formulas, metrics, iterators, modules and checkpoints.
package org.apache.mxnet

import java.nio.file.Files

import org.apache.mxnet.io.{NDArrayIter, ResizeIter}
import org.apache.mxnet.module.{FitParams, Module}
import org.apache.mxnet.optimizer._
import org.scalatest.funsuite.AnyFunSuite

class TrainingSuite extends AnyFunSuite {
  private def floats(values: Float*)(dims: Int*): NDArray = NDArray.array(values.toArray, Shape(dims: _*))

  /** The weight after some updates with the same gradient. */
  private def after(optimizer: Optimizer, steps: Int, w: Float, g: Float): Float = {
    val (weight, grad) = (floats(w)(1), floats(g)(1))
    val state = optimizer.createState(0, weight)
    for (_ <- 1 to steps) optimizer.update(0, weight, grad, state)
    assert(grad.toScalar == g)
    optimizer.disposeState(state)
    weight.toScalar
  }

  private def near(a: Float, b: Double): Unit = assert(math.abs(a - b) < 1e-5 * math.max(1, math.abs(b)), s"$a, $b")

  test("SGD: plain, momentum, decay, limits") {
    near(after(new SGD(0.1f, wd = 0f), 2, 1f, 0.5f), 1 - 0.05 - 0.05)
    near(after(new SGD(0.1f, momentum = 0.9f, wd = 0f), 2, 1f, 0.5f), 1 - 0.05 - (0.045 + 0.05))
    near(after(new SGD(0.1f, wd = 0.1f), 1, 1f, 0.5f), 1 - 0.1 * (0.5 + 0.1))
    near(after(new SGD(0.1f, wd = 0f, clipGradient = 0.2f), 1, 1f, 0.5f), 1 - 0.1 * 0.2)
    near(after(new SGD(1f, wd = 0f, lrScheduler = new FactorScheduler(1, 0.5f)), 2, 1f, 0.25f), 1 - 0.25 - 0.125)
  }

  test("NAG, AdaGrad, AdaDelta, RMSProp, Adam, DCASGD") {
    // NAG: v = m v + g; w -= lr (g + m v)
    near(after(new NAG(0.1f, momentum = 0.9f, wd = 0f), 1, 1f, 0.5f), 1 - 0.1 * (0.5 + 0.9 * 0.5))
    near(after(new AdaGrad(0.1f), 2, 1f, 0.5f), 1 - 0.1 - 0.1 / math.sqrt(2))
    val rho = 0.05
    val acc = (1 - rho) * 0.25
    near(after(new AdaDelta(0.05f), 1, 1f, 0.5f), 1 - math.sqrt(1e-8) / math.sqrt(acc + 1e-8) * 0.5)
    val (n, m) = (0.05 * 0.25, 0.05 * 0.5)
    near(after(new RMSProp(0.1f), 1, 1f, 0.5f), 1 - 0.1 * 0.5 / math.sqrt(n - m * m + 1e-4))
    near(after(new Adam(0.1f), 1, 1f, 0.5f), 1 - 0.1)
    near(after(new Adam(0.1f), 3, 1f, 0.5f), 1 - 0.3)
    near(after(new DCASGD(0.1f), 1, 1f, 0.5f), 1 - 0.05)
    // second step: the weight moved by -0.05 since the first
    near(after(new DCASGD(0.1f), 2, 1f, 0.5f), 0.95 - 0.1 * (0.5 + 0.04 * 0.25 * -0.05))
  }

  test("SGLD moves by half a step and noise of the rate's variance") {
    Random.seed(3)
    val weight = NDArray.ones(10000)
    new SGLD(0.01f, wd = 0f).update(0, weight, NDArray.ones(10000), null)
    val moved = weight.toArray.map(_ - 1.0)
    val mean = moved.sum / moved.length
    assert(math.abs(mean + 0.005) < 0.005)
    assert(math.abs(moved.map(v => (v - mean) * (v - mean)).sum / moved.length - 0.01) < 0.001)
  }

  test("scales for single parameters, and no decay of a bias") {
    val optimizer = new SGD(0.1f, wd = 0.1f)
    optimizer.setArgNames(Seq("a_weight", "a_bias"))
    optimizer.setLrMult(Map(Right("a_weight") -> 2f))
    val (w, b, g) = (floats(1)(1), floats(1)(1), floats(0)(1))
    optimizer.update(0, w, g, null)
    optimizer.update(1, b, g, null)
    near(w.toScalar, 1 - 0.2 * 0.1)
    near(b.toScalar, 1)
  }

  test("schedules") {
    val multi = new MultiFactorScheduler(Seq(2, 4), 0.1f)
    multi.baseLR = 1f
    assert(Seq(1, 2, 3, 4, 5).map(n => math.round(multi(n) * 1000)) == Seq(1000, 1000, 100, 100, 10))
    val poly = new PolyScheduler(10, 1f)
    poly.baseLR = 1f
    near(poly(5), 0.5)
    near(poly(20), 0)
  }

  test("metrics") {
    val label = floats(0, 1, 1)(3)
    val pred = floats(0.7f, 0.3f, 0.4f, 0.6f, 0.8f, 0.2f)(3, 2)
    def of(m: EvalMetric, l: NDArray = label, p: NDArray = pred): Float = {
      m.update(IndexedSeq(l), IndexedSeq(p))
      m.get._2(0)
    }
    near(of(new Accuracy), 2.0 / 3)
    near(of(new F1), 2 * 1.0 * 0.5 / 1.5)
    near(of(new TopKAccuracy(2)), 1.0)
    near(of(new CrossEntropy), -(math.log(0.7) + math.log(0.6) + math.log(0.2)) / 3)
    near(of(new Perplexity()), math.exp(-(math.log(0.7) + math.log(0.6) + math.log(0.2)) / 3))
    near(of(new Perplexity(Some(0))), math.exp(-(math.log(0.6) + math.log(0.2)) / 2))
    val (l, p) = (floats(1, 2)(2, 1), floats(2, 4)(2, 1))
    near(of(new MAE, l, p), 1.5)
    near(of(new MSE, l, p), 2.5)
    near(of(new RMSE, l, p), math.sqrt(2.5))
    near(of(new CustomMetric((a, b) => (a - b).toArray.sum, "sum"), l, p), -3)
    val both = new CompositeEvalMetric
    both.add(new MAE)
    both.add(new MSE)
    both.update(IndexedSeq(l), IndexedSeq(p))
    assert(both.get._1.toSeq == Seq("mae", "mse") && both.get._2.toSeq == Seq(1.5f, 2.5f))
    both.reset()
    assert(both.get._2.forall(_.isNaN))
  }

  test("initializers") {
    Random.seed(1)
    val weight = NDArray.empty(200, 100)
    new Xavier("uniform", "avg", 3)("x_weight", weight)
    val bound = math.sqrt(3 / 150.0)
    assert(weight.toArray.forall(v => math.abs(v) <= bound) && weight.toArray.exists(v => math.abs(v) > 0.9 * bound))
    val bias = NDArray.ones(2)
    new Uniform()("x_bias", bias)
    assert(bias.toArray.forall(_ == 0f))
    intercept[IllegalArgumentException](new Uniform()("thing", bias))
    new Mixed(List("bias", ".*"), List(new Constant(3f), new Normal(0.1f))).apply("x_weight", bias)
    intercept[IllegalArgumentException](new Mixed(List("bias"), List(new Uniform())).apply("x_weight", bias))
  }

  test("an iterator pads, discards and rolls over") {
    val data = NDArray.arange(0, Some(5)).reshape(5, 1)
    def batches(last: String): Seq[(Seq[Float], Int)] =
      new NDArrayIter(IndexedSeq(data), IndexedSeq(data), 2, lastBatchHandle = last)
        .map(b => (b.data.head.toArray.toSeq, b.pad)).toList
    assert(batches("pad") == Seq((Seq(0f, 1f), 0), (Seq(2f, 3f), 0), (Seq(4f, 0f), 1)))
    assert(batches("discard") == Seq((Seq(0f, 1f), 0), (Seq(2f, 3f), 0)))
    val rolling = new NDArrayIter(IndexedSeq(data), IndexedSeq.empty[NDArray], 2, lastBatchHandle = "roll_over")
    assert(rolling.map(_.data.head.toArray.toSeq).toList.last == Seq(4f, 0f))
    rolling.reset()
    assert(rolling.next().data.head.toArray.toSeq == Seq(1f, 2f))
    val shuffled = new NDArrayIter(IndexedSeq(data), IndexedSeq(data), 1, shuffle = true)
    val seen = shuffled.map(b => (b.data.head.toScalar, b.label.head.toScalar)).toList
    assert(seen.map(_._1).sorted == Seq(0f, 1f, 2f, 3f, 4f) && seen.forall(p => p._1 == p._2))
    intercept[NoSuchElementException](shuffled.next())
    val built = new NDArrayIter.Builder().addData("x", data).addLabel("y", data).setBatchSize(2).build()
    assert(built.provideData("x") == Shape(2, 1) && built.provideLabelDesc.head.name == "y")
    assert(new ResizeIter(built, 7).length == 7)
  }

  private def network: Symbol = {
    val hidden = Symbol.api.Activation(
      Symbol.api.FullyConnected(Symbol.Variable("data"), num_hidden = 16, name = "fc1"), act_type = "tanh")
    Symbol.api.SoftmaxOutput(Symbol.api.FullyConnected(hidden, num_hidden = 2, name = "fc2"), name = "softmax")
  }

  /** Points inside and outside of a circle. */
  private def circle(n: Int): (NDArray, NDArray) = {
    val points = Random.uniform(-1, 1, Shape(n, 2))
    val inside = points.toArray.grouped(2).map(p => if (p(0) * p(0) + p(1) * p(1) < 0.6f) 1f else 0f).toArray
    (points, NDArray.array(inside, Shape(n)))
  }

  test("a module learns, predicts, and survives a checkpoint") {
    Random.seed(5)
    val (x, y) = circle(400)
    val train = new NDArrayIter(IndexedSeq(x), IndexedSeq(y), 40, shuffle = true)
    val eval = new NDArrayIter(IndexedSeq(x), IndexedSeq(y), 60)
    var epochs = 0
    val mod = new Module(network)
    mod.fit(train, Some(eval), numEpoch = 40, new FitParams().setOptimizer(new Adam(0.02f)).setInitializer(new Xavier())
      .setEpochEndCallback(new EpochEndCallback {
        override def invoke(e: Int, s: Symbol, a: Map[String, NDArray], x: Map[String, NDArray]): Unit = epochs += 1
      }))
    assert(epochs == 40)
    val accuracy = mod.score(eval, new Accuracy).get._2(0)
    assert(accuracy > 0.9f)
    val out = mod.predict(eval).head
    assert(out.shape == Shape(400, 2))
    val folder = Files.createTempDirectory("mxnet").toString
    mod.saveCheckpoint(s"$folder/net", 3, saveOptStates = true)
    val again = Module.loadCheckpoint(s"$folder/net", 3, loadOptimizerStates = true)
    again.bind(eval.provideDataDesc, Some(eval.provideLabelDesc), forTraining = true)
    again.initOptimizer(optimizer = new Adam(0.02f))
    assert(again.predict(eval).head.toArray.toSeq == out.toArray.toSeq)
    train.reset()
    val batch = train.next()
    again.forwardBackward(batch)
    again.update()
    val single = new DataBatch(IndexedSeq(x.slice(0, 1)), null, null, 0)
    assert(again.predict(single).head.shape == Shape(1, 2))
    mod.dispose()
    intercept[IllegalArgumentException](mod.predict(single))
  }

  test("gradients of inputs, fixed parameters") {
    val mod = new Module(network, fixedParamNames = Some(Set("fc1_weight")))
    mod.bind(IndexedSeq(DataDesc("data", Shape(2, 2))), Some(IndexedSeq(DataDesc("softmax_label", Shape(2)))),
      inputsNeedGrad = true)
    mod.initParams(new Normal(1f))
    mod.initOptimizer(optimizer = new SGD(1f))
    val before = mod.getParams._1
    mod.forwardBackward(new DataBatch(IndexedSeq(NDArray.ones(2, 2)), IndexedSeq(NDArray.ones(2)), null, 0))
    mod.update()
    assert(mod.getInputGradsMerged().head.toArray.exists(_ != 0f))
    val after = mod.getParams._1
    assert(after("fc1_weight") == before("fc1_weight") && after("fc2_weight") != before("fc2_weight"))
    assert(mod.outputShapes == IndexedSeq(("softmax_output", Shape(2, 2))))
    intercept[IllegalArgumentException](mod.setParams(Map("other" -> NDArray.ones(1)), Map.empty, allowMissing = true))
  }

  test("training with AutoGrad and an optimizer alone") {
    val w = NDArray.zeros(2).attachGrad()
    val (x, y) = (floats(1, 0, 0, 1)(2, 2), floats(3, -2)(2))
    val updater = Optimizer.getUpdater(new SGD(0.2f, wd = 0f))
    for (_ <- 1 to 100) {
      val loss = AutoGrad.record {
        val difference = NDArray.api.dot(x, w) - y
        NDArray.api.sum(difference * difference)
      }
      loss.backward()
      updater.update(0, w.grad, w)
    }
    w.toArray.zip(Seq(3f, -2f)).foreach { case (a, b) => near(a, b) }
  }

  test("a store sums and updates") {
    val kv = KVStore.create()
    kv.init("a", floats(1)(1))
    val out = floats(0)(1)
    kv.push("a", Array(floats(2)(1), floats(3)(1)))
    kv.pull("a", out)
    assert(out.toScalar == 5f && kv.`type` == "local" && kv.numWorkers == 1)
    kv.setOptimizer(new SGD(1f, wd = 0f))
    kv.push("a", floats(2)(1))
    kv.pull("a", out)
    assert(out.toScalar == 3f)
    intercept[IllegalArgumentException](kv.pull("b", out))
    intercept[IllegalArgumentException](KVStore.create("dist_sync"))
  }
}
