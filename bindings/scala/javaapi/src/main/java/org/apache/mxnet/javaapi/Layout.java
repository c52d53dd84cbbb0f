// Names of axis orders.
package org.apache.mxnet.javaapi;

/** Orders of axes: N batch, C channel, H height, W width, T time. */
public final class Layout {
  public static final String UNDEFINED = "__undefined__";
  public static final String NCHW = "NCHW";
  public static final String NTC = "NTC";
  public static final String NT = "NT";
  public static final String N = "N";

  private Layout() {}

  // In MXNet 1.9.1 the names were read through methods; programs written so keep working.

  public static String UNDEFINED() {
    return UNDEFINED;
  }

  public static String NCHW() {
    return NCHW;
  }

  public static String NTC() {
    return NTC;
  }

  public static String NT() {
    return NT;
  }

  public static String N() {
    return N;
  }
}
