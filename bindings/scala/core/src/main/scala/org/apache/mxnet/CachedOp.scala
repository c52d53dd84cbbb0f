// CachedOp: a symbol that runs on arrays like a single operator.
package org.apache.mxnet

import org.apache.mxnet.nativelib.{HandleKind, LibMXNet, NativeCalls, NativeResource}

/**
 * A symbol to be called again and again; recorded by [[AutoGrad]] as one step.
 *
 * @param flags Options such as `"static_alloc" -> "true"`.
 */
class CachedOp(symbol: Symbol, flags: Map[String, String] = Map.empty)
    extends NativeResource(
      LibMXNet.MXCreateCachedOpEx(symbol.handle, flags.keys.toArray, flags.values.toArray), HandleKind.CACHED_OP) {

  /** Names of the inputs, arguments and auxiliary states, in the order in which `apply` takes them. */
  val inputNames: IndexedSeq[String] = LibMXNet.NNSymbolListInputNames(symbol.handle, 0).toIndexedSeq

  /** Run on arrays for all inputs. */
  def apply(inputs: NDArray*): IndexedSeq[NDArray] = {
    val arrays = inputs.toArray
    val made = NativeCalls.invokeCachedOp(handle, NDArray.handles(arrays), null)
    NDArray.alive(arrays)
    NativeResource.keepAlive(this)
    made.map(new NDArray(_)).toIndexedSeq
  }

  /** Run on arrays by the names of the inputs. */
  def apply(inputs: Map[String, NDArray]): IndexedSeq[NDArray] = {
    val missing = inputNames.filterNot(inputs.contains)
    require(missing.isEmpty, s"no array is given for ${missing.mkString(", ")}")
    apply(inputNames.map(inputs): _*)
  }

  def dispose(): Unit = close()
}
