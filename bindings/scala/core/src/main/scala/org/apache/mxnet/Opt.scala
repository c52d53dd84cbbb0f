// Opt: an argument of an operator that may be left out, in whichever form it is given.
package org.apache.mxnet

import org.apache.mxnet.DType.DType

/**
 * A value for a parameter of an operator, or none.
 *
 * Nobody writes this type: implicit conversions make it of a plain value, of an `Option` as in MXNet 1.9.1, of numbers
 * of another type, of a shape written as a number, tuple or sequence, of a [[DType]] or a [[Context]] where their name
 * is wanted. What is left out is not sent, so that the core alone decides about defaults.
 */
final class Opt[+T] private[mxnet] (private[mxnet] val value: Any) {
  private[mxnet] def isSet: Boolean = !(this eq Opt.Unset)

  override def toString: String = if (isSet) s"Opt($value)" else "Opt.unset"
}

object Opt extends OptOfValue {
  /** Values for a parameter that takes several numbers. */
  type Floats = collection.Seq[Float]

  private[mxnet] val Unset: Opt[Nothing] = new Opt[Nothing](null)

  /** Not given. */
  def unset: Opt[Nothing] = Unset

  /** The value None, for parameters where it means something else than the default. */
  val none: Opt[Nothing] = new Opt[Nothing]("None")

  /** A value in the text form of the core, such as "(None,2)" for an open range. */
  def raw(text: String): Opt[Nothing] = new Opt[Nothing](text)

  implicit def fromOption[T](value: Option[T]): Opt[T] = value match {
    case Some(v) => new Opt[T](v)
    case None => Unset
  }

  implicit def intToFloat(v: Int): Opt[Float] = new Opt[Float](v)
  implicit def intToDouble(v: Int): Opt[Double] = new Opt[Double](v)
  implicit def intToLong(v: Int): Opt[Long] = new Opt[Long](v)
  implicit def doubleToFloat(v: Double): Opt[Float] = new Opt[Float](v)
  implicit def floatToDouble(v: Float): Opt[Double] = new Opt[Double](v)

  implicit def intToShape(v: Int): Opt[Shape] = new Opt[Shape](Shape(v))
  implicit def intsToShape(v: collection.Seq[Int]): Opt[Shape] = new Opt[Shape](Shape(v))
  implicit def arrayToShape(v: Array[Int]): Opt[Shape] = new Opt[Shape](Shape(v.toVector))
  implicit def pairToShape(v: (Int, Int)): Opt[Shape] = new Opt[Shape](Shape(v._1, v._2))
  implicit def tripleToShape(v: (Int, Int, Int)): Opt[Shape] = new Opt[Shape](Shape(v._1, v._2, v._3))

  implicit def floatsToFloats(v: Array[Float]): Opt[Floats] = new Opt[Floats](v.toSeq)
  implicit def doublesToFloats(v: collection.Seq[Double]): Opt[Floats] = new Opt[Floats](v)
  implicit def floatToFloats(v: Float): Opt[Floats] = new Opt[Floats](Seq(v))
  implicit def doubleToFloats(v: Double): Opt[Floats] = new Opt[Floats](Seq(v))

  implicit def dtypeToName(v: DType): Opt[String] = new Opt[String](v)
  implicit def contextToName(v: Context): Opt[String] = new Opt[String](v)

  /** Several outputs to write into. */
  implicit def outputs(v: collection.Seq[NDArray]): Opt[NDArray] = new Opt[NDArray](v)
}

/** The conversion that the others above take precedence over. */
private[mxnet] trait OptOfValue {
  implicit def fromValue[T](value: T): Opt[T] = if (value == null) Opt.Unset else new Opt[T](value)
}
