// Predicts digits with a network that was trained elsewhere: PredictDigits FOLDER
package examples

import org.apache.mxnet._

object PredictDigits {
  def main(args: Array[String]): Unit = {
    val digits = new Digits(args(0))
    val (symbol, argParams, auxParams) = Model.loadCheckpoint(digits.path("digits").toString, 0)

    // One image at a time: bind once, then only hand over values.
    val exec = symbol.simpleBind(Context.cpu(), "null", shapeDict = Map("data" -> Shape(1, 1, 8, 8)))
    exec.copyParamsFrom(argParams, auxParams)
    def predict(image: Array[Float]): Array[Float] = {
      exec.argDict("data").set(image)
      exec.forward()
      exec.outputs(0).toArray
    }

    val images = digits.floats("test-images.f32").grouped(digits.Pixels).toArray
    images.take(10).foreach(predict) // the first calls prepare kernels
    val start = System.nanoTime()
    val scores = images.map(predict)
    val spent = (System.nanoTime() - start) / 1e6 / images.length
    digits.write("scala.f32", scores.flatten)
    digits.write("scala.ms", "%.4f".formatLocal(java.util.Locale.ROOT, spent))

    val labels = digits.floats("test-labels.f32")
    val right = scores.zip(labels).count { case (s, label) => s.indexOf(s.max) == label.toInt }
    println(f"Scala: $right%d of ${images.length}%d digits recognised, $spent%.4f ms per image")
  }
}
