// Model: checkpoints, the files that all languages share.
package org.apache.mxnet

class Model

object Model {
  /** The file names of a checkpoint: graph and parameters. */
  private[mxnet] def files(prefix: String, epoch: Int): (String, String) =
    (s"$prefix-symbol.json", "%s-%04d.params".format(prefix, epoch))

  /**
   * Write graph and parameters to `prefix-symbol.json` and `prefix-NNNN.params`.
   *
   * @param epoch The number in the name of the second file.
   */
  def saveCheckpoint(
      prefix: String, epoch: Int, symbol: Symbol, argParams: Map[String, NDArray],
      auxParams: Map[String, NDArray]): Unit = {
    val (graph, params) = files(prefix, epoch)
    symbol.save(graph)
    NDArray.save(params, tagged(argParams, auxParams))
  }

  /** Read what `saveCheckpoint` of any language wrote: graph, parameters and auxiliary states. */
  def loadCheckpoint(prefix: String, epoch: Int): (Symbol, Map[String, NDArray], Map[String, NDArray]) = {
    val (graph, params) = files(prefix, epoch)
    val symbol = Symbol.load(graph)
    val (args, auxs) = split(NDArray.load2Map(params))
    (symbol, args, auxs)
  }

  private[mxnet] def tagged(args: Map[String, NDArray], auxs: Map[String, NDArray]): Map[String, NDArray] =
    args.map { case (k, v) => s"arg:$k" -> v } ++ auxs.map { case (k, v) => s"aux:$k" -> v }

  private[mxnet] def split(all: Map[String, NDArray]): (Map[String, NDArray], Map[String, NDArray]) = {
    val other = all.keys.find(k => !k.startsWith("arg:") && !k.startsWith("aux:"))
    require(other.isEmpty, s"expected names with arg: or aux: in front, got '${other.orNull}'")
    def of(tag: String) = all.collect { case (k, v) if k.startsWith(tag) => k.stripPrefix(tag) -> v }
    (of("arg:"), of("aux:"))
  }
}
