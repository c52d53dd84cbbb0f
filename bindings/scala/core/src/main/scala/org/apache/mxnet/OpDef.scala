// OpDef: one operator as the generated functions call it, on arrays and on symbols.
package org.apache.mxnet

import org.apache.mxnet.nativelib.{Invocation, LibMXNet, NativeResource, Operator}

import scala.collection.mutable

/**
 * An operator: its names of inputs and parameters, and prepared calls for the parameters that were used lately.
 *
 * Generated code makes these; programs use `NDArray.api`, `Symbol.api` and the like.
 *
 * @param name The registered name.
 * @param inputList Names of the inputs, with spaces between.
 * @param paramList Names of the parameters, with spaces between.
 * @param countParam The parameter that counts the inputs; empty for none.
 * @param variadic Whether the last input stands for any number of arrays.
 */
final class OpDef(
    val name: String, inputList: String, paramList: String, countParam: String = "", val variadic: Boolean = false) {
  val inputNames: Array[String] = OpDef.words(inputList)
  val paramNames: Array[String] = { // some operators have a count without listing it
    val listed = OpDef.words(paramList)
    if (countParam.isEmpty || listed.contains(countParam)) listed else listed :+ countParam
  }
  private[this] val countIndex = paramNames.indexOf(countParam)
  private[this] lazy val creator = LibMXNet.NNGetOpHandle(name)
  private[this] val operator = new Operator(name, paramNames: _*)

  /** Call the operator, for one that has a single output. */
  def one(inputs: Array[AnyRef], params: Array[Opt[_]], out: Opt[NDArray]): NDArray = {
    if (OpDef.isGiven(out)) all(inputs, params, out).head
    else {
      val arrays = OpDef.present(inputs)
      new NDArray(prepare(params, arrays.length).one(arrays: _*))
    }
  }

  /** Call the operator; returns all its outputs. */
  def all(inputs: Array[AnyRef], params: Array[Opt[_]], out: Opt[NDArray]): NDArrayFuncReturn = {
    val arrays = OpDef.present(inputs)
    run(prepare(params, arrays.length), arrays, out)
  }

  /** Call the operator with arrays and parameters in order, and with anything by name; `out` says where to write. */
  def untyped(args: Seq[Any], kwargs: Map[String, Any]): NDArrayFuncReturn = {
    val (positional, values) = OpDef.separate(args)
    val named = if (kwargs == null) Map.empty[String, Any] else kwargs
    val params = new Array[Opt[_]](paramNames.length)
    java.util.Arrays.fill(params.asInstanceOf[Array[AnyRef]], Opt.Unset)
    require(values.length <= params.length,
      s"[$name] expected at most ${params.length} parameters, got ${values.length} by position")
    values.indices.foreach(i => params(i) = new Opt[Any](values(i)))
    val arrays = positional.toBuffer[AnyRef]
    var out: Opt[NDArray] = Opt.Unset
    var unknown = List.empty[(String, String)]
    named.foreach {
      case ("out", value) => out = if (value == null) Opt.Unset else new Opt[NDArray](value)
      case (key, value: NDArray) if inputNames.contains(key) =>
        val at = inputNames.indexOf(key)
        while (arrays.length <= at) arrays += null
        require(arrays(at) == null, s"[$name] argument '$key': given by position and by name")
        arrays(at) = value
      case (key, value) =>
        val at = paramNames.indexOf(key)
        if (at < 0) unknown ::= ((key, OpDef.text(value)))
        else if (value != null) params(at) = new Opt[Any](value)
    }
    if (unknown.isEmpty) all(arrays.toArray[AnyRef], params, out)
    else { // the library says what is wrong, or accepts a parameter that it does not list
      val (keys, values) = texts(params, arrays.length)
      val call = new Invocation(name, keys ++ unknown.map(_._1), values ++ unknown.map(_._2))
      try run(call, OpDef.present(arrays.toArray), out) finally call.close()
    }
  }

  private def run(call: Invocation, arrays: Array[NativeResource], out: Opt[NDArray]): NDArrayFuncReturn =
    if (!OpDef.isGiven(out)) new NDArrayFuncReturn(call.call(arrays, null).map(new NDArray(_)))
    else {
      val outputs = OpDef.outputs(out.value)
      outputs.foreach(a => require(a.writable, s"[$name] argument 'out': the array is read-only"))
      call.call(arrays, outputs.asInstanceOf[Array[NativeResource]])
      new NDArrayFuncReturn(outputs)
    }

  /** A node of a symbol; inputs that are missing become variables. */
  def symbol(inputs: Array[AnyRef], params: Array[Opt[_]], name: String, attr: Map[String, String]): Symbol = {
    val (keys, values) = texts(params, if (variadic) inputs.length else -1)
    if (variadic) node(keys, values, null, inputs.map(OpDef.symbolOf), name, attr)
    else {
      val (names, symbols) =
        inputNames.zip(inputs).map { case (k, s) => (k, OpDef.symbolOf(s)) }.filter(_._2 != null).unzip
      node(keys, values, names, symbols, name, attr)
    }
  }

  /** A node from symbols in order, and from symbols and parameters by name. */
  def untypedSymbol(
      name: String, attr: Map[String, String], args: Seq[Symbol], kwargs: Map[String, Any]): Symbol = {
    val named = if (kwargs == null) Map.empty[String, Any] else kwargs.filter(_._2 != null)
    val symbols = named.collect { case (k, s: Symbol) => (k, s) }
    require(args.isEmpty || symbols.isEmpty, s"[${this.name}] symbols are given by position and by name; use one way")
    var params = named.filter { case (_, v) => !v.isInstanceOf[Symbol] }.map { case (k, v) => (k, OpDef.text(v)) }
    if (countIndex >= 0 && !params.contains(countParam)) params += countParam -> (args.length + symbols.size).toString
    val (keys, values) = params.toArray.unzip
    if (symbols.isEmpty) node(keys, values, null, args.toArray, name, attr)
    else {
      val (names, nodes) = symbols.toArray.unzip
      node(keys, values, names, nodes, name, attr)
    }
  }

  private def node(
      keys: Array[String], values: Array[String], names: Array[String], symbols: Array[Symbol], name: String,
      attr: Map[String, String]): Symbol = {
    val label = NameManager.current.get(Option(name), this.name.toLowerCase)
    val made = new Symbol(LibMXNet.NNSymbolCreateAtomicSymbol(creator, keys, values))
    AttrScope.current.get(attr).foreach { case (k, v) => made.setAttr(k, v) }
    made.compose(label, names, symbols)
    made
  }

  private def prepare(params: Array[Opt[_]], arrays: Int): Invocation =
    if (params.length == 0 && countIndex < 0) operator.plain
    else {
      val values = new Array[AnyRef](paramNames.length)
      var i = 0
      while (i < params.length) {
        if (params(i).isSet) values(i) = OpDef.simple(params(i).value)
        i += 1
      }
      if (countIndex >= 0 && values(countIndex) == null) values(countIndex) = Int.box(arrays)
      operator.`with`(values: _*)
    }

  private def texts(params: Array[Opt[_]], arrays: Int): (Array[String], Array[String]) = {
    val keys, values = mutable.ArrayBuffer.empty[String]
    var i = 0
    while (i < paramNames.length) {
      if (i < params.length && params(i).isSet) {
        keys += paramNames(i)
        values += OpDef.text(params(i).value)
      } else if (i == countIndex && arrays >= 0) {
        keys += paramNames(i)
        values += arrays.toString
      }
      i += 1
    }
    (keys.toArray, values.toArray)
  }
}

object OpDef {
  val noInputs: Array[AnyRef] = Array.empty
  val noParams: Array[Opt[_]] = Array.empty

  /** Fixed inputs followed by any number of others. */
  def join(fixed: Array[AnyRef], more: collection.Seq[AnyRef]): Array[AnyRef] = fixed ++ more

  private[mxnet] def words(text: String): Array[String] = if (text.isEmpty) Array.empty else text.split(' ')

  private[mxnet] def isGiven(out: Opt[NDArray]): Boolean = (out ne null) && out.isSet && out.value != null

  private[mxnet] def outputs(value: Any): Array[NDArray] = value match {
    case a: NDArray => Array(a)
    case r: NDArrayFuncReturn => r.arr
    case Some(v) => outputs(v)
    case s: collection.Seq[_] => s.map(_.asInstanceOf[NDArray]).toArray
    case a: Array[_] => a.map(_.asInstanceOf[NDArray])
    case other => throw new IllegalArgumentException(s"out must be an NDArray, got $other")
  }

  private[mxnet] def present(inputs: Array[AnyRef]): Array[NativeResource] = {
    var n = 0
    inputs.foreach(i => if (arrayOf(i) != null) n += 1)
    val found = new Array[NativeResource](n)
    n = 0
    inputs.foreach { i =>
      val a = arrayOf(i)
      if (a != null) { found(n) = a; n += 1 }
    }
    found
  }

  private def arrayOf(value: AnyRef): NDArray = value match {
    case a: NDArray => a
    case null => null
    case other => throw new IllegalArgumentException(s"expected an NDArray, got $other")
  }

  private def symbolOf(value: AnyRef): Symbol = value match {
    case s: Symbol => s
    case o: Opt[_] => symbolOf(o.value.asInstanceOf[AnyRef])
    case _ => null
  }

  private def separate(args: Seq[Any]): (Seq[NDArray], Array[Any]) = {
    val arrays = mutable.ArrayBuffer.empty[NDArray]
    val values = mutable.ArrayBuffer.empty[Any]
    args.foreach {
      case a: NDArray => arrays += a
      case r: NDArrayFuncReturn => arrays += r.head
      case a: Array[_] if a.nonEmpty && a.forall(_.isInstanceOf[NDArray]) => arrays ++= a.map(_.asInstanceOf[NDArray])
      case s: collection.Seq[_] if s.nonEmpty && s.forall(_.isInstanceOf[NDArray]) =>
        arrays ++= s.map(_.asInstanceOf[NDArray])
      case v => values += v
    }
    (arrays.toSeq, values.toArray)
  }

  /** A parameter as the layer below takes it: it knows numbers, booleans and texts. */
  private def simple(value: Any): AnyRef = value match {
    case n: Number => n
    case b: java.lang.Boolean => b
    case v => text(v)
  }

  /** A parameter as the core reads it. */
  private[mxnet] def text(value: Any): String = value match {
    case true => "True"
    case false => "False"
    case s: Shape => s.raw.mkString("(", ",", if (s.length == 1) ",)" else ")")
    case Some(v) => text(v)
    case None => "None"
    case a: Array[_] => a.map(text).mkString("(", ",", if (a.length == 1) ",)" else ")")
    case p: (_, _) => s"(${text(p._1)},${text(p._2)})"
    case s: collection.Seq[_] => s.map(text).mkString("(", ",", if (s.length == 1) ",)" else ")")
    case v => String.valueOf(v)
  }
}
