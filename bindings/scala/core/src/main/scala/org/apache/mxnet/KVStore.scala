// KVStore: values by key, summed and updated in this process.
package org.apache.mxnet

import java.nio.file.{Files, Paths}

import scala.collection.mutable

object KVStore {
  /**
   * Make a store.
   *
   * @param name "local" or "device"; both keep the values in this process. Others throw IllegalArgumentException.
   */
  def create(name: String = "local"): KVStore = {
    require(name == "local" || name == "device", s"a store of the type '$name' is not there; use 'local' or 'device'")
    new KVStore(name)
  }
}

/** A store: `push` adds the arrays of a key up and hands them to the updater, `pull` reads. */
class KVStore private (kind: String) {
  private val values = mutable.Map.empty[String, NDArray]
  private val numbers = mutable.Map.empty[String, Int]
  private var updater: MXKVStoreUpdater = _

  def `type`: String = kind

  def numWorkers: Int = 1

  def rank: Int = 0

  /** Wait for the other workers, of which there are none here. */
  def barrier(): Unit = ()

  /** How many workers have died: none, since there is one. */
  def numDeadNode(nodeId: Int): Int = 0

  /** Give keys their first values. */
  def init(keys: Array[String], arrays: Array[NDArray]): Unit = {
    require(keys.length == arrays.length, "one value for each key is wanted")
    keys.zip(arrays).foreach { case (k, v) => init(k, v) }
  }

  def init(key: String, value: NDArray): Unit = {
    require(!values.contains(key), s"the key '$key' has a value already")
    values(key) = value.copy()
    values(key).detachFromScope()
    numbers(key) = numbers.size
  }

  def push(key: String, arrays: Array[NDArray], priority: Int): Unit = {
    val value = of(key)
    require(arrays.nonEmpty, s"nothing is pushed for the key '$key'")
    ResourceScope.using() {
      val sum = if (arrays.length == 1) arrays(0) else NDArray.api.add_n(arrays)
      if (updater == null) sum.copyTo(value) else updater.update(numbers(key), sum, value)
      ()
    }
  }

  def push(key: String, arrays: Array[NDArray]): Unit = push(key, arrays, 0)

  def push(key: String, value: NDArray, priority: Int = 0): Unit = push(key, Array(value), priority)

  def push(keys: Array[String], arrays: Array[NDArray], priority: Int): Unit = {
    require(keys.length == arrays.length, "one value for each key is wanted")
    keys.zip(arrays).groupBy(_._1).foreach { case (k, all) => push(k, all.map(_._2), priority) }
  }

  def push(keys: Array[String], arrays: Array[NDArray]): Unit = push(keys, arrays, 0)

  def pull(key: String, outs: Array[NDArray], priority: Int): Unit = outs.foreach(of(key).copyTo)

  def pull(key: String, outs: Array[NDArray]): Unit = pull(key, outs, 0)

  def pull(key: String, out: NDArray, priority: Int = 0): Unit = pull(key, Array(out), priority)

  def pull(keys: Array[String], outs: Array[NDArray], priority: Int): Unit = {
    require(keys.length == outs.length, "one output for each key is wanted")
    keys.zip(outs).foreach { case (k, out) => pull(k, out, priority) }
  }

  def pull(keys: Array[String], outs: Array[NDArray]): Unit = pull(keys, outs, 0)

  private def of(key: String): NDArray =
    values.getOrElse(key, throw new IllegalArgumentException(s"the key '$key' has no value; call init first"))

  /** Have pushed gradients update the values. */
  def setOptimizer(optimizer: Optimizer): Unit = setUpdater(Optimizer.getUpdater(optimizer))

  def setUpdater(updater: MXKVStoreUpdater): Unit = this.updater = updater

  private def states: MXKVStoreCachedStates = updater match {
    case s: MXKVStoreCachedStates => s
    case _ => throw new IllegalStateException("the store has no optimizer; call setOptimizer first")
  }

  def saveOptimizerStates(fname: String): Unit = Files.write(Paths.get(fname), states.serializeState())

  def loadOptimizerStates(fname: String): Unit = states.deserializeState(Files.readAllBytes(Paths.get(fname)))

  /** Free the values. */
  def dispose(): Unit = {
    values.values.foreach(_.dispose())
    values.clear()
    if (updater != null) updater.dispose()
  }
}
