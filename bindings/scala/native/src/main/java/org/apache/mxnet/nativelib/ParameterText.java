// Parameter values in the text form of the C interface.
package org.apache.mxnet.nativelib;

import java.lang.reflect.Array;
import java.util.Iterator;

/** How Java values are written for the library. */
public final class ParameterText {
  private ParameterText() {}

  /**
   * The text of a value: arrays and iterables become tuples, booleans True and False, other objects their own text.
   *
   * @param value the value; null is None
   * @return its text
   */
  public static String of(Object value) {
    if (value == null) {
      return "None";
    }
    if (value instanceof Boolean) {
      return (Boolean) value ? "True" : "False";
    }
    if (value instanceof Float || value instanceof Double) {
      return number(((Number) value).doubleValue(), value.toString());
    }
    if (value instanceof Iterable) {
      StringBuilder text = new StringBuilder("(");
      int n = 0;
      for (Iterator<?> i = ((Iterable<?>) value).iterator(); i.hasNext(); ++n) {
        text.append(n == 0 ? "" : ",").append(of(i.next()));
      }
      return text.append(n == 1 ? ",)" : ")").toString();
    }
    if (value.getClass().isArray()) {
      int n = Array.getLength(value);
      StringBuilder text = new StringBuilder("(");
      for (int i = 0; i < n; ++i) {
        text.append(i == 0 ? "" : ",").append(of(Array.get(value, i)));
      }
      return text.append(n == 1 ? ",)" : ")").toString();
    }
    return value.toString();
  }

  private static String number(double value, String text) {
    return Double.isInfinite(value) ? (value > 0 ? "inf" : "-inf") : Double.isNaN(value) ? "nan" : text;
  }

  /** A form that equals itself later: what could change becomes text. */
  static Object frozen(Object value) {
    return value == null || value instanceof Number || value instanceof Boolean || value instanceof String
        ? value : of(value);
  }
}
