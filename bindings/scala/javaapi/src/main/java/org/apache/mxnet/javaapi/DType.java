// Element types of arrays.
package org.apache.mxnet.javaapi;

/** An element type. Names are written as in the library's parameters, such as {@code float32}. */
public enum DType {
  Float32(0, "float32", 4),
  Float64(1, "float64", 8),
  Float16(2, "float16", 2),
  UInt8(3, "uint8", 1),
  Int32(4, "int32", 4),
  Int8(5, "int8", 1),
  Int64(6, "int64", 8),
  Bool(7, "bool", 1),
  Int16(8, "int16", 2),
  UInt16(9, "uint16", 2),
  UInt32(10, "uint32", 4),
  UInt64(11, "uint64", 8),
  BFloat16(12, "bfloat16", 2),
  /** Not known yet. */
  Unknown(-1, "unknown", 0);

  private final int id;
  private final String text;
  private final int bytes;

  DType(int id, String text, int bytes) {
    this.id = id;
    this.text = text;
    this.bytes = bytes;
  }

  /** The number of the type in the C interface. */
  public int id() {
    return id;
  }

  /** Bytes of one element; 0 for the unknown type. */
  public int numOfBytes() {
    return bytes;
  }

  /** The type with a number of the C interface; {@link #Unknown} for other numbers. */
  public static DType of(int id) {
    for (DType d : values()) {
      if (d.id == id) {
        return d;
      }
    }
    return Unknown;
  }

  /**
   * The type with a name such as {@code float32}.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static DType of(String name) {
    for (DType d : values()) {
      if (d.text.equals(name)) {
        return d;
      }
    }
    throw new IllegalArgumentException("no element type '" + name + "'");
  }

  // In MXNet 1.9.1 the types were read through methods; programs written so keep working.

  public static DType Float32() {
    return Float32;
  }

  public static DType Float64() {
    return Float64;
  }

  public static DType Float16() {
    return Float16;
  }

  public static DType UInt8() {
    return UInt8;
  }

  public static DType Int32() {
    return Int32;
  }

  public static DType Unknown() {
    return Unknown;
  }

  @Override
  public String toString() {
    return text;
  }
}
