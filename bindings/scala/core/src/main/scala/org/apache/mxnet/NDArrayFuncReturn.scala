// NDArrayFuncReturn: the outputs of an operator that may have several.
package org.apache.mxnet

/**
 * Outputs in order. It can stand wherever an [[NDArray]] is wanted, as its first output, and has the methods of one.
 */
final class NDArrayFuncReturn private[mxnet] (private[mxnet] val arr: Array[NDArray]) {
  def apply(i: Int): NDArray = arr(i)

  /** Number of outputs. */
  def length: Int = arr.length

  /** The first output; throws NoSuchElementException when there is none. */
  def head: NDArray = arr.head

  /** The only output; throws IllegalArgumentException when there are several. */
  def get: NDArray = {
    require(arr.length == 1, s"there are ${arr.length} outputs; take them by their index")
    arr.head
  }

  def toIndexedSeq: IndexedSeq[NDArray] = arr.toIndexedSeq

  def foreach(f: NDArray => Unit): Unit = arr.foreach(f)

  /** Free all outputs. */
  def dispose(): Unit = arr.foreach(_.dispose())

  override def toString: String = arr.mkString("\n")
}

object NDArrayFuncReturn {
  implicit def first(result: NDArrayFuncReturn): NDArray = result.head

  def unapplySeq(result: NDArrayFuncReturn): Option[Seq[NDArray]] = Some(result.arr.toSeq)
}
