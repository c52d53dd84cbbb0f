// Descriptions of a network's inputs.
package org.apache.mxnet.javaapi;

/** What a network's input looks like: name, shape, element type, order of axes. */
public final class DataDesc {
  private final String name;
  private final Shape shape;
  private final DType dtype;
  private final String layout;

  /** Describes an input. */
  public DataDesc(String name, Shape shape, DType dType, String layout) {
    this.name = name;
    this.shape = shape;
    this.dtype = dType;
    this.layout = layout;
  }

  /** Describes an input of floats whose first axis is the batch. */
  public DataDesc(String name, Shape shape) {
    this(name, shape, DType.Float32, Layout.UNDEFINED);
  }

  public String name() {
    return name;
  }

  public Shape shape() {
    return shape;
  }

  public DType dtype() {
    return dtype;
  }

  public String layout() {
    return layout;
  }

  /** The axis of the batch in a layout; 0 where the layout does not say. */
  public static int getBatchAxis(String layout) {
    return layout == null || layout.equals(Layout.UNDEFINED) ? 0 : layout.indexOf('N');
  }

  @Override
  public String toString() {
    return "DataDesc[" + name + "," + shape + "," + dtype + "," + layout + "]";
  }
}
