// NDArray: an array of numbers in the memory of the library.
package org.apache.mxnet

import org.apache.mxnet.DType.DType
import org.apache.mxnet.nativelib.{HandleKind, LibMXNet, NativeCalls, NativeResource}

/**
 * A row-major array of numbers of one type on one device.
 *
 * Operations start at once and may run in the background; what reads values waits for them. The memory belongs to the
 * library: it is freed by `dispose` (or `close`), at the end of a [[ResourceScope]], or after the object has become
 * garbage, whichever is first. Use after that throws IllegalStateException. Failures of the library throw an
 * [[MXNetError]].
 *
 * @param writable Whether operations may write into it.
 */
class NDArray private[mxnet] (address: Long, val writable: Boolean = true)
    extends NativeResource(address, HandleKind.NDARRAY) {

  /** The dimensions. */
  def shape: Shape = new Shape(NativeCalls.describe(handle).map(_.toInt).toVector)

  /** Number of elements. */
  def size: Int = shape.product

  /** Type of the elements. */
  def dtype: DType = DType(LibMXNet.MXNDArrayGetDType(handle))

  /** The device that holds the array. */
  def context: Context = {
    val (kind, id) = (new Array[Int](1), new Array[Int](1))
    LibMXNet.MXNDArrayGetContext(handle, kind, id)
    new Context(Context.devtype2str(kind(0)), id(0))
  }

  /** Free the memory now. A second call does nothing. */
  def dispose(): Unit = close()

  /** Whether the memory has been freed. */
  def isDisposed: Boolean = isClosed

  // Values

  /** A copy of all elements as floats, in row-major order. */
  def toArray: Array[Float] = as(DType.Float32) { a =>
    val values = new Array[Float](a.size)
    NativeCalls.copyOut(a.handle, values, 0, values.length)
    values
  }

  /** A copy of all elements as doubles. */
  def toFloat64Array: Array[Double] = as(DType.Float64) { a =>
    val values = new Array[Double](a.size)
    NativeCalls.copyOut(a.handle, values, 0, values.length)
    values
  }

  /** A copy of all elements as 32-bit integers. */
  def toIntArray: Array[Int] = as(DType.Int32) { a =>
    val values = new Array[Int](a.size)
    NativeCalls.copyOut(a.handle, values, 0, values.length)
    values
  }

  /** A copy of all elements as 64-bit integers. */
  def toLongArray: Array[Long] = as(DType.Int64) { a =>
    val values = new Array[Long](a.size)
    NativeCalls.copyOut(a.handle, values, 0, values.length)
    values
  }

  /** The value of an array with one element; throws IllegalArgumentException for another size. */
  def toScalar: Float = {
    require(size == 1, s"toScalar needs an array with one element, the shape is $shape")
    toArray(0)
  }

  def toFloat64Scalar: Double = {
    require(size == 1, s"toFloat64Scalar needs an array with one element, the shape is $shape")
    toFloat64Array(0)
  }

  private def as[T](wanted: DType)(read: NDArray => T): T =
    if (dtype == wanted) read(this)
    else {
      val converted = asType(wanted)
      try read(converted) finally converted.dispose()
    }

  /** Set all elements to a number. */
  def set(value: Double): NDArray = NDArray.write(this) {
    val call = gen.OpsInit._full
    call.all(OpDef.noInputs, call.paramNames.map {
      case "shape" => new Opt[Shape](shape)
      case "value" => new Opt[Double](value)
      case "dtype" => new Opt[DType](dtype)
      case "ctx" => new Opt[Context](context)
      case _ => Opt.unset
    }, this)
  }

  /** Copy the elements of another array of the same shape. */
  def set(other: NDArray): NDArray = other.copyTo(this)

  /** Set the elements in row-major order; throws IllegalArgumentException when their number differs. */
  def set(values: Array[Float]): NDArray = NDArray.write(this) {
    require(values.length == size, s"expected $size values for the shape $shape, got ${values.length}")
    if (dtype == DType.Float32) NativeCalls.copyIn(handle, values, 0, values.length)
    else {
      val source = NDArray.array(values, shape, context)
      try source.copyTo(this) finally source.dispose()
    }
  }

  def set(values: Array[Double]): NDArray = NDArray.write(this) {
    require(values.length == size, s"expected $size values for the shape $shape, got ${values.length}")
    if (dtype == DType.Float64) NativeCalls.copyIn(handle, values, 0, values.length)
    else {
      val source = NDArray.array(values, shape, context)
      try source.copyTo(this) finally source.dispose()
    }
  }

  /** Wait until all operations that write into this array are done; throws what they failed with. */
  def waitToRead(): Unit = LibMXNet.MXNDArrayWaitToRead(handle)

  def waitToWrite(): Unit = LibMXNet.MXNDArrayWaitToWrite(handle)

  // Parts and forms

  /** Rows start until stop of the first axis, sharing memory; negative bounds count from the end. */
  def slice(start: Int, stop: Int): NDArray =
    new NDArray(LibMXNet.MXNDArraySlice64(handle, NDArray.index(start, shape), NDArray.bound(stop, shape)), writable)

  def slice(range: (Int, Int)): NDArray = slice(range._1, range._2)

  /** Row i of the first axis as an array with that axis of length 1, sharing memory. */
  def slice(i: Int): NDArray = {
    val start = NDArray.index(i, shape)
    slice(start, start + 1)
  }

  /** The element i of the first axis without that axis, sharing memory. */
  def at(idx: Int): NDArray = new NDArray(LibMXNet.MXNDArrayAt64(handle, NDArray.index(idx, shape)), writable)

  /** As `at`. */
  def apply(idx: Int): NDArray = at(idx)

  /** As `slice`; the range must have step 1. */
  def apply(range: Range): NDArray = {
    require(range.step == 1 && range.nonEmpty, s"expected a range with step 1, got $range")
    slice(range.start, range.last + 1)
  }

  /** One element of an array as a number. */
  def apply(first: Int, second: Int, more: Int*): Float = {
    val (dims, wanted) = (shape, Seq(first, second) ++ more)
    require(wanted.length == dims.length, s"expected ${dims.length} indices, got ${wanted.length}")
    val flat = wanted.zip(dims.toVector).foldLeft(0) { case (at, (i, d)) =>
      val j = if (i < 0) i + d else i
      if (j < 0 || j >= d) throw new IndexOutOfBoundsException(s"index $i for a dimension of $d")
      at * d + j
    }
    val one = reshape(Shape(size)).slice(flat)
    try one.toScalar finally one.dispose()
  }

  /** Assign to one element of the first axis: `x(i) = value`. */
  def update(idx: Int, value: Double): Unit = {
    val part = at(idx)
    try part.set(value) finally part.dispose()
  }

  def update(idx: Int, value: NDArray): Unit = {
    val part = at(idx)
    try value.copyTo(part) finally part.dispose()
  }

  /** The same elements in another shape, sharing memory; -1 stands for what is left, 0 for the same dimension. */
  def reshape(dims: Array[Int]): NDArray = reshape(dims.map(_.toLong))

  def reshape(dims: Array[Long], reverse: Option[Boolean] = None): NDArray =
    if (AutoGrad.isRecording) NDArray.api.reshape(this, shape = Shape(dims.map(_.toInt).toVector), reverse = reverse)
    else new NDArray(LibMXNet.MXNDArrayReshape64(handle, dims, reverse.getOrElse(false)), writable)

  def reshape(dims: Shape): NDArray = reshape(dims.toArray)

  def reshape(first: Int, more: Int*): NDArray = reshape((first +: more).toArray)

  /** The transpose: axes in reverse order. */
  def T: NDArray = NDArray.api.transpose(this)

  /** A copy with elements of another type. */
  def asType(dtype: DType): NDArray = NDArray.api.cast(this, dtype = dtype)

  /** Copy the elements into another array, converting their type; returns that array. */
  def copyTo(other: NDArray): NDArray =
    if (other eq this) other
    else if (other.dtype == dtype) NDArray.write(other)(NDArray.internal._copy(this, out = other))
    else {
      val converted = asType(other.dtype)
      try converted.copyTo(other) finally converted.dispose()
    }

  /** A copy on a device. */
  def copyTo(ctx: Context): NDArray = copyTo(NDArray.empty(shape, ctx, dtype))

  /** A copy on the same device. */
  def copy(): NDArray = copyTo(context)

  /** This array if it is on the device, else a copy there. */
  def asInContext(context: Context): NDArray = if (context == this.context) this else copyTo(context)

  /** How the elements are stored. */
  def sparseFormat: SparseFormat.SparseFormat = SparseFormat(LibMXNet.MXNDArrayGetStorageType(handle))

  def isSparse: Boolean = sparseFormat != SparseFormat.DEFAULT

  /** The array in a sparse form: of rows unless another one is wanted. */
  def toSparse(format: Option[SparseFormat.SparseFormat] = None): SparseNDArray =
    SparseNDArray.wrap(NDArray.api.cast_storage(this, stype = format.getOrElse(SparseFormat.ROW_SPARSE).toString))

  /** Bytes from which `NDArray.deserialize` makes the array again. */
  def serialize(): Array[Byte] = LibMXNet.MXNDArraySaveRawBytes(handle)

  // Gradients

  /**
   * Have `backward` store the gradient with respect to this array.
   *
   * @param gradReq "write", "add" or "null"
   * @return this array
   */
  def attachGrad(gradReq: String = "write"): NDArray = {
    AutoGrad.markVariables(Seq(this), Seq(NDArray.zeros(shape, context, dtype)), Seq(gradReq))
    this
  }

  /** The gradient, or null when none is attached. */
  def grad: NDArray = {
    val found = LibMXNet.MXNDArrayGetGrad(handle)
    if (found == 0) null else new NDArray(found)
  }

  /** Compute gradients of the sum of this array's elements, or of its product with outGrad. */
  def backward(outGrad: NDArray = null, retainGraph: Boolean = false, trainMode: Boolean = true): Unit =
    AutoGrad.backward(Seq(this), if (outGrad == null) null else Seq(outGrad), retainGraph, trainMode)

  /** The same values cut off from what they were computed with. */
  def detach(): NDArray = new NDArray(LibMXNet.MXNDArrayDetach(handle))

  // Arithmetic; arrays of different shapes are broadcast

  def +(other: NDArray): NDArray = NDArray.api.broadcast_add(this, other)
  def +(other: Double): NDArray = NDArray.internal._plus_scalar(this, other)
  def -(other: NDArray): NDArray = NDArray.api.broadcast_sub(this, other)
  def -(other: Double): NDArray = NDArray.internal._minus_scalar(this, other)
  def *(other: NDArray): NDArray = NDArray.api.broadcast_mul(this, other)
  def *(other: Double): NDArray = NDArray.internal._mul_scalar(this, other)
  def /(other: NDArray): NDArray = NDArray.api.broadcast_div(this, other)
  def /(other: Double): NDArray = NDArray.internal._div_scalar(this, other)
  def %(other: NDArray): NDArray = NDArray.api.broadcast_mod(this, other)
  def %(other: Double): NDArray = NDArray.internal._mod_scalar(this, other)
  def **(other: NDArray): NDArray = NDArray.api.broadcast_power(this, other)
  def **(other: Double): NDArray = NDArray.internal._power_scalar(this, other)
  def unary_- : NDArray = NDArray.api.negative(this)

  def +=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_add(this, other, out = this))
  def +=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._plus_scalar(this, other, out = this))
  def -=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_sub(this, other, out = this))
  def -=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._minus_scalar(this, other, out = this))
  def *=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_mul(this, other, out = this))
  def *=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._mul_scalar(this, other, out = this))
  def /=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_div(this, other, out = this))
  def /=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._div_scalar(this, other, out = this))
  def %=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_mod(this, other, out = this))
  def %=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._mod_scalar(this, other, out = this))
  def **=(other: NDArray): NDArray = NDArray.write(this)(NDArray.api.broadcast_power(this, other, out = this))
  def **=(other: Double): NDArray = NDArray.write(this)(NDArray.internal._power_scalar(this, other, out = this))

  // Comparison: 1 where it holds, else 0

  def >(other: NDArray): NDArray = NDArray.greater(this, other)
  def >(other: Double): NDArray = NDArray.greater(this, other)
  def >=(other: NDArray): NDArray = NDArray.greaterEqual(this, other)
  def >=(other: Double): NDArray = NDArray.greaterEqual(this, other)
  def <(other: NDArray): NDArray = NDArray.lesser(this, other)
  def <(other: Double): NDArray = NDArray.lesser(this, other)
  def <=(other: NDArray): NDArray = NDArray.lesserEqual(this, other)
  def <=(other: Double): NDArray = NDArray.lesserEqual(this, other)

  /** Whether another array has the same shape, type and values. */
  override def equals(o: Any): Boolean = o match {
    case that: NDArray =>
      (this eq that) || (!isClosed && !that.isClosed && shape == that.shape && dtype == that.dtype &&
        java.util.Arrays.equals(toFloat64Array, that.toFloat64Array))
    case _ => false
  }

  override def hashCode: Int = if (isClosed) 0 else shape.hashCode * 31 + java.util.Arrays.hashCode(toFloat64Array)

  /** The values in nested brackets, long arrays shortened, and a line with shape and device. */
  override def toString: String = if (isClosed) "<NDArray, disposed>" else ArrayText(this)
}

object NDArray extends NDArrayFactories {
  /** Typed functions of all operators, with documentation. */
  val api: NDArrayAPI.type = NDArrayAPI
  val random: NDArrayRandomAPI.type = NDArrayRandomAPI
  val contrib: NDArrayContribAPI.type = NDArrayContribAPI
  val linalg: NDArrayLinalgAPI.type = NDArrayLinalgAPI
  val image: NDArrayImageAPI.type = NDArrayImageAPI
  val sparse: NDArraySparseAPI.type = NDArraySparseAPI
  /** Operators that programs seldom call by themselves. */
  val internal: NDArrayInternalAPI.type = NDArrayInternalAPI

  /** The first output, for code that names the conversion of MXNet 1.9.1. */
  def getFirstResult(ret: NDArrayFuncReturn): NDArray = ret.head

  /** Call an operator by any of its registered names, with arrays and parameters as in the untyped functions. */
  def invoke(operator: String, kwargs: Map[String, Any] = null)(args: Any*): NDArrayFuncReturn =
    OpNames(operator).untyped(args, kwargs)

  private[mxnet] def handles(arrays: Array[NDArray]): Array[Long] =
    NativeResource.handles(arrays.asInstanceOf[Array[NativeResource]])

  /** Keeps arrays from being collected while the library works with their handles. */
  private[mxnet] def alive(arrays: Array[NDArray]): Unit =
    NativeResource.keepAlive(arrays.asInstanceOf[Array[NativeResource]])

  private[mxnet] def write(array: NDArray)(body: => Any): NDArray = {
    require(array.writable, "the array is read-only")
    body
    array
  }

  private[mxnet] def index(i: Int, shape: Shape): Int = {
    require(shape.length > 0, "an array without axes has no elements to index")
    val j = if (i < 0) i + shape(0) else i
    if (j < 0 || j >= shape(0)) throw new IndexOutOfBoundsException(s"index $i for an axis of length ${shape(0)}")
    j
  }

  private[mxnet] def bound(i: Int, shape: Shape): Int = {
    val j = if (i < 0) i + shape(0) else i
    if (j < 0 || j > shape(0)) throw new IndexOutOfBoundsException(s"end $i for an axis of length ${shape(0)}")
    j
  }

  /** What results of a single output offered in MXNet 1.9.1. */
  implicit class SingleResult(private val array: NDArray) extends AnyVal {
    def head: NDArray = array
    def get: NDArray = array
  }
}
