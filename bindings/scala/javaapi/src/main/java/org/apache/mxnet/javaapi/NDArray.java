// The array class: state, copies, indexing, differentiation.
package org.apache.mxnet.javaapi;

import java.util.Arrays;
import java.util.List;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeCalls;
import org.apache.mxnet.nativelib.Operator;

/**
 * An array of numbers of one type on one device.
 *
 * <p>Operators are static methods ({@code NDArray.exp(x)[0]}), arithmetic is instance methods ({@code x.add(y)}). Work may
 * run in the background; reading values waits for it. Native memory is released by {@link #close}, by the
 * {@link ResourceScope} around, or after the array has become unreachable. Arrays may be read from any thread.
 */
public final class NDArray extends NDArrayFactory {
  private static final Operator COPY = new Operator("_copy");
  private static final Operator CAST = new Operator("Cast", "dtype");
  private static final Operator FULL = new Operator("_full", "shape", "ctx", "dtype", "value");
  private static final Operator TRANSPOSE = new Operator("transpose");
  private static final Operator SLICE = new Operator("slice", "begin", "end", "step");
  private static final Operator ASSIGN = new Operator("_slice_assign", "begin", "end", "step");
  private static final Operator ASSIGN_NUMBER = new Operator("_slice_assign_scalar", "scalar", "begin", "end", "step");

  /** Takes ownership of a handle of the C interface. */
  public NDArray(long handle) {
    super(handle);
  }

  /** An array of float32 from values in row-major order. */
  public NDArray(float[] arr, Shape shape, Context ctx) {
    super(filled(arr, arr.length, shape, DType.Float32, ctx));
  }

  /** An array of float64 from values in row-major order. */
  public NDArray(double[] arr, Shape shape, Context ctx) {
    super(filled(arr, arr.length, shape, DType.Float64, ctx));
  }

  /** An array of float32 from values in row-major order. */
  public NDArray(List<Float> arr, Shape shape, Context ctx) {
    this(floats(arr), shape, ctx);
  }

  private static float[] floats(List<Float> list) {
    float[] result = new float[list.size()];
    for (int i = 0; i < result.length; ++i) {
      result[i] = list.get(i);
    }
    return result;
  }

  @Override
  NDArray self() {
    return this;
  }

  // What the array is.

  /** The shape; null when the array has none yet. */
  public Shape shape() {
    Shape result = Shape.of(NativeCalls.describe(handle()));
    keepAlive(this);
    return result;
  }

  /** Number of elements. */
  public int size() {
    return shape().product();
  }

  /** The element type. */
  public DType dtype() {
    DType result = DType.of(LibMXNet.MXNDArrayGetDType(handle()));
    keepAlive(this);
    return result;
  }

  /** The device. */
  public Context context() {
    int[] type = new int[1];
    int[] id = new int[1];
    LibMXNet.MXNDArrayGetContext(handle(), type, id);
    keepAlive(this);
    return new Context(type[0], id[0]);
  }

  // Values out.

  /** The elements in row-major order as floats; other types are converted. */
  public float[] toArray() {
    if (dtype() != DType.Float32) {
      try (NDArray converted = asType(DType.Float32)) {
        return converted.toArray();
      }
    }
    float[] result = new float[size()];
    copyOut(result, result.length);
    return result;
  }

  /** The elements in row-major order as doubles; other types are converted. */
  public double[] toFloat64Array() {
    if (dtype() != DType.Float64) {
      try (NDArray converted = asType(DType.Float64)) {
        return converted.toFloat64Array();
      }
    }
    double[] result = new double[size()];
    copyOut(result, result.length);
    return result;
  }

  /** The elements in row-major order as 64-bit integers; other types are converted. */
  public long[] toLongArray() {
    if (dtype() != DType.Int64) {
      try (NDArray converted = asType(DType.Int64)) {
        return converted.toLongArray();
      }
    }
    long[] result = new long[size()];
    copyOut(result, result.length);
    return result;
  }

  /** Copies the elements into a primitive array of the same element width and length. */
  public void copyToPrimitive(Object data) {
    copyOut(data, java.lang.reflect.Array.getLength(data));
  }

  private void copyOut(Object data, int count) {
    NativeCalls.copyOut(handle(), data, 0, count);
    keepAlive(this);
  }

  /** The only element. */
  public float toScalar() {
    return (float) toFloat64Scalar();
  }

  /** The only element. */
  public double toFloat64Scalar() {
    if (size() != 1) {
      throw new IllegalStateException("expected an array of one element, got shape " + shape());
    }
    return toFloat64Array()[0];
  }

  /** The array as bytes, with shape and type. */
  public byte[] serialize() {
    byte[] result = LibMXNet.MXNDArraySaveRawBytes(handle());
    keepAlive(this);
    return result;
  }

  // Values in.

  /** Sets all elements. */
  public NDArray set(double value) {
    OpRun.one(FULL.with(shape(), context().toString(), dtype().toString(), value), new NDArray[] {this});
    return this;
  }

  /** Sets all elements. */
  public NDArray set(float value) {
    return set((double) value);
  }

  /** Copies another array of the same shape into this one. */
  public NDArray set(NDArray other) {
    return other.copyTo(this);
  }

  /** Sets the elements in row-major order. */
  public NDArray set(float[] other) {
    return setFrom(other, other.length, DType.Float32);
  }

  /** Sets the elements in row-major order. */
  public NDArray set(double[] other) {
    return setFrom(other, other.length, DType.Float64);
  }

  private NDArray setFrom(Object data, int count, DType type) {
    if (dtype() == type) {
      NativeCalls.copyIn(handle(), data, 0, count);
      keepAlive(this);
      return this;
    }
    try (NDArray converted = new NDArray(filled(data, count, shape(), type, context()))) {
      return converted.copyTo(this);
    }
  }

  // Copies and views.

  /** Copies into another array, whose element type may differ. */
  public NDArray copyTo(NDArray other) {
    NDArray[] out = {other};
    if (other.dtype() == dtype()) {
      OpRun.one(COPY.plain(), out, this);
    } else {
      OpRun.one(CAST.with(other.dtype().toString()), out, this);
    }
    return other;
  }

  /** A copy on a device. */
  public NDArray copyTo(Context ctx) {
    return copyTo(empty(shape(), ctx, dtype()));
  }

  /** A copy on the same device. */
  public NDArray copy() {
    return copyTo(context());
  }

  /** This array if it is on the device, else a copy there. */
  public NDArray asInContext(Context context) {
    return context.equals(context()) ? this : copyTo(context);
  }

  /** A copy with another element type. */
  public NDArray asType(DType dtype) {
    return OpRun.one(CAST.with(dtype.toString()), null, this)[0];
  }

  /** Rows from one to before another; shares memory with this array. */
  public NDArray slice(int start, int stop) {
    return view(LibMXNet.MXNDArraySlice64(handle(), start, stop));
  }

  /** One row, with a first dimension of 1; shares memory with this array. */
  public NDArray slice(int i) {
    return slice(i, i + 1);
  }

  /** One row, without the first dimension; shares memory with this array. Negative indices count from the end. */
  public NDArray at(int idx) {
    return view(LibMXNet.MXNDArrayAt64(handle(), idx < 0 ? idx + shape().get(0) : idx));
  }

  /** The same elements with another shape; shares memory with this array. One dimension may be -1. */
  public NDArray reshape(int... dims) {
    return view(LibMXNet.MXNDArrayReshape64(handle(), new Shape(dims).toLongs(), false));
  }

  private NDArray view(long handle) {
    keepAlive(this);
    return new NDArray(handle);
  }

  /** A copy of the region from {@code begin} to before {@code end}, one pair for each of the first dimensions. */
  public NDArray slice(int[] begin, int[] end) {
    return OpRun.one(SLICE.with(new Shape(begin), new Shape(end), null), null, this)[0];
  }

  /** The element at an index, one position for each dimension; negative ones count from the end. */
  public double get(int... index) {
    try (NDArray element = slice(begin(index), end(index))) {
      return element.toFloat64Scalar();
    }
  }

  /** Sets the element at an index, one position for each dimension. */
  public NDArray setAt(double value, int... index) {
    return setSlice(begin(index), end(index), value);
  }

  /** Sets all elements of a region. */
  public NDArray setSlice(int[] begin, int[] end, double value) {
    OpRun.one(ASSIGN_NUMBER.with(value, new Shape(begin), new Shape(end), null), new NDArray[] {this}, this);
    return this;
  }

  /** Copies an array into a region of the same shape. */
  public NDArray setSlice(int[] begin, int[] end, NDArray value) {
    OpRun.one(ASSIGN.with(new Shape(begin), new Shape(end), null), new NDArray[] {this}, this, value);
    return this;
  }

  private int[] begin(int[] index) {
    Shape shape = shape();
    if (index.length != shape.length()) {
      throw new IndexOutOfBoundsException("shape " + shape + " takes " + shape.length() + " positions, got " + index.length);
    }
    int[] result = index.clone();
    for (int i = 0; i < result.length; ++i) {
      int size = shape.get(i);
      if (index[i] < -size || index[i] >= size) {
        throw new IndexOutOfBoundsException("position " + index[i] + " of axis " + i + " of shape " + shape);
      }
      result[i] = index[i] < 0 ? index[i] + size : index[i];
    }
    return result;
  }

  private int[] end(int[] index) {
    int[] result = begin(index);
    for (int i = 0; i < result.length; ++i) {
      ++result[i];
    }
    return result;
  }

  /** The array with its axes in reversed order. */
  public NDArray T() {
    return OpRun.one(TRANSPOSE.plain(), null, this)[0];
  }

  /** Waits until the array has been computed; an error of the computation is thrown here. */
  public void waitToRead() {
    LibMXNet.MXNDArrayWaitToRead(handle());
    keepAlive(this);
  }

  // Differentiation.

  /** Asks for the gradient with respect to this array, replacing it at each backward pass. */
  public NDArray attachGrad() {
    return attachGrad("write");
  }

  /**
   * Asks for the gradient with respect to this array.
   *
   * @param request write to replace it at each backward pass, add to sum over them, null for none
   * @return this array
   */
  public NDArray attachGrad(String request) {
    try (NDArray gradient = zeros(shape(), context(), dtype())) {
      Autograd.markVariables(new NDArray[] {this}, new NDArray[] {gradient}, request);
    }
    return this;
  }

  /** The gradient that the last backward pass wrote; null when none was asked for. */
  public NDArray grad() {
    long g = LibMXNet.MXNDArrayGetGrad(handle());
    keepAlive(this);
    return g == 0 ? null : new NDArray(g);
  }

  /** Runs the recorded computation of this array backwards with a head gradient of ones. */
  public void backward() {
    Autograd.backward(new NDArray[] {this}, null, false, true);
  }

  /** Runs the recorded computation of this array backwards. */
  public void backward(NDArray headGradient) {
    Autograd.backward(new NDArray[] {this}, new NDArray[] {headGradient}, false, true);
  }

  /** The same values without the history of their computation. */
  public NDArray detach() {
    return view(LibMXNet.MXNDArrayDetach(handle()));
  }

  // Release.

  /** The same as {@link #close}. */
  public void dispose() {
    close();
  }

  /** Releases the arrays from which this one was computed, as far as the program still holds them. */
  public NDArray disposeDeps() {
    return disposeDepsExcept();
  }

  /** Releases the arrays from which this one was computed, but not the given ones nor what those were computed from. */
  public NDArray disposeDepsExcept(NDArray... arr) {
    releaseInputs(arr);
    return this;
  }

  void dependsOn(NDArray[] arrays) {
    if (arrays.length > 0) {
      madeFrom(arrays);
    }
  }

  // Java.

  /** The values, and shape, type and device. */
  @Override
  public String toString() {
    return isClosed() ? "<NDArray, closed>" : NDArrayText.of(this);
  }

  /** Whether another array has the same shape, type and values. */
  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof NDArray) || isClosed() || ((NDArray) other).isClosed()) {
      return false;
    }
    NDArray o = (NDArray) other;
    return shape().equals(o.shape()) && dtype() == o.dtype() && Arrays.equals(toFloat64Array(), o.toFloat64Array());
  }

  @Override
  public int hashCode() {
    return isClosed() ? 0 : shape().hashCode() * 31 + Arrays.hashCode(toFloat64Array());
  }
}
