// Symbol: a computation that is described before it runs.
package org.apache.mxnet

import org.apache.mxnet.DType.DType
import org.apache.mxnet.nativelib.{HandleKind, LibMXNet, NativeResource}

/**
 * A graph of operators with one or more outputs.
 *
 * Inputs that were not given are variables: `listArguments` names them, and `bind` gives them arrays.
 */
class Symbol private[mxnet] (address: Long) extends NativeResource(address, HandleKind.SYMBOL) {
  /** Free the description now; graphs that contain it are not touched. */
  def dispose(): Unit = close()

  def +(other: Symbol): Symbol = Symbol.internal._plus(this, other)
  def +(other: Double): Symbol = Symbol.internal._plus_scalar(this, other)
  def -(other: Symbol): Symbol = Symbol.internal._minus(this, other)
  def -(other: Double): Symbol = Symbol.internal._minus_scalar(this, other)
  def *(other: Symbol): Symbol = Symbol.internal._mul(this, other)
  def *(other: Double): Symbol = Symbol.internal._mul_scalar(this, other)
  def /(other: Symbol): Symbol = Symbol.internal._div(this, other)
  def /(other: Double): Symbol = Symbol.internal._div_scalar(this, other)
  def %(other: Symbol): Symbol = Symbol.internal._mod(this, other)
  def %(other: Double): Symbol = Symbol.internal._mod_scalar(this, other)
  def **(other: Symbol): Symbol = Symbol.internal._power(this, other)
  def **(other: Double): Symbol = Symbol.internal._power_scalar(this, other)
  def unary_- : Symbol = Symbol.api.negative(this)
  def >(other: Symbol): Symbol = Symbol.greater(this, other)
  def >(other: Double): Symbol = Symbol.greater(this, other)
  def >=(other: Symbol): Symbol = Symbol.greaterEqual(this, other)
  def >=(other: Double): Symbol = Symbol.greaterEqual(this, other)
  def <(other: Symbol): Symbol = Symbol.lesser(this, other)
  def <(other: Double): Symbol = Symbol.lesser(this, other)
  def <=(other: Symbol): Symbol = Symbol.lesserEqual(this, other)
  def <=(other: Double): Symbol = Symbol.lesserEqual(this, other)

  /** A copy with nodes of its own. */
  override def clone(): Symbol = new Symbol(LibMXNet.MXSymbolCopy(handle))

  /** Name of the node, None for a group. */
  def name: Option[String] = {
    val (found, ok) = (new Array[String](1), new Array[Int](1))
    LibMXNet.MXSymbolGetName(handle, found, ok)
    if (ok(0) != 0) Option(found(0)) else None
  }

  /** One of the outputs by its position. */
  def get(index: Int): Symbol = new Symbol(LibMXNet.MXSymbolGetOutput(handle, index))

  /** One of the outputs by its name; throws IllegalArgumentException unless exactly one has it. */
  def get(name: String): Symbol = {
    val found = listOutputs().zipWithIndex.filter(_._1 == name)
    require(found.length == 1, s"${found.length} outputs are named '$name'")
    get(found.head._2)
  }

  def apply(index: Int): Symbol = get(index)

  def apply(name: String): Symbol = get(name)

  /** All outputs of all nodes as one group. */
  def getInternals(): Symbol = new Symbol(LibMXNet.MXSymbolGetInternals(handle))

  /** The inputs of the node as a group, or null when it has none. */
  def getChildren(): Symbol = {
    val found = LibMXNet.MXSymbolGetChildren(handle)
    if (found == 0) null else new Symbol(found)
  }

  /** Names of the variables, in the order in which `bind` takes their arrays. */
  def listArguments(): IndexedSeq[String] = LibMXNet.MXSymbolListArguments(handle).toIndexedSeq

  def listOutputs(): IndexedSeq[String] = LibMXNet.MXSymbolListOutputs(handle).toIndexedSeq

  /** Names of the variables that operators change, such as moving averages. */
  def listAuxiliaryStates(): IndexedSeq[String] = LibMXNet.MXSymbolListAuxiliaryStates(handle).toIndexedSeq

  // Inference

  /** Types of arguments, outputs and auxiliary states from types of the arguments in order; null when unknown. */
  def inferType(args: DType*): (Seq[DType], Seq[DType], Seq[DType]) =
    SymbolInference.types(this, null, args.map(t => if (t == null) DType.Unknown else t).toArray)

  /** The same from types of some arguments by name. */
  def inferType(kwargs: Map[String, DType]): (Seq[DType], Seq[DType], Seq[DType]) = {
    val known = kwargs.filter(_._2 != null).toArray
    SymbolInference.types(this, known.map(_._1), known.map(_._2))
  }

  /** Shapes of arguments, outputs and auxiliary states from shapes of the arguments in order; null when incomplete. */
  def inferShape(args: Shape*): (IndexedSeq[Shape], IndexedSeq[Shape], IndexedSeq[Shape]) =
    SymbolInference.shapes(this, null, args.map(s => if (s == null) Shape() else s).toArray, partial = false)

  /** The same from shapes of some arguments by name. */
  def inferShape(kwargs: Map[String, Shape]): (IndexedSeq[Shape], IndexedSeq[Shape], IndexedSeq[Shape]) =
    SymbolInference.shapes(this, kwargs.keys.toArray, kwargs.values.toArray, partial = false)

  def inferShape(args: IndexedSeq[DataDesc]): (IndexedSeq[Shape], IndexedSeq[Shape], IndexedSeq[Shape]) =
    SymbolInference.shapes(this, args.map(_.name).toArray, args.map(_.shape).toArray, partial = false)

  /** As `inferShape`, but what stays unknown is an empty shape and not an overall null. */
  def inferShapePartial(kwargs: Map[String, Shape]): (IndexedSeq[Shape], IndexedSeq[Shape], IndexedSeq[Shape]) =
    SymbolInference.shapes(this, kwargs.keys.toArray, kwargs.values.toArray, partial = true)

  // Attributes

  /** An attribute of the node. */
  def attr(key: String): Option[String] = {
    val (found, ok) = (new Array[String](1), new Array[Int](1))
    LibMXNet.MXSymbolGetAttr(handle, key, found, ok)
    if (ok(0) != 0) Option(found(0)) else None
  }

  private[mxnet] def setAttr(key: String, value: String): Unit = LibMXNet.MXSymbolSetAttr(handle, key, value)

  /** Set attributes of the node. */
  def setAttr(attrs: Map[String, String]): Symbol = {
    attrs.foreach { case (k, v) => setAttr(k, v) }
    this
  }

  /** The attributes of the node itself. */
  def listAttr(): Map[String, String] = pairs(LibMXNet.MXSymbolListAttrShallow(handle)).toMap

  /** The attributes of all nodes, by the names of the nodes. */
  def attrMap(): Map[String, Map[String, String]] =
    pairs(LibMXNet.MXSymbolListAttr(handle)).map { case (key, value) =>
      val cut = key.indexOf('$')
      (key.substring(0, cut), key.substring(cut + 1), value)
    }.groupBy(_._1).map { case (node, all) => node -> all.map { case (_, k, v) => k -> v }.toMap }

  private def pairs(flat: Array[String]): Seq[(String, String)] = flat.toSeq.grouped(2).map(p => (p(0), p(1))).toSeq

  // Composition

  /** Put symbols in the place of variables, by their names, in a copy. */
  def apply(name: String, symbols: Map[String, Symbol]): Symbol = {
    val copy = clone()
    val (names, nodes) = symbols.toArray.unzip
    copy.compose(name, names, nodes)
    copy
  }

  private[mxnet] def compose(name: String, names: Array[String], symbols: Array[Symbol]): Unit = {
    LibMXNet.MXSymbolCompose(handle, name, names, NativeResource.handles(symbols.asInstanceOf[Array[NativeResource]]))
    NativeResource.keepAlive(symbols.asInstanceOf[Array[NativeResource]])
  }

  // Texts and files

  /** The graph in JSON, as saved with models. */
  def toJson: String = LibMXNet.MXSymbolSaveToJSON(handle)

  /** Write the graph into a file. */
  def save(fname: String): Unit = LibMXNet.MXSymbolSaveToFile(handle, fname)

  /** The graph for reading. */
  def debugStr: String = LibMXNet.MXSymbolPrint(handle)

  override def toString: String =
    if (isClosed) "<Symbol, disposed>"
    else name.map(n => s"<Symbol $n>").getOrElse(listOutputs().mkString("<Symbol group [", ", ", "]>"))

  // Running

  /**
   * Make the arrays of all arguments from the shapes of some, and bind.
   *
   * @param gradReq "write", "add" or "null" for the gradients of all arguments
   * @param shapeDict shapes of the inputs; the others are inferred
   * @param typeDict types of inputs that are not float32
   */
  def simpleBind(
      ctx: Context, gradReq: String = "write", shapeDict: Map[String, Shape],
      typeDict: Map[String, DType] = null): Executor = ExecutorBinding.simple(this, ctx, gradReq, shapeDict, typeDict)

  def simpleBind(ctx: Context, gradReq: String, descs: IndexedSeq[DataDesc]): Executor =
    simpleBind(ctx, gradReq, descs.map(d => d.name -> d.shape).toMap, descs.map(d => d.name -> d.dtype).toMap)

  /**
   * Give the arguments arrays.
   *
   * Arrays may come in order or by name, and so may requests: [[ArrayArgs]] and [[ReqArgs]] are made of sequences,
   * maps, or one text for all.
   *
   * @param args An array for each argument.
   * @param argsGrad Where gradients go; arguments without one get none.
   * @param gradReq "write", "add" or "null".
   * @param auxStates An array for each auxiliary state.
   * @param group2ctx Devices of the groups named by the attribute `ctx_group`.
   * @param sharedExec An executor whose memory may be used again.
   */
  def bind(
      ctx: Context, args: ArrayArgs, argsGrad: ArrayArgs = ArrayArgs.none, gradReq: ReqArgs = ReqArgs.write,
      auxStates: ArrayArgs = ArrayArgs.none, group2ctx: Map[String, Context] = null,
      sharedExec: Executor = null): Executor =
    ExecutorBinding.bind(this, ctx, args, argsGrad, gradReq, auxStates, group2ctx, sharedExec)
}

object Symbol extends gen.SymbolUntyped {
  /** Typed functions of all operators, with documentation. */
  val api: SymbolAPI.type = SymbolAPI
  val random: SymbolRandomAPI.type = SymbolRandomAPI
  val contrib: SymbolContribAPI.type = SymbolContribAPI
  val linalg: SymbolLinalgAPI.type = SymbolLinalgAPI
  val image: SymbolImageAPI.type = SymbolImageAPI
  val sparse: SymbolSparseAPI.type = SymbolSparseAPI
  val internal: SymbolInternalAPI.type = SymbolInternalAPI

  /**
   * An input.
   *
   * @param shape The shape, where it is known.
   * @param lrMult What an optimizer multiplies the learning rate with.
   * @param wdMult What an optimizer multiplies the weight decay with.
   * @param kwargs Further attributes; their names start and end with two underscores.
   */
  def Variable(
      name: String, attr: Map[String, String] = null, shape: Shape = null, lrMult: Option[Float] = None,
      wdMult: Option[Float] = None, dType: DType = null, kwargs: Map[String, String] = Map.empty): Symbol = {
    val made = new Symbol(LibMXNet.MXSymbolCreateVariable(name))
    AttrScope.current.get(attr).foreach { case (k, v) => made.setAttr(k, v) }
    if (shape != null) made.setAttr("__shape__", OpDef.text(shape))
    lrMult.foreach(v => made.setAttr("__lr_mult__", v.toString))
    wdMult.foreach(v => made.setAttr("__wd_mult__", v.toString))
    if (dType != null) made.setAttr("__dtype__", dType.id.toString)
    kwargs.foreach { case (k, v) =>
      require(k.startsWith("__") && k.endsWith("__"), s"the attribute '$k' must start and end with two underscores")
      made.setAttr(k, v)
    }
    made
  }

  def Variable(name: String): Symbol = Variable(name, null: Map[String, String])

  /** Several symbols as one with all their outputs. */
  def Group(symbols: Symbol*): Symbol = {
    val all = symbols.toArray[NativeResource]
    val made = new Symbol(LibMXNet.MXSymbolCreateGroup(NativeResource.handles(all)))
    NativeResource.keepAlive(all)
    made
  }

  /** Read a graph from a file; throws [[MXNetError]] for a missing or damaged one. */
  def load(fname: String): Symbol = new Symbol(LibMXNet.MXSymbolCreateFromFile(fname))

  def loadJson(json: String): Symbol = new Symbol(LibMXNet.MXSymbolCreateFromJSON(json))

  /** A node of an operator by its registered name, from symbols in order. */
  def createFromListedSymbols(operator: String, name: String = null, attr: Map[String, String] = null)(
      symbols: Array[Symbol], paramKwargs: Map[String, String] = null): Symbol =
    OpNames(operator).untypedSymbol(name, attr, symbols.toSeq, paramKwargs)

  /** A node of an operator by its registered name, from symbols by name. */
  def createFromNamedSymbols(operator: String, name: String = null, attr: Map[String, String] = null)(
      symbols: Map[String, Symbol], paramKwargs: Map[String, String] = null): Symbol =
    OpNames(operator).untypedSymbol(
      name, attr, Nil, symbols ++ (if (paramKwargs == null) Map.empty[String, Any] else paramKwargs))

  def zeros(shape: Shape, dType: DType = Base.MX_REAL_TYPE, ctx: Context = null): Symbol =
    internal._zeros(shape = shape, dtype = dType, ctx = device(ctx))

  def ones(shape: Shape, dType: DType = Base.MX_REAL_TYPE, ctx: Context = null): Symbol =
    internal._ones(shape = shape, dtype = dType, ctx = device(ctx))

  def arange(
      start: Float, stop: Option[Float] = None, step: Float = 1.0f, repeat: Int = 1, name: String = null,
      dType: DType = Base.MX_REAL_TYPE): Symbol =
    internal._arange(
      start = start.toDouble, stop = stop.map(_.toDouble), step = step.toDouble, repeat = repeat, dtype = dType,
      name = name)

  private def device(ctx: Context): Opt[String] = if (ctx == null) Opt.unset else Opt.contextToName(ctx)

  def pow(sym1: Symbol, sym2: Symbol): Symbol = internal._power(sym1, sym2)
  def pow(sym: Symbol, number: Double): Symbol = internal._power_scalar(sym, number)
  def pow(number: Double, sym: Symbol): Symbol = internal._rpower_scalar(sym, number)
  def max(left: Symbol, right: Symbol): Symbol = internal._maximum(left, right)
  def max(left: Symbol, right: Double): Symbol = internal._maximum_scalar(left, right)
  def max(left: Double, right: Symbol): Symbol = max(right, left)
  def min(left: Symbol, right: Symbol): Symbol = internal._minimum(left, right)
  def min(left: Symbol, right: Double): Symbol = internal._minimum_scalar(left, right)
  def min(left: Double, right: Symbol): Symbol = min(right, left)
  def equal(left: Symbol, right: Symbol): Symbol = internal._equal(left, right)
  def equal(left: Symbol, right: Double): Symbol = internal._equal_scalar(left, right)
  def notEqual(left: Symbol, right: Symbol): Symbol = internal._not_equal(left, right)
  def notEqual(left: Symbol, right: Double): Symbol = internal._not_equal_scalar(left, right)
  def greater(left: Symbol, right: Symbol): Symbol = internal._greater(left, right)
  def greater(left: Symbol, right: Double): Symbol = internal._greater_scalar(left, right)
  def greaterEqual(left: Symbol, right: Symbol): Symbol = internal._greater_equal(left, right)
  def greaterEqual(left: Symbol, right: Double): Symbol = internal._greater_equal_scalar(left, right)
  def lesser(left: Symbol, right: Symbol): Symbol = internal._lesser(left, right)
  def lesser(left: Symbol, right: Double): Symbol = internal._lesser_scalar(left, right)
  def lesserEqual(left: Symbol, right: Symbol): Symbol = internal._lesser_equal(left, right)
  def lesserEqual(left: Symbol, right: Double): Symbol = internal._lesser_equal_scalar(left, right)
}

/** Makes the graph for a bucket. */
trait SymbolGenerator {
  def generate(key: AnyRef): Symbol
}
