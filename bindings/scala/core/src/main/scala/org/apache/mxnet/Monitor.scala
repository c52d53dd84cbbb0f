// Monitor: watches the outputs inside a network while it trains.
package org.apache.mxnet

import java.util.logging.Logger

import scala.collection.mutable

/**
 * Collects a statistic of the outputs of all nodes, and of the arguments, every so many batches.
 *
 * @param interval Batches from one look to the next.
 * @param statFunc The statistic; the size of an array relative to its number of elements when null.
 */
class Monitor(protected val interval: Int, protected var statFunc: NDArray => NDArray = null) {
  private val logger = Logger.getLogger(classOf[Monitor].getName)
  private val stat: NDArray => NDArray =
    if (statFunc != null) statFunc else x => NDArray.api.norm(x) / math.sqrt(x.size.toDouble)
  private var activated = false
  private val queue = mutable.Queue.empty[(Int, String, NDArray)]
  private var step = 0
  private val executors = mutable.ArrayBuffer.empty[Executor]

  private val watch = new MXMonitorCallback {
    override def invoke(name: String, arr: NDArray): Unit = {
      if (activated) queue += ((step, name, ResourceScope.using() { stat(arr) }))
      arr.dispose()
    }
  }

  /** Watch an executor. */
  def install(exe: Executor): Unit = {
    exe.setMonitorCallback(watch)
    executors += exe
  }

  /** Before a batch: start looking if it is time. */
  def tic(): Unit = {
    if (step % interval == 0) {
      queue.clear()
      activated = true
    }
    step += 1
  }

  /** After a batch: step, name and value of everything seen. */
  def toc(): mutable.Queue[(Int, String, String)] = {
    val result = mutable.Queue.empty[(Int, String, String)]
    if (activated) {
      activated = false
      executors.filterNot(_.isClosed).foreach { exe =>
        exe.symbol.listArguments().zip(exe.argArrays).foreach { case (name, array) =>
          queue += ((step, name, ResourceScope.using() { stat(array) }))
        }
      }
      queue.foreach { case (n, name, value) =>
        result += ((n, name, value.toArray.mkString(", ")))
        value.dispose()
      }
      queue.clear()
    }
    result
  }

  /** As `toc`, into the log. */
  def tocPrint(): Unit = toc().foreach { case (n, name, value) => logger.info(f"Batch: $n%7d $name%30s $value") }
}
