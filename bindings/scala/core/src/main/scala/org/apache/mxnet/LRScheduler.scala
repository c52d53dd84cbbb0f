// Learning rate schedules: the rate as a function of the number of updates.
package org.apache.mxnet

/**
 * A schedule that an optimizer asks before each update.
 *
 * @param baseLR The rate to start from; an optimizer sets it to its own.
 */
abstract class LRScheduler(var baseLR: Float = 0.01f) {
  /** The learning rate after a number of updates. */
  def apply(numUpdate: Int): Float
}

/**
 * Multiplies the rate by a factor after every so many updates.
 *
 * @param step Updates between changes, at least 1.
 * @param factor What to multiply with, less than 1.
 */
class FactorScheduler(protected var step: Int, protected var factor: Float) extends LRScheduler {
  require(step >= 1, s"step must be at least 1, got $step")
  require(factor < 1.0f, s"factor must be less than 1, got $factor")
  protected var count: Int = 0

  override def apply(numUpdate: Int): Float = {
    while (numUpdate > count + step) {
      count += step
      baseLR *= factor
    }
    baseLR
  }
}

/**
 * Multiplies the rate by a factor at given numbers of updates.
 *
 * @param steps Numbers of updates, increasing.
 * @param factor What to multiply with, at most 1.
 */
class MultiFactorScheduler(steps: Seq[Int], factor: Float) extends LRScheduler {
  require(steps.nonEmpty && steps.head >= 1, "steps must be positive")
  require(steps.zip(steps.drop(1)).forall { case (a, b) => a < b }, "steps must increase")
  require(factor <= 1.0f, s"factor must be at most 1, got $factor")
  private var passed = 0

  override def apply(numUpdate: Int): Float = {
    while (passed < steps.length && numUpdate > steps(passed)) {
      passed += 1
      baseLR *= factor
    }
    baseLR
  }
}

/**
 * Falls from the base rate to 0 along a power of the remaining share of updates.
 *
 * @param maxUpdate Updates until the rate is 0.
 * @param power The power; 1 is a straight line.
 */
class PolyScheduler(maxUpdate: Int, power: Float = 2f) extends LRScheduler {
  require(maxUpdate >= 1, s"maxUpdate must be at least 1, got $maxUpdate")

  override def apply(numUpdate: Int): Float =
    if (numUpdate >= maxUpdate) 0f
    else (baseLR * math.pow(1.0 - numUpdate.toDouble / maxUpdate, power)).toFloat
}
