// Optimizers with a rate of its own for each element: Adam, AdaGrad, AdaDelta, RMSProp.
package org.apache.mxnet.optimizer

import org.apache.mxnet.{LRScheduler, NDArray, Optimizer, ResourceScope}

/**
 * Adam: moving averages of gradients and of their squares, both corrected for their start at zero.
 *
 * @param decayFactor Factor of beta1 after each update.
 */
class Adam(
    val learningRate: Float = 0.002f, beta1: Float = 0.9f, beta2: Float = 0.999f, epsilon: Float = 1e-8f,
    decayFactor: Float = 1 - 1e-8f, wd: Float = 0.0f, clipGradient: Float = 0f, lrScheduler: LRScheduler = null)
    extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = {
    val t = updateCount(index)
    val (mean, variance) = state.asInstanceOf[(NDArray, NDArray)]
    val first = beta1 * math.pow(decayFactor, t - 1)
    val correction = math.sqrt(1 - math.pow(beta2, t)) / (1 - math.pow(beta1, t))
    val lr = scheduled(learningRate, lrScheduler, index) * correction
    NDArray.api.adam_update(
      weight, grad, mean, variance, lr = lr, beta1 = first, beta2 = beta2, epsilon = epsilon, wd = getWd(index, wd),
      rescale_grad = rescaleGrad, clip_gradient = clip(clipGradient), out = weight)
  }

  override def createState(index: Int, weight: NDArray): (NDArray, NDArray) = (zerosLike(weight), zerosLike(weight))
}

/** AdaGrad: the rate is divided by the root of the sum of all squared gradients. */
class AdaGrad(
    val learningRate: Float = 0.05f, rescaleGradient: Float = 1.0f, epsilon: Float = 1e-7f, wd: Float = 0.0f)
    extends Optimizer {
  rescaleGrad = rescaleGradient

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = ResourceScope.using() {
    updateCount(index)
    val history = state.asInstanceOf[NDArray]
    val g = prepared(grad, rescaleGrad, 0f)
    history += g * g
    weight -= (g / NDArray.api.sqrt(history + epsilon) + weight * getWd(index, wd)) * getLr(index, learningRate)
    ()
  }

  override def createState(index: Int, weight: NDArray): NDArray = zerosLike(weight)
}

/**
 * AdaDelta: steps in the ratio of the recent size of steps to the recent size of gradients; needs no rate.
 *
 * @param rho Weight of the past in both averages.
 */
class AdaDelta(
    rho: Float = 0.05f, rescaleGradient: Float = 1.0f, epsilon: Float = 1e-8f, wd: Float = 0.0f,
    clipGradient: Float = 0f) extends Optimizer {
  rescaleGrad = rescaleGradient

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = ResourceScope.using() {
    updateCount(index)
    val (gradients, steps) = state.asInstanceOf[(NDArray, NDArray)]
    val g = prepared(grad, rescaleGrad, clipGradient)
    gradients *= rho
    gradients += g * g * (1 - rho)
    val step = NDArray.api.sqrt(steps + epsilon) / NDArray.api.sqrt(gradients + epsilon) * g
    steps *= rho
    steps += step * step * (1 - rho)
    weight *= 1 - getWd(index, wd)
    weight -= step
    ()
  }

  override def createState(index: Int, weight: NDArray): (NDArray, NDArray) = (zerosLike(weight), zerosLike(weight))
}

/**
 * RMSProp in the form of Graves: the variance of recent gradients, and momentum.
 *
 * @param gamma1 Weight of the past in the averages.
 * @param gamma2 The momentum.
 */
class RMSProp(
    val learningRate: Float = 0.002f, rescaleGradient: Float = 1.0f, gamma1: Float = 0.95f, gamma2: Float = 0.9f,
    wd: Float = 0.0f, lrScheduler: LRScheduler = null, clipGradient: Float = 0f) extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate
  rescaleGrad = rescaleGradient

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = {
    updateCount(index)
    val (n, g, delta) = state.asInstanceOf[(NDArray, NDArray, NDArray)]
    NDArray.api.rmspropalex_update(
      weight, grad, n, g, delta, lr = scheduled(learningRate, lrScheduler, index), gamma1 = gamma1, gamma2 = gamma2,
      epsilon = 1e-4f, wd = getWd(index, wd), rescale_grad = rescaleGrad, clip_gradient = clip(clipGradient),
      out = weight)
  }

  override def createState(index: Int, weight: NDArray): (NDArray, NDArray, NDArray) =
    (zerosLike(weight), zerosLike(weight), zerosLike(weight))
}
