// ImageClassifier: classes of pictures.
package org.apache.mxnet.infer

import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO

import org.apache.mxnet.DType.DType
import org.apache.mxnet._

/**
 * A classifier whose input is one picture, or a batch of them, in the layout NCHW with the channels red, green, blue.
 *
 * Pixels are numbers from 0 to 255. Pictures of other sizes are scaled.
 */
class ImageClassifier(
    modelPathPrefix: String, inputDescriptors: IndexedSeq[DataDesc], contexts: Array[Context] = Context.cpu(),
    epoch: Option[Int] = Some(0)) extends Classifier(modelPathPrefix, inputDescriptors, contexts, epoch) {
  require(inputDescriptors.length == 1, "expected the description of one input")
  protected val inputShape: Shape = inputDescriptors.head.shape
  require(inputShape.length == 4 && inputShape(1) == 3,
    s"expected an input of the shape (batch, 3, height, width), got $inputShape")

  val height: Int = inputShape(2)
  val width: Int = inputShape(3)

  def outputShapes: IndexedSeq[(String, Shape)] = predictor.outputShapes

  /** Names and scores of the best classes of a picture. */
  def classifyImage(
      inputImage: BufferedImage, topK: Option[Int] = None,
      dType: DType = DType.Float32): IndexedSeq[IndexedSeq[(String, Float)]] =
    classifyImageBatch(Seq(inputImage), topK, dType)

  /** Names and scores of the best classes of each picture. */
  def classifyImageBatch(
      inputBatch: collection.Iterable[BufferedImage], topK: Option[Int] = None,
      dType: DType = DType.Float32): IndexedSeq[IndexedSeq[(String, Float)]] = ResourceScope.using() {
    classifyWithNDArray(IndexedSeq(ImageClassifier.batch(inputBatch, height, width, dType)), topK)
  }
}

object ImageClassifier {
  /** Scale a picture. */
  def reshapeImage(img: BufferedImage, newWidth: Int, newHeight: Int): BufferedImage = {
    val scaled = new BufferedImage(newWidth, newHeight, BufferedImage.TYPE_INT_RGB)
    val graphics = scaled.createGraphics()
    graphics.drawImage(img, 0, 0, newWidth, newHeight, null)
    graphics.dispose()
    scaled
  }

  /**
   * The pixels of a picture, plane by plane: red, green, blue.
   *
   * @param inputImageShape The shape of the result, with as many elements as there are.
   */
  def bufferedImageToPixels(
      resizedImage: BufferedImage, inputImageShape: Shape, dType: DType = DType.Float32): NDArray = {
    val (w, h) = (resizedImage.getWidth, resizedImage.getHeight)
    val pixels = resizedImage.getRGB(0, 0, w, h, null, 0, w)
    require(inputImageShape.product == 3 * w * h,
      s"a picture of $w x $h pixels does not fill the shape $inputImageShape")
    val values = new Array[Float](3 * w * h)
    var i = 0
    while (i < pixels.length) {
      values(i) = ((pixels(i) >> 16) & 0xff).toFloat
      values(pixels.length + i) = ((pixels(i) >> 8) & 0xff).toFloat
      values(2 * pixels.length + i) = (pixels(i) & 0xff).toFloat
      i += 1
    }
    val made = NDArray.array(values, inputImageShape)
    if (dType == DType.Float32) made else try made.asType(dType) finally made.dispose()
  }

  /** Read a picture; throws IllegalArgumentException for a file that is none. */
  def loadImageFromFile(inputImagePath: String): BufferedImage = {
    val image = ImageIO.read(new File(inputImagePath))
    require(image != null, s"$inputImagePath is no picture of a known kind")
    image
  }

  /** Read several pictures. */
  def loadInputBatch(inputImagePaths: List[String]): collection.Iterable[BufferedImage] =
    inputImagePaths.map(loadImageFromFile)

  private[infer] def batch(
      images: collection.Iterable[BufferedImage], height: Int, width: Int, dType: DType): NDArray = {
    require(images.nonEmpty, "there are no pictures")
    val arrays = images.map { image =>
      bufferedImageToPixels(reshapeImage(image, width, height), Shape(1, 3, height, width), dType)
    }.toSeq
    NDArray.concatenate(arrays, 0)
  }
}
