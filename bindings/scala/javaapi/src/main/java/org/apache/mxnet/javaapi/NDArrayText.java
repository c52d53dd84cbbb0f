// Arrays as text for people.
package org.apache.mxnet.javaapi;

/** Prints arrays; of long dimensions only the ends. */
final class NDArrayText {
  private static final int LONGEST = 1000; // elements that are printed in full
  private static final int ENDS = 3;

  private NDArrayText() {}

  static String of(NDArray array) {
    Shape shape = array.shape();
    if (shape == null) {
      return "<NDArray without a shape>";
    }
    StringBuilder text = new StringBuilder();
    DType type = array.dtype();
    boolean whole = type != DType.Float32 && type != DType.Float64 && type != DType.Float16 && type != DType.BFloat16;
    append(text, array.toFloat64Array(), shape, 0, 0, shape.product() > LONGEST, whole, type == DType.Float64);
    String dims = shape.toVector().toString().replaceAll("[\\[\\] ]", "").replace(',', 'x');
    return text.append("\n<NDArray ").append(dims).append(dims.isEmpty() ? "" : " ").append(type).append(" @")
        .append(array.context()).append('>').toString();
  }

  private static int append(
      StringBuilder text, double[] values, Shape shape, int axis, int at, boolean cut, boolean whole, boolean wide) {
    if (axis == shape.length()) {
      double v = values[at];
      text.append(whole ? Long.toString((long) v) : wide ? Double.toString(v) : Float.toString((float) v));
      return at + 1;
    }
    int n = shape.get(axis);
    int stride = 1;
    for (int i = axis + 1; i < shape.length(); ++i) {
      stride *= shape.get(i);
    }
    text.append('[');
    for (int i = 0; i < n; ++i) {
      if (cut && n > 2 * ENDS && i == ENDS) {
        text.append(", ...");
        i = n - ENDS;
      }
      if (i > 0) {
        text.append(axis + 1 < shape.length() ? ",\n" + spaces(axis + 1) : ", ");
      }
      append(text, values, shape, axis + 1, at + i * stride, cut, whole, wide);
    }
    text.append(']');
    return at + n * stride;
  }

  private static String spaces(int n) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; ++i) {
      text.append(' ');
    }
    return text.toString();
  }
}
