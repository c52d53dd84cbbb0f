// Symbols bound to arrays.
package org.apache.mxnet.javaapi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.MonitorCallback;
import org.apache.mxnet.nativelib.NativeCalls;
import org.apache.mxnet.nativelib.NativeResource;

/** A symbol bound to arrays: runs forward and backward. Use it from one thread at a time. */
public final class Executor extends NativeResource {
  private final Symbol symbol;
  private final Context context;
  private final Map<String, NDArray> arguments;
  private final Map<String, NDArray> gradients;
  private final Map<String, NDArray> auxiliary;
  private final String gradReq;
  private long monitor; // reference of the native code to the callback; 0 for none

  private Executor(long handle, Symbol symbol, Context context, Map<String, NDArray> arguments,
      Map<String, NDArray> gradients, Map<String, NDArray> auxiliary, String gradReq) {
    super(handle, HandleKind.EXECUTOR);
    this.symbol = symbol;
    this.context = context;
    this.arguments = arguments;
    this.gradients = gradients;
    this.auxiliary = auxiliary;
    this.gradReq = gradReq;
  }

  /**
   * Binds a symbol to arrays.
   *
   * @param symbol the symbol
   * @param ctx the device; null for the default one
   * @param arguments an array for each argument, by name
   * @param gradients arrays for gradients, by the name of their argument; null for none
   * @param gradReq how gradients are written: write, add or null
   * @param auxiliary an array for each auxiliary state, by name; null when there are none
   * @return the executor
   */
  public static Executor bind(Symbol symbol, Context ctx, Map<String, NDArray> arguments,
      Map<String, NDArray> gradients, String gradReq, Map<String, NDArray> auxiliary) {
    Context context = Context.orDefault(ctx);
    Map<String, NDArray> in = inOrder(symbol.listArguments(), arguments, "argument");
    Map<String, NDArray> aux = inOrder(symbol.listAuxiliaryStates(), auxiliary, "auxiliary state");
    NDArray[] args = in.values().toArray(new NDArray[0]);
    NDArray[] grads = new NDArray[args.length];
    int[] requests = new int[args.length];
    Map<String, NDArray> wanted = new LinkedHashMap<>();
    int i = 0;
    for (String name : in.keySet()) {
      grads[i] = gradients == null ? null : gradients.get(name);
      requests[i] = grads[i] == null ? 0 : GradReq.id(gradReq);
      if (grads[i] != null) {
        wanted.put(name, grads[i]);
      }
      ++i;
    }
    NDArray[] states = aux.values().toArray(new NDArray[0]);
    long h = LibMXNet.MXExecutorBindEX(symbol.handle(), context.deviceTypeid(), context.deviceId(), null, null, null,
        handles(args), handles(grads), requests, handles(states), 0);
    keepAlive(args);
    keepAlive(grads);
    keepAlive(states);
    keepAlive(symbol);
    return new Executor(h, symbol, context, in, wanted, aux, gradReq);
  }

  private static Map<String, NDArray> inOrder(List<String> names, Map<String, NDArray> given, String what) {
    Map<String, NDArray> result = new LinkedHashMap<>();
    for (String name : names) {
      NDArray array = given == null ? null : given.get(name);
      if (array == null) {
        throw new IllegalArgumentException("no array for " + what + " '" + name + "'");
      }
      result.put(name, array);
    }
    return result;
  }

  /**
   * Makes arrays of zeros for all arguments, their gradients and the auxiliary states, and binds a symbol to them.
   *
   * @param symbol the symbol
   * @param ctx the device; null for the default one
   * @param gradReq write, add or null; gradients are made for all arguments whose shape is not given
   * @param shapes shapes of the inputs
   * @return the executor
   */
  public static Executor simpleBind(Symbol symbol, Context ctx, String gradReq, Map<String, Shape> shapes) {
    Symbol.Inferred<Shape> all = symbol.inferShape(shapes);
    if (!all.complete) {
      throw new IllegalArgumentException("the shapes of " + shapes.keySet() + " do not determine the others");
    }
    Symbol.Inferred<DType> types = symbol.inferType(new LinkedHashMap<>());
    Map<String, NDArray> args = zeros(symbol.listArguments(), all.arguments, types.arguments, ctx);
    Map<String, NDArray> aux = zeros(symbol.listAuxiliaryStates(), all.auxiliary, types.auxiliary, ctx);
    Map<String, NDArray> grads = new LinkedHashMap<>();
    if (GradReq.id(gradReq) != 0) {
      for (Map.Entry<String, NDArray> e : args.entrySet()) {
        if (!shapes.containsKey(e.getKey())) {
          grads.put(e.getKey(), NDArray.zeros(e.getValue().shape(), ctx, e.getValue().dtype()));
        }
      }
    }
    return bind(symbol, ctx, args, grads, gradReq, aux);
  }

  private static Map<String, NDArray> zeros(List<String> names, List<Shape> shapes, List<DType> types, Context ctx) {
    Map<String, NDArray> result = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); ++i) {
      DType type = i < types.size() && types.get(i) != DType.Unknown ? types.get(i) : DType.Float32;
      result.put(names.get(i), NDArray.zeros(shapes.get(i), ctx, type));
    }
    return result;
  }

  /** The symbol. */
  public Symbol symbol() {
    return symbol;
  }

  /** Arrays of the arguments by name. */
  public Map<String, NDArray> argDict() {
    return arguments;
  }

  /** Arrays of the gradients by the name of their argument. */
  public Map<String, NDArray> gradDict() {
    return gradients;
  }

  /** Arrays of the auxiliary states by name. */
  public Map<String, NDArray> auxDict() {
    return auxiliary;
  }

  /** Runs forward. */
  public NDArray[] forward(boolean isTrain) {
    LibMXNet.MXExecutorForward(handle(), isTrain ? 1 : 0);
    keepAlive(this);
    return outputs();
  }

  /** Copies arrays into arguments and runs forward. */
  public NDArray[] forward(boolean isTrain, Map<String, NDArray> inputs) {
    for (Map.Entry<String, NDArray> e : inputs.entrySet()) {
      NDArray target = arguments.get(e.getKey());
      if (target == null) {
        throw new IllegalArgumentException("no argument '" + e.getKey() + "'; there are " + arguments.keySet());
      }
      e.getValue().copyTo(target);
    }
    return forward(isTrain);
  }

  /** Runs backward; without head gradients the outputs must be losses. */
  public void backward(NDArray... headGradients) {
    LibMXNet.MXExecutorBackward(handle(), handles(headGradients));
    keepAlive(headGradients);
    keepAlive(this);
  }

  /** The outputs of the last run. */
  public NDArray[] outputs() {
    List<NDArray> out = NDArray.wrap(LibMXNet.MXExecutorOutputs(handle()));
    keepAlive(this);
    return out.toArray(new NDArray[0]);
  }

  /**
   * Copies values into arguments and auxiliary states.
   *
   * @param args values of arguments by name
   * @param aux values of auxiliary states by name; null for none
   * @param allowExtra whether names that the symbol lacks are passed over
   */
  public void copyParamsFrom(Map<String, NDArray> args, Map<String, NDArray> aux, boolean allowExtra) {
    copy(args, arguments, allowExtra);
    if (aux != null) {
      copy(aux, auxiliary, allowExtra);
    }
  }

  private static void copy(Map<String, NDArray> from, Map<String, NDArray> to, boolean allowExtra) {
    for (Map.Entry<String, NDArray> e : from.entrySet()) {
      NDArray target = to.get(e.getKey());
      if (target != null) {
        e.getValue().copyTo(target);
      } else if (!allowExtra) {
        throw new IllegalArgumentException("no array '" + e.getKey() + "'; there are " + to.keySet());
      }
    }
  }

  /** An executor for other shapes of the inputs that shares the arrays whose shapes stay. */
  public Executor reshape(Map<String, Shape> shapes) {
    Symbol.Inferred<Shape> all = symbol.inferShape(shapes);
    Map<String, NDArray> args = reshaped(symbol.listArguments(), all.arguments, arguments);
    Map<String, NDArray> aux = reshaped(symbol.listAuxiliaryStates(), all.auxiliary, auxiliary);
    Map<String, NDArray> grads = new LinkedHashMap<>();
    for (Map.Entry<String, NDArray> e : gradients.entrySet()) {
      NDArray now = args.get(e.getKey());
      grads.put(e.getKey(), now == arguments.get(e.getKey()) ? e.getValue()
          : NDArray.zeros(now.shape(), context, now.dtype()));
    }
    return bind(symbol, context, args, grads, gradReq, aux);
  }

  private Map<String, NDArray> reshaped(List<String> names, List<Shape> shapes, Map<String, NDArray> before) {
    Map<String, NDArray> result = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); ++i) {
      NDArray old = before.get(names.get(i));
      boolean same = shapes.get(i) == null || old.shape().equals(shapes.get(i));
      result.put(names.get(i), same ? old : NDArray.zeros(shapes.get(i), context, old.dtype()));
    }
    return result;
  }

  /**
   * Shows the arrays of each following run.
   *
   * @param callback called with names and arrays, which it may keep; null to stop
   * @param all whether the inputs of operators are shown, too
   */
  public synchronized void setMonitor(BiConsumer<String, NDArray> callback, boolean all) {
    MonitorCallback wrapped = callback == null ? null : (name, array) -> callback.accept(name, new NDArray(array));
    long before = monitor;
    monitor = NativeCalls.setMonitor(handle(), wrapped, all);
    NativeCalls.freeMonitor(before);
    keepAlive(this);
  }

  @Override
  public synchronized void close() {
    super.close();
    NativeCalls.freeMonitor(monitor);
    monitor = 0;
  }

  /** What will run, for people. */
  public String debugString() {
    String text = LibMXNet.MXExecutorPrint(handle());
    keepAlive(this);
    return text;
  }
}
