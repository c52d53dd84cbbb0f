// Dimensions of an array.
package org.apache.mxnet.javaapi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** The dimensions of an array, slowest first. A dimension of 0 or -1 is unknown where a function says so. */
public final class Shape implements Iterable<Integer> {
  private final int[] dims;

  /** A shape with the given dimensions; {@code new Shape()} is that of a scalar. */
  public Shape(int... dims) {
    this.dims = dims.clone();
  }

  /** A shape with the given dimensions. */
  public Shape(List<Integer> dims) {
    this.dims = new int[dims.size()];
    for (int i = 0; i < this.dims.length; ++i) {
      this.dims[i] = dims.get(i);
    }
  }

  /** Converts dimensions of the C interface; null for null. */
  static Shape of(long[] dims) {
    if (dims == null) {
      return null;
    }
    int[] result = new int[dims.length];
    for (int i = 0; i < result.length; ++i) {
      result[i] = Math.toIntExact(dims[i]);
    }
    return new Shape(result);
  }

  long[] toLongs() {
    long[] result = new long[dims.length];
    for (int i = 0; i < result.length; ++i) {
      result[i] = dims[i];
    }
    return result;
  }

  /** The dimension at a position; negative positions count from the end. */
  public int get(int dim) {
    return dims[dim < 0 ? dim + dims.length : dim];
  }

  /** The same as {@link #get}. */
  public int apply(int dim) {
    return get(dim);
  }

  /** Number of dimensions. */
  public int length() {
    return dims.length;
  }

  /** Number of dimensions. */
  public int size() {
    return dims.length;
  }

  /** The shape without its first dimensions. */
  public Shape drop(int count) {
    return slice(Math.min(count, dims.length), dims.length);
  }

  /** The dimensions from one position to before another. */
  public Shape slice(int from, int end) {
    return new Shape(Arrays.copyOfRange(dims, from, end));
  }

  /** Number of elements of an array of this shape. */
  public int product() {
    int result = 1;
    for (int d : dims) {
      result = Math.multiplyExact(result, d);
    }
    return result;
  }

  /** The first dimension. */
  public int head() {
    return dims[0];
  }

  /** The dimensions as an array of their own. */
  public int[] toArray() {
    return dims.clone();
  }

  /** The dimensions as a list of their own. */
  public List<Integer> toVector() {
    List<Integer> result = new ArrayList<>(dims.length);
    for (int d : dims) {
      result.add(d);
    }
    return result;
  }

  @Override
  public Iterator<Integer> iterator() {
    return toVector().iterator();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < dims.length; ++i) {
      text.append(i == 0 ? "" : ",").append(dims[i]);
    }
    return text.append(dims.length == 1 ? ",)" : ")").toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Shape && Arrays.equals(dims, ((Shape) other).dims);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(dims);
  }
}
