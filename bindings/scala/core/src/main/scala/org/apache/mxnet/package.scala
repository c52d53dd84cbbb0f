// What comes with `import org.apache.mxnet._` beside the classes.
package org.apache

package object mxnet {
  /** Failures of the library: the message, and the kind, operator and argument where they are known. */
  type MXNetError = nativelib.MXNetError

  /** A number on the left of an array or symbol: `1 - x`. */
  implicit class NumberOperators[N](private val number: N)(implicit numeric: Numeric[N]) {
    private def value: Double = numeric.toDouble(number)

    def +(other: NDArray): NDArray = other + value
    def -(other: NDArray): NDArray = NDArray.internal._rminus_scalar(other, value)
    def *(other: NDArray): NDArray = other * value
    def /(other: NDArray): NDArray = NDArray.internal._rdiv_scalar(other, value)
    def %(other: NDArray): NDArray = NDArray.internal._rmod_scalar(other, value)
    def **(other: NDArray): NDArray = NDArray.internal._rpower_scalar(other, value)
    def >(other: NDArray): NDArray = other < value
    def >=(other: NDArray): NDArray = other <= value
    def <(other: NDArray): NDArray = other > value
    def <=(other: NDArray): NDArray = other >= value

    def +(other: Symbol): Symbol = other + value
    def -(other: Symbol): Symbol = Symbol.internal._rminus_scalar(other, value)
    def *(other: Symbol): Symbol = other * value
    def /(other: Symbol): Symbol = Symbol.internal._rdiv_scalar(other, value)
    def %(other: Symbol): Symbol = Symbol.internal._rmod_scalar(other, value)
    def **(other: Symbol): Symbol = Symbol.internal._rpower_scalar(other, value)
    def >(other: Symbol): Symbol = other < value
    def >=(other: Symbol): Symbol = other <= value
    def <(other: Symbol): Symbol = other > value
    def <=(other: Symbol): Symbol = other >= value
  }
}

package mxnet {
  object Base {
    /** The element type of arrays that are made without one. */
    val MX_REAL_TYPE: DType.DType = DType.Float32
  }
}
