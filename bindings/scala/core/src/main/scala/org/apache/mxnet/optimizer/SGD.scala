// Stochastic gradient descent, plain, with momentum, with Nesterov's momentum, with noise, and with delay compensation.
package org.apache.mxnet.optimizer

import org.apache.mxnet.{LRScheduler, NDArray, Optimizer, Random, ResourceScope}

/**
 * Stochastic gradient descent with momentum: `v = momentum * v - lr * (grad + wd * w); w = w + v`.
 *
 * @param clipGradient Gradients are limited to this size; 0 for no limit.
 */
class SGD(
    val learningRate: Float = 0.01f, momentum: Float = 0.0f, wd: Float = 0.0001f, clipGradient: Float = 0f,
    lrScheduler: LRScheduler = null) extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = {
    updateCount(index)
    val (lr, decay) = (scheduled(learningRate, lrScheduler, index), getWd(index, wd))
    state match {
      case mom: NDArray => NDArray.api.sgd_mom_update(
        weight, grad, mom, lr = lr, momentum = momentum, wd = decay, rescale_grad = rescaleGrad,
        clip_gradient = clip(clipGradient), out = weight)
      case _ => NDArray.api.sgd_update(
        weight, grad, lr = lr, wd = decay, rescale_grad = rescaleGrad, clip_gradient = clip(clipGradient), out = weight)
    }
  }

  override def createState(index: Int, weight: NDArray): AnyRef = if (momentum == 0.0f) null else zerosLike(weight)
}

/** Stochastic gradient descent with Nesterov's momentum. */
class NAG(
    val learningRate: Float = 0.01f, momentum: Float = 0.0f, wd: Float = 0.0001f, clipGradient: Float = 0f,
    lrScheduler: LRScheduler = null) extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = {
    updateCount(index)
    val (lr, decay) = (scheduled(learningRate, lrScheduler, index), getWd(index, wd))
    state match {
      case mom: NDArray => NDArray.api.nag_mom_update(
        weight, grad, mom, lr = lr, momentum = momentum, wd = decay, rescale_grad = rescaleGrad,
        clip_gradient = clip(clipGradient), out = weight)
      case _ => NDArray.api.sgd_update(
        weight, grad, lr = lr, wd = decay, rescale_grad = rescaleGrad, clip_gradient = clip(clipGradient), out = weight)
    }
  }

  override def createState(index: Int, weight: NDArray): AnyRef = if (momentum == 0.0f) null else zerosLike(weight)
}

/** Langevin dynamics: half a step down the gradient, plus noise with the variance of the rate. */
class SGLD(
    val learningRate: Float = 0.01f, rescaleGradient: Float = 1.0f, wd: Float = 0.0001f, clipGradient: Float = 0f,
    lrScheduler: LRScheduler = null) extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate
  rescaleGrad = rescaleGradient

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = ResourceScope.using() {
    updateCount(index)
    val (lr, decay) = (scheduled(learningRate, lrScheduler, index), getWd(index, wd))
    val step = (prepared(grad, rescaleGrad, clipGradient) + weight * decay) * (-lr / 2)
    val noise = Random.normal(0, math.sqrt(lr).toFloat, weight.shape, weight.context)
    weight += step
    weight += noise
    ()
  }

  override def createState(index: Int, weight: NDArray): AnyRef = null
}

/**
 * Delay compensated descent, for gradients that were computed with older parameters.
 *
 * @param lamda Strength of the compensation.
 */
class DCASGD(
    val learningRate: Float = 0.01f, momentum: Float = 0.0f, lamda: Float = 0.04f, wd: Float = 0.0f,
    clipGradient: Float = 0f, lrScheduler: LRScheduler = null) extends Optimizer {
  if (lrScheduler != null) lrScheduler.baseLR = learningRate

  override def update(index: Int, weight: NDArray, grad: NDArray, state: AnyRef): Unit = ResourceScope.using() {
    updateCount(index)
    val (lr, decay) = (scheduled(learningRate, lrScheduler, index), getWd(index, wd))
    val (mom, previous) = state.asInstanceOf[(NDArray, NDArray)]
    val g = prepared(grad, rescaleGrad, clipGradient)
    val step = (g + weight * decay + g * g * (weight - previous) * lamda) * -lr
    val delta = if (mom == null) step else { mom *= momentum; mom += step }
    weight.copyTo(previous)
    weight += delta
    ()
  }

  override def createState(index: Int, weight: NDArray): (NDArray, NDArray) = {
    val previous = weight.copy()
    previous.detachFromScope()
    (if (momentum == 0.0f) null else zerosLike(weight), previous)
  }
}
