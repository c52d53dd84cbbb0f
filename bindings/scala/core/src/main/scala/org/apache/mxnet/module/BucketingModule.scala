// BucketingModule: networks for inputs of several lengths, with the same parameters.
package org.apache.mxnet.module

import org.apache.mxnet._

import scala.collection.mutable

/**
 * Has a module for each bucket; all share the parameters of the default one.
 *
 * @param symGen Makes, for a key, the network and the names of its inputs and labels.
 * @param defaultBucketKey The key of the largest bucket.
 */
class BucketingModule(
    symGen: AnyRef => (Symbol, IndexedSeq[String], IndexedSeq[String]), defaultBucketKey: AnyRef,
    contexts: Array[Context] = Context.cpu(), workLoadList: Option[IndexedSeq[Float]] = None,
    fixedParamNames: Option[Set[String]] = None) extends BaseModule {
  private val buckets = mutable.Map.empty[AnyRef, Module]
  private var current: Module = _
  private var arguments: (Boolean, Boolean, String) = _
  private var monitor: Option[Monitor] = None

  private def made(key: AnyRef): Module = {
    val (symbol, data, labels) = symGen(key)
    new Module(symbol, data, labels, contexts, workLoadList, fixedParamNames)
  }

  private def now: Module = {
    require(current != null, "bind the module first")
    current
  }

  override def isBound: Boolean = current != null && current.isBound

  override def isParamsInitialized: Boolean = current != null && current.isParamsInitialized

  override def isOptimizerInitialized: Boolean = current != null && current.isOptimizerInitialized

  override def getSymbol: Symbol = now.getSymbol

  override def dataNames: IndexedSeq[String] = if (current == null) symGen(defaultBucketKey)._2 else current.dataNames

  override def outputNames: IndexedSeq[String] = now.outputNames

  override def dataShapes: IndexedSeq[DataDesc] = now.dataShapes

  override def labelShapes: IndexedSeq[DataDesc] = now.labelShapes

  override def outputShapes: IndexedSeq[(String, Shape)] = now.outputShapes

  override def getParams: (Map[String, NDArray], Map[String, NDArray]) = now.getParams

  override def initParams(
      initializer: Initializer, argParams: Map[String, NDArray], auxParams: Map[String, NDArray],
      allowMissing: Boolean, forceInit: Boolean, allowExtra: Boolean): Unit =
    now.initParams(initializer, argParams, auxParams, allowMissing, forceInit, allowExtra)

  /** Bind the default bucket; others follow when their first batch comes. */
  override def bind(
      dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]], forTraining: Boolean,
      inputsNeedGrad: Boolean, forceRebind: Boolean, sharedModule: Option[BaseModule], gradReq: String): Unit = {
    require(sharedModule.isEmpty, "buckets share parameters among themselves only")
    if (current == null || forceRebind) {
      buckets.clear()
      arguments = (forTraining, inputsNeedGrad, gradReq)
      current = made(defaultBucketKey)
      current.bind(dataShapes, labelShapes, forTraining, inputsNeedGrad, gradReq = gradReq)
      buckets(defaultBucketKey) = current
    }
  }

  /** Go to a bucket, which is bound when it is new. */
  def switchBucket(
      bucketKey: AnyRef, dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]] = None): Unit = {
    val before = now
    current = buckets.getOrElseUpdate(bucketKey, {
      val fresh = made(bucketKey)
      val (training, inputGrads, gradReq) = arguments
      fresh.bind(dataShapes, labelShapes, training, inputGrads, sharedModule = Some(buckets(defaultBucketKey)),
        gradReq = gradReq)
      monitor.foreach(fresh.installMonitor)
      fresh
    })
    if (before.isOptimizerInitialized && !current.isOptimizerInitialized) current.borrowOptimizer(before)
  }

  override def initOptimizer(
      kvstore: String, optimizer: Optimizer, resetOptimizer: Boolean, forceInit: Boolean): Unit = {
    now.initOptimizer(kvstore, optimizer, resetOptimizer, forceInit)
    buckets.values.filterNot(_ eq current).foreach(_.borrowOptimizer(current))
  }

  override def forward(dataBatch: DataBatch, isTrain: Option[Boolean]): Unit = {
    val key = if (dataBatch.bucketKey == null) defaultBucketKey else dataBatch.bucketKey
    switchBucket(key, dataBatch.provideDataDesc, Option(dataBatch.provideLabelDesc).filter(_.nonEmpty))
    current.forward(dataBatch, isTrain)
  }

  override def backward(outGrads: Array[NDArray]): Unit = now.backward(outGrads)

  override def update(): Unit = now.update()

  override def getOutputs(): IndexedSeq[IndexedSeq[NDArray]] = now.getOutputs()

  override def getOutputsMerged(): IndexedSeq[NDArray] = now.getOutputsMerged()

  override def getInputGrads(): IndexedSeq[IndexedSeq[NDArray]] = now.getInputGrads()

  override def getInputGradsMerged(): IndexedSeq[NDArray] = now.getInputGradsMerged()

  override def updateMetric(evalMetric: EvalMetric, labels: IndexedSeq[NDArray]): Unit =
    now.updateMetric(evalMetric, labels)

  override def installMonitor(monitor: Monitor): Unit = {
    this.monitor = Option(monitor)
    buckets.values.foreach(_.installMonitor(monitor))
  }
}
