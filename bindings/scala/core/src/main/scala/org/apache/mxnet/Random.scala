// Random numbers.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet

object Random {
  /** Numbers evenly distributed in [low, high), into `out` or into a new array of the given shape. */
  def uniform(
      low: Float, high: Float, shape: Shape = null, ctx: Context = null, out: NDArray = null): NDArray = {
    val (dims, device) = place(shape, ctx, out)
    NDArray.random.uniform(low, high, shape = dims, ctx = device, out = Opt.fromValue(out))
  }

  /** Normally distributed numbers. */
  def normal(
      loc: Float, scale: Float, shape: Shape = null, ctx: Context = null, out: NDArray = null): NDArray = {
    val (dims, device) = place(shape, ctx, out)
    NDArray.random.normal(loc, scale, shape = dims, ctx = device, out = Opt.fromValue(out))
  }

  // With `out` the array itself says how many numbers are wanted, and where.
  private def place(shape: Shape, ctx: Context, out: NDArray): (Opt[Shape], Opt[String]) =
    if (out != null) {
      require(shape == null && ctx == null, "shape and ctx are those of out; give one or the other")
      (out.shape, out.context)
    } else {
      require(shape != null, "shape is required when out is not given")
      (shape, if (ctx == null) Context.defaultCtx else ctx)
    }

  /** Start all generators anew. */
  def seed(seedState: Int): Unit = LibMXNet.MXRandomSeed(seedState)

  /** Start the generators of one device anew. */
  def seed(seedState: Int, ctx: Context): Unit =
    LibMXNet.MXRandomSeedContext(seedState, ctx.deviceTypeid, ctx.deviceId)
}
