// Initializers: what parameters are before training.
package org.apache.mxnet

/**
 * Fills a parameter according to its name: weights as the subclass says, biases and means with 0, scales with 1.
 */
abstract class Initializer {
  /**
   * Fill an array.
   *
   * @param name Name of the parameter; its ending decides.
   * @param arr The array to fill in place.
   */
  def apply(name: String, arr: NDArray): Unit = name match {
    case n if n.startsWith("upsampling") => initBilinear(n, arr)
    case n if n.endsWith("bias") => initBias(n, arr)
    case n if n.endsWith("gamma") => initGamma(n, arr)
    case n if n.endsWith("beta") => initBeta(n, arr)
    case n if n.endsWith("weight") || n.endsWith("parameters") => initWeight(n, arr)
    case n if n.endsWith("moving_mean") || n.endsWith("running_mean") => initZero(n, arr)
    case n if n.endsWith("moving_var") || n.endsWith("running_var") => arr.set(1f)
    case n if n.endsWith("moving_avg") || n.endsWith("init_c") || n.endsWith("init_h") => initZero(n, arr)
    case n => initDefault(n, arr)
  }

  /** Weights that enlarge an image by linear interpolation; the shape is (channels, 1, height, width). */
  def initBilinear(name: String, arr: NDArray): Unit = {
    val shape = arr.shape
    val (height, width) = (shape(2), shape(3))
    val f = math.ceil(width / 2.0)
    val c = (2 * f - 1 - f % 2) / (2.0 * f)
    val values = Array.tabulate(shape.product) { i =>
      val (x, y) = (i % width, (i / width) % height)
      ((1 - math.abs(x / f - c)) * (1 - math.abs(y / f - c))).toFloat
    }
    arr.set(values)
  }

  def initZero(name: String, arr: NDArray): Unit = arr.set(0f)

  def initBias(name: String, arr: NDArray): Unit = arr.set(0f)

  def initGamma(name: String, arr: NDArray): Unit = arr.set(1f)

  def initBeta(name: String, arr: NDArray): Unit = arr.set(0f)

  def initWeight(name: String, arr: NDArray): Unit

  /** For names that say nothing: an error, since a silent guess would train badly. */
  def initDefault(name: String, arr: NDArray): Unit =
    throw new IllegalArgumentException(
      s"no initial value is known for the parameter '$name': its name ends in none of weight, bias, gamma, beta")
}

/** Weights evenly distributed in [-scale, scale). */
class Uniform(protected val scale: Float = 0.07f) extends Initializer {
  override def initWeight(name: String, arr: NDArray): Unit = Random.uniform(-scale, scale, out = arr)
}

/** Normally distributed weights with mean 0 and standard deviation sigma. */
class Normal(protected val sigma: Float = 0.01f) extends Initializer {
  override def initWeight(name: String, arr: NDArray): Unit = Random.normal(0, sigma, out = arr)
}

/** All weights the same. */
class Constant(protected val value: Float) extends Initializer {
  override def initWeight(name: String, arr: NDArray): Unit = arr.set(value)

  override def initDefault(name: String, arr: NDArray): Unit = arr.set(value)
}

/**
 * Weights whose spread keeps the size of signals from layer to layer (Glorot and Bengio).
 *
 * @param rndType "uniform" or "gaussian"
 * @param factorType Which number of connections counts: "in", "out" or "avg"
 * @param magnitude The variance times that number, for "uniform" three times it.
 */
class Xavier(
    protected val rndType: String = "uniform", protected val factorType: String = "avg",
    protected val magnitude: Float = 3) extends Initializer {

  override def initWeight(name: String, arr: NDArray): Unit = {
    val shape = arr.shape
    require(shape.length >= 2, s"Xavier needs a weight of two dimensions or more, '$name' has the shape $shape")
    val window = shape.drop(2).product
    val (fanIn, fanOut) = (shape(1) * window, shape(0) * window)
    val factor = factorType match {
      case "avg" => (fanIn + fanOut) / 2f
      case "in" => fanIn.toFloat
      case "out" => fanOut.toFloat
      case other => throw new IllegalArgumentException(s"factorType must be avg, in or out, got '$other'")
    }
    val scale = math.sqrt(magnitude / factor).toFloat
    rndType match {
      case "uniform" => Random.uniform(-scale, scale, out = arr)
      case "gaussian" => Random.normal(0, scale, out = arr)
      case other => throw new IllegalArgumentException(s"rndType must be uniform or gaussian, got '$other'")
    }
  }
}

/**
 * Chooses an initializer by regular expressions: the first that the whole name matches decides.
 */
class Mixed(protected val patterns: List[String], protected val initializers: List[Initializer]) extends Initializer {
  require(patterns.length == initializers.length, "one initializer for each pattern is wanted")
  private val choices = patterns.map(_.r).zip(initializers)

  override def apply(name: String, arr: NDArray): Unit =
    choices.find(_._1.findFirstIn(name).isDefined) match {
      case Some((_, init)) => init(name, arr)
      case None => throw new IllegalArgumentException(s"no pattern matches the parameter '$name'; add '.*' at the end")
    }

  override def initWeight(name: String, arr: NDArray): Unit = apply(name, arr)
}
