// Reads the vectors that every language replays: tests/vectors/*.vec, described in make.py beside them.
package org.apache.mxnet

import java.io.File
import java.nio.file.Paths

import scala.collection.mutable
import scala.io.Source

/** An array of a vector: its name where it has one, type, dimensions, and values in C order. */
case class VectorArray(name: String, dtype: DType.DType, shape: Shape, values: Array[Double]) {
  def load(): NDArray = {
    val made = NDArray.array(values, shape)
    if (dtype == DType.Float64) made else made.asType(dtype)
  }
}

class Vector(val name: String) {
  var op = ""
  val params = mutable.LinkedHashMap.empty[String, String]
  val inputs, outputs, after, heads, grads = mutable.ArrayBuffer.empty[VectorArray]
  var seed: Option[Int] = None
  var train = false
  var rtol, atol = 0.0
}

object Vectors {
  val root: File = Paths.get(sys.props.getOrElse("mxnet.repository", "../../..")).toFile.getCanonicalFile

  lazy val all: Seq[Vector] =
    new File(root, "tests/vectors").listFiles.filter(_.getName.endsWith(".vec")).sorted.toSeq.flatMap(read)

  private def read(file: File): Seq[Vector] = {
    val found = mutable.ArrayBuffer.empty[Vector]
    val source = Source.fromFile(file, "UTF-8")
    try source.getLines().foreach { line =>
      val (key, rest) = line.span(_ != ' ')
      val text = rest.drop(1)
      lazy val v = found.last
      key match {
        case "case" => found += new Vector(text)
        case "op" => v.op = text
        case "param" =>
          val (name, value) = text.span(_ != ' ')
          v.params(name) = value.drop(1)
        case "seed" => v.seed = Some(text.toInt)
        case "train" => v.train = text == "1"
        case "input" => v.inputs += array(text)
        case "output" => v.outputs += array(text)
        case "after" => v.after += array(text)
        case "head" => v.heads += array("- " + text)
        case "grad" => v.grads += array(text)
        case "tolerance" =>
          val Array(r, a) = text.split(' ')
          v.rtol = r.toDouble
          v.atol = a.toDouble
        case "" | "#" | "end" => ()
        case other => throw new IllegalArgumentException(s"$file: unknown item '$other'")
      }
    } finally source.close()
    found.toSeq
  }

  private def array(text: String): VectorArray = {
    val words = text.split(' ')
    val shape = if (words(2) == "-") Shape() else Shape(words(2).split(',').map(_.toInt).toVector)
    VectorArray(words(0), DType.withName(words(1)), shape, words.drop(3).map(number))
  }

  private def number(text: String): Double = text match {
    case "nan" => Double.NaN
    case "inf" => Double.PositiveInfinity
    case "-inf" => Double.NegativeInfinity
    case t => t.toDouble
  }
}
