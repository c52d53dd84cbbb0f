// Checkpoints: a symbol with its parameters.
package org.apache.mxnet.javaapi;

import java.io.File;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A saved network: {@code PREFIX-symbol.json} and {@code PREFIX-NNNN.params}, the number being that of the epoch. */
public final class Model {
  private final Symbol symbol;
  private final Map<String, NDArray> arguments;
  private final Map<String, NDArray> auxiliary;

  /** Puts a symbol and its parameters together. */
  public Model(Symbol symbol, Map<String, NDArray> arguments, Map<String, NDArray> auxiliary) {
    this.symbol = symbol;
    this.arguments = arguments;
    this.auxiliary = auxiliary;
  }

  /**
   * Loads a checkpoint.
   *
   * @param prefix path up to {@code -symbol.json}
   * @param epoch number of the epoch
   * @return the model
   * @throws org.apache.mxnet.nativelib.MXNetError.IoError when a file is missing or damaged
   */
  public static Model load(String prefix, int epoch) {
    Symbol symbol = Symbol.load(prefix + "-symbol.json");
    Map<String, NDArray> arguments = new LinkedHashMap<>();
    Map<String, NDArray> auxiliary = new LinkedHashMap<>();
    NDArray.load(paramsFile(prefix, epoch)).forEach((name, array) -> {
      if (name.startsWith("aux:")) {
        auxiliary.put(name.substring(4), array);
      } else {
        arguments.put(name.startsWith("arg:") ? name.substring(4) : name, array);
      }
    });
    return new Model(symbol, arguments, auxiliary);
  }

  /** Saves the checkpoint. */
  public void save(String prefix, int epoch) {
    symbol.save(prefix + "-symbol.json");
    Map<String, NDArray> all = new LinkedHashMap<>();
    arguments.forEach((name, array) -> all.put("arg:" + name, array));
    auxiliary.forEach((name, array) -> all.put("aux:" + name, array));
    NDArray.save(paramsFile(prefix, epoch), all);
  }

  /** The name of the file of parameters. */
  public static String paramsFile(String prefix, int epoch) {
    return new File(String.format(Locale.ROOT, "%s-%04d.params", prefix, epoch)).getPath();
  }

  public Symbol symbol() {
    return symbol;
  }

  /** Values of the arguments by name. */
  public Map<String, NDArray> arguments() {
    return Collections.unmodifiableMap(arguments);
  }

  /** Values of the auxiliary states by name. */
  public Map<String, NDArray> auxiliary() {
    return Collections.unmodifiableMap(auxiliary);
  }
}
