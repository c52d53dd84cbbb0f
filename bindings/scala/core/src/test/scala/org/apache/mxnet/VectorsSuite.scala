// Replays the vectors through the generated typed functions and AutoGrad.
package org.apache.mxnet

import java.io.{File, PrintWriter}
import java.lang.reflect.Method

import org.scalatest.BeforeAndAfterAll
import org.scalatest.funsuite.AnyFunSuite

import scala.collection.mutable

class VectorsSuite extends AnyFunSuite with BeforeAndAfterAll {
  private val passed = mutable.TreeMap.empty[String, Int]
  private val places = Seq[(String, AnyRef)](
    "_contrib_" -> NDArray.contrib, "_linalg_" -> NDArray.linalg, "_random_" -> NDArray.random,
    "_image_" -> NDArray.image, "_sparse_" -> NDArray.sparse)

  private val renamed = Map("var" -> "vari", "type" -> "typeOf")

  /** The generated function of an operator and the object that has it. */
  private def function(op: String): (AnyRef, Method) = {
    val (target, name) = places.find(p => op.startsWith(p._1)).map(p => (p._2, op.stripPrefix(p._1)))
      .getOrElse((if (op.startsWith("_")) NDArray.internal else NDArray.api, op))
    val found = target.getClass.getMethods.filter(m => m.getName == name && m.getParameters.exists(_.getName == "out"))
    assert(found.length == 1, s"$op: ${found.length} functions")
    (target, found(0))
  }

  /** Call it with arguments by name; what is not given takes the function's own default. */
  private def call(v: Vector, inputs: Seq[NDArray]): Seq[NDArray] = {
    val (target, method) = function(v.op)
    val arguments = mutable.Map.empty[String, AnyRef]
    v.params.foreach { case (k, text) => arguments(renamed.getOrElse(k, k)) = Opt.raw(text) }
    val variadic = method.getParameterTypes.indexOf(classOf[collection.Seq[_]])
    if (variadic >= 0) arguments(method.getParameters()(variadic).getName) = inputs
    else v.inputs.zip(inputs).foreach { case (a, x) => arguments(renamed.getOrElse(a.name, a.name)) = x }
    val names = method.getParameters.map(_.getName)
    val unknown = arguments.keySet.toSet -- names
    val values = names.zipWithIndex.map { case (name, i) =>
      arguments.getOrElse(name, target.getClass.getMethod(s"${method.getName}$$default$$${i + 1}").invoke(target))
    }
    if (unknown.nonEmpty) NDArray.invoke(v.op, v.params.toMap)(inputs: _*).toIndexedSeq // not in the registry's list
    else try {
      method.invoke(target, values: _*) match {
        case a: NDArray => Seq(a)
        case r: NDArrayFuncReturn => r.toIndexedSeq
      }
    } catch {
      case e: java.lang.reflect.InvocationTargetException => throw e.getCause
    }
  }

  private def check(what: String, got: NDArray, want: VectorArray, v: Vector): Unit = {
    assert(got.shape == want.shape, s"${v.name}: shape of $what")
    assert(got.dtype == want.dtype, s"${v.name}: type of $what")
    got.toFloat64Array.zip(want.values).zipWithIndex.foreach { case ((g, w), i) =>
      val near = (g.isNaN && w.isNaN) || g == w || math.abs(g - w) <= v.atol + v.rtol * math.abs(w)
      assert(near, s"${v.name}: element $i of $what is $g, expected $w")
    }
  }

  private def replay(v: Vector): Unit = {
    val inputs = v.inputs.map(_.load()).toSeq
    val at = v.grads.map(g => v.inputs.indexWhere(_.name == g.name))
    at.foreach(i => inputs(i).attachGrad())
    v.seed.foreach(Random.seed)
    val outputs =
      if (v.heads.nonEmpty) AutoGrad.record(call(v, inputs))
      else if (v.train) AutoGrad.trainMode(call(v, inputs))
      else call(v, inputs)
    assert(outputs.length == v.outputs.length, s"${v.name}: number of outputs")
    outputs.zip(v.outputs).foreach { case (got, want) => check(s"output ${want.name}", got, want, v) }
    v.after.foreach(a => check(s"changed ${a.name}", inputs(v.inputs.indexWhere(_.name == a.name)), a, v))
    if (v.heads.nonEmpty) {
      AutoGrad.backward(outputs, v.heads.map(_.load()).toSeq)
      at.zip(v.grads).foreach { case (i, want) => check(s"gradient of ${want.name}", inputs(i).grad, want, v) }
    }
  }

  test("there are vectors") {
    assert(Vectors.all.length >= 700)
  }

  Vectors.all.groupBy(_.op).toSeq.sortBy(_._1).foreach { case (op, vectors) =>
    test(op) {
      vectors.foreach { v =>
        val empty = (v.inputs ++ v.outputs).exists(a => a.shape.toVector.contains(0) || a.shape.isEmpty)
        ResourceScope.using() {
          if (empty) NumpyScope.enableNumpyShape.withScope(replay(v)) else replay(v)
        }
      }
      passed(op) = vectors.length
    }
  }

  override def afterAll(): Unit = {
    val folder = new File(Vectors.root, "build/scala")
    folder.mkdirs()
    val writer = new PrintWriter(new File(folder, "vectors.txt"))
    try passed.foreach { case (op, n) => writer.println(s"$op $n") } finally writer.close()
  }
}
