// PrefetchingIter: makes the next batch while the current one is used.
package org.apache.mxnet.io

import java.util.NoSuchElementException
import java.util.concurrent.{Callable, ExecutionException, ExecutorService, Executors, Future, ThreadFactory}

import org.apache.mxnet.{DataBatch, DataDesc, DataIter, NDArray}

/**
 * Runs iterators one batch ahead on threads of their own; the parts of each batch are those of all iterators.
 *
 * @param dataNames For each iterator new names of its inputs by the old ones; null keeps them.
 * @param labelNames The same for labels.
 */
class PrefetchingIter(
    iters: IndexedSeq[DataIter], dataNames: IndexedSeq[Map[String, String]] = null,
    labelNames: IndexedSeq[Map[String, String]] = null) extends DataIter {
  require(iters.nonEmpty, "an iterator is wanted")
  require(dataNames == null || dataNames.length == iters.length, "one map of names for each iterator is wanted")

  private val pool: ExecutorService = Executors.newFixedThreadPool(iters.length, new ThreadFactory {
    override def newThread(work: Runnable): Thread = {
      val made = new Thread(work, "mxnet-prefetch")
      made.setDaemon(true)
      made
    }
  })
  private var coming: IndexedSeq[Future[Option[DataBatch]]] = iters.map(start)
  private var current: DataBatch = _

  private def start(iter: DataIter): Future[Option[DataBatch]] = pool.submit(new Callable[Option[DataBatch]] {
    override def call(): Option[DataBatch] = if (iter.hasNext) Some(iter.next()) else None
  })

  private def wait(future: Future[Option[DataBatch]]): Option[DataBatch] =
    try future.get() catch { case e: ExecutionException => throw e.getCause }

  override def hasNext: Boolean = coming.forall(wait(_).isDefined)

  override def next(): DataBatch = {
    if (!hasNext) throw new NoSuchElementException("the data is used up; call reset")
    val parts = coming.map(wait(_).get)
    coming = iters.map(start)
    require(parts.forall(_.pad == parts.head.pad), "the iterators differ in what fills the last batch up")
    current = new DataBatch(
      parts.flatMap(_.data), parts.flatMap(p => Option(p.label).getOrElse(IndexedSeq.empty)), parts.head.index,
      parts.head.pad, parts.head.bucketKey, provideDataDesc, provideLabelDesc)
    current
  }

  override def reset(): Unit = {
    coming.foreach(wait)
    iters.foreach(_.reset())
    coming = iters.map(start)
  }

  override def batchSize: Int = iters.head.batchSize

  override def getData(): IndexedSeq[NDArray] = current.data

  override def getLabel(): IndexedSeq[NDArray] = current.label

  override def getIndex(): IndexedSeq[Long] = current.index

  override def getPad(): Int = current.pad

  private def renamed(
      descs: DataIter => IndexedSeq[DataDesc], names: IndexedSeq[Map[String, String]]): IndexedSeq[DataDesc] =
    iters.zipWithIndex.flatMap { case (iter, i) =>
      descs(iter).map(d => if (names == null) d else d.copy(name = names(i).getOrElse(d.name, d.name)))
    }

  override val provideDataDesc: IndexedSeq[DataDesc] = renamed(_.provideDataDesc, dataNames)

  override val provideLabelDesc: IndexedSeq[DataDesc] = renamed(_.provideLabelDesc, labelNames)

  /** End the threads. */
  def dispose(): Unit = pool.shutdownNow()
}
