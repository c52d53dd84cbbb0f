// Trains a network of two layers on digits: TrainDigits FOLDER
package examples

import java.util.logging.{Level, Logger}

import org.apache.mxnet._
import org.apache.mxnet.io.NDArrayIter
import org.apache.mxnet.module.{FitParams, Module}
import org.apache.mxnet.optimizer.Adam

object TrainDigits {
  // fit logs more than this program needs. Levels are forgotten with loggers that nobody holds.
  private val logger = Logger.getLogger("org.apache.mxnet")
  logger.setLevel(Level.WARNING)

  def network: Symbol = {
    val data = Symbol.Variable("data")
    val hidden = Symbol.api.FullyConnected(data, num_hidden = 128, name = "fc1")
    val active = Symbol.api.Activation(hidden, act_type = "relu", name = "relu1")
    val scores = Symbol.api.FullyConnected(active, num_hidden = 10, name = "fc2")
    Symbol.api.SoftmaxOutput(scores, name = "softmax")
  }

  def main(args: Array[String]): Unit = {
    val digits = new Digits(args(0))
    def part(name: String, batch: Int, shuffle: Boolean): NDArrayIter = {
      val labels = digits.floats(s"$name-labels.f32")
      val images = NDArray.array(digits.floats(s"$name-images.f32"), Shape(labels.length, digits.Pixels))
      new NDArrayIter(IndexedSeq(images), IndexedSeq(NDArray.array(labels, Shape(labels.length))), batch, shuffle)
    }
    Random.seed(42)
    val (train, test) = (part("train", 32, shuffle = true), part("test", 40, shuffle = false))

    val mod = new Module(network)
    val params = new FitParams()
      .setOptimizer(new Adam(0.003f))
      .setInitializer(new Xavier())
      .setEvalEndCallback(new BatchEndCallback {
        override def invoke(epoch: Int, nBatch: Int, metric: EvalMetric): Unit =
          println(f"epoch ${epoch + 1}%2d: accuracy on the test images ${metric.get._2(0)}%.4f")
      })
    mod.fit(train, Some(test), numEpoch = 12, params)

    // The last batch is filled up, so count only what predict gives back.
    val scores = mod.predict(test).head
    val guesses = NDArray.api.argmax(scores, axis = 1).toArray
    val labels = digits.floats("test-labels.f32")
    val accuracy = guesses.zip(labels).count { case (a, b) => a == b }.toDouble / labels.length
    digits.write("scala-trained.txt", "%.4f".formatLocal(java.util.Locale.ROOT, accuracy))
    println(f"Scala: trained to an accuracy of $accuracy%.4f")
  }
}
