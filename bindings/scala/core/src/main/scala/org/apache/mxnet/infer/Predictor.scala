// Predictor: a saved network that answers.
package org.apache.mxnet.infer

import org.apache.mxnet._
import org.apache.mxnet.io.NDArrayIter
import org.apache.mxnet.module.Module

/** What predicts. */
trait PredictBase {
  /** One array of values in row-major order for each input; gives the values of each output. */
  def predict(input: IndexedSeq[Array[Float]]): IndexedSeq[Array[Float]]

  /** One array for each input, any number of examples; gives the outputs. */
  def predictWithNDArray(input: IndexedSeq[NDArray]): IndexedSeq[NDArray]
}

/**
 * A network from the files `prefix-symbol.json` and `prefix-NNNN.params`. Threads may share it: calls run one by one.
 *
 * @param inputDescriptors Names, shapes and types of the inputs; the first axis is that of the batch unless the layout
 *   says otherwise.
 * @param epoch The number in the file's name.
 */
class Predictor(
    modelPathPrefix: String, protected val inputDescriptors: IndexedSeq[DataDesc],
    protected val contexts: Array[Context] = Context.cpu(), protected val epoch: Option[Int] = Some(0))
    extends PredictBase with AutoCloseable {
  require(inputDescriptors.nonEmpty, "a description of the inputs is wanted")
  private val batchAxis = DataDesc.getBatchAxis(Some(inputDescriptors.head.layout))
  private val batchSize = inputDescriptors.head.shape(batchAxis)
  require(inputDescriptors.forall(_.shape(batchAxis) == batchSize), "the inputs differ in their batch size")

  private val mod: Module = {
    val (symbol, args, auxs) = Model.loadCheckpoint(modelPathPrefix, epoch.getOrElse(0))
    val names = inputDescriptors.map(_.name)
    // What is neither an input nor saved is a label of the loss.
    val labels = symbol.listArguments().filterNot(n => names.contains(n) || args.contains(n))
    val made = new Module(symbol, names, labels, contexts).loaded(
      args.filter(p => symbol.listArguments().contains(p._1)),
      auxs.filter(p => symbol.listAuxiliaryStates().contains(p._1)), None)
    made.bind(inputDescriptors, None, forTraining = false)
    (args.values ++ auxs.values).foreach(_.dispose())
    made
  }

  /** Names and shapes of the outputs for a full batch. */
  def outputShapes: IndexedSeq[(String, Shape)] = mod.outputShapes

  override def predict(input: IndexedSeq[Array[Float]]): IndexedSeq[Array[Float]] = ResourceScope.using() {
    require(input.length == inputDescriptors.length, s"expected ${inputDescriptors.length} inputs, got ${input.length}")
    val arrays = input.zip(inputDescriptors).map { case (values, desc) =>
      val one = desc.shape.product / batchSize
      require(values.length % one == 0 && values.nonEmpty,
        s"'${desc.name}' takes a multiple of $one values, got ${values.length}")
      NDArray.array(values, desc.shape.updated(batchAxis, values.length / one))
    }
    predictWithNDArray(arrays).map(_.toArray)
  }

  /** Inputs of doubles. */
  def predict(input: Array[Array[Double]]): Array[Array[Double]] =
    predict(input.map(_.map(_.toFloat)).toIndexedSeq).map(_.map(_.toDouble)).toArray

  override def predictWithNDArray(input: IndexedSeq[NDArray]): IndexedSeq[NDArray] = synchronized {
    require(input.length == inputDescriptors.length, s"expected ${inputDescriptors.length} inputs, got ${input.length}")
    input.zip(inputDescriptors).foreach { case (array, desc) =>
      val wanted = desc.shape.updated(batchAxis, array.shape(batchAxis))
      require(array.shape == wanted,
        s"'${desc.name}' takes the shape ${desc.shape} with any batch size, got ${array.shape}")
    }
    val examples = input.head.shape(batchAxis)
    if (examples == batchSize) mod.predict(new DataBatch(input, null, null, 0))
    else if (batchAxis == 0 && examples > batchSize) mod.predict(iterator(input))
    else mod.predict(new DataBatch(input, null, null, 0)) // bound again for this size
  }

  private def iterator(input: IndexedSeq[NDArray]): DataIter = {
    val data = inputDescriptors.map(d => d.copy(layout = Layout.UNDEFINED)).zip(input)
    new NDArrayIter(data, IndexedSeq.empty[(DataDesc, NDArray)], batchSize, shuffle = false, "pad")
  }

  /** Free the network. */
  override def close(): Unit = mod.dispose()
}
