// FeedForward: the network, its parameters and its training in one object, as before there were modules.
package org.apache.mxnet

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, ObjectInputStream, ObjectOutputStream}

import org.apache.mxnet.module.{FitParams, Module}
import org.apache.mxnet.optimizer.SGD

/**
 * A network that trains with `fit` and predicts with `predict`.
 *
 * @param numEpoch How long to train.
 * @param epochSize Batches in an epoch; -1 for what the data holds.
 * @param batchSize Kept for programs of 1.9.1; the iterators say how large batches are.
 * @param allowExtraParams Ignore parameters that the network has not.
 * @param beginEpoch The number of the first epoch.
 */
class FeedForward(
    private val symbol: Symbol, ctx: Array[Context] = Array(Context.cpu()), numEpoch: Int = -1, val epochSize: Int = -1,
    optimizer: Optimizer = new SGD(), initializer: Initializer = new Uniform(0.01f), batchSize: Int = 128,
    private var argParams: Map[String, NDArray] = null, private var auxParams: Map[String, NDArray] = null,
    private val allowExtraParams: Boolean = false, val beginEpoch: Int = 0) {
  private var monitor: Option[Monitor] = None
  private var predictor: Module = _

  def getArgParams: Map[String, NDArray] = argParams

  def getAuxParams: Map[String, NDArray] = auxParams

  def getSymbol: Symbol = symbol

  /** Throw IllegalArgumentException where names of arguments are not unique. */
  def checkArguments(): Unit = {
    val names = symbol.listArguments() ++ symbol.listAuxiliaryStates()
    val twice = names.diff(names.distinct)
    require(twice.isEmpty, s"several arguments are named ${twice.mkString(", ")}")
  }

  def setMonitor(m: Monitor): Unit = monitor = Option(m)

  def unsetMonitor(): Unit = monitor = None

  private def moduleFor(data: IndexedSeq[DataDesc], labels: IndexedSeq[DataDesc]): Module = {
    checkArguments()
    val arguments = symbol.listArguments()
    val names = data.map(_.name)
    // What ends in label is one, as the loss operators call their second input.
    val named = Option(labels).getOrElse(IndexedSeq.empty).map(_.name).filter(arguments.contains)
    val labelNames = if (named.nonEmpty) named else arguments.filter(_.endsWith("label"))
    new Module(symbol, names, labelNames, ctx)
  }

  /** The outputs for all data, without what only filled the last batch up. */
  def predict(data: DataIter, numBatch: Int = -1): Array[NDArray] = {
    require(argParams != null, "train or load parameters first")
    if (predictor == null || predictor.dataShapes != data.provideDataDesc) {
      if (predictor != null) predictor.dispose()
      predictor = moduleFor(data.provideDataDesc, null)
      predictor.bind(data.provideDataDesc, None, forTraining = false)
      predictor.initParams(null, argParams, auxParams, allowExtra = allowExtraParams)
    }
    predictor.predict(data, numBatch).toArray
  }

  /** Train; afterwards the parameters are those that were found. */
  def fit(
      trainData: DataIter, evalData: DataIter, evalMetric: EvalMetric = new Accuracy, kvStoreType: String = "local",
      epochEndCallback: EpochEndCallback = null, batchEndCallback: BatchEndCallback = null): Unit = {
    val data = if (epochSize > 0) new io.ResizeIter(trainData, epochSize, resetInternal = false) else trainData
    val mod = moduleFor(data.provideDataDesc, data.provideLabelDesc)
    val params = new FitParams().setEvalMetric(evalMetric).setKVStore(kvStoreType).setOptimizer(optimizer)
      .setInitializer(initializer).setArgParams(argParams).setAuxParams(auxParams).setAllowMissing(true)
      .setBeginEpoch(beginEpoch).setEpochEndCallback(epochEndCallback).setBatchEndCallback(batchEndCallback)
    monitor.foreach(params.setMonitor)
    mod.fit(data, Option(evalData), if (numEpoch < 0) beginEpoch + 1 else numEpoch, params)
    val (args, auxs) = mod.getParams
    argParams = args
    auxParams = auxs
    mod.dispose()
    if (predictor != null) predictor.dispose()
    predictor = null
  }

  /** Write a checkpoint. */
  def save(prefix: String, epoch: Int = numEpoch): Unit = {
    val number = if (epoch < 0) 0 else epoch
    Model.saveCheckpoint(prefix, number, symbol, argParams, auxParams)
  }

  /** Network and parameters as bytes. */
  def serialize(): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val out = new ObjectOutputStream(bytes)
    out.writeObject(symbol.toJson)
    Seq(argParams, auxParams).foreach { params =>
      out.writeObject(Option(params).getOrElse(Map.empty).map { case (k, v) => k -> v.serialize() }.toArray)
    }
    out.flush()
    bytes.toByteArray
  }

  /** Free the parameters. */
  def dispose(): Unit = {
    (Option(argParams).toSeq ++ Option(auxParams)).foreach(_.values.foreach(_.dispose()))
    if (predictor != null) predictor.dispose()
  }
}

object FeedForward {
  /** Read a checkpoint. */
  def load(
      prefix: String, epoch: Int, ctx: Array[Context] = Array(Context.cpu()), numEpoch: Int = -1, epochSize: Int = -1,
      optimizer: Optimizer = new SGD(), initializer: Initializer = new Uniform(0.01f), batchSize: Int = 128,
      allowExtraParams: Boolean = false): FeedForward = {
    val (symbol, args, auxs) = Model.loadCheckpoint(prefix, epoch)
    new FeedForward(
      symbol, ctx, numEpoch, epochSize, optimizer, initializer, batchSize, args, auxs, allowExtraParams, epoch)
  }

  /** Make a network of what `serialize` wrote. */
  def deserialize(
      bytes: Array[Byte], epoch: Int = 0, ctx: Array[Context] = Array(Context.cpu()), numEpoch: Int = -1,
      epochSize: Int = -1, optimizer: Optimizer = new SGD(), initializer: Initializer = new Uniform(0.01f),
      batchSize: Int = 128, allowExtraParams: Boolean = false): FeedForward = {
    val in = new ObjectInputStream(new ByteArrayInputStream(bytes))
    val symbol = Symbol.loadJson(in.readObject().asInstanceOf[String])
    def params() = in.readObject().asInstanceOf[Array[(String, Array[Byte])]].map { case (k, v) =>
      k -> NDArray.deserialize(v)
    }.toMap
    val (args, auxs) = (params(), params())
    new FeedForward(
      symbol, ctx, numEpoch, epochSize, optimizer, initializer, batchSize, args, auxs, allowExtraParams, epoch)
  }

  def newBuilder(modelDef: Symbol): Builder = new Builder(modelDef)

  /** Builds a network step by step; `build` also trains it, `setup` does not. */
  class Builder(modelDef: Symbol) {
    private var ctx = Array(Context.cpu())
    private var numEpoch, epochSize = -1
    private var optimizer: Optimizer = new SGD()
    private var initializer: Initializer = new Uniform(0.01f)
    private var batchSize = 128
    private var argParams, auxParams: Map[String, NDArray] = _
    private var allowExtraParams = false
    private var beginEpoch = 0
    private var trainData, evalData: DataIter = _
    private var evalMetric: EvalMetric = new Accuracy
    private var kvStore = "local"
    private var epochEndCallback: EpochEndCallback = _
    private var batchEndCallback: BatchEndCallback = _

    def setContext(ctx: Array[Context]): Builder = { this.ctx = ctx; this }
    def setNumEpoch(numEpoch: Int): Builder = { this.numEpoch = numEpoch; this }
    def setEpochSize(epochSize: Int): Builder = { this.epochSize = epochSize; this }
    def setOptimizer(opt: Optimizer): Builder = { optimizer = opt; this }
    def setInitializer(initializer: Initializer): Builder = { this.initializer = initializer; this }
    def setBatchSize(batchSize: Int): Builder = { this.batchSize = batchSize; this }
    def setArgParams(argParams: Map[String, NDArray]): Builder = { this.argParams = argParams; this }
    def setAuxParams(auxParams: Map[String, NDArray]): Builder = { this.auxParams = auxParams; this }
    def setAllowExtraParams(allowExtraParams: Boolean): Builder = { this.allowExtraParams = allowExtraParams; this }
    def setBeginEpoch(beginEpoch: Int): Builder = { this.beginEpoch = beginEpoch; this }
    def setTrainData(trainData: DataIter): Builder = { this.trainData = trainData; this }
    def setEvalData(evalData: DataIter): Builder = { this.evalData = evalData; this }
    def setEvalMetric(metric: EvalMetric): Builder = { evalMetric = metric; this }
    def setKVStore(kv: String): Builder = { kvStore = kv; this }
    def setEpochEndCallback(callback: EpochEndCallback): Builder = { epochEndCallback = callback; this }
    def setBatchEndCallback(callback: BatchEndCallback): Builder = { batchEndCallback = callback; this }

    /** The network as it is. */
    def setup(): FeedForward = new FeedForward(
      modelDef, ctx, numEpoch, epochSize, optimizer, initializer, batchSize, argParams, auxParams, allowExtraParams,
      beginEpoch)

    /** The network, trained. */
    def build(): FeedForward = {
      require(trainData != null, "setTrainData is wanted before build; setup makes a network without training it")
      val model = setup()
      model.fit(trainData, evalData, evalMetric, kvStore, epochEndCallback, batchEndCallback)
      model
    }
  }
}
