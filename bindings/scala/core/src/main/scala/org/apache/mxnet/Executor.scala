// Executor: a symbol with arrays for its arguments, ready to run.
package org.apache.mxnet

import org.apache.mxnet.nativelib.{HandleKind, LibMXNet, MonitorCallback, NativeCalls, NativeResource}

/** Sees the arrays inside a run. */
trait MXMonitorCallback {
  /** Called with the name of an output of a node and its array, which is freed by the callback's taker. */
  def invoke(name: String, arr: NDArray): Unit
}

/**
 * A bound symbol. Made by `Symbol.bind` and `Symbol.simpleBind`.
 *
 * The arrays are those that were given: what is written into them before `forward` is what runs.
 */
class Executor private[mxnet] (
    address: Long, private[mxnet] val symbol: Symbol, val argArrays: Array[NDArray], val gradArrays: Array[NDArray],
    val auxArrays: Array[NDArray], ctx: Context, group2ctx: Map[String, Context])
    extends NativeResource(address, HandleKind.EXECUTOR) {
  private var monitor = 0L
  private var results: Array[NDArray] = _

  /** The outputs; a run overwrites them. */
  def outputs: Array[NDArray] = {
    if (results == null) results = LibMXNet.MXExecutorOutputs(handle).map(new NDArray(_))
    results
  }

  lazy val argDict: Map[String, NDArray] = byName("argument", symbol.listArguments(), argArrays)
  lazy val gradDict: Map[String, NDArray] = byName("argument", symbol.listArguments(), gradArrays)
  lazy val auxDict: Map[String, NDArray] = byName("auxiliary state", symbol.listAuxiliaryStates(), auxArrays)
  lazy val outputDict: Map[String, NDArray] = byName("output", symbol.listOutputs(), outputs)

  private def byName(what: String, names: IndexedSeq[String], arrays: Array[NDArray]): Map[String, NDArray] = {
    val twice = names.diff(names.distinct)
    require(twice.isEmpty, s"several of the ${what}s are named ${twice.head}; take them by position")
    names.zip(arrays).toMap
  }

  /** Free what the executor holds, but not the arrays that were given to it. */
  def dispose(): Unit = close()

  override def close(): Unit = {
    super.close()
    if (results != null) results.foreach(_.close())
    NativeCalls.freeMonitor(monitor)
    monitor = 0
  }

  /**
   * Compute the outputs.
   *
   * @param isTrain Whether operators behave as in training and `backward` follows.
   * @param kwargs Arrays to copy into arguments first.
   */
  def forward(isTrain: Boolean, kwargs: (String, NDArray)*): Unit = {
    kwargs.foreach { case (name, array) =>
      val target = argDict.getOrElse(name, throw new IllegalArgumentException(s"there is no argument '$name'"))
      require(target.shape == array.shape, s"'$name' has the shape ${target.shape}, got ${array.shape}")
      array.copyTo(target)
    }
    LibMXNet.MXExecutorForward(handle, if (isTrain) 1 else 0)
  }

  def forward(): Unit = forward(isTrain = false)

  /** Compute the gradients after `forward(isTrain = true)`, from gradients of the outputs unless they are losses. */
  def backward(outGrads: Array[NDArray]): Unit = {
    LibMXNet.MXExecutorBackward(handle, if (outGrads == null) null else NDArray.handles(outGrads))
    if (outGrads != null) NDArray.alive(outGrads)
  }

  def backward(outGrad: NDArray): Unit = backward(Array(outGrad))

  def backward(): Unit = backward(null: Array[NDArray])

  /**
   * An executor for inputs of other shapes, sharing parameters and memory with this one.
   *
   * @param partialShaping Whether arguments that are not named may change their shapes.
   * @param allowUpSizing Whether arrays may become larger than they are.
   */
  def reshape(
      partialShaping: Boolean = false, allowUpSizing: Boolean = false, kwargs: Map[String, Shape]): Executor = {
    val (names, shapes) = kwargs.toArray.unzip
    val groups = Option(group2ctx).getOrElse(Map.empty).toArray
    val args, grads, auxs = new Array[Array[Long]](1)
    val made = new Array[Long](1)
    LibMXNet.MXExecutorReshapeEx(
      if (partialShaping) 1 else 0, if (allowUpSizing) 1 else 0, ctx.deviceTypeid, ctx.deviceId, groups.map(_._1),
      groups.map(_._2.deviceTypeid), groups.map(_._2.deviceId), names, shapes.flatMap(_.toArray),
      shapes.scanLeft(0)(_ + _.length), handle, args, grads, auxs, made)
    def wrap(handles: Array[Array[Long]]): Array[NDArray] =
      handles(0).map(h => if (h == 0) null else new NDArray(h))
    new Executor(made(0), symbol, wrap(args), wrap(grads), wrap(auxs), ctx, group2ctx)
  }

  /** Show the outputs of all nodes to a callback while running; null ends that. */
  def setMonitorCallback(callback: MXMonitorCallback): Unit = {
    val before = monitor
    val native: MonitorCallback = if (callback == null) null else new MonitorCallback {
      override def onArray(name: String, array: Long): Unit =
        callback.invoke(name, new NDArray(array, writable = false))
    }
    monitor = NativeCalls.setMonitor(handle, native, false)
    NativeCalls.freeMonitor(before)
  }

  /**
   * Copy parameters into the arguments and auxiliary states with their names.
   *
   * @param allowExtraParams Ignore parameters without a place, which otherwise throw IllegalArgumentException.
   */
  def copyParamsFrom(
      argParams: Map[String, NDArray], auxParams: Map[String, NDArray], allowExtraParams: Boolean = false): Unit = {
    copyInto("argument", argDict, argParams, allowExtraParams)
    if (auxParams != null) copyInto("auxiliary state", auxDict, auxParams, allowExtraParams)
  }

  def copyParamsFrom(argParams: Map[String, NDArray], allowExtraParams: Boolean): Unit =
    copyParamsFrom(argParams, null, allowExtraParams)

  def copyParamsFrom(argParams: Map[String, NDArray]): Unit = copyParamsFrom(argParams, allowExtraParams = false)

  private def copyInto(
      what: String, target: Map[String, NDArray], source: Map[String, NDArray], allowExtra: Boolean): Unit =
    source.foreach { case (name, array) =>
      target.get(name) match {
        case Some(place) => array.copyTo(place)
        case None => require(allowExtra, s"there is no $what '$name'")
      }
    }

  /** The plan for reading. */
  def debugStr: String = LibMXNet.MXExecutorPrint(handle)
}
