// Inference of shapes and types of a symbol.
package org.apache.mxnet

import org.apache.mxnet.DType.DType
import org.apache.mxnet.nativelib.LibMXNet

private[mxnet] object SymbolInference {
  /** Shapes from shapes that are known; keys null: in the order of the arguments, where an empty shape is unknown. */
  def shapes(symbol: Symbol, keys: Array[String], known: Array[Shape], partial: Boolean)
      : (IndexedSeq[Shape], IndexedSeq[Shape], IndexedSeq[Shape]) = {
    val offsets = known.scanLeft(0)(_ + _.length)
    val dims = known.flatMap(_.toArray)
    val args, outs, auxs = new Array[Array[Array[Int]]](1)
    val complete = new Array[Int](1)
    if (partial) LibMXNet.MXSymbolInferShapePartial(symbol.handle, keys, offsets, dims, args, outs, auxs, complete)
    else LibMXNet.MXSymbolInferShape(symbol.handle, keys, offsets, dims, args, outs, auxs, complete)
    def shapesOf(found: Array[Array[Array[Int]]]) = found(0).map(d => Shape(d.toVector)).toIndexedSeq
    if (complete(0) == 0 && !partial) (null, null, null) else (shapesOf(args), shapesOf(outs), shapesOf(auxs))
  }

  /** Types from types that are known; keys null: in the order of the arguments. */
  def types(symbol: Symbol, keys: Array[String], known: Array[DType]): (Seq[DType], Seq[DType], Seq[DType]) = {
    val args, outs, auxs = new Array[Array[Int]](1)
    val complete = new Array[Int](1)
    LibMXNet.MXSymbolInferType(symbol.handle, keys, known.map(_.id), args, outs, auxs, complete)
    def typesOf(found: Array[Array[Int]]) = found(0).map(DType(_)).toSeq
    if (complete(0) == 0) (null, null, null) else (typesOf(args), typesOf(outs), typesOf(auxs))
  }
}
