// Classifier: a saved network whose outputs are scores of classes with names.
package org.apache.mxnet.infer

import java.nio.file.{Files, Paths}

import org.apache.mxnet._

import scala.io.Source

/** What classifies. */
trait ClassifierBase {
  /** Names and scores of the best classes of one example. */
  def classify(input: IndexedSeq[Array[Float]], topK: Option[Int] = None): IndexedSeq[(String, Float)]

  /** Names and scores of the best classes of each example. */
  def classifyWithNDArray(input: IndexedSeq[NDArray], topK: Option[Int] = None): IndexedSeq[IndexedSeq[(String, Float)]]
}

/**
 * A network together with the names of its classes: the lines of `synset.txt` beside the files of the network.
 */
class Classifier(
    modelPathPrefix: String, protected val inputDescriptors: IndexedSeq[DataDesc],
    protected val contexts: Array[Context] = Context.cpu(), protected val epoch: Option[Int] = Some(0))
    extends ClassifierBase with AutoCloseable {
  /** The network. */
  val predictor: Predictor = new Predictor(modelPathPrefix, inputDescriptors, contexts, epoch)

  /** The names of the classes. */
  val synset: IndexedSeq[String] = {
    val file = Option(Paths.get(modelPathPrefix).getParent).getOrElse(Paths.get("")).resolve("synset.txt")
    require(Files.exists(file), s"the names of the classes are missing: $file")
    val source = Source.fromFile(file.toFile, "UTF-8")
    try source.getLines().filter(_.nonEmpty).toIndexedSeq finally source.close()
  }

  override def classify(input: IndexedSeq[Array[Float]], topK: Option[Int]): IndexedSeq[(String, Float)] =
    best(predictor.predict(input).head, topK)

  override def classifyWithNDArray(
      input: IndexedSeq[NDArray], topK: Option[Int]): IndexedSeq[IndexedSeq[(String, Float)]] = ResourceScope.using() {
    val scores = predictor.predictWithNDArray(input).head
    val classes = scores.size / scores.shape(0)
    scores.toArray.grouped(classes).map(best(_, topK)).toIndexedSeq
  }

  private def best(scores: Array[Float], topK: Option[Int]): IndexedSeq[(String, Float)] = {
    require(scores.length == synset.length, s"the network has ${scores.length} classes, synset.txt ${synset.length}")
    val named = synset.zip(scores)
    topK.fold(named)(k => named.sortBy(-_._2).take(k))
  }

  override def close(): Unit = predictor.close()
}
