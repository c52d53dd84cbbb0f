// Optimizer: how parameters follow their gradients.
package org.apache.mxnet

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, DataInputStream, DataOutputStream}

import scala.collection.mutable

/** Changes a value on its arrival, such as a parameter on the arrival of its gradient. */
trait MXKVStoreUpdater {
  /**
   * @param key Number of the parameter.
   * @param recv What arrived, such as a gradient.
   * @param local The value to change in place.
   */
  def update(key: Int, recv: NDArray, local: NDArray): Unit

  /** Free what the updater keeps. */
  def dispose(): Unit = ()
}

/** States that can be written into bytes. */
trait MXKVStoreCachedStates {
  def serializeState(): Array[Byte]

  def deserializeState(bytes: Array[Byte]): Unit
}

object Optimizer {
  /** An updater that keeps the optimizer's state of each parameter. */
  def getUpdater(optimizer: Optimizer): MXKVStoreUpdater = new OptimizerUpdater(optimizer)
}

/**
 * Base of all optimizers.
 *
 * `numUpdate` counts updates, for learning rate schedules. Rates and decays can be scaled for single parameters, by
 * number or name; a parameter whose name ends neither in `_weight` nor in `_gamma` does not decay unless told to.
 */
abstract class Optimizer extends Serializable {
  protected val lrMult: mutable.Map[Either[Int, String], Float] = mutable.HashMap.empty
  protected val wdMult: mutable.Map[Either[Int, String], Float] = mutable.HashMap.empty
  protected var numUpdate: Int = 0
  protected val indexUpdateCount: mutable.Map[Int, Int] = mutable.HashMap.empty
  protected var rescaleGrad: Float = 1.0f
  protected var idx2name: Map[Int, String] = Map.empty

  /**
   * Update a parameter.
   *
   * @param index Its number.
   * @param weight The parameter, changed in place.
   * @param state What `createState` made for it.
   */
  def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit

  /** The state that updates of a parameter need, such as a momentum; null for none. */
  def createState(index: Int, weight: NDArray): AnyRef

  /** Free the arrays of a state. */
  def disposeState(state: AnyRef): Unit = StateArrays.of(state).foreach(a => if (a != null) a.dispose())

  def serializeState(state: AnyRef): Array[Byte] = StateArrays.write(state)

  def deserializeState(bytes: Array[Byte]): AnyRef = StateArrays.read(bytes)

  def setLrMult(argsLrMult: Map[Either[Int, String], Float]): Unit = argsLrMult.foreach { case (k, v) => lrMult(k) = v }

  def setWdMult(argsWdMult: Map[Either[Int, String], Float]): Unit = argsWdMult.foreach { case (k, v) => wdMult(k) = v }

  /** The names of the parameters in the order of their numbers. */
  def setArgNames(argNames: Seq[String]): Unit = setIdx2Name(argNames.zipWithIndex.map { case (n, i) => i -> n }.toMap)

  def setIdx2Name(paramIdx2Name: Map[Int, String]): Unit = idx2name = paramIdx2Name

  /** What gradients are multiplied with first, such as one divided by the size of a batch. */
  def setRescaleGrad(rescaleGrad: Float): Unit = this.rescaleGrad = rescaleGrad

  /** Take the scales for rates and decays from the attributes of variables. */
  def setSymbol(sym: Symbol): Unit = if (sym != null) {
    sym.attrMap().foreach { case (name, attrs) =>
      attrs.get("__lr_mult__").foreach(v => lrMult(Right(name)) = v.toFloat)
      attrs.get("__wd_mult__").foreach(v => wdMult(Right(name)) = v.toFloat)
    }
  }

  protected def updateCount(index: Int): Int = {
    val count = indexUpdateCount.getOrElse(index, 0) + 1
    indexUpdateCount(index) = count
    numUpdate = math.max(count, numUpdate)
    count
  }

  protected def getLr(index: Int, lr: Float): Float = lr * scale(lrMult, index).getOrElse(1f)

  protected def getWd(index: Int, wd: Float): Float = wd * scale(wdMult, index).getOrElse {
    idx2name.get(index) match {
      case Some(name) if !name.endsWith("_weight") && !name.endsWith("_gamma") => 0f
      case _ => 1f
    }
  }

  private def scale(of: mutable.Map[Either[Int, String], Float], index: Int): Option[Float] =
    of.get(Left(index)).orElse(idx2name.get(index).flatMap(name => of.get(Right(name))))

  /** The rate for an update: the schedule's where there is one. */
  protected def scheduled(lr: Float, scheduler: LRScheduler, index: Int): Float =
    getLr(index, if (scheduler == null) lr else scheduler(numUpdate))

  /** A limit for gradients as operators take it: 0 is none. */
  protected def clip(limit: Float): Opt[Float] = if (limit > 0) Opt.fromValue(limit) else Opt.unset

  /** A gradient after scaling and limiting, for optimizers that compute with arrays. */
  protected def prepared(grad: NDArray, factor: Float, limit: Float): NDArray = {
    val scaled = grad * factor
    if (limit > 0) NDArray.api.clip(scaled, -limit, limit) else scaled
  }

  protected def zerosLike(weight: NDArray): NDArray = {
    val made = NDArray.zeros(weight.shape, weight.context, weight.dtype)
    made.detachFromScope() // lives as long as the training, whatever scope is open at the first update
    made
  }
}

private class OptimizerUpdater(optimizer: Optimizer) extends MXKVStoreUpdater with MXKVStoreCachedStates {
  private val states = mutable.Map.empty[Int, AnyRef]

  override def update(key: Int, recv: NDArray, local: NDArray): Unit = {
    val state = states.getOrElseUpdate(key, optimizer.createState(key, local))
    optimizer.update(key, local, recv, state)
  }

  override def dispose(): Unit = {
    states.values.foreach(optimizer.disposeState)
    states.clear()
  }

  override def serializeState(): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val out = new DataOutputStream(bytes)
    out.writeInt(states.size)
    states.toSeq.sortBy(_._1).foreach { case (key, state) =>
      val text = optimizer.serializeState(state)
      out.writeInt(key)
      out.writeInt(if (text == null) -1 else text.length)
      if (text != null) out.write(text)
    }
    out.flush()
    bytes.toByteArray
  }

  override def deserializeState(bytes: Array[Byte]): Unit = {
    val in = new DataInputStream(new ByteArrayInputStream(bytes))
    dispose()
    for (_ <- 0 until in.readInt()) {
      val (key, length) = (in.readInt(), in.readInt())
      states(key) = if (length < 0) null else {
        val text = new Array[Byte](length)
        in.readFully(text)
        optimizer.deserializeState(text)
      }
    }
  }
}

/** States made of arrays: none, one, or a tuple of them. */
private[mxnet] object StateArrays {
  def of(state: AnyRef): Seq[NDArray] = state match {
    case null => Nil
    case a: NDArray => Seq(a)
    case p: Product => p.productIterator.map(_.asInstanceOf[NDArray]).toSeq
  }

  def write(state: AnyRef): Array[Byte] = if (state == null) null else {
    val bytes = new ByteArrayOutputStream
    val out = new DataOutputStream(bytes)
    val arrays = of(state)
    out.writeInt(arrays.length)
    arrays.foreach { a =>
      val text = if (a == null) Array.emptyByteArray else a.serialize()
      out.writeInt(text.length)
      out.write(text)
    }
    out.flush()
    bytes.toByteArray
  }

  def read(bytes: Array[Byte]): AnyRef = if (bytes == null) null else {
    val in = new DataInputStream(new ByteArrayInputStream(bytes))
    val arrays = Array.fill(in.readInt()) {
      val text = new Array[Byte](in.readInt())
      in.readFully(text)
      if (text.isEmpty) null else NDArray.deserialize(text)
    }
    arrays match {
      case Array(a) => a
      case Array(a, b) => (a, b)
      case Array(a, b, c) => (a, b, c)
    }
  }
}
