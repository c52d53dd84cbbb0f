// Callbacks of training.
package org.apache.mxnet

import java.util.logging.Logger

/** Called after each epoch. */
trait EpochEndCallback {
  def invoke(epoch: Int, symbol: Symbol, argParams: Map[String, NDArray], auxStates: Map[String, NDArray]): Unit
}

/** Called after each batch. */
trait BatchEndCallback {
  def invoke(epoch: Int, nBatch: Int, evalMetric: EvalMetric): Unit
}

object Callback {
  private val logger = Logger.getLogger(classOf[Speedometer].getName)

  /**
   * Logs the speed in examples a second, and the metric, every so many batches.
   *
   * @param batchSize Examples in a batch.
   * @param frequent Batches between two lines.
   */
  class Speedometer(val batchSize: Int, val frequent: Int = 50) extends BatchEndCallback {
    private var started = false
    private var tic = 0L
    private var lastCount = 0

    override def invoke(epoch: Int, count: Int, evalMetric: EvalMetric): Unit = {
      if (lastCount > count) started = false
      lastCount = count
      if (!started) {
        started = true
        tic = System.nanoTime()
      } else if (count % frequent == 0) {
        val speed = frequent.toDouble * batchSize * 1e9 / math.max(1L, System.nanoTime() - tic)
        val metric = Option(evalMetric).map { m =>
          val (names, values) = m.get
          names.zip(values).map { case (n, v) => s" Train-$n=$v" }.mkString
        }.getOrElse("")
        logger.info(f"Epoch[$epoch%d] Batch [$count%d] Speed: $speed%.2f samples/sec$metric")
        tic = System.nanoTime()
      }
    }
  }
}
