// How arrays come into being, and functions of arrays beside the operators.
package org.apache.mxnet

import org.apache.mxnet.DType.DType
import org.apache.mxnet.nativelib.{LibMXNet, NativeCalls}

/** The hand-written half of the object [[NDArray]]. */
private[mxnet] abstract class NDArrayFactories extends gen.NDArrayUntyped {

  /** An array with undefined values. */
  def empty(shape: Shape, ctx: Context = null, dtype: DType = Base.MX_REAL_TYPE): NDArray = {
    val device = if (ctx == null) Context.defaultCtx else ctx
    new NDArray(LibMXNet.MXNDArrayCreateEx(shape.toArray, device.deviceTypeid, device.deviceId, 0, dtype.id))
  }

  def empty(shape: Int*): NDArray = empty(Shape(shape))

  def empty(ctx: Context, shape: Int*): NDArray = empty(Shape(shape), ctx)

  def zeros(shape: Shape, ctx: Context = null, dtype: DType = Base.MX_REAL_TYPE): NDArray =
    NDArray.internal._zeros(shape = shape, ctx = Opt.contextToName(device(ctx)), dtype = dtype)

  def zeros(shape: Int*): NDArray = zeros(Shape(shape))

  def zeros(ctx: Context, shape: Int*): NDArray = zeros(Shape(shape), ctx)

  def ones(shape: Shape, ctx: Context = null, dtype: DType = Base.MX_REAL_TYPE): NDArray =
    NDArray.internal._ones(shape = shape, ctx = Opt.contextToName(device(ctx)), dtype = dtype)

  def ones(shape: Int*): NDArray = ones(Shape(shape))

  def ones(ctx: Context, shape: Int*): NDArray = ones(Shape(shape), ctx)

  /** An array with the same number everywhere. */
  def full(shape: Shape, value: Double, ctx: Context = null, dtype: DType = Base.MX_REAL_TYPE): NDArray =
    NDArray.internal._full(shape = shape, value = value, ctx = Opt.contextToName(device(ctx)), dtype = dtype)

  /**
   * Numbers from start to stop, which is not included; from 0 to start when stop is not given.
   *
   * @param repeat How often each number comes.
   */
  def arange(
      start: Float, stop: Option[Float] = None, step: Float = 1.0f, repeat: Int = 1, ctx: Context = Context.defaultCtx,
      dType: DType = Base.MX_REAL_TYPE): NDArray =
    NDArray.internal._arange(
      start = start.toDouble, stop = stop.map(_.toDouble), step = step.toDouble, repeat = repeat,
      ctx = Opt.contextToName(ctx), dtype = dType)

  /** An array of floats from values in row-major order. */
  def array(sourceArr: Array[Float], shape: Shape, ctx: Context = null): NDArray = {
    check(sourceArr.length, shape)
    val made = empty(shape, ctx)
    NativeCalls.copyIn(made.handle, sourceArr, 0, sourceArr.length)
    made
  }

  /** An array of doubles. */
  def array(sourceArr: Array[Double], shape: Shape, ctx: Context): NDArray = {
    check(sourceArr.length, shape)
    val made = empty(shape, ctx, DType.Float64)
    NativeCalls.copyIn(made.handle, sourceArr, 0, sourceArr.length)
    made
  }

  def array(sourceArr: Array[Double], shape: Shape): NDArray = array(sourceArr, shape, null: Context)

  /** An array of 32-bit integers. */
  def array(sourceArr: Array[Int], shape: Shape): NDArray = {
    check(sourceArr.length, shape)
    val made = empty(shape, null, DType.Int32)
    NativeCalls.copyIn(made.handle, sourceArr, 0, sourceArr.length)
    made
  }

  /** An array of 64-bit integers. */
  def array(sourceArr: Array[Long], shape: Shape): NDArray = {
    check(sourceArr.length, shape)
    val made = empty(shape, null, DType.Int64)
    NativeCalls.copyIn(made.handle, sourceArr, 0, sourceArr.length)
    made
  }

  /** An array of bytes: int8. */
  def array(sourceArr: Array[Byte], shape: Shape): NDArray = {
    check(sourceArr.length, shape)
    val made = empty(shape, null, DType.Int8)
    NativeCalls.copyIn(made.handle, sourceArr, 0, sourceArr.length)
    made
  }

  /** An array from nested arrays of floats, doubles or integers, all of the same length on each level. */
  def toNDArray(sourceArr: Array[_], ctx: Context = null): NDArray = {
    def shapeOf(a: Any): List[Int] = a match {
      case x: Array[_] => x.length :: (if (x.isEmpty) Nil else shapeOf(x(0)))
      case _ => Nil
    }
    def flat(a: Any, dims: List[Int]): Iterator[Double] = (a, dims) match {
      case (x: Array[_], n :: rest) =>
        require(x.length == n, "the nested arrays differ in length")
        x.iterator.flatMap(flat(_, rest))
      case (x: Number, Nil) => Iterator(x.doubleValue)
      case (x, _) => throw new IllegalArgumentException(s"expected numbers in nested arrays, got $x")
    }
    def isDouble(a: Any): Boolean = a match {
      case _: Array[Double] => true
      case x: Array[_] => x.nonEmpty && isDouble(x(0))
      case _ => false
    }
    val dims = shapeOf(sourceArr)
    val values = flat(sourceArr, dims).toArray
    if (isDouble(sourceArr)) array(values, Shape(dims), ctx) else array(values.map(_.toFloat), Shape(dims), ctx)
  }

  private def check(count: Int, shape: Shape): Unit =
    require(count == shape.product, s"expected ${shape.product} values for the shape $shape, got $count")

  private def device(ctx: Context): Context = if (ctx == null) Context.defaultCtx else ctx

  /** Join arrays along an axis. */
  def concatenate(arrays: Seq[NDArray], axis: Int = 0, alwaysCopy: Boolean = true): NDArray =
    if (arrays.length == 1 && !alwaysCopy) arrays.head else NDArray.api.concat(arrays, dim = axis)

  def concatenate(arrays: NDArray*): NDArray = concatenate(arrays.toSeq, 0)

  /** Wait until everything is computed. */
  def waitall(): Unit = LibMXNet.MXNDArrayWaitAll()

  /** Write 1 where the index of a row says, else 0, into `out`. */
  def onehotEncode(indices: NDArray, out: NDArray): NDArray =
    NDArray.api.one_hot(indices, depth = out.shape(1), dtype = out.dtype, out = out)

  // Functions of pairs, where a number may stand for an array

  def power(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_power(lhs, rhs)
  def power(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._power_scalar(lhs, rhs)
  def power(lhs: Double, rhs: NDArray): NDArray = NDArray.internal._rpower_scalar(rhs, lhs)
  def maximum(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_maximum(lhs, rhs)
  def maximum(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._maximum_scalar(lhs, rhs)
  def maximum(lhs: Double, rhs: NDArray): NDArray = maximum(rhs, lhs)
  def minimum(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_minimum(lhs, rhs)
  def minimum(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._minimum_scalar(lhs, rhs)
  def minimum(lhs: Double, rhs: NDArray): NDArray = minimum(rhs, lhs)
  def equal(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_equal(lhs, rhs)
  def equal(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._equal_scalar(lhs, rhs)
  def notEqual(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_not_equal(lhs, rhs)
  def notEqual(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._not_equal_scalar(lhs, rhs)
  def greater(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_greater(lhs, rhs)
  def greater(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._greater_scalar(lhs, rhs)
  def greaterEqual(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_greater_equal(lhs, rhs)
  def greaterEqual(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._greater_equal_scalar(lhs, rhs)
  def lesser(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_lesser(lhs, rhs)
  def lesser(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._lesser_scalar(lhs, rhs)
  def lesserEqual(lhs: NDArray, rhs: NDArray): NDArray = NDArray.api.broadcast_lesser_equal(lhs, rhs)
  def lesserEqual(lhs: NDArray, rhs: Double): NDArray = NDArray.internal._lesser_equal_scalar(lhs, rhs)

  // Files

  /** Names (none in a list of arrays) and arrays of a file; throws [[MXNetError]] for a missing or damaged one. */
  def load(fname: String): (Array[String], Array[NDArray]) = {
    val (handles, names) = (new Array[Array[Long]](1), new Array[Array[String]](1))
    LibMXNet.MXNDArrayLoad(fname, handles, names)
    (names(0), handles(0).map(new NDArray(_)))
  }

  /** Arrays of a file by name; throws IllegalArgumentException when it has no names. */
  def load2Map(fname: String): Map[String, NDArray] = {
    val (names, arrays) = load(fname)
    require(names.length == arrays.length, s"$fname holds arrays without names")
    names.zip(arrays).toMap
  }

  def load2Array(fname: String): Array[NDArray] = load(fname)._2

  /** Write arrays with their names into a file. */
  def save(fname: String, data: Map[String, NDArray]): Unit = {
    val (names, arrays) = data.toArray.unzip
    LibMXNet.MXNDArraySave(fname, NDArray.handles(arrays), names)
  }

  /** Write arrays without names into a file. */
  def save(fname: String, data: collection.Iterable[NDArray]): Unit =
    LibMXNet.MXNDArraySave(fname, NDArray.handles(data.toArray), null)

  def deserialize(bytes: Array[Byte]): NDArray = new NDArray(LibMXNet.MXNDArrayLoadFromRawBytes(bytes))
}
