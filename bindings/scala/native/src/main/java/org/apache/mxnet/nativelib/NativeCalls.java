// Native methods whose C form has no mechanical mapping: copies, calls with outputs of both kinds, callbacks.
package org.apache.mxnet.nativelib;

import java.nio.ByteBuffer;

/** Hand-written companions of {@link LibMXNet}. Handles are not owned here either. */
public final class NativeCalls {
  static {
    NativeLibrary.load();
  }

  private NativeCalls() {}

  // `letter` is the JNI letter of the array's element type: F D I J S B Z. The widths of both element types must agree.
  private static native void copyFrom(long array, char letter, Object data, int offset, int count);

  private static native void copyTo(long array, char letter, Object data, int offset, int count);

  /**
   * Fills an array of the library from a primitive Java array whose elements have the same width.
   *
   * @param array handle of the array
   * @param data a primitive array
   * @param offset index of the first element that is read
   * @param count number of elements, which must be the size of the library's array
   * @throws IllegalArgumentException when the element widths differ or data is no primitive array
   */
  public static void copyIn(long array, Object data, int offset, int count) {
    copyFrom(array, letter(data), data, offset, count);
  }

  /**
   * Copies an array of the library into a primitive Java array whose elements have the same width. Waits until the
   * array has been computed.
   *
   * @param array handle of the array
   * @param data a primitive array
   * @param offset index of the first element that is written
   * @param count number of elements, which must be the size of the library's array
   * @throws IllegalArgumentException when the element widths differ or data is no primitive array
   */
  public static void copyOut(long array, Object data, int offset, int count) {
    copyTo(array, letter(data), data, offset, count);
  }

  private static char letter(Object data) {
    String name = data == null ? "" : data.getClass().getName();
    if (name.length() != 2 || name.charAt(0) != '[') {
      throw new IllegalArgumentException("expected an array of a primitive type, got " + (data == null ? "null" : name));
    }
    return name.charAt(1);
  }

  /**
   * Fills an array of the library from a direct buffer in native byte order.
   *
   * @param array handle of the array
   * @param buffer a direct buffer
   * @param position first byte that is read
   * @param count number of elements, which must be the size of the library's array
   */
  public static native void copyFromBuffer(long array, ByteBuffer buffer, long position, long count);

  /**
   * Copies an array of the library into a direct buffer in native byte order.
   *
   * @param array handle of the array
   * @param buffer a direct buffer
   * @param position first byte that is written
   * @param count number of elements, which must be the size of the library's array
   */
  public static native void copyToBuffer(long array, ByteBuffer buffer, long position, long count);

  /**
   * Runs a prepared call.
   *
   * @param invocation handle of the prepared call
   * @param inputs handles of the inputs in the operator's order; null for none
   * @param outputs arrays to write into, or null for new arrays
   * @return the outputs: the given array, or handles of new arrays that the caller owns
   */
  public static native long[] invoke(long invocation, long[] inputs, long[] outputs);

  /**
   * Runs a cached operator.
   *
   * @param op handle of the cached operator
   * @param inputs handles of the inputs
   * @param outputs arrays to write into, or null for new arrays
   * @return the outputs: the given array, or handles of new arrays that the caller owns
   */
  public static native long[] invokeCachedOp(long op, long[] inputs, long[] outputs);

  /**
   * Runs an operator with parameters as text. {@link #invoke} is faster where the same call is made again.
   *
   * @param creator handle of the operator, as from {@link LibMXNet#NNGetOpHandle}
   * @param inputs handles of the inputs
   * @param outputs arrays to write into, or null for new arrays
   * @param keys names of the parameters, or null
   * @param values values of the parameters, or null
   * @return the outputs: the given array, or handles of new arrays that the caller owns
   */
  public static native long[] imperativeInvoke(
      long creator, long[] inputs, long[] outputs, String[] keys, String[] values);

  /**
   * The dimensions of an array.
   *
   * @param array handle of the array
   * @return its dimensions, or null when it has no shape yet
   */
  public static native long[] describe(long array);

  /**
   * The optional features of the library.
   *
   * @return names, each after {@code +} when this build has the feature and after {@code -} when it has not
   */
  public static native String[] features();

  /**
   * Reads one entry of a list of named float arrays.
   *
   * @param list handle of the list
   * @param index number of the entry
   * @param key receives the name at index 0; null where not wanted
   * @param shape receives the dimensions at index 0; null where not wanted
   * @return the values
   */
  public static native float[] ndListGet(long list, int index, String[] key, int[][] shape);

  /**
   * Bytes that arrays of the library use now.
   *
   * @return number of bytes
   */
  public static native long bytesInUse();

  /**
   * Shows the arrays of each run of an executor to a callback.
   *
   * @param executor handle of the executor
   * @param callback what sees the arrays, or null to stop
   * @param all whether inputs are shown, too
   * @return a reference to hand to {@link #freeMonitor} once the executor has another callback or is freed
   */
  public static native long setMonitor(long executor, MonitorCallback callback, boolean all);

  /**
   * Lets go of a callback.
   *
   * @param reference what {@link #setMonitor} returned
   */
  public static native void freeMonitor(long reference);
}
