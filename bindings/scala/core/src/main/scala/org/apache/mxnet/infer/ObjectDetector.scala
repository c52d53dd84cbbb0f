// ObjectDetector: what is where in a picture.
package org.apache.mxnet.infer

import java.awt.image.BufferedImage

import org.apache.mxnet._

/**
 * A network whose output has a row for each thing it may have found: class, score, and the corners left, top, right and
 * bottom relative to the picture's size. A negative class means nothing.
 *
 * Names of classes are the lines of `synset.txt` beside the files of the network.
 */
class ObjectDetector(
    modelPathPrefix: String, inputDescriptors: IndexedSeq[DataDesc], contexts: Array[Context] = Context.cpu(),
    epoch: Option[Int] = Some(0)) extends AutoCloseable {
  private val classifier = new ImageClassifier(modelPathPrefix, inputDescriptors, contexts, epoch)

  val synset: IndexedSeq[String] = classifier.synset
  val height: Int = classifier.height
  val width: Int = classifier.width

  /** What is in a picture, best first: name, and score, left, top, right, bottom. */
  def imageObjectDetect(
      inputImage: BufferedImage, topK: Option[Int] = None): IndexedSeq[IndexedSeq[(String, Array[Float])]] =
    imageBatchObjectDetect(Seq(inputImage), topK)

  /** The same for each of several pictures. */
  def imageBatchObjectDetect(
      inputBatch: collection.Iterable[BufferedImage],
      topK: Option[Int] = None): IndexedSeq[IndexedSeq[(String, Array[Float])]] = ResourceScope.using() {
    objectDetectWithNDArray(IndexedSeq(ImageClassifier.batch(inputBatch, height, width, DType.Float32)), topK)
  }

  /** The same for pictures that are arrays already. */
  def objectDetectWithNDArray(
      input: IndexedSeq[NDArray],
      topK: Option[Int]): IndexedSeq[IndexedSeq[(String, Array[Float])]] = ResourceScope.using() {
    val output = classifier.predictor.predictWithNDArray(input).head
    val shape = output.shape
    require(shape.length == 3 && shape(2) == 6, s"expected an output of the shape (batch, things, 6), got $shape")
    output.toArray.grouped(shape(1) * 6).map { rows =>
      val found = rows.grouped(6).filter(_.head >= 0).toIndexedSeq.sortBy(-_(1))
      topK.fold(found)(found.take).map { row =>
        require(row(0).toInt < synset.length,
          s"the network found the class ${row(0).toInt}, synset.txt has ${synset.length}")
        (synset(row(0).toInt), row.drop(1))
      }
    }.toIndexedSeq
  }

  override def close(): Unit = classifier.close()
}
