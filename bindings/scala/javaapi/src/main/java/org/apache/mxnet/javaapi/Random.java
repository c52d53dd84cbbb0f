// Seeds of the random generators.
package org.apache.mxnet.javaapi;

import org.apache.mxnet.nativelib.LibMXNet;

/** The library's random generators. Random operators are in {@link NDArrayRandom}. */
public final class Random {
  private Random() {}

  /** Seeds the generators of all devices: the same seed gives the same numbers. */
  public static void seed(int seed) {
    LibMXNet.MXRandomSeed(seed);
  }

  /** Seeds the generator of one device. */
  public static void seed(int seed, Context ctx) {
    LibMXNet.MXRandomSeedContext(seed, ctx.deviceTypeid(), ctx.deviceId());
  }
}
