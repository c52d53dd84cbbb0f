// BaseModule: training, evaluation and prediction with anything that can run forward and backward.
package org.apache.mxnet.module

import java.util.logging.Logger

import org.apache.mxnet._
import org.apache.mxnet.optimizer.SGD

import scala.collection.mutable

/** Choices for `fit`; each setter returns this object. */
class FitParams {
  private[module] var evalMetric: EvalMetric = new Accuracy
  private[module] var epochEndCallback: Option[EpochEndCallback] = None
  private[module] var batchEndCallback: Option[BatchEndCallback] = None
  private[module] var kvstore: String = "local"
  private[module] var optimizer: Optimizer = new SGD()
  private[module] var evalEndCallback: Option[BatchEndCallback] = None
  private[module] var evalBatchEndCallback: Option[BatchEndCallback] = None
  private[module] var initializer: Initializer = new Uniform(0.01f)
  private[module] var argParams: Map[String, NDArray] = _
  private[module] var auxParams: Map[String, NDArray] = _
  private[module] var allowMissing = false
  private[module] var forceRebind = false
  private[module] var forceInit = false
  private[module] var beginEpoch = 0
  private[module] var validationMetric: Option[EvalMetric] = None
  private[module] var monitor: Option[Monitor] = None

  def setEvalMetric(evalMetric: EvalMetric): FitParams = { this.evalMetric = evalMetric; this }
  def setEpochEndCallback(callback: EpochEndCallback): FitParams = { epochEndCallback = Option(callback); this }
  def setBatchEndCallback(callback: BatchEndCallback): FitParams = { batchEndCallback = Option(callback); this }
  def setKVStore(kvStore: String): FitParams = { kvstore = kvStore; this }
  def setOptimizer(optimizer: Optimizer): FitParams = { this.optimizer = optimizer; this }
  def setEvalEndCallback(callback: BatchEndCallback): FitParams = { evalEndCallback = Option(callback); this }
  def setEvalBatchEndCallback(callback: BatchEndCallback): FitParams = {
    evalBatchEndCallback = Option(callback)
    this
  }
  def setInitializer(initializer: Initializer): FitParams = { this.initializer = initializer; this }
  def setArgParams(argParams: Map[String, NDArray]): FitParams = { this.argParams = argParams; this }
  def setAuxParams(auxParams: Map[String, NDArray]): FitParams = { this.auxParams = auxParams; this }
  def setAllowMissing(allowMissing: Boolean): FitParams = { this.allowMissing = allowMissing; this }
  def setForceRebind(forceRebind: Boolean): FitParams = { this.forceRebind = forceRebind; this }
  def setForceInit(forceInit: Boolean): FitParams = { this.forceInit = forceInit; this }
  def setBeginEpoch(beginEpoch: Int): FitParams = { this.beginEpoch = beginEpoch; this }
  def setValidationMetric(metric: EvalMetric): FitParams = { validationMetric = Option(metric); this }
  def setMonitor(monitor: Monitor): FitParams = { this.monitor = Option(monitor); this }
}

/**
 * What all modules share.
 *
 * A module is bound to shapes, its parameters and then its optimizer are initialized; then it trains. `fit` does all of
 * this.
 */
abstract class BaseModule {
  private val logger = Logger.getLogger(classOf[BaseModule].getName)

  /** Whether there are arrays for the inputs. */
  def isBound: Boolean

  def isParamsInitialized: Boolean

  def isOptimizerInitialized: Boolean

  def getSymbol: Symbol

  def dataNames: IndexedSeq[String]

  def outputNames: IndexedSeq[String]

  def dataShapes: IndexedSeq[DataDesc]

  def labelShapes: IndexedSeq[DataDesc]

  def outputShapes: IndexedSeq[(String, Shape)]

  /** Copies of parameters and auxiliary states. */
  def getParams: (Map[String, NDArray], Map[String, NDArray])

  /**
   * Give parameters their first values.
   *
   * @param argParams Values to take where there are such; the initializer makes the others.
   * @param allowMissing With argParams: whether parameters may be missing in it.
   * @param forceInit Initialize again.
   * @param allowExtra Whether argParams may hold what the network has not.
   */
  def initParams(
      initializer: Initializer = new Uniform(0.01f), argParams: Map[String, NDArray] = null,
      auxParams: Map[String, NDArray] = null, allowMissing: Boolean = false, forceInit: Boolean = false,
      allowExtra: Boolean = false): Unit

  /** Set parameters and auxiliary states. */
  def setParams(
      argParams: Map[String, NDArray], auxParams: Map[String, NDArray], allowMissing: Boolean = false,
      forceInit: Boolean = true, allowExtra: Boolean = false): Unit =
    initParams(null, argParams, auxParams, allowMissing, forceInit, allowExtra)

  /** Write parameters into a file. */
  def saveParams(fname: String): Unit = {
    val (args, auxs) = getParams
    NDArray.save(fname, Model.tagged(args, auxs))
  }

  def loadParams(fname: String): Unit = {
    val (args, auxs) = Model.split(NDArray.load2Map(fname))
    setParams(args, auxs)
  }

  /**
   * Make the arrays.
   *
   * @param inputsNeedGrad Whether gradients of the inputs are wanted.
   * @param forceRebind Bind again if it is bound.
   * @param sharedModule A module whose parameters this one uses.
   * @param gradReq "write", "add" or "null"
   */
  def bind(
      dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]] = None, forTraining: Boolean = true,
      inputsNeedGrad: Boolean = false, forceRebind: Boolean = false, sharedModule: Option[BaseModule] = None,
      gradReq: String = "write"): Unit

  /** Bind without labels. */
  def bind(forTraining: Boolean, inputsNeedGrad: Boolean, forceRebind: Boolean, dataShape: DataDesc*): Unit =
    bind(dataShape.toIndexedSeq, None, forTraining, inputsNeedGrad, forceRebind, None)

  def initOptimizer(
      kvstore: String = "local", optimizer: Optimizer = new SGD(), resetOptimizer: Boolean = true,
      forceInit: Boolean = false): Unit

  /** Run on a batch; as in training if isTrain says so, by default if bound for training. */
  def forward(dataBatch: DataBatch, isTrain: Option[Boolean] = None): Unit

  def forward(dataBatch: DataBatch, isTrain: Boolean): Unit = forward(dataBatch, Some(isTrain))

  /** Compute gradients; from gradients of the outputs unless the network ends in losses. */
  def backward(outGrads: Array[NDArray] = null): Unit

  def forwardBackward(dataBatch: DataBatch): Unit = {
    forward(dataBatch, isTrain = Option(true))
    backward()
  }

  /** Let the optimizer change the parameters. */
  def update(): Unit

  /** Outputs of the last run: for each output one array for each device. */
  def getOutputs(): IndexedSeq[IndexedSeq[NDArray]]

  /** Outputs of the last run. */
  def getOutputsMerged(): IndexedSeq[NDArray]

  def getInputGrads(): IndexedSeq[IndexedSeq[NDArray]]

  /** Gradients of the inputs after `backward`. */
  def getInputGradsMerged(): IndexedSeq[NDArray]

  def updateMetric(evalMetric: EvalMetric, labels: IndexedSeq[NDArray]): Unit

  def installMonitor(monitor: Monitor): Unit

  /** Hook before a batch of other shapes. */
  protected def prepare(batch: DataBatch): Unit = ()

  /**
   * Evaluate.
   *
   * @param numBatch At most so many batches.
   * @return the metric that was given
   */
  def score(
      evalData: DataIter, evalMetric: EvalMetric, numBatch: Int = Integer.MAX_VALUE,
      batchEndCallback: Option[BatchEndCallback] = None, scoreEndCallback: Option[BatchEndCallback] = None,
      reset: Boolean = true, epoch: Int = 0): EvalMetric = {
    require(isBound && isParamsInitialized, "bind the module and initialize its parameters first")
    if (reset) evalData.reset()
    evalMetric.reset()
    var n = 0
    while (n < numBatch && evalData.hasNext) {
      ResourceScope.using() {
        val batch = evalData.next()
        forward(batch, isTrain = Some(false))
        updateMetric(evalMetric, batch.label)
      }
      batchEndCallback.foreach(_.invoke(epoch, n, evalMetric))
      n += 1
    }
    scoreEndCallback.foreach(_.invoke(epoch, n, evalMetric))
    evalMetric
  }

  /** Outputs for each batch, without what only filled it up. */
  def predictEveryBatch(
      evalData: DataIter, numBatch: Int = -1, reset: Boolean = true): IndexedSeq[IndexedSeq[NDArray]] = {
    require(isBound && isParamsInitialized, "bind the module and initialize its parameters first")
    if (reset) evalData.reset()
    val found = mutable.ArrayBuffer.empty[IndexedSeq[NDArray]]
    while ((numBatch < 0 || found.length < numBatch) && evalData.hasNext) {
      found += ResourceScope.using() {
        val batch = evalData.next()
        forward(batch, isTrain = Some(false))
        getOutputsMerged().map(out => out.slice(0, out.shape(0) - batch.pad).copy())
      }
    }
    found.toIndexedSeq
  }

  /** Outputs for a batch. */
  def predict(batch: DataBatch): IndexedSeq[NDArray] = {
    require(isBound && isParamsInitialized, "bind the module and initialize its parameters first")
    forward(batch, isTrain = Some(false))
    getOutputsMerged().map(_.copy())
  }

  /** Outputs for all batches, joined. */
  def predict(evalData: DataIter, numBatch: Int = -1, reset: Boolean = true): IndexedSeq[NDArray] = {
    val batches = predictEveryBatch(evalData, numBatch, reset)
    require(batches.nonEmpty, "there is no data to predict from")
    val joined = batches.head.indices.map(i => NDArray.concatenate(batches.map(_(i)), 0))
    batches.foreach(_.foreach(_.dispose()))
    joined
  }

  /**
   * Train.
   *
   * @param evalData Data to evaluate on after each epoch.
   * @param numEpoch The number of the epoch before which to stop.
   */
  def fit(
      trainData: DataIter, evalData: Option[DataIter] = None, numEpoch: Int = 1,
      fitParams: FitParams = new FitParams): Unit = {
    require(numEpoch > fitParams.beginEpoch, s"numEpoch must be greater than ${fitParams.beginEpoch}, got $numEpoch")
    import fitParams._
    bind(
      trainData.provideDataDesc, Option(trainData.provideLabelDesc).filter(_.nonEmpty), forTraining = true,
      forceRebind = forceRebind)
    monitor.foreach(installMonitor)
    initParams(initializer, argParams, auxParams, allowMissing, forceInit)
    initOptimizer(kvstore, optimizer)
    val validation = validationMetric.getOrElse(evalMetric)
    for (epoch <- beginEpoch until numEpoch) {
      val start = System.nanoTime()
      evalMetric.reset()
      trainData.reset()
      var n = 0
      while (trainData.hasNext) {
        ResourceScope.using() {
          val batch = trainData.next()
          monitor.foreach(_.tic())
          forwardBackward(batch)
          update()
          updateMetric(evalMetric, batch.label)
          monitor.foreach(_.tocPrint())
        }
        batchEndCallback.foreach(_.invoke(epoch, n, evalMetric))
        n += 1
      }
      report(epoch, "Train", evalMetric)
      logger.info(f"Epoch[$epoch%d] Time cost=${(System.nanoTime() - start) / 1e9}%.3f s")
      epochEndCallback.foreach { callback =>
        val (args, auxs) = getParams
        callback.invoke(epoch, getSymbol, args, auxs)
      }
      evalData.foreach { data =>
        score(data, validation, batchEndCallback = evalBatchEndCallback, scoreEndCallback = evalEndCallback,
          epoch = epoch)
        report(epoch, "Validation", validation)
      }
    }
  }

  private def report(epoch: Int, what: String, metric: EvalMetric): Unit = {
    val (names, values) = metric.get
    names.zip(values).foreach { case (name, value) => logger.info(s"Epoch[$epoch] $what-$name=$value") }
  }
}
