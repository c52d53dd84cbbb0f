// NDArrayIter: batches from arrays in memory.
package org.apache.mxnet.io

import java.util.NoSuchElementException

import org.apache.mxnet._

/**
 * Goes over arrays whose first axis counts the examples.
 *
 * @param data Inputs with their descriptions.
 * @param label Right answers.
 * @param dataBatchSize Examples in a batch.
 * @param shuffle Put the examples in another order, once.
 * @param lastBatchHandle What happens to the rest that fills no batch: "pad" fills it up from the start, "discard"
 *   drops it, "roll_over" keeps it for the next round.
 */
class NDArrayIter(
    data: IndexedSeq[(DataDesc, NDArray)], label: IndexedSeq[(DataDesc, NDArray)], private val dataBatchSize: Int,
    shuffle: Boolean, lastBatchHandle: String) extends DataIter {

  def this(
      data: IndexedSeq[NDArray], label: IndexedSeq[NDArray] = IndexedSeq.empty, dataBatchSize: Int = 1,
      shuffle: Boolean = false, lastBatchHandle: String = "pad", dataName: String = "data",
      labelName: String = "label") =
    this(NDArrayIter.described(data, dataName), NDArrayIter.described(label, labelName), dataBatchSize, shuffle,
      lastBatchHandle)

  require(data.nonEmpty, "an iterator needs data")
  require(Set("pad", "discard", "roll_over").contains(lastBatchHandle),
    s"lastBatchHandle must be pad, discard or roll_over, got '$lastBatchHandle'")

  /** Number of examples that are gone over. */
  val numData: Int = {
    val all = data.head._2.shape(0)
    (data ++ label).foreach { case (desc, array) =>
      require(array.shape(0) == all, s"'${desc.name}' has ${array.shape(0)} examples, others have $all")
    }
    require(dataBatchSize >= 1 && dataBatchSize <= all, s"the batch size must be in 1 to $all, got $dataBatchSize")
    if (lastBatchHandle == "discard") all / dataBatchSize * dataBatchSize else all
  }
  private val order: NDArray =
    if (shuffle) NDArray.api.shuffle(NDArray.arange(data.head._2.shape(0).toFloat)) // follows Random.seed
    else null
  private val (dataArrays, labelArrays) = (data.map(d => ordered(d._2)), label.map(d => ordered(d._2)))
  private var cursor = -dataBatchSize

  private def ordered(array: NDArray): NDArray = if (order == null) array else NDArray.api.take(array, order)

  /** Start from the first example, also after a round that rolled over. */
  def hardReset(): Unit = cursor = -dataBatchSize

  override def reset(): Unit =
    cursor =
      if (lastBatchHandle == "roll_over" && cursor + dataBatchSize > numData) {
        cursor - numData // the examples that filled the last batch up have been seen
      }
      else -dataBatchSize

  override def hasNext: Boolean = cursor + dataBatchSize < numData

  override def next(): DataBatch = {
    if (!hasNext) throw new NoSuchElementException("the data is used up; call reset")
    cursor += dataBatchSize
    new DataBatch(getData(), getLabel(), getIndex(), getPad(), null, provideDataDesc, provideLabelDesc)
  }

  private def part(arrays: IndexedSeq[NDArray]): IndexedSeq[NDArray] = {
    val end = cursor + dataBatchSize
    arrays.map { a =>
      if (end <= numData) a.slice(cursor, end)
      else ResourceScope.using() {
        NDArray.concatenate(a.slice(cursor, numData), a.slice(0, end - numData))
      }
    }
  }

  override def getData(): IndexedSeq[NDArray] = part(dataArrays)

  override def getLabel(): IndexedSeq[NDArray] = part(labelArrays)

  override def getIndex(): IndexedSeq[Long] = (cursor.toLong until (cursor + dataBatchSize).toLong).toIndexedSeq

  override def getPad(): Int =
    if (lastBatchHandle == "pad" && cursor + dataBatchSize > numData) cursor + dataBatchSize - numData else 0

  override def batchSize: Int = dataBatchSize

  private def batched(of: IndexedSeq[(DataDesc, NDArray)]): IndexedSeq[DataDesc] = of.map { case (desc, array) =>
    DataDesc(desc.name, array.shape.updated(0, dataBatchSize), array.dtype, desc.layout)
  }

  override val provideDataDesc: IndexedSeq[DataDesc] = batched(data)

  override val provideLabelDesc: IndexedSeq[DataDesc] = batched(label)
}

object NDArrayIter {
  private def described(arrays: IndexedSeq[NDArray], name: String): IndexedSeq[(DataDesc, NDArray)] =
    if (arrays == null) IndexedSeq.empty
    else arrays.zipWithIndex.map { case (a, i) =>
      (DataDesc(if (arrays.length == 1) name else s"${name}_$i", a.shape, a.dtype), a)
    }

  /** Builds an iterator step by step. */
  class Builder {
    private var data = IndexedSeq.empty[(DataDesc, NDArray)]
    private var label = IndexedSeq.empty[(DataDesc, NDArray)]
    private var batch = 1
    private var last = "pad"

    def addData(name: String, data: NDArray): Builder = addDataWithDesc(DataDesc(name, data.shape, data.dtype), data)

    def addLabel(name: String, label: NDArray): Builder =
      addLabelWithDesc(DataDesc(name, label.shape, label.dtype), label)

    def addDataWithDesc(dataDesc: DataDesc, data: NDArray): Builder = { this.data :+= ((dataDesc, data)); this }

    def addLabelWithDesc(labelDesc: DataDesc, label: NDArray): Builder = { this.label :+= ((labelDesc, label)); this }

    def setBatchSize(batchSize: Int): Builder = { batch = batchSize; this }

    def setLastBatchHandle(lastBatchHandle: String): Builder = { last = lastBatchHandle; this }

    def build(): NDArrayIter = new NDArrayIter(data, label, batch, shuffle = false, last)
  }
}
