// Shape: the dimensions of an array.
package org.apache.mxnet

/**
 * The dimensions of an array, outermost first. A dimension of 0 or -1 is unknown where shapes are inferred.
 *
 * `Shape()` is the shape of a scalar.
 */
class Shape(dims: collection.Iterable[Int]) extends Serializable {
  private[this] val values: Array[Int] = dims.toArray

  def this(dims: Int*) = this(dims.toVector)

  /** The dimension at an index; negative counts from the end. Throws IndexOutOfBoundsException. */
  def apply(dim: Int): Int = {
    val i = if (dim < 0) dim + values.length else dim
    if (i < 0 || i >= values.length) throw new IndexOutOfBoundsException(s"dimension $dim of the shape $this")
    values(i)
  }

  def get(dim: Int): Int = apply(dim)

  /** Number of dimensions. */
  def length: Int = values.length

  /** Number of dimensions, as `length`. */
  def size: Int = values.length

  def isEmpty: Boolean = values.isEmpty

  def drop(dim: Int): Shape = new Shape(values.drop(dim).toVector)

  def slice(from: Int, end: Int): Shape = new Shape(values.slice(from, end).toVector)

  /** Number of elements of an array of this shape; throws ArithmeticException when an Int cannot hold it. */
  def product: Int = values.foldLeft(1)((a, b) => Math.multiplyExact(a, b))

  def head: Int = apply(0)

  def last: Int = apply(-1)

  def ++(other: Shape): Shape = new Shape(toVector ++ other.toVector)

  def updated(dim: Int, value: Int): Shape = new Shape(toVector.updated(if (dim < 0) dim + length else dim, value))

  def toArray: Array[Int] = values.clone()

  def toVector: Vector[Int] = values.toVector

  override def toString: String = values.mkString("(", ",", ")")

  override def equals(o: Any): Boolean = o match {
    case that: Shape => java.util.Arrays.equals(values, that.raw)
    case _ => false
  }

  override def hashCode: Int = java.util.Arrays.hashCode(values)

  private[mxnet] def raw: Array[Int] = values
}

object Shape {
  def apply(dims: Int*): Shape = new Shape(dims.toVector)

  def apply(dims: collection.Iterable[Int]): Shape = new Shape(dims)

  def create(dims: Int*): Shape = new Shape(dims.toVector)

  def unapplySeq(shape: Shape): Option[Seq[Int]] = Some(shape.toVector)
}
