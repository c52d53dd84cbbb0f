// Metrics: how good predictions are.
package org.apache.mxnet

/**
 * Collects a value over batches.
 *
 * @param name What the value is called.
 */
abstract class EvalMetric(protected val name: String) {
  protected var numInst: Int = 0
  protected var sumMetric: Double = 0.0

  /**
   * Take a batch into account.
   *
   * @param labels The right answers, one array for each output.
   * @param preds The outputs of the network.
   */
  def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit

  def reset(): Unit = {
    numInst = 0
    sumMetric = 0.0
  }

  /** Names and values since the last reset; a value is NaN before the first batch. */
  def get: (Array[String], Array[Float]) =
    (Array(name), Array(if (numInst == 0) Float.NaN else (sumMetric / numInst).toFloat))

  protected def checkNumber(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    require(labels.length == preds.length, s"$name: ${labels.length} labels but ${preds.length} predictions")

  /** Add what a function of label values, prediction values and columns of the prediction says about each pair. */
  protected def each(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray])(
      f: (Array[Float], Array[Float], Int) => Unit): Unit = {
    checkNumber(labels, preds)
    labels.zip(preds).foreach { case (label, pred) =>
      val shape = pred.shape
      f(label.toArray, pred.toArray, if (shape.length > 1) shape(1) else 1)
    }
  }

  protected def add(sum: Double, count: Int): Unit = {
    sumMetric += sum
    numInst += count
  }
}

/** Several metrics at once. */
class CompositeEvalMetric extends EvalMetric("composite") {
  private val metrics = collection.mutable.ArrayBuffer.empty[EvalMetric]

  def add(metric: EvalMetric): Unit = metrics += metric

  def getMetric(index: Int): EvalMetric = metrics(index)

  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    metrics.foreach(_.update(labels, preds))

  override def reset(): Unit = if (metrics != null) metrics.foreach(_.reset())

  override def get: (Array[String], Array[Float]) = {
    val all = metrics.map(_.get)
    (all.flatMap(_._1.toSeq).toArray, all.flatMap(_._2.toSeq).toArray)
  }
}

/** Share of examples whose best class is the label. */
class Accuracy extends EvalMetric("accuracy") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit = {
    checkNumber(labels, preds)
    labels.zip(preds).foreach { case (label, pred) =>
      val found = if (pred.shape == label.shape) pred else NDArray.api.argmax(pred, axis = 1)
      val (a, b) = (label.toArray, found.toArray)
      require(a.length == b.length, s"accuracy: ${a.length} labels but ${b.length} predictions")
      add(a.indices.count(i => a(i).toInt == b(i).toInt), a.length)
    }
  }
}

/** Share of examples whose label is among the topK best classes. */
class TopKAccuracy(topK: Int) extends EvalMetric("top_k_accuracy") {
  require(topK > 1, "for topK = 1 use Accuracy")

  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds) { (label, pred, classes) =>
      val hits = label.indices.count { i =>
        val row = pred.slice(i * classes, (i + 1) * classes)
        val own = label(i).toInt
        // As many classes are better as have a larger score; of equal ones the later index counts as better.
        row.indices.count(j => row(j) > row(own) || (row(j) == row(own) && j > own)) < topK
      }
      add(hits, label.length)
    }
}

/** Harmonic mean of precision and recall of the class 1 of two, averaged over batches. */
class F1 extends EvalMetric("f1") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds) { (label, pred, classes) =>
      require(label.forall(l => l == 0f || l == 1f), "f1: labels must be 0 or 1")
      val guess = label.indices.map { i =>
        if (classes == 1) pred(i) > 0.5f else pred(i * classes + 1) > pred(i * classes)
      }
      val truePositive = label.indices.count(i => guess(i) && label(i) == 1f).toDouble
      val positive = guess.count(identity)
      val wanted = label.count(_ == 1f)
      val precision = if (positive == 0) 0.0 else truePositive / positive
      val recall = if (wanted == 0) 0.0 else truePositive / wanted
      add(if (precision + recall == 0) 0.0 else 2 * precision * recall / (precision + recall), 1)
    }
}

/**
 * The exponential of the mean negative logarithm of the labels' probabilities.
 *
 * @param ignoreLabel A label that does not count.
 * @param axis The axis of the classes; only the last one.
 */
class Perplexity(ignoreLabel: Option[Int] = None, axis: Int = -1) extends EvalMetric("Perplexity") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit = {
    checkNumber(labels, preds)
    labels.zip(preds).foreach { case (label, pred) =>
      val shape = pred.shape
      require(axis == -1 || axis == shape.length - 1, s"Perplexity: axis must be the last one, got $axis")
      val (l, p, classes) = (label.toArray, pred.toArray, shape.last)
      require(l.length * classes == p.length, s"Perplexity: ${l.length} labels for predictions of shape $shape")
      val counted = l.indices.filter(i => !ignoreLabel.contains(l(i).toInt))
      add(counted.map(i => -math.log(math.max(1e-10, p(i * classes + l(i).toInt)))).sum, counted.length)
    }
  }

  override def get: (Array[String], Array[Float]) =
    (Array(name), Array(if (numInst == 0) Float.NaN else math.exp(sumMetric / numInst).toFloat))
}

/** Mean absolute error, averaged over batches. */
class MAE extends EvalMetric("mae") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds)((l, p, _) => add(Differences.of(l, p)(math.abs(_)), 1))
}

/** Mean squared error, averaged over batches. */
class MSE extends EvalMetric("mse") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds)((l, p, _) => add(Differences.of(l, p)(d => d * d), 1))
}

/** Root of the mean squared error, averaged over batches. */
class RMSE extends EvalMetric("rmse") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds)((l, p, _) => add(math.sqrt(Differences.of(l, p)(d => d * d)), 1))
}

/** Mean negative logarithm of the labels' probabilities. */
class CrossEntropy(eps: Double = 1e-12) extends EvalMetric("cross-entropy") {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit =
    each(labels, preds) { (l, p, classes) =>
      add(l.indices.map(i => -math.log(p(i * classes + l(i).toInt) + eps)).sum, l.length)
    }
}

/** A metric given as a function of label and prediction. */
class CustomMetric(fEval: (NDArray, NDArray) => Float, name: String) extends EvalMetric(name) {
  override def update(labels: IndexedSeq[NDArray], preds: IndexedSeq[NDArray]): Unit = {
    checkNumber(labels, preds)
    labels.zip(preds).foreach { case (label, pred) => add(fEval(label, pred), 1) }
  }
}

private object Differences {
  def of(l: Array[Float], p: Array[Float])(f: Double => Double): Double = {
    require(l.length == p.length, s"${l.length} labels but ${p.length} predictions")
    l.indices.map(i => f(l(i).toDouble - p(i))).sum / l.length
  }
}
