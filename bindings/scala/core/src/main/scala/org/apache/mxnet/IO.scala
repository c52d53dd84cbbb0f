// Data for training: batches, their description, and iterators over them.
package org.apache.mxnet

import org.apache.mxnet.DType.DType

import scala.collection.immutable.ListMap

/** Names of the axes of data, by position. */
object Layout {
  val UNDEFINED = "__undef__"
  val NCHW = "NCHW"
  val NTC = "NTC"
  val NT = "NT"
  val N = "N"
}

/**
 * Name, shape, type and layout of one input.
 *
 * @param layout The axes; one of the letters is N, the axis of the batch.
 */
case class DataDesc(
    name: String, shape: Shape, dtype: DType = DType.Float32, layout: String = Layout.UNDEFINED) {
  require(layout == Layout.UNDEFINED || shape.length == layout.length,
    s"$name: the layout $layout does not fit the shape $shape")

  override def toString: String = s"DataDesc[$name,$shape,$dtype,$layout]"
}

object DataDesc {
  /** The axis of the batch in a layout: 0 when it says nothing. */
  def getBatchAxis(layout: Option[String]): Int = layout match {
    case Some(l) if l != Layout.UNDEFINED => l.indexOf('N')
    case _ => 0
  }

  implicit def ListMap2Descs(shapes: ListMap[String, Shape]): IndexedSeq[DataDesc] =
    if (shapes == null) null else shapes.map { case (name, shape) => new DataDesc(name, shape) }.toIndexedSeq
}

/**
 * One batch.
 *
 * @param data The inputs.
 * @param label The right answers.
 * @param index Where the examples stand in their source.
 * @param pad How many examples at the end only fill the batch up.
 * @param bucketKey The bucket that the batch belongs to.
 */
class DataBatch(
    val data: IndexedSeq[NDArray], val label: IndexedSeq[NDArray], val index: IndexedSeq[Long], val pad: Int,
    val bucketKey: AnyRef = null, private val providedDataDesc: IndexedSeq[DataDesc] = null,
    private val providedLabelDesc: IndexedSeq[DataDesc] = null) {

  /** Free the arrays of the batch. */
  def dispose(): Unit = {
    if (data != null) data.foreach(a => if (a != null) a.dispose())
    if (label != null) label.foreach(a => if (a != null) a.dispose())
  }

  def provideDataDesc: IndexedSeq[DataDesc] = providedDataDesc

  def provideLabelDesc: IndexedSeq[DataDesc] = providedLabelDesc

  def provideData: ListMap[String, Shape] = DataBatch.shapes(providedDataDesc)

  def provideLabel: ListMap[String, Shape] = DataBatch.shapes(providedLabelDesc)
}

object DataBatch {
  private[mxnet] def shapes(descs: IndexedSeq[DataDesc]): ListMap[String, Shape] =
    if (descs == null) null else ListMap(descs.map(d => d.name -> d.shape): _*)

  /** Builds a batch step by step. */
  class Builder {
    private var data: IndexedSeq[NDArray] = _
    private var label: IndexedSeq[NDArray] = _
    private var index: IndexedSeq[Long] = _
    private var pad = 0
    private var bucketKey: AnyRef = _
    private var dataDesc: IndexedSeq[DataDesc] = _
    private var labelDesc: IndexedSeq[DataDesc] = _

    def setData(data: NDArray*): Builder = { this.data = data.toIndexedSeq; this }
    def setLabel(label: NDArray*): Builder = { this.label = label.toIndexedSeq; this }
    def setIndex(index: Long*): Builder = { this.index = index.toIndexedSeq; this }
    def setPad(pad: Int): Builder = { this.pad = pad; this }
    def setBucketKey(bucketKey: AnyRef): Builder = { this.bucketKey = bucketKey; this }
    def provideDataDesc(dataDesc: IndexedSeq[DataDesc]): Builder = { this.dataDesc = dataDesc; this }
    def provideLabelDesc(labelDesc: IndexedSeq[DataDesc]): Builder = { this.labelDesc = labelDesc; this }

    def build(): DataBatch = {
      require(data != null, "a batch needs data")
      new DataBatch(data, label, index, pad, bucketKey, dataDesc, labelDesc)
    }
  }
}

/** Goes over batches; `reset` starts again. */
abstract class DataIter extends Iterator[DataBatch] {
  def reset(): Unit

  def batchSize: Int

  /** The next batch; throws NoSuchElementException at the end. */
  override def next(): DataBatch

  /** Inputs of the current batch. */
  def getData(): IndexedSeq[NDArray]

  def getLabel(): IndexedSeq[NDArray]

  def getPad(): Int

  def getIndex(): IndexedSeq[Long]

  def provideDataDesc: IndexedSeq[DataDesc]

  def provideLabelDesc: IndexedSeq[DataDesc]

  def provideData: ListMap[String, Shape] = DataBatch.shapes(provideDataDesc)

  def provideLabel: ListMap[String, Shape] = DataBatch.shapes(provideLabelDesc)

  def defaultBucketKey: AnyRef = null
}
