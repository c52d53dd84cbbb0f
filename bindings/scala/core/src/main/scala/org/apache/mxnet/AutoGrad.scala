// AutoGrad: recording of computations on arrays, and gradients.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet

/**
 * Automatic differentiation.
 *
 * {{{
 * val x = NDArray.array(Array(1f, 2f), Shape(2)).attachGrad()
 * val y = AutoGrad.record { x * x }
 * y.backward()
 * x.grad // 2, 4
 * }}}
 *
 * Recording belongs to the thread. Gradients of nested calls to `record` are not cut.
 */
object AutoGrad {
  private val GradReqs = Map("null" -> 0, "write" -> 1, "add" -> 3)

  /** Record what a block computes, in training mode. */
  def record[T](body: => T): T = within(recording = Some(true), training = Some(true))(body)

  /** Compute a block without recording, in prediction mode. */
  def pause[T](body: => T): T = within(recording = Some(false), training = Some(false))(body)

  /** Have operators such as Dropout behave as while training. */
  def trainMode[T](body: => T): T = within(None, training = Some(true))(body)

  /** Have operators such as Dropout behave as while predicting. */
  def predictMode[T](body: => T): T = within(None, training = Some(false))(body)

  def isRecording: Boolean = LibMXNet.MXAutogradIsRecording()

  def isTraining: Boolean = LibMXNet.MXAutogradIsTraining()

  /** Set whether the thread records; returns what it was. */
  def setRecording(on: Boolean): Boolean = LibMXNet.MXAutogradSetIsRecording(if (on) 1 else 0) != 0

  /** Set whether the thread is in training mode; returns what it was. */
  def setTraining(on: Boolean): Boolean = LibMXNet.MXAutogradSetIsTraining(if (on) 1 else 0) != 0

  private def within[T](recording: Option[Boolean], training: Option[Boolean])(body: => T): T = {
    val recordedBefore = recording.map(setRecording)
    val trainedBefore = training.map(setTraining)
    try body finally {
      trainedBefore.foreach(setTraining)
      recordedBefore.foreach(setRecording)
    }
  }

  /**
   * Have `backward` write gradients with respect to variables into arrays.
   *
   * @param gradReqs "write", "add" or "null" for each variable; "write" for all when not given
   */
  def markVariables(variables: Seq[NDArray], gradients: Seq[NDArray], gradReqs: Seq[String] = Nil): Unit = {
    require(variables.length == gradients.length, "one gradient for each variable is wanted")
    val reqs = if (gradReqs.isEmpty) variables.map(_ => "write") else gradReqs
    require(reqs.length == variables.length, "one gradReq for each variable is wanted")
    LibMXNet.MXAutogradMarkVariables(
      NDArray.handles(variables.toArray), reqs.map(gradReq).toArray, NDArray.handles(gradients.toArray))
  }

  private[mxnet] def gradReq(name: String): Int =
    GradReqs.getOrElse(name, throw new IllegalArgumentException(s"gradReq must be null, write or add, got '$name'"))

  /**
   * Compute the gradients of heads with respect to all marked variables.
   *
   * @param headGrads What each head's gradient is multiplied with; ones when null.
   * @param retainGraph Keep what was recorded, for a second call.
   */
  def backward(
      heads: Seq[NDArray], headGrads: Seq[NDArray] = null, retainGraph: Boolean = false,
      trainMode: Boolean = true): Unit = {
    LibMXNet.MXAutogradBackwardEx(
      NDArray.handles(heads.toArray), headHandles(headGrads), null, if (retainGraph) 1 else 0, 0,
      if (trainMode) 1 else 0, null, null)
    NDArray.alive(heads.toArray)
  }

  /**
   * Gradients of heads with respect to variables, as new arrays.
   *
   * @param createGraph Record the computation of the gradients, for gradients of gradients.
   */
  def grad(
      heads: Seq[NDArray], variables: Seq[NDArray], headGrads: Seq[NDArray] = null, retainGraph: Boolean = false,
      createGraph: Boolean = false, trainMode: Boolean = true): IndexedSeq[NDArray] = {
    val (handles, kinds) = (new Array[Array[Long]](1), new Array[Array[Int]](1))
    LibMXNet.MXAutogradBackwardEx(
      NDArray.handles(heads.toArray), headHandles(headGrads), NDArray.handles(variables.toArray),
      if (retainGraph || createGraph) 1 else 0, if (createGraph) 1 else 0, if (trainMode) 1 else 0, handles, kinds)
    handles(0).map(new NDArray(_)).toIndexedSeq
  }

  private def headHandles(headGrads: Seq[NDArray]): Array[Long] =
    if (headGrads == null) null else headGrads.map(g => if (g == null) 0L else g.handle).toArray

  /** The graph behind an array that was computed while recording. */
  def getSymbol(array: NDArray): Symbol = new Symbol(LibMXNet.MXAutogradGetSymbol(array.handle))
}
