// DType: the types that elements of an array can have.
package org.apache.mxnet

/** Element types, with the numbers that the library uses. `toString` is the name that operators take. */
object DType extends Enumeration {
  type DType = Value

  val Float32: DType = Value(0, "float32")
  val Float64: DType = Value(1, "float64")
  val Float16: DType = Value(2, "float16")
  val UInt8: DType = Value(3, "uint8")
  val Int32: DType = Value(4, "int32")
  val Int8: DType = Value(5, "int8")
  val Int64: DType = Value(6, "int64")
  val Bool: DType = Value(7, "bool")
  val Int16: DType = Value(8, "int16")
  val UInt16: DType = Value(9, "uint16")
  val UInt32: DType = Value(10, "uint32")
  val UInt64: DType = Value(11, "uint64")
  val BFloat16: DType = Value(12, "bfloat16")
  /** The type of what has no value yet. */
  val Unknown: DType = Value(-1, "unknown")

  /** Bytes of one element. */
  def numOfBytes(dtype: DType): Int = dtype match {
    case UInt8 | Int8 | Bool => 1
    case Float16 | Int16 | UInt16 | BFloat16 => 2
    case Float32 | Int32 | UInt32 => 4
    case Float64 | Int64 | UInt64 => 8
    case _ => throw new IllegalArgumentException(s"elements of type $dtype have no size")
  }

  /** The type with a name such as "float32"; throws NoSuchElementException. */
  def getType(name: String): DType = withName(name)
}
