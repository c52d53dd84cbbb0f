// Making, saving and loading arrays: the static half of NDArray.
package org.apache.mxnet.javaapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeCalls;
import org.apache.mxnet.nativelib.NativeResource;
import org.apache.mxnet.nativelib.Operator;

/** How {@link NDArray}s are made. A null device is the default one, a null element type float32. */
public abstract class NDArrayFactory extends NDArrayMath {
  private static final Operator ZEROS = new Operator("_zeros", "shape", "ctx", "dtype");
  private static final Operator ONES = new Operator("_ones", "shape", "ctx", "dtype");
  private static final Operator FULL = new Operator("_full", "shape", "ctx", "dtype", "value");
  private static final Operator ARANGE = new Operator("_arange", "start", "stop", "step", "repeat", "ctx", "dtype");
  private static final Operator ONE_HOT = new Operator("one_hot", "depth");

  NDArrayFactory(long handle) {
    super(handle);
  }

  static long create(Shape shape, Context ctx, DType dtype) {
    Context c = Context.orDefault(ctx);
    DType d = dtype == null ? DType.Float32 : dtype;
    return LibMXNet.MXNDArrayCreateEx64(shape.toLongs(), c.deviceTypeid(), c.deviceId(), 0, d.id());
  }

  private static NDArray made(Operator op, Object... values) {
    return OpRun.one(op.with(values), null)[0];
  }

  private static NDArray fill(Operator op, Shape shape, Context ctx, DType dtype) {
    if (shape.product() == 0) {
      return empty(shape, ctx, dtype); // as an operator's parameter, a dimension of 0 is an unknown one
    }
    return made(op, shape, Context.orDefault(ctx).toString(), dtype == null ? null : dtype.toString());
  }

  /** An array whose elements have no particular value. */
  public static NDArray empty(Shape shape, Context ctx, DType dtype) {
    return new NDArray(create(shape, ctx, dtype));
  }

  /** An array of float32 whose elements have no particular value. */
  public static NDArray empty(Context ctx, int[] shape) {
    return empty(new Shape(shape), ctx, null);
  }

  /** An array of float32 whose elements have no particular value. */
  public static NDArray empty(Context ctx, List<Integer> shape) {
    return empty(new Shape(shape), ctx, null);
  }

  /** An array of zeros. */
  public static NDArray zeros(Shape shape, Context ctx, DType dtype) {
    return fill(ZEROS, shape, ctx, dtype);
  }

  /** An array of float32 zeros. */
  public static NDArray zeros(Context ctx, int[] shape) {
    return zeros(new Shape(shape), ctx, null);
  }

  /** An array of float32 zeros. */
  public static NDArray zeros(Context ctx, List<Integer> shape) {
    return zeros(new Shape(shape), ctx, null);
  }

  /** An array of float32 zeros on the default device. */
  public static NDArray zeros(int... shape) {
    return zeros(new Shape(shape), null, null);
  }

  /** An array of ones. */
  public static NDArray ones(Shape shape, Context ctx, DType dtype) {
    return fill(ONES, shape, ctx, dtype);
  }

  /** An array of float32 ones. */
  public static NDArray ones(Context ctx, int[] shape) {
    return ones(new Shape(shape), ctx, null);
  }

  /** An array of float32 ones. */
  public static NDArray ones(Context ctx, List<Integer> shape) {
    return ones(new Shape(shape), ctx, null);
  }

  /** An array of float32 ones on the default device. */
  public static NDArray ones(int... shape) {
    return ones(new Shape(shape), null, null);
  }

  /** An array of float32 with the same value everywhere. */
  public static NDArray full(Shape shape, float value, Context ctx) {
    return made(FULL, shape, Context.orDefault(ctx).toString(), null, value);
  }

  /** An array of float64 with the same value everywhere. */
  public static NDArray full(Shape shape, double value, Context ctx) {
    return made(FULL, shape, Context.orDefault(ctx).toString(), "float64", value);
  }

  /** An array of float32 from values in row-major order. */
  public static NDArray array(List<Float> sourceArr, Shape shape, Context ctx) {
    return new NDArray(sourceArr, shape, ctx);
  }

  /** An array of float32 on the default device from values in row-major order. */
  public static NDArray array(List<Float> sourceArr, Shape shape) {
    return new NDArray(sourceArr, shape, null);
  }

  /** An array of float64 from values in row-major order. */
  public static NDArray arrayWithDouble(List<Double> sourceArr, Shape shape, Context ctx) {
    double[] values = new double[sourceArr.size()];
    for (int i = 0; i < values.length; ++i) {
      values[i] = sourceArr.get(i);
    }
    return new NDArray(values, shape, ctx);
  }

  /** An array of float64 on the default device from values in row-major order. */
  public static NDArray arrayWithDouble(List<Double> sourceArr, Shape shape) {
    return arrayWithDouble(sourceArr, shape, null);
  }

  /**
   * An array from a primitive Java array whose elements are as wide as those of the type: float[] for float32, long[] for
   * int64, short[] for float16 and so on.
   *
   * @param data a primitive array, in row-major order
   * @param shape the shape
   * @param dtype the element type
   * @param ctx the device, or null
   * @return a new array
   */
  public static NDArray fromPrimitive(Object data, Shape shape, DType dtype, Context ctx) {
    return new NDArray(filled(data, java.lang.reflect.Array.getLength(data), shape, dtype, ctx));
  }

  static long filled(Object data, int count, Shape shape, DType dtype, Context ctx) {
    if (count != shape.product()) {
      throw new IllegalArgumentException("shape " + shape + " has " + shape.product() + " elements, got " + count);
    }
    long handle = create(shape, ctx, dtype);
    try {
      NativeCalls.copyIn(handle, data, 0, count);
      return handle;
    } catch (RuntimeException e) {
      LibMXNet.MXNDArrayFree(handle);
      throw e;
    }
  }

  /** A vector of float32. */
  public static NDArray of(float... values) {
    return new NDArray(values, new Shape(values.length), null);
  }

  /** A vector of float64. */
  public static NDArray of(double... values) {
    return new NDArray(values, new Shape(values.length), null);
  }

  /** A vector of int32. */
  public static NDArray of(int... values) {
    return fromPrimitive(values, new Shape(values.length), DType.Int32, null);
  }

  /** A vector of int64. */
  public static NDArray of(long... values) {
    return fromPrimitive(values, new Shape(values.length), DType.Int64, null);
  }

  /** A matrix of float32 from its rows. */
  public static NDArray of(float[][] rows) {
    int columns = rows.length == 0 ? 0 : rows[0].length;
    float[] flat = new float[rows.length * columns];
    for (int i = 0; i < rows.length; ++i) {
      if (rows[i].length != columns) {
        throw new IllegalArgumentException("row " + i + " has " + rows[i].length + " values, expected " + columns);
      }
      System.arraycopy(rows[i], 0, flat, i * columns, columns);
    }
    return new NDArray(flat, new Shape(rows.length, columns), null);
  }

  /** Numbers from start to before stop, each repeated. */
  public static NDArray arange(float start, float stop, float step, int repeat, Context ctx, DType dType) {
    return made(ARANGE, start, stop, step, repeat, Context.orDefault(ctx).toString(),
        dType == null ? null : dType.toString());
  }

  /** Waits until everything that was asked for has been computed. */
  public static void waitall() {
    LibMXNet.MXNDArrayWaitAll();
  }

  /** Writes rows that are 1 at the given indices and 0 elsewhere; the number of columns is that of {@code out}. */
  public static NDArray onehotEncode(NDArray indices, NDArray out) {
    return OpRun.one(ONE_HOT.with((Object) out.shape().get(1)), new NDArray[] {out}, indices)[0];
  }

  /**
   * Saves arrays with their names.
   *
   * @param file name of the file
   * @param arrays the arrays
   */
  public static void save(String file, Map<String, NDArray> arrays) {
    NDArray[] list = arrays.values().toArray(new NDArray[0]);
    LibMXNet.MXNDArraySave(file, handles(list), arrays.keySet().toArray(new String[0]));
    keepAlive(list);
  }

  /** Saves arrays without names. */
  public static void save(String file, List<NDArray> arrays) {
    NDArray[] list = arrays.toArray(new NDArray[0]);
    LibMXNet.MXNDArraySave(file, handles(list), null);
    keepAlive(list);
  }

  /**
   * Loads named arrays.
   *
   * @param file name of a file that was saved with names
   * @return the arrays by name, in the order of the file
   */
  public static Map<String, NDArray> load(String file) {
    long[][] handles = new long[1][];
    String[][] names = new String[1][];
    LibMXNet.MXNDArrayLoad(file, handles, names);
    return named(handles[0], names[0], file);
  }

  /** Loads arrays by their order, with or without names. */
  public static List<NDArray> loadList(String file) {
    long[][] handles = new long[1][];
    LibMXNet.MXNDArrayLoad(file, handles, null);
    return wrap(handles[0]);
  }

  /** Loads named arrays from the bytes of a file. */
  public static Map<String, NDArray> loadFromBytes(byte[] bytes) {
    long[][] handles = new long[1][];
    String[][] names = new String[1][];
    LibMXNet.MXNDArrayLoadFromBuffer(bytes, handles, names);
    return named(handles[0], names[0], "the buffer");
  }

  private static Map<String, NDArray> named(long[] handles, String[] names, String where) {
    List<NDArray> arrays = wrap(handles);
    if (names.length != handles.length) {
      arrays.forEach(NativeResource::close);
      throw new IllegalArgumentException(where + " has arrays without names; use loadList");
    }
    Map<String, NDArray> result = new LinkedHashMap<>();
    for (int i = 0; i < names.length; ++i) {
      result.put(names[i], arrays.get(i));
    }
    return result;
  }

  static List<NDArray> wrap(long[] handles) {
    List<NDArray> result = new ArrayList<>(handles.length);
    for (long h : handles) {
      result.add(h == 0 ? null : new NDArray(h));
    }
    return result;
  }

  /** The array that {@link NDArray#serialize} wrote. */
  public static NDArray deserialize(byte[] bytes) {
    return new NDArray(LibMXNet.MXNDArrayLoadFromRawBytes(bytes));
  }
}
