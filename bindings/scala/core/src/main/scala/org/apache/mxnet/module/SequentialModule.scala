// SequentialModule: modules one after the other.
package org.apache.mxnet.module

import org.apache.mxnet._

import scala.collection.mutable

object SequentialModule {
  /** Option of `add`: the module takes the labels. */
  val META_TAKE_LABELS = "take_labels"
  /** Option of `add`: the outputs of the module before get the names of this one's inputs. */
  val META_AUTO_WIRING = "auto_wiring"
}

/** A chain in which the outputs of each module are the inputs of the next. */
class SequentialModule extends BaseModule {
  import SequentialModule._

  private val modules = mutable.ArrayBuffer.empty[BaseModule]
  private val options = mutable.ArrayBuffer.empty[Map[String, Boolean]]
  private var labels: IndexedSeq[DataDesc] = IndexedSeq.empty

  /** Add a module at the end, with options. */
  def add(module: BaseModule, kwargs: (String, Boolean)*): SequentialModule = {
    val unknown = kwargs.map(_._1).filterNot(Set(META_TAKE_LABELS, META_AUTO_WIRING))
    require(unknown.isEmpty, s"unknown option ${unknown.mkString(", ")}")
    require(!isBound, "modules are added before bind")
    modules += module
    options += kwargs.toMap
    this
  }

  private def takesLabels(i: Int): Boolean = options(i).getOrElse(META_TAKE_LABELS, false)

  override def isBound: Boolean = modules.nonEmpty && modules.forall(_.isBound)

  override def isParamsInitialized: Boolean = modules.nonEmpty && modules.forall(_.isParamsInitialized)

  override def isOptimizerInitialized: Boolean = modules.nonEmpty && modules.forall(_.isOptimizerInitialized)

  override def getSymbol: Symbol =
    throw new UnsupportedOperationException("a chain of modules has no symbol; ask the modules")

  override def dataNames: IndexedSeq[String] = modules.headOption.map(_.dataNames).getOrElse(IndexedSeq.empty)

  override def outputNames: IndexedSeq[String] = modules.lastOption.map(_.outputNames).getOrElse(IndexedSeq.empty)

  override def dataShapes: IndexedSeq[DataDesc] = modules.head.dataShapes

  override def labelShapes: IndexedSeq[DataDesc] = labels

  override def outputShapes: IndexedSeq[(String, Shape)] = modules.last.outputShapes

  override def getParams: (Map[String, NDArray], Map[String, NDArray]) = {
    val all = modules.map(_.getParams)
    (all.flatMap(_._1).toMap, all.flatMap(_._2).toMap)
  }

  override def initParams(
      initializer: Initializer, argParams: Map[String, NDArray], auxParams: Map[String, NDArray],
      allowMissing: Boolean, forceInit: Boolean, allowExtra: Boolean): Unit = {
    // Each module picks its own of the values, so for each of them there are others.
    modules.foreach(_.initParams(initializer, argParams, auxParams, allowMissing, forceInit, allowExtra = true))
    val names = modules.flatMap(_.getParams._1.keys)
    val twice = names.diff(names.distinct)
    require(twice.isEmpty, s"several modules have a parameter ${twice.mkString(", ")}")
  }

  override def bind(
      dataShapes: IndexedSeq[DataDesc], labelShapes: Option[IndexedSeq[DataDesc]], forTraining: Boolean,
      inputsNeedGrad: Boolean, forceRebind: Boolean, sharedModule: Option[BaseModule], gradReq: String): Unit =
    if (!isBound || forceRebind) {
      require(modules.nonEmpty, "a chain needs modules")
      require(sharedModule.isEmpty, "a chain cannot share the parameters of another module")
      labels = IndexedSeq.empty
      var shapes = dataShapes
      modules.zipWithIndex.foreach { case (module, i) =>
        if (takesLabels(i)) labels = labelShapes.getOrElse(IndexedSeq.empty)
        if (options(i).getOrElse(META_AUTO_WIRING, false)) {
          require(module.dataNames.length == shapes.length,
            s"module $i takes ${module.dataNames.length} inputs, got ${shapes.length}")
          shapes = shapes.zip(module.dataNames).map { case (d, name) => d.copy(name = name) }
        }
        val needsGrad = forTraining && (inputsNeedGrad || i > 0)
        module.bind(shapes, if (takesLabels(i)) labelShapes else None, forTraining, needsGrad, forceRebind, None,
          gradReq)
        shapes = module.outputShapes.map { case (name, shape) => DataDesc(name, shape) }
      }
    }

  override def initOptimizer(
      kvstore: String, optimizer: Optimizer, resetOptimizer: Boolean, forceInit: Boolean): Unit =
    modules.foreach(_.initOptimizer(kvstore, optimizer, resetOptimizer, forceInit))

  override def forward(dataBatch: DataBatch, isTrain: Option[Boolean]): Unit = {
    var batch = dataBatch
    modules.zipWithIndex.foreach { case (module, i) =>
      module.forward(batch, isTrain)
      if (i + 1 < modules.length) {
        batch = new DataBatch(module.getOutputsMerged(), if (takesLabels(i + 1)) dataBatch.label else null,
          dataBatch.index, dataBatch.pad)
      }
    }
  }

  override def backward(outGrads: Array[NDArray]): Unit = {
    var grads = outGrads
    modules.indices.reverse.foreach { i =>
      modules(i).backward(grads)
      if (i > 0) grads = modules(i).getInputGradsMerged().toArray
    }
  }

  override def update(): Unit = modules.foreach(_.update())

  override def getOutputs(): IndexedSeq[IndexedSeq[NDArray]] = modules.last.getOutputs()

  override def getOutputsMerged(): IndexedSeq[NDArray] = modules.last.getOutputsMerged()

  override def getInputGrads(): IndexedSeq[IndexedSeq[NDArray]] = modules.head.getInputGrads()

  override def getInputGradsMerged(): IndexedSeq[NDArray] = modules.head.getInputGradsMerged()

  override def updateMetric(evalMetric: EvalMetric, labels: IndexedSeq[NDArray]): Unit =
    modules.indices.filter(takesLabels).foreach(i => modules(i).updateMetric(evalMetric, labels))

  override def installMonitor(monitor: Monitor): Unit = modules.foreach(_.installMonitor(monitor))
}
