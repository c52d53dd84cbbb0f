// Symbols as functions of arrays.
package org.apache.mxnet.javaapi;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeCalls;
import org.apache.mxnet.nativelib.NativeResource;

/** A symbol that is called like an operator, and recorded like one. */
public final class CachedOp extends NativeResource {
  private final List<String> inputs;

  /** Makes a callable of a symbol. */
  public CachedOp(Symbol symbol) {
    this(symbol, Collections.emptyMap());
  }

  /**
   * Makes a callable of a symbol.
   *
   * @param symbol the symbol
   * @param flags options such as static_alloc and static_shape, as text
   */
  public CachedOp(Symbol symbol, Map<String, String> flags) {
    this(symbol, flags, false);
  }

  /**
   * Makes a callable of a symbol.
   *
   * @param symbol the symbol
   * @param flags options such as static_alloc and static_shape, as text
   * @param threadSafe whether several threads may call it at the same time; then it is for inference only
   */
  public CachedOp(Symbol symbol, Map<String, String> flags, boolean threadSafe) {
    super(create(symbol, flags, threadSafe), HandleKind.CACHED_OP);
    inputs = symbol.listInputs();
  }

  private static long create(Symbol symbol, Map<String, String> flags, boolean threadSafe) {
    String[] keys = flags.keySet().toArray(new String[0]);
    String[] values = flags.values().toArray(new String[0]);
    long h = LibMXNet.MXCreateCachedOpEX(symbol.handle(), keys, values, threadSafe);
    keepAlive(symbol);
    return h;
  }

  /** Names of the arguments and auxiliary states in the order in which {@link #call} takes them. */
  public List<String> inputs() {
    return inputs;
  }

  /**
   * Runs the symbol.
   *
   * @param inputs arrays for the arguments and auxiliary states, in the order of {@link #inputs()}
   * @return the outputs
   */
  public NDArray[] call(NDArray... inputs) {
    long[] out = NativeCalls.invokeCachedOp(handle(), handles(inputs), null);
    keepAlive(inputs);
    keepAlive(this);
    return NDArray.wrap(out).toArray(new NDArray[0]);
  }
}
