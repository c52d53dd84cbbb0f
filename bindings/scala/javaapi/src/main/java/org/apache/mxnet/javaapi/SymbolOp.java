// Makes symbols of operators for the generated classes.
package org.apache.mxnet.javaapi;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeResource;
import org.apache.mxnet.nativelib.ParameterText;

/** An operator with the names of its inputs and parameters. Programs use the methods of {@link Symbol} instead. */
public final class SymbolOp {
  private static final ConcurrentHashMap<String, AtomicInteger> COUNTERS = new ConcurrentHashMap<>();

  private final String operator;
  private final String[] inputs;
  private final String countKey; // null: a fixed number of inputs
  private final String[] keys;

  /**
   * Describes an operator.
   *
   * @param operator its registered name
   * @param inputs names of its inputs
   * @param countKey null when the number of inputs is fixed; else the parameter that counts them, or an empty text
   * @param keys names of its parameters
   */
  public SymbolOp(String operator, String[] inputs, String countKey, String... keys) {
    this.operator = operator;
    this.inputs = inputs;
    this.countKey = countKey;
    this.keys = keys;
  }

  /**
   * A symbol of this operator.
   *
   * @param name name of the node; null for one made up
   * @param attributes attributes of the node, or null
   * @param in the inputs in order; null ones become variables
   * @param values parameter values in the order of the keys; null for one that is not given
   * @return the symbol
   */
  public Symbol apply(String name, Map<String, String> attributes, Symbol[] in, Object... values) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (int i = 0; values != null && i < values.length; ++i) {
      if (values[i] != null) {
        parameters.put(keys[i], values[i]);
      }
    }
    return make(name, parameters, attributes, in);
  }

  /**
   * A symbol of this operator from arguments by name.
   *
   * @param name name of the node; null for one made up
   * @param arguments inputs (symbols; an array or collection of them for an operator that takes any number) and parameters
   * @return the symbol
   */
  public Symbol apply(String name, Map<String, ?> arguments) {
    Map<String, Object> parameters = new LinkedHashMap<>(arguments);
    Symbol[] in = new Symbol[variadic() ? 0 : inputs.length];
    for (int i = 0; i < inputs.length; ++i) {
      Object given = parameters.remove(inputs[i]);
      if (variadic()) {
        in = several(given);
      } else if (given != null) {
        in[i] = (Symbol) given;
      }
    }
    for (Map.Entry<String, Object> e : parameters.entrySet()) {
      if (e.getValue() instanceof Symbol) {
        throw new IllegalArgumentException(operator + " has no input '" + e.getKey() + "'");
      }
    }
    return make(name, parameters, null, in);
  }

  String[] inputNames() {
    return inputs.clone();
  }

  private boolean variadic() {
    return countKey != null;
  }

  private Symbol[] several(Object given) {
    if (given == null) {
      return new Symbol[0];
    }
    if (given instanceof Collection) {
      return ((Collection<?>) given).toArray(new Symbol[0]);
    }
    return given instanceof Symbol ? new Symbol[] {(Symbol) given} : (Symbol[]) given;
  }

  private Symbol make(String name, Map<String, Object> parameters, Map<String, String> attributes, Symbol[] in) {
    if (variadic() && !countKey.isEmpty()) {
      parameters.putIfAbsent(countKey, in.length);
    }
    String[] names = parameters.keySet().toArray(new String[0]);
    String[] texts = new String[names.length];
    for (int i = 0; i < names.length; ++i) {
      texts[i] = ParameterText.of(parameters.get(names[i]));
    }
    long handle = LibMXNet.MXSymbolCreateAtomicSymbol(LibMXNet.NNGetOpHandle(operator), names, texts);
    Symbol symbol = new Symbol(handle);
    try {
      compose(symbol, name == null ? madeUp() : name, in);
      if (attributes != null) {
        attributes.forEach(symbol::setAttr);
      }
      return symbol;
    } catch (RuntimeException e) {
      symbol.close();
      throw e;
    }
  }

  private void compose(Symbol symbol, String name, Symbol[] in) {
    int given = 0;
    for (Symbol s : in) {
      given += s == null ? 0 : 1;
    }
    Symbol[] present = new Symbol[given];
    String[] names = new String[given];
    int n = 0;
    for (int i = 0; i < in.length; ++i) {
      if (in[i] != null) {
        present[n] = in[i];
        names[n++] = variadic() ? null : inputs[i];
      }
    }
    LibMXNet.MXSymbolCompose(symbol.handle(), name, variadic() ? null : names, NativeResource.handles(present));
    NativeResource.keepAlive(present);
    NativeResource.keepAlive(symbol);
  }

  private String madeUp() {
    String hint = operator.toLowerCase(Locale.ROOT);
    while (hint.startsWith("_")) {
      hint = hint.substring(1);
    }
    return hint + COUNTERS.computeIfAbsent(hint, h -> new AtomicInteger()).getAndIncrement();
  }
}
