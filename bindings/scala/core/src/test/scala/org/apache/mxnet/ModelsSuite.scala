// FeedForward, buckets, predictor and classifier.
package org.apache.mxnet

import java.awt.image.BufferedImage
import java.nio.file.Files

import org.apache.mxnet.infer.{Classifier, ImageClassifier, ObjectDetector, Predictor}
import org.apache.mxnet.io.{NDArrayIter, PrefetchingIter}
import org.apache.mxnet.module.{BucketingModule, FitParams, Module, SequentialModule}
import org.apache.mxnet.optimizer.{Adam, SGD}
import org.scalatest.funsuite.AnyFunSuite

class ModelsSuite extends AnyFunSuite {
  private def floats(values: Float*)(dims: Int*): NDArray = NDArray.array(values.toArray, Shape(dims: _*))

  private def linear: Symbol = {
    val scores = Symbol.api.FullyConnected(Symbol.Variable("data"), num_hidden = 2, name = "fc")
    Symbol.api.SoftmaxOutput(scores, name = "softmax")
  }

  /** Points left and right of a line. */
  private def points: (NDArray, NDArray) = {
    Random.seed(11)
    val x = Random.uniform(-1, 1, Shape(200, 2))
    (x, NDArray.array(x.toArray.grouped(2).map(p => if (p(0) + p(1) > 0) 1f else 0f).toArray, Shape(200)))
  }

  test("FeedForward trains, predicts, and becomes bytes and files") {
    val (x, y) = points
    val data = new NDArrayIter(IndexedSeq(x), IndexedSeq(y), 30, labelName = "softmax_label")
    var batches = 0
    val model = FeedForward.newBuilder(linear).setNumEpoch(25).setOptimizer(new Adam(0.05f))
      .setInitializer(new Xavier()).setTrainData(data).setEvalData(data)
      .setBatchEndCallback(new BatchEndCallback {
        override def invoke(epoch: Int, nBatch: Int, metric: EvalMetric): Unit = batches += 1
      }).build()
    assert(batches == 25 * 7)
    val out = model.predict(data)(0)
    val guesses = NDArray.api.argmax(out, axis = 1).toArray
    assert(out.shape == Shape(200, 2) && guesses.zip(y.toArray).count(p => p._1 == p._2) > 185)
    val again = FeedForward.deserialize(model.serialize())
    assert(again.predict(data)(0) == out)
    val prefix = Files.createTempDirectory("mxnet").resolve("ff").toString
    model.save(prefix, 7)
    assert(FeedForward.load(prefix, 7).predict(data)(0) == out)
    intercept[IllegalArgumentException](new FeedForward(linear).predict(data))
  }

  test("buckets share their parameters") {
    def network(key: AnyRef): (Symbol, IndexedSeq[String], IndexedSeq[String]) = {
      val mean = Symbol.api.mean(Symbol.Variable("data"), axis = 1) // any length
      val fc = Symbol.api.FullyConnected(mean, num_hidden = 2, name = "fc")
      (Symbol.api.SoftmaxOutput(fc, name = "softmax"), IndexedSeq("data"), IndexedSeq("softmax_label"))
    }
    def batch(length: Int): DataBatch = new DataBatch.Builder()
      .setData(NDArray.ones(4, length, 3)).setLabel(NDArray.ones(4)).setBucketKey(Int.box(length))
      .provideDataDesc(IndexedSeq(DataDesc("data", Shape(4, length, 3))))
      .provideLabelDesc(IndexedSeq(DataDesc("softmax_label", Shape(4)))).build()
    val mod = new BucketingModule(network, Int.box(10))
    mod.bind(batch(10).provideDataDesc, Some(batch(10).provideLabelDesc))
    mod.initParams(new Constant(0f))
    mod.initOptimizer(optimizer = new SGD(1f))
    var last = 0.5f
    for (length <- Seq(10, 5, 7, 10, 5)) {
      mod.forwardBackward(batch(length))
      val now = mod.getOutputsMerged().head.toArray.apply(1) // the right class grows whatever the length
      assert(now >= last)
      last = now
      mod.update()
    }
    assert(last > 0.9f)
  }

  test("a chain of modules trains as one") {
    val (x, y) = points
    val hidden = Symbol.api.FullyConnected(Symbol.Variable("data"), num_hidden = 8, name = "fc1")
    val first = new Module(Symbol.api.Activation(hidden, act_type = "tanh"), labelNames = IndexedSeq.empty)
    val chain = new SequentialModule().add(first)
      .add(new Module(linear), SequentialModule.META_TAKE_LABELS -> true, SequentialModule.META_AUTO_WIRING -> true)
    val data = new NDArrayIter(IndexedSeq(x), IndexedSeq(y), 25)
    val before = IndexedSeq("fc1_weight", "fc_weight")
    chain.fit(data, numEpoch = 20, fitParams = new FitParams().setOptimizer(new SGD(0.5f)).setInitializer(new Xavier()))
    assert(chain.score(data, new Accuracy).get._2(0) > 0.95f)
    assert(before.forall(chain.getParams._1.contains) && chain.outputShapes.head._2 == Shape(25, 2))
    intercept[IllegalArgumentException](chain.add(first))
  }

  test("batches that are made ahead are the same") {
    val (x, y) = points
    def plain = new NDArrayIter(IndexedSeq(x), IndexedSeq(y), 50)
    val ahead = new PrefetchingIter(IndexedSeq(plain, plain), IndexedSeq(Map("data" -> "a"), Map("data" -> "b")),
      IndexedSeq(Map.empty, Map.empty))
    assert(ahead.provideDataDesc.map(_.name) == IndexedSeq("a", "b"))
    for (_ <- 1 to 2) {
      val got = ahead.toList
      assert(got.length == 4)
      got.zip(plain.toList).foreach { case (g, w) => assert(g.data(1) == w.data(0) && g.label(0) == w.label(0)) }
      ahead.reset()
    }
    ahead.dispose()
  }

  private def saved(): String = {
    val folder = Files.createTempDirectory("mxnet")
    Files.write(folder.resolve("synset.txt"), "no\nyes\n".getBytes)
    val params = Map("fc_weight" -> floats(-1, 0, 1, 0)(2, 2), "fc_bias" -> floats(0, 0)(2))
    Model.saveCheckpoint(folder.resolve("net").toString, 0, linear, params, Map.empty)
    folder.resolve("net").toString
  }

  test("a predictor takes values or arrays, of any batch size") {
    val predictor = new Predictor(saved(), IndexedSeq(DataDesc("data", Shape(2, 2))))
    val p = 1 / (1 + math.exp(-4))
    val out = predictor.predict(IndexedSeq(Array(2f, 0f))).head
    assert(math.abs(out(1) - p) < 1e-5)
    assert(predictor.predict(Array(Array(2.0, 0.0, -2.0, 0.0))).head.map(v => math.round(v * 100)).toSeq ==
      Seq(2L, 98L, 98L, 2L))
    val five = predictor.predictWithNDArray(IndexedSeq(NDArray.ones(5, 2))).head
    assert(five.shape == Shape(5, 2))
    assert(predictor.outputShapes.head._1 == "softmax_output")
    intercept[IllegalArgumentException](predictor.predict(IndexedSeq(Array(1f))))
    intercept[IllegalArgumentException](predictor.predictWithNDArray(IndexedSeq(NDArray.ones(5, 3))))
    val results = (1 to 4).map(i => java.util.concurrent.CompletableFuture.supplyAsync(
      new java.util.function.Supplier[Float] {
        override def get(): Float = predictor.predict(IndexedSeq(Array(i.toFloat, 0f))).head(1)
      })).map(_.get())
    assert(results == results.sorted)
    predictor.close()
    intercept[MXNetError](new Predictor("/nowhere/net", IndexedSeq(DataDesc("data", Shape(1, 2)))))
  }

  test("a classifier names classes") {
    val classifier = new Classifier(saved(), IndexedSeq(DataDesc("data", Shape(1, 2))))
    assert(classifier.classify(IndexedSeq(Array(2f, 0f)), Some(1)).map(_._1) == IndexedSeq("yes"))
    val rows = classifier.classifyWithNDArray(IndexedSeq(floats(2, 0, -2, 0)(2, 2)))
    assert(rows.map(_.maxBy(_._2)._1) == IndexedSeq("yes", "no") && rows.head.map(_._1) == IndexedSeq("no", "yes"))
    classifier.close()
  }

  /** A picture of 2 x 2 pixels with small numbers as colours, plane by plane. */
  private def picture(values: Int*): BufferedImage = {
    val image = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB)
    for (i <- 0 until 4) image.setRGB(i % 2, i / 2, (values(i) << 16) | (values(4 + i) << 8) | values(8 + i))
    image
  }

  private def savedForImages(net: Symbol, synset: String, params: Map[String, NDArray]): String = {
    val folder = Files.createTempDirectory("mxnet")
    Files.write(folder.resolve("synset.txt"), synset.getBytes)
    Model.saveCheckpoint(folder.resolve("net").toString, 0, net, params, Map.empty)
    folder.resolve("net").toString
  }

  test("pixels and classes of pictures") {
    val image = picture(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert(ImageClassifier.bufferedImageToPixels(image, Shape(3, 2, 2)).toArray.toSeq == (1 to 12).map(_.toFloat))
    val scaled = ImageClassifier.reshapeImage(image, 4, 6)
    assert(scaled.getWidth == 4 && scaled.getHeight == 6)
    val file = Files.createTempFile("picture", ".png")
    javax.imageio.ImageIO.write(image, "png", file.toFile)
    val read = ImageClassifier.loadInputBatch(List(file.toString)).head
    assert(ImageClassifier.bufferedImageToPixels(read, Shape(1, 3, 2, 2), DType.UInt8).toArray.last == 12f)
    Files.write(file, "no picture".getBytes)
    intercept[IllegalArgumentException](ImageClassifier.loadImageFromFile(file.toString))

    // The score of a class is the mean of a channel.
    val net = Symbol.api.softmax(Symbol.api.mean(Symbol.Variable("data"), axis = Shape(2, 3)), name = "softmax")
    val shape = DataDesc("data", Shape(1, 3, 2, 2), layout = Layout.NCHW)
    val wide = savedForImages(
      Symbol.api.broadcast_mul(net, Symbol.Variable("factor")), "red\ngreen\nblue\n",
      Map("factor" -> NDArray.ones(1, 3)))
    val classifier = new ImageClassifier(wide, IndexedSeq(shape))
    assert(classifier.classifyImage(image, Some(2)).head.map(_._1) == IndexedSeq("blue", "green"))
    val red = picture(9, 9, 9, 9, 0, 0, 0, 0, 0, 0, 0, 0)
    val best = classifier.classifyImageBatch(Seq(image, red), Some(1)).map(_.head._1)
    assert(best == IndexedSeq("blue", "red"))
    classifier.close()
  }

  test("things in pictures") {
    // The pixels themselves are the rows of the output: class, score, four corners.
    val rows = Symbol.api.Reshape(Symbol.Variable("data"), shape = Shape(0, -1, 6))
    val net = Symbol.api.broadcast_sub(rows, Symbol.Variable("less"), name = "found")
    val less = NDArray.array(Array(1f, 0f, 0f, 0f, 0f, 0f), Shape(1, 1, 6)) // so that a class can be negative
    val prefix = savedForImages(net, "cat\ndog\n", Map("less" -> less))
    val detector = new ObjectDetector(prefix, IndexedSeq(DataDesc("data", Shape(1, 3, 2, 2), layout = Layout.NCHW)))
    val both = detector.imageObjectDetect(picture(1, 5, 1, 2, 3, 4, 2, 9, 5, 6, 7, 8)).head
    assert(both.map(_._1) == IndexedSeq("dog", "cat"))
    assert(both.head._2.toSeq == Seq(9f, 5f, 6f, 7f, 8f) && both(1)._2.head == 5f)
    assert(detector.imageObjectDetect(picture(1, 5, 1, 2, 3, 4, 2, 9, 5, 6, 7, 8), Some(1)).head.length == 1)
    assert(detector.imageObjectDetect(picture(0, 5, 1, 2, 3, 4, 2, 9, 5, 6, 7, 8)).head.map(_._1) == IndexedSeq("dog"))
    detector.close()
  }

  test("values stand for options where that is imported") {
    import org.apache.mxnet.util.OptionConversion._
    def wanted(x: Option[Int]): Int = x.getOrElse(0)
    assert(wanted(3) == 3)
    assert(NDArray.api.sum(NDArray.ones(2, 2), axis = Some(Shape(1)), keepdims = true).shape == Shape(2, 1))
  }
}
