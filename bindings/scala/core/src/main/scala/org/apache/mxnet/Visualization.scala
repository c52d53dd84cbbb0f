// Visualization: a network as a picture, and as a table.
package org.apache.mxnet

import java.io.{File, PrintWriter}

import org.apache.mxnet.util.Json

import scala.collection.mutable

object Visualization {
  /** A graph in the language of Graphviz. */
  class Dot(name: String) {
    private val lines = mutable.ArrayBuffer.empty[String]

    private def quoted(text: String) =
      "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\""

    private def text(attrs: Map[String, String]): String =
      attrs.toSeq.sorted.map { case (k, v) => s"$k=${quoted(v)}" }.mkString(" [", " ", "]")

    private def labelled(attrs: Map[String, String], label: String) =
      text(if (label == null) attrs else attrs + ("label" -> label))

    def node(name: String, label: String = null, attrs: Map[String, String]): Unit =
      lines += quoted(name) + labelled(attrs, label)

    def edge(tailName: String, headName: String, label: String = null, attrs: Map[String, String]): Unit =
      lines += s"${quoted(tailName)} -> ${quoted(headName)}" + labelled(attrs, label)

    /** The text for Graphviz. */
    override def toString: String = lines.map("  " + _).mkString(s"digraph ${quoted(name)} {\n", "\n", "\n}\n")

    /**
     * Write `path/fileName`, and draw it into a file with the format's ending; that takes Graphviz.
     *
     * @param engine The program, such as "dot".
     */
    def render(engine: String = "dot", format: String = "pdf", fileName: String, path: String): Unit = {
      val source = new File(path, fileName)
      val writer = new PrintWriter(source, "UTF-8")
      try writer.write(toString) finally writer.close()
      val process = new ProcessBuilder(engine, s"-T$format", "-O", source.getPath).inheritIO().start()
      if (process.waitFor() != 0) throw new java.io.IOException(s"$engine could not draw $source")
    }
  }

  private case class Node(name: String, op: String, attrs: Map[String, String], inputs: Seq[Int])

  private def nodes(symbol: Symbol): Vector[Node] =
    Json.parse(symbol.toJson).asInstanceOf[Map[String, Any]]("nodes").asInstanceOf[Vector[Map[String, Any]]].map { n =>
      val attrs = n.getOrElse("attrs", n.getOrElse("param", Map.empty)).asInstanceOf[Map[String, String]]
      val inputs = n("inputs").asInstanceOf[Vector[Vector[Double]]].map(_.head.toInt)
      Node(n("name").toString, n("op").toString, attrs, inputs)
    }

  private val Colors = Map(
    "FullyConnected" -> "#fb8072", "Convolution" -> "#fb8072", "Deconvolution" -> "#fb8072", "BatchNorm" -> "#bebada",
    "Activation" -> "#ffffb3", "LeakyReLU" -> "#ffffb3", "Pooling" -> "#80b1d3", "Concat" -> "#fdb462",
    "Flatten" -> "#fdb462", "Reshape" -> "#fdb462", "SoftmaxOutput" -> "#fccde5")

  private val Weights = Seq(
    "_weight", "_bias", "_gamma", "_beta", "_moving_mean", "_moving_var", "_running_mean", "_running_var")

  private def isWeight(name: String): Boolean = Weights.exists(name.endsWith)

  /**
   * The graph of a network.
   *
   * @param shape Shapes of inputs, to write the shape of each output at its edge.
   * @param nodeAttrs Attributes for all nodes.
   * @param hideWeights Leave out parameters.
   */
  def plotNetwork(
      symbol: Symbol, title: String = "plot", shape: Map[String, Shape] = null,
      nodeAttrs: Map[String, String] = Map.empty, hideWeights: Boolean = true): Dot = {
    val all = nodes(symbol)
    val shapes = shapesOf(symbol, shape)
    val dot = new Dot(title)
    val base = Map("shape" -> "box", "fixedsize" -> "false", "style" -> "filled") ++ nodeAttrs
    val hidden = all.map(n => hideWeights && n.op == "null" && isWeight(n.name))
    all.zip(hidden).foreach { case (node, hide) =>
      if (!hide) {
        val label = if (node.op == "null") node.name else s"${node.name}\n${node.op}"
        val color = Colors.getOrElse(node.op, if (node.op == "null") "#8dd3c7" else "#b3de69")
        dot.node(node.name, label, base + ("fillcolor" -> color))
      }
    }
    for (node <- all; i <- node.inputs if !hidden(i)) {
      dot.edge(node.name, all(i).name, shapes.get(all(i).name).map(_.drop(1).toVector.mkString("x")).orNull,
        Map("dir" -> "back", "arrowtail" -> "open"))
    }
    dot
  }

  /** A table with the output shape and the number of parameters of each layer. */
  def summary(symbol: Symbol, shape: Map[String, Shape]): String = {
    val shapes = shapesOf(symbol, shape)
    val all = nodes(symbol)
    val rows = all.filter(_.op != "null").map { node =>
      val own = node.inputs.map(all).filter(n => n.op == "null" && !shape.contains(n.name) && isWeight(n.name))
      (s"${node.name} (${node.op})", shapes.get(node.name).map(_.toString).getOrElse(""),
        own.flatMap(n => shapes.get(n.name)).map(_.product.toLong).sum)
    }
    val lines = rows.map { case (name, out, count) => f"$name%-45s $out%-24s $count%12d" }
    (("%-45s %-24s %12s".format("Layer", "Output shape", "Parameters") +: lines) :+
      f"${"All"}%-45s ${""}%-24s ${rows.map(_._3).sum}%12d").mkString("\n")
  }

  private def shapesOf(symbol: Symbol, shape: Map[String, Shape]): Map[String, Shape] =
    if (shape == null) Map.empty
    else {
      val internals = symbol.getInternals()
      val (args, outs, auxs) = internals.inferShape(shape)
      require(outs != null, "the shapes of the inputs are not enough to infer the others")
      val byOutput = internals.listOutputs().zip(outs).map { case (n, s) => n.stripSuffix("_output") -> s }
      byOutput.toMap ++ internals.listArguments().zip(args) ++ internals.listAuxiliaryStates().zip(auxs)
    }
}
