// How an array looks when it is printed.
package org.apache.mxnet

private[mxnet] object ArrayText {
  private val Most = 1000 // more elements than this are shortened
  private val Edge = 3 // elements shown at each end of a shortened axis

  def apply(array: NDArray): String = {
    val shape = array.shape
    val floating = Set(DType.Float32, DType.Float64, DType.Float16, DType.BFloat16).contains(array.dtype)
    val values = array.toFloat64Array
    val single = array.dtype != DType.Float64
    def number(v: Double): String =
      if (!floating) v.toLong.toString else if (single) v.toFloat.toString else v.toString
    val shorten = values.length > Most
    def part(axis: Int, offset: Int, stride: Int): String =
      if (axis == shape.length) number(values(offset))
      else {
        val n = shape(axis)
        val inner = if (n == 0) 0 else stride / n
        val last = axis == shape.length - 1
        val shown = if (shorten && n > 2 * Edge) (0 until Edge) ++ (n - Edge until n) else 0 until n
        val texts = shown.map(i => part(axis + 1, offset + i * inner, inner))
        val all = if (shown.length < n) (texts.take(Edge) :+ "...") ++ texts.drop(Edge) else texts
        all.mkString("[", if (last) ", " else ",\n" + " " * (axis + 1), "]")
      }
    s"${part(0, 0, values.length)}\n<NDArray $shape ${array.dtype} @${array.context}>"
  }
}
