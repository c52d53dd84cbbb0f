// Binding of arrays to the arguments of a symbol.
package org.apache.mxnet

import org.apache.mxnet.DType.DType
import org.apache.mxnet.nativelib.{LibMXNet, NativeResource}

/** Arrays in order or by name. */
final class ArrayArgs private (
    private val listed: collection.Seq[NDArray], private val named: Map[String, NDArray]) {

  /** One array, or null, for each name; throws IllegalArgumentException where arrays are missing that must be there. */
  private[mxnet] def resolve(what: String, names: Seq[String], complete: Boolean): Array[NDArray] =
    if (named != null) {
      val missing = names.filterNot(named.contains)
      require(!complete || missing.isEmpty, s"no array is given for the $what ${missing.mkString(", ")}")
      names.map(named.getOrElse(_, null)).toArray
    } else if (listed == null) {
      require(!complete || names.isEmpty, s"no array is given for the $what ${names.mkString(", ")}")
      new Array[NDArray](names.length)
    } else {
      require(listed.length == names.length,
        s"expected ${names.length} arrays (one for each $what), got ${listed.length}")
      listed.toArray
    }
}

object ArrayArgs {
  val none: ArrayArgs = new ArrayArgs(null, null)

  implicit def ofSeq(arrays: collection.Seq[NDArray]): ArrayArgs = new ArrayArgs(arrays, null)
  implicit def ofArray(arrays: Array[NDArray]): ArrayArgs =
    new ArrayArgs(if (arrays == null) null else arrays.toSeq, null)
  implicit def ofMap(arrays: Map[String, NDArray]): ArrayArgs = new ArrayArgs(null, arrays)
}

/** Requests for gradients: one for all, in order, or by name. */
final class ReqArgs private (private val of: Seq[String] => Seq[String]) {
  private[mxnet] def resolve(names: Seq[String]): Array[Int] = {
    val reqs = of(names)
    require(reqs.length == names.length, s"expected ${names.length} requests for gradients, got ${reqs.length}")
    reqs.map(AutoGrad.gradReq).toArray
  }
}

object ReqArgs {
  val write: ReqArgs = ofString("write")

  implicit def ofString(req: String): ReqArgs = new ReqArgs(_.map(_ => req))
  implicit def ofSeq(reqs: Seq[String]): ReqArgs = new ReqArgs(_ => reqs)
  implicit def ofMap(reqs: Map[String, String]): ReqArgs = new ReqArgs(_.map(reqs.getOrElse(_, "null")))
}

private[mxnet] object ExecutorBinding {
  def bind(
      symbol: Symbol, ctx: Context, args: ArrayArgs, argsGrad: ArrayArgs, gradReq: ReqArgs, auxStates: ArrayArgs,
      group2ctx: Map[String, Context], shared: Executor): Executor = {
    val names = symbol.listArguments()
    val arrays = args.resolve("argument", names, complete = true)
    val grads = Option(argsGrad).getOrElse(ArrayArgs.none).resolve("gradient", names, complete = false)
    val auxs = Option(auxStates).getOrElse(ArrayArgs.none).resolve(
      "auxiliary state", symbol.listAuxiliaryStates(), complete = true)
    val reqs = gradReq.resolve(names).zip(grads).map { case (req, grad) => if (grad == null) 0 else req }
    val groups = Option(group2ctx).getOrElse(Map.empty).toArray
    val made = LibMXNet.MXExecutorBindEX(
      symbol.handle, ctx.deviceTypeid, ctx.deviceId, groups.map(_._1), groups.map(_._2.deviceTypeid),
      groups.map(_._2.deviceId), NDArray.handles(arrays), NDArray.handles(grads), reqs, NDArray.handles(auxs),
      if (shared == null) 0 else shared.handle)
    NativeResource.keepAlive(shared)
    NDArray.alive(arrays ++ grads ++ auxs)
    new Executor(made, symbol, arrays, grads, auxs, ctx, group2ctx)
  }

  def simple(
      symbol: Symbol, ctx: Context, gradReq: String, shapes: Map[String, Shape],
      types: Map[String, DType]): Executor = {
    val (argShapes, _, auxShapes) = symbol.inferShape(shapes)
    require(argShapes != null, s"the shapes of all arguments cannot be inferred from ${shapes.mkString(", ")}")
    val (argTypes, _, auxTypes) = typesOf(symbol, types)
    val args = argShapes.zip(argTypes).map { case (s, t) => NDArray.zeros(s, ctx, t) }
    val grads: IndexedSeq[NDArray] =
      if (gradReq == "null") null
      else argShapes.zip(argTypes).map { case (s, t) => NDArray.zeros(s, ctx, t) }
    val auxs = auxShapes.zip(auxTypes).map { case (s, t) => NDArray.zeros(s, ctx, t) }
    bind(symbol, ctx, args, if (grads == null) ArrayArgs.none else grads, gradReq, auxs, null, null)
  }

  private def typesOf(symbol: Symbol, types: Map[String, DType]): (Seq[DType], Seq[DType], Seq[DType]) = {
    val known = if (types == null) Map.empty[String, DType] else types
    val found = symbol.inferType(known)
    if (found._1 != null) found
    else { // nothing said: the first argument decides
      val first = symbol.listArguments().headOption.map(_ -> Base.MX_REAL_TYPE)
      val again = symbol.inferType(first.toMap ++ known)
      require(again._1 != null, "the types of all arguments cannot be inferred; give them in typeDict")
      again
    }
  }
}
