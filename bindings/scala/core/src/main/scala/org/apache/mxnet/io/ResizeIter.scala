// ResizeIter: another number of batches in a round.
package org.apache.mxnet.io

import java.util.NoSuchElementException

import org.apache.mxnet.{DataBatch, DataDesc, DataIter, NDArray}

/**
 * Makes a round of an iterator shorter, or longer by starting it again.
 *
 * @param reSize Batches in a round.
 * @param resetInternal Whether each round starts the iterator anew.
 */
class ResizeIter(dataIter: DataIter, reSize: Int, resetInternal: Boolean = true) extends DataIter {
  private var done = 0
  private var current: DataBatch = _

  override def reset(): Unit = {
    done = 0
    if (resetInternal) dataIter.reset()
  }

  override def hasNext: Boolean = done < reSize

  override def next(): DataBatch = {
    if (!hasNext) throw new NoSuchElementException("the round is over; call reset")
    if (!dataIter.hasNext) dataIter.reset()
    current = dataIter.next()
    done += 1
    current
  }

  override def getData(): IndexedSeq[NDArray] = current.data

  override def getLabel(): IndexedSeq[NDArray] = current.label

  override def getIndex(): IndexedSeq[Long] = current.index

  override def getPad(): Int = current.pad

  override def batchSize: Int = dataIter.batchSize

  override def provideDataDesc: IndexedSeq[DataDesc] = dataIter.provideDataDesc

  override def provideLabelDesc: IndexedSeq[DataDesc] = dataIter.provideLabelDesc
}
