// SparseNDArray: arrays that store only what is not zero.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet

/** How an array is stored. */
object SparseFormat extends Enumeration {
  type SparseFormat = Value

  val DEFAULT: SparseFormat = Value(0, "default")
  val ROW_SPARSE: SparseFormat = Value(1, "row_sparse")
  val CSR: SparseFormat = Value(2, "csr")
}

/** Makers of sparse arrays. */
object SparseNDArray {
  /**
   * A matrix of compressed rows.
   *
   * @param data The stored values, row after row.
   * @param indices The column of each.
   * @param indptr Where each row starts in them, and the end of the last one.
   */
  def csrMatrix(
      data: Array[Float], indices: Array[Float], indptr: Array[Float], shape: Shape, ctx: Context): SparseNDArray = {
    require(shape.length == 2 && indptr.length == shape(0) + 1,
      s"expected ${shape(0) + 1} row starts, got ${indptr.length}")
    require(data.length == indices.length, s"${data.length} values but ${indices.length} columns")
    val made = create(SparseFormat.CSR, shape, ctx, Array(1, 1), Array(indptr.length, indices.length))
    fill(made, NDArray.array(data, Shape(data.length)), Seq(whole(indptr), whole(indices)))
  }

  /**
   * An array of which whole rows are stored.
   *
   * @param data The values of the stored rows.
   * @param indices The numbers of these rows, increasing.
   * @param shape The shape of the array.
   */
  def rowSparseArray(data: NDArray, indices: NDArray, shape: Shape, ctx: Context): SparseNDArray = {
    require(data.shape == shape.updated(0, indices.size),
      s"values of the shape ${data.shape} do not fill ${indices.size} rows of $shape")
    val made = create(SparseFormat.ROW_SPARSE, shape, ctx, Array(1), Array(indices.size))
    fill(made, data, Seq(indices.asType(DType.Int64)))
  }

  /** The same from nested Scala arrays, one for each stored row. */
  def rowSparseArray(data: Array[_], indices: Array[Float], shape: Shape, ctx: Context): SparseNDArray =
    rowSparseArray(NDArray.toNDArray(data), whole(indices), shape, ctx)

  /** Of the rows of an array only those with the given numbers. */
  def retain(sparseNDArray: SparseNDArray, indices: Array[Float]): SparseNDArray =
    wrap(NDArray.sparse.retain(sparseNDArray, whole(indices)))

  private def whole(values: Array[Float]): NDArray = NDArray.array(values.map(_.toLong), Shape(values.length))

  private def create(
      format: SparseFormat.SparseFormat, shape: Shape, ctx: Context, ranks: Array[Int], sizes: Array[Int]) = {
    val device = if (ctx == null) Context.defaultCtx else ctx
    new SparseNDArray(LibMXNet.MXNDArrayCreateSparseEx(
      format.id, shape.toArray, device.deviceTypeid, device.deviceId, 0, DType.Float32.id,
      ranks.map(_ => DType.Int64.id), ranks, sizes))
  }

  private def fill(target: SparseNDArray, data: NDArray, places: Seq[NDArray]): SparseNDArray = {
    // The places come first: they say how many values there are.
    places.zipWithIndex.foreach { case (a, i) => LibMXNet.MXNDArraySyncCopyFromNDArray(target.handle, a.handle, i) }
    LibMXNet.MXNDArraySyncCopyFromNDArray(target.handle, data.handle, -1)
    (data +: places).foreach(_.dispose())
    target
  }

  /** The same array as an object of this class; the other object is left empty. */
  private[mxnet] def wrap(array: NDArray): SparseNDArray = {
    val made = new SparseNDArray(LibMXNet.MXShallowCopyNDArray(array.handle))
    array.dispose()
    made
  }
}

/** A sparse array; operators take it like any other. */
class SparseNDArray private[mxnet] (address: Long, writable: Boolean = true) extends NDArray(address, writable) {
  /** The array with all its zeros. */
  def toDense: NDArray = NDArray.api.cast_storage(this, stype = "default")

  override def toArray: Array[Float] = dense(_.toArray)

  override def toFloat64Array: Array[Double] = dense(_.toFloat64Array)

  override def at(idx: Int): NDArray = dense(_.at(idx).copy())

  /** Rows start until end, with zeros. */
  override def slice(start: Int, end: Int): NDArray = dense(_.slice(start, end).copy())

  private def dense[T](read: NDArray => T): T = {
    val all = toDense
    try read(all) finally all.dispose()
  }

  /** The stored values. */
  def getData: NDArray = new NDArray(LibMXNet.MXNDArrayGetDataNDArray(handle), writable = false)

  /** Where each row of a CSR matrix starts; throws IllegalArgumentException for another format. */
  def getIndptr: NDArray = {
    require(sparseFormat == SparseFormat.CSR, s"an array of the format $sparseFormat has no row starts")
    new NDArray(LibMXNet.MXNDArrayGetAuxNDArray(handle, 0), writable = false)
  }

  /** The columns of the values of a CSR matrix, or the numbers of the stored rows. */
  def getIndices: NDArray = new NDArray(
    LibMXNet.MXNDArrayGetAuxNDArray(handle, if (sparseFormat == SparseFormat.CSR) 1 else 0), writable = false)

  override def toString: String = if (isClosed) super.toString else {
    val starts = if (sparseFormat == SparseFormat.CSR) Seq("indptr" -> getIndptr) else Nil
    (starts ++ Seq("indices" -> getIndices) :+ ("data" -> getData)).map { case (name, a) => s"$name: ${a.toArray.mkString("[", ", ", "]")}" }
      .mkString("", "\n", s"\n<SparseNDArray $shape $sparseFormat @$context>")
  }
}
