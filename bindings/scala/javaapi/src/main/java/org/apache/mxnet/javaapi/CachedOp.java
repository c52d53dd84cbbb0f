// Symbols as functions of arrays.
package org.apache.mxnet.javaapi;

import java.util.Collections;
import java.util.Map;
import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeCalls;
import org.apache.mxnet.nativelib.NativeResource;

/** A symbol that is called like an operator, and recorded like one. */
public final class CachedOp extends NativeResource {
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
    super(create(symbol, flags), HandleKind.CACHED_OP);
  }

  private static long create(Symbol symbol, Map<String, String> flags) {
    String[] keys = flags.keySet().toArray(new String[0]);
    String[] values = flags.values().toArray(new String[0]);
    long h = LibMXNet.MXCreateCachedOpEx(symbol.handle(), keys, values);
    keepAlive(symbol);
    return h;
  }

  /**
   * Runs the symbol.
   *
   * @param inputs arrays for the arguments and auxiliary states, in the order in which the symbol's inputs appear
   * @return the outputs
   */
  public NDArray[] call(NDArray... inputs) {
    long[] out = NativeCalls.invokeCachedOp(handle(), handles(inputs), null);
    keepAlive(inputs);
    keepAlive(this);
    return NDArray.wrap(out).toArray(new NDArray[0]);
  }
}
