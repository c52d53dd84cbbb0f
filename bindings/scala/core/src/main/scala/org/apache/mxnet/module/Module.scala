// Module: a symbol that trains and predicts.
package org.apache.mxnet.module

import java.nio.file.{Files, Paths}
import java.util.logging.Logger

import org.apache.mxnet._

/**
 * A network with its inputs, parameters and optimizer.
 *
 * @param symbolVar The network.
 * @param dataNames Names of its inputs.
 * @param labelNames Names of the inputs that hold right answers.
 * @param contexts The device; one only.
 * @param fixedParamNames Parameters that training leaves as they are.
 */
class Module(
    symbolVar: Symbol, val dataNames: IndexedSeq[String] = IndexedSeq("data"),
    labelNames: IndexedSeq[String] = IndexedSeq("softmax_label"), contexts: Array[Context] = Context.cpu(),
    workLoadList: Option[IndexedSeq[Float]] = None, fixedParamNames: Option[Set[String]] = None) extends BaseModule {
  require(contexts.length == 1, s"a module runs on one device, got ${contexts.length}")
  require(workLoadList.forall(_.length == 1), "a module runs on one device: there is no work to share out")
  private val logger = Logger.getLogger(classOf[Module].getName)
  private val arguments = symbolVar.listArguments()
  private val paramNames = {
    val missing = dataNames.filterNot(arguments.contains)
    require(missing.isEmpty, s"the network has no input ${missing.mkString(", ")}; it has ${arguments.mkString(", ")}")
    arguments.filterNot(n => dataNames.contains(n) || labelNames.contains(n))
  }
  private val stateNames = symbolVar.listAuxiliaryStates()

  private var descs: IndexedSeq[DataDesc] = _
  private var labelDescs: IndexedSeq[DataDesc] = IndexedSeq.empty
  private var training = false
  private var inputGrads = false
  private var request = "write"
  private var exec: Executor = _
  private var initialized = false
  private var updater: MXKVStoreUpdater = _
  private var monitors = List.empty[Monitor]
  private var pendingStates: Option[String] = None

  override def isBound: Boolean = exec != null

  override def isParamsInitialized: Boolean = initialized

  override def isOptimizerInitialized: Boolean = updater != null

  override def getSymbol: Symbol = symbolVar

  override def outputNames: IndexedSeq[String] = symbolVar.listOutputs()

  override def dataShapes: IndexedSeq[DataDesc] = { bound(); descs }

  override def labelShapes: IndexedSeq[DataDesc] = { bound(); labelDescs }

  override def outputShapes: IndexedSeq[(String, Shape)] = {
    bound()
    outputNames.zip(exec.outputs.map(_.shape))
  }

  private def bound(): Unit = require(exec != null, "bind the module first")

  private def ready(): Unit = {
    bound()
    require(initialized, "initialize the parameters first")
  }

  // Arrays

  override def bind(
      dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]], forTraining: Boolean,
      inputsNeedGrad: Boolean, forceRebind: Boolean, sharedModule: Option[BaseModule], gradReq: String): Unit = {
    if (exec != null && !forceRebind) logger.fine("already bound: bind does nothing without forceRebind")
    else {
      require(forTraining || !inputsNeedGrad, "gradients of inputs need a module that is bound for training")
      val names = dataShapes.map(_.name)
      require(names.toSet == dataNames.toSet,
        s"expected shapes for ${dataNames.mkString(", ")}, got ${names.mkString(", ")}")
      training = forTraining
      inputGrads = inputsNeedGrad
      request = gradReq
      val shared = sharedModule.map {
        case m: Module if m.exec != null => m
        case _ => throw new IllegalArgumentException("sharedModule must be a Module that is bound")
      }
      rebind(dataShapes, named(labelShapes), shared.map(_.exec).getOrElse(exec))
      if (shared.exists(_.initialized)) initialized = true
      applyLoaded()
    }
  }

  /** Change the shapes of inputs; parameters stay. */
  def reshape(dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]] = None): Unit = {
    bound()
    rebind(dataShapes, named(labelShapes), exec)
  }

  // Labels whose names the network does not know, such as an iterator's default, are taken by their position.
  private def named(labels: Option[IndexedSeq[DataDesc]]): IndexedSeq[DataDesc] = {
    val all = labels.getOrElse(IndexedSeq.empty)
    if (all.forall(d => labelNames.contains(d.name))) all
    else {
      require(all.length == labelNames.length,
        s"expected labels ${labelNames.mkString(", ")}, got ${all.map(_.name).mkString(", ")}")
      all.zip(labelNames).map { case (d, name) => d.copy(name = name) }
    }
  }

  // Parameters of the earlier executor and their gradients are used again where the shapes agree.
  private def rebind(data: IndexedSeq[DataDesc], labels: IndexedSeq[DataDesc], earlier: Executor): Unit = {
    val known = labels.filter(d => arguments.contains(d.name))
    val inputs = (data ++ known).map(d => d.name -> d.shape).toMap
    // Where the inputs are not enough, parameters that have values say their shapes.
    def values = loadedParams.map(_._1).getOrElse(if (earlier == null) Map.empty[String, NDArray] else earlier.argDict)
    val (argShapes, _, auxShapes) = Some(symbolVar.inferShape(inputs)).filter(_._1 != null).getOrElse(
      symbolVar.inferShape(inputs ++ paramNames.flatMap(n => values.get(n).map(v => n -> v.shape))))
    require(argShapes != null, s"shapes cannot be inferred from ${(data ++ known).mkString(", ")}")
    val types = (data ++ known).map(d => d.name -> d.dtype).toMap
    val (argTypes, _, auxTypes) = symbolVar.inferType(types)
    def array(name: String, shape: Shape, dtype: DType.DType, old: Map[String, NDArray], keep: Boolean): NDArray =
      old.get(name).filter(a => keep && a != null && a.shape == shape && a.dtype == dtype).getOrElse {
        val made = NDArray.zeros(shape, contexts(0), dtype)
        made.detachFromScope()
        made
      }
    val oldArgs = if (earlier == null) Map.empty[String, NDArray] else earlier.argDict
    val oldGrads = if (earlier == null) Map.empty[String, NDArray] else earlier.gradDict
    val oldAuxs = if (earlier == null) Map.empty[String, NDArray] else earlier.auxDict
    val fixed = fixedParamNames.getOrElse(Set.empty)
    val reqs = arguments.map { n =>
      val wanted = if (dataNames.contains(n)) inputGrads else paramNames.contains(n) && !fixed(n)
      if (training && wanted) request else "null"
    }
    val typed = arguments.zip(argShapes.zip(argTypes))
    val args = typed.map { case (n, (s, t)) => array(n, s, t, oldArgs, paramNames.contains(n)) }
    val grads = typed.zip(reqs).map { case ((n, (s, t)), req) =>
      if (req == "null") null else array(n, s, t, oldGrads, keep = true)
    }
    val auxs = stateNames.zip(auxShapes.zip(auxTypes)).map { case (n, (s, t)) => array(n, s, t, oldAuxs, keep = true) }
    val made = symbolVar.bind(contexts(0), args, grads, reqs, auxs)
    made.detachFromScope()
    if (exec != null) exec.dispose()
    exec = made
    exec.outputs.foreach(_.detachFromScope())
    descs = data
    labelDescs = labels
    monitors.foreach(_.install(exec))
  }

  // Parameters

  private def paramDict: Map[String, NDArray] = paramNames.map(n => n -> exec.argDict(n)).toMap

  override def getParams: (Map[String, NDArray], Map[String, NDArray]) = {
    ready()
    (paramDict.map { case (k, v) => k -> v.copy() }, exec.auxDict.map { case (k, v) => k -> v.copy() })
  }

  override def initParams(
      initializer: Initializer, argParams: Map[String, NDArray], auxParams: Map[String, NDArray],
      allowMissing: Boolean, forceInit: Boolean, allowExtra: Boolean): Unit = if (!initialized || forceInit) {
    bound()
    fill(paramDict, argParams, initializer, allowMissing, allowExtra)
    fill(exec.auxDict, auxParams, initializer, allowMissing, allowExtra)
    initialized = true
  }

  private def fill(
      target: Map[String, NDArray], source: Map[String, NDArray], initializer: Initializer, allowMissing: Boolean,
      allowExtra: Boolean): Unit = {
    if (source != null) {
      val extra = source.keySet -- target.keySet
      require(allowExtra || extra.isEmpty, s"the network has no parameter ${extra.mkString(", ")}")
      val missing = target.keySet -- source.keySet
      require(allowMissing || missing.isEmpty, s"no value is given for ${missing.mkString(", ")}")
    }
    target.foreach { case (name, array) =>
      Option(source).flatMap(_.get(name)) match {
        case Some(value) =>
          require(value.shape == array.shape, s"'$name' has the shape ${array.shape}, got ${value.shape}")
          value.copyTo(array)
        case None => if (initializer != null) initializer(name, array)
      }
    }
  }

  // Training

  override def initOptimizer(
      kvstore: String, optimizer: Optimizer, resetOptimizer: Boolean, forceInit: Boolean): Unit =
    if (updater == null || forceInit) {
      ready()
      require(Set("local", "device").contains(kvstore), s"the store '$kvstore' is not there; use 'local'")
      optimizer.setIdx2Name(paramNames.zipWithIndex.map { case (n, i) => i -> n }.toMap)
      optimizer.setSymbol(symbolVar)
      val batchAxis = DataDesc.getBatchAxis(Some(descs.head.layout))
      if (resetOptimizer) optimizer.setRescaleGrad(1.0f / descs.head.shape(batchAxis))
      updater = Optimizer.getUpdater(optimizer)
      pendingStates.foreach(loadOptimizerStates)
      pendingStates = None
    }

  /** Use the optimizer of another module, with its states. */
  def borrowOptimizer(sharedModule: Module): Unit = {
    require(sharedModule.updater != null, "the other module has no optimizer")
    updater = sharedModule.updater
  }

  override def forward(dataBatch: DataBatch, isTrain: Option[Boolean]): Unit = {
    ready()
    val batchDescs = dataNames.zip(dataBatch.data).map { case (n, a) => (n, a.shape) }
    if (batchDescs.exists { case (n, s) => descs.find(_.name == n).exists(_.shape != s) }) {
      val labels = Option(dataBatch.label).getOrElse(IndexedSeq.empty)
      rebind(
        descs.map(d => d.copy(shape = batchDescs.find(_._1 == d.name).get._2)),
        labelDescs.zip(labels).map { case (d, a) => d.copy(shape = a.shape) }, exec)
    }
    dataNames.zip(dataBatch.data).foreach { case (n, a) => a.copyTo(exec.argDict(n)) }
    if (dataBatch.label != null) {
      labelDescs.map(_.name).zip(dataBatch.label).foreach { case (n, a) => exec.argDict.get(n).foreach(a.copyTo) }
    }
    exec.forward(isTrain.getOrElse(training))
  }

  override def backward(outGrads: Array[NDArray]): Unit = {
    ready()
    exec.backward(outGrads)
  }

  override def update(): Unit = {
    ready()
    require(updater != null, "initialize the optimizer first")
    paramNames.zipWithIndex.foreach { case (name, i) =>
      val grad = exec.gradDict(name)
      if (grad != null) updater.update(i, grad, exec.argDict(name))
    }
  }

  override def getOutputs(): IndexedSeq[IndexedSeq[NDArray]] = getOutputsMerged().map(IndexedSeq(_))

  override def getOutputsMerged(): IndexedSeq[NDArray] = {
    ready()
    exec.outputs.toIndexedSeq
  }

  override def getInputGrads(): IndexedSeq[IndexedSeq[NDArray]] = getInputGradsMerged().map(IndexedSeq(_))

  override def getInputGradsMerged(): IndexedSeq[NDArray] = {
    ready()
    require(inputGrads, "bind with inputsNeedGrad first")
    dataNames.map(exec.gradDict)
  }

  override def updateMetric(evalMetric: EvalMetric, labels: IndexedSeq[NDArray]): Unit =
    evalMetric.update(labels, getOutputsMerged())

  override def installMonitor(monitor: Monitor): Unit = {
    bound()
    monitors ::= monitor
    monitor.install(exec)
  }

  // Files

  private def states: MXKVStoreCachedStates = updater match {
    case s: MXKVStoreCachedStates => s
    case _ => throw new IllegalStateException("initialize the optimizer first")
  }

  def saveOptimizerStates(fname: String): Unit = Files.write(Paths.get(fname), states.serializeState())

  def loadOptimizerStates(fname: String): Unit = states.deserializeState(Files.readAllBytes(Paths.get(fname)))

  /** Write the network, its parameters, and on request the optimizer's states: `prefix-NNNN.states`. */
  def saveCheckpoint(prefix: String, epoch: Int, saveOptStates: Boolean = false): Unit = {
    val (args, auxs) = getParams
    Model.saveCheckpoint(prefix, epoch, symbolVar, args, auxs)
    if (saveOptStates) saveOptimizerStates("%s-%04d.states".format(prefix, epoch))
  }

  private[mxnet] def loaded(args: Map[String, NDArray], auxs: Map[String, NDArray], states: Option[String]): Module = {
    loadedParams = Some((args, auxs))
    pendingStates = states
    this
  }

  // Values of a checkpoint wait for bind.
  private var loadedParams: Option[(Map[String, NDArray], Map[String, NDArray])] = None

  private def applyLoaded(): Unit = loadedParams.foreach { case (args, auxs) =>
    fill(paramDict, args, null, allowMissing = false, allowExtra = false)
    fill(exec.auxDict, auxs, null, allowMissing = false, allowExtra = false)
    initialized = true
    loadedParams = None
  }

  /** Free arrays and executor. */
  def dispose(): Unit = if (exec != null) {
    (exec.argArrays ++ exec.gradArrays ++ exec.auxArrays).foreach(a => if (a != null) a.dispose())
    exec.dispose()
    if (updater != null) updater.dispose()
    exec = null
    initialized = false
    updater = null
  }
}

object Module {
  /** Read a checkpoint; the parameters are there once the module is bound. */
  def loadCheckpoint(
      prefix: String, epoch: Int, loadOptimizerStates: Boolean = false,
      dataNames: IndexedSeq[String] = IndexedSeq("data"), labelNames: IndexedSeq[String] = IndexedSeq("softmax_label"),
      contexts: Array[Context] = Context.cpu(), workLoadList: Option[IndexedSeq[Float]] = None,
      fixedParamNames: Option[Set[String]] = None): Module = {
    val (symbol, args, auxs) = Model.loadCheckpoint(prefix, epoch)
    new Module(symbol, dataNames, labelNames, contexts, workLoadList, fixedParamNames)
      .loaded(args, auxs, if (loadOptimizerStates) Some("%s-%04d.states".format(prefix, epoch)) else None)
  }

  /** Builds a module step by step. */
  class Builder(private val modelDef: Symbol) {
    private var contexts: Array[Context] = Array(Context.cpu())
    private var dataNames = IndexedSeq("data")
    private var labelNames = IndexedSeq("softmax_label")
    private var workLoadList: Option[IndexedSeq[Float]] = None
    private var fixedParamNames: Option[Set[String]] = None

    def setContext(ctx: Context*): Builder = { contexts = ctx.toArray; this }
    def setDataNames(name: String*): Builder = { dataNames = name.toVector; this }
    def setLabelNames(name: String*): Builder = { labelNames = name.toVector; this }
    def setWorkLoadList(workloads: Float*): Builder = { workLoadList = Some(workloads.toVector); this }
    def setFixedParamNames(name: String*): Builder = { fixedParamNames = Some(name.toSet); this }

    def build(): Module = new Module(modelDef, dataNames, labelNames, contexts, workLoadList, fixedParamNames)
  }
}
