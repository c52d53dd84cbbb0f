// The namespaces of operators on arrays and on symbols.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet

import scala.collection.concurrent.TrieMap

/** Operators on arrays. */
object NDArrayAPI extends gen.NDArrayOpFunctions

/** Random numbers; parameters are numbers here, and arrays in the second form. */
object NDArrayRandomAPI extends gen.NDArrayRandomFunctions {
  /** Draws for each pair of bounds. */
  def uniform(low: NDArray, high: NDArray, shape: Shape): NDArray =
    NDArray.internal._sample_uniform(low, high, shape = shape)

  /** Draws for each pair of mean and standard deviation. */
  def normal(mu: NDArray, sigma: NDArray, shape: Shape): NDArray =
    NDArray.internal._sample_normal(mu, sigma, shape = shape)
}

object NDArrayContribAPI extends gen.NDArrayContribFunctions
object NDArrayLinalgAPI extends gen.NDArrayLinalgFunctions
object NDArrayImageAPI extends gen.NDArrayImageFunctions
object NDArraySparseAPI extends gen.NDArraySparseFunctions
object NDArrayInternalAPI extends gen.NDArrayInternalFunctions

/** Operators on symbols. */
object SymbolAPI extends gen.SymbolOpFunctions
object SymbolRandomAPI extends gen.SymbolRandomFunctions
object SymbolContribAPI extends gen.SymbolContribFunctions
object SymbolLinalgAPI extends gen.SymbolLinalgFunctions
object SymbolImageAPI extends gen.SymbolImageFunctions
object SymbolSparseAPI extends gen.SymbolSparseFunctions
object SymbolInternalAPI extends gen.SymbolInternalFunctions

/** Operators by their registered names, asked of the library: also those of libraries that were loaded later. */
private[mxnet] object OpNames {
  private[this] val found = TrieMap.empty[String, OpDef]

  def apply(name: String): OpDef = found.getOrElseUpdate(name, {
    val op = LibMXNet.NNGetOpHandle(name)
    val (real, types, args) = (new Array[String](1), new Array[Array[String]](1), new Array[Array[String]](1))
    LibMXNet.NNGetOpInfo(op, real, null, args, types, null, null)
    val isInput = types(0).map(t => t.startsWith("NDArray") || t.startsWith("Symbol"))
    val names = args(0).zip(isInput)
    val count = new Array[String](1)
    LibMXNet.MXSymbolGetAtomicSymbolInfo(op, null, null, null, null, null, count, null)
    val variadic = types(0).exists(_.endsWith("[]")) || (count(0) != null && count(0).nonEmpty)
    new OpDef(
      name, names.collect { case (n, true) => n }.mkString(" "), names.collect { case (n, false) => n }.mkString(" "),
      if (count(0) == null) "" else count(0), variadic)
  })
}
