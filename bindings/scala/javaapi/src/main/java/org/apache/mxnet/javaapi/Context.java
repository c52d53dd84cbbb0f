// Devices on which arrays live.
package org.apache.mxnet.javaapi;

import java.util.Objects;
import java.util.function.Supplier;

/** A device: a type and a number among those of its type. */
public final class Context {
  private static final String[] TYPES = {null, "cpu", "gpu", "cpu_pinned", null, "cpu_shared"};
  private static final ThreadLocal<Context> DEFAULT = ThreadLocal.withInitial(() -> new Context("cpu", 0));

  private final int type;
  private final int id;

  /**
   * Names a device.
   *
   * @param deviceTypeName cpu, gpu, cpu_pinned or cpu_shared
   * @param deviceId number of the device
   */
  public Context(String deviceTypeName, int deviceId) {
    this(typeId(deviceTypeName), deviceId);
  }

  /** Names the first device of a type. */
  public Context(String deviceTypeName) {
    this(deviceTypeName, 0);
  }

  Context(int type, int id) {
    this.type = type;
    this.id = id;
  }

  private static int typeId(String name) {
    for (int i = 0; i < TYPES.length; ++i) {
      if (name.equals(TYPES[i])) {
        return i;
      }
    }
    throw new IllegalArgumentException("no device type '" + name + "'; expected cpu, gpu, cpu_pinned or cpu_shared");
  }

  /** The processor with its memory. */
  public static Context cpu() {
    return new Context("cpu", 0);
  }

  /** A graphics device. */
  public static Context gpu(int id) {
    return new Context("gpu", id);
  }

  /** The first graphics device. */
  public static Context gpu() {
    return gpu(0);
  }

  /** The device that is taken where none is given; {@link #withScope} changes it. */
  public static Context defaultCtx() {
    return DEFAULT.get();
  }

  /** The given device, or the default one for null. */
  static Context orDefault(Context given) {
    return given == null ? defaultCtx() : given;
  }

  /**
   * Runs something with this device as the default of the thread.
   *
   * @param body what to run
   * @param <T> type of the result
   * @return the result of the body
   */
  public <T> T withScope(Supplier<T> body) {
    Context before = DEFAULT.get();
    DEFAULT.set(this);
    try {
      return body.get();
    } finally {
      DEFAULT.set(before);
    }
  }

  /** The number of the device's type in the C interface. */
  public int deviceTypeid() {
    return type;
  }

  /** The name of the device's type. */
  public String deviceType() {
    return TYPES[type];
  }

  /** The number of the device among those of its type. */
  public int deviceId() {
    return id;
  }

  @Override
  public String toString() {
    return deviceType() + "(" + id + ")";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Context && ((Context) other).type == type && ((Context) other).id == id;
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, id);
  }
}
