// A prepared operator call: operator and parameters are looked up and parsed once.
package org.apache.mxnet.nativelib;

/** An operator together with its parameters, ready to run. Any number of threads may run it at the same time. */
public final class Invocation extends NativeResource {
  private static final String[] NONE = {};

  private final String operator;

  /**
   * Prepares a call.
   *
   * @param operator name of the operator
   * @param keys names of the parameters
   * @param values their values as text
   * @throws MXNetError.ArgumentError for an unknown operator or parameter, or a bad value
   */
  public Invocation(String operator, String[] keys, String[] values) {
    super(LibMXNet.MXHubInvocationCreate(operator, keys, values), HandleKind.INVOCATION);
    this.operator = operator;
    detachFromScope(); // prepared calls are shared and outlive the scope of their first use
  }

  /** Prepares a call without parameters. */
  public Invocation(String operator) {
    this(operator, NONE, NONE);
  }

  /** Name of the operator. */
  public String operator() {
    return operator;
  }

  /**
   * Runs a call that has one visible output and at most three inputs.
   *
   * @param inputs the input arrays
   * @return handle of the new array, which the caller owns
   */
  public long one(NativeResource... inputs) {
    long inv = handle();
    long result;
    switch (inputs.length) {
      case 0:
        result = LibMXNet.MXHubInvocationCall0(inv);
        break;
      case 1:
        result = LibMXNet.MXHubInvocationCall1(inv, inputs[0].handle());
        break;
      case 2:
        result = LibMXNet.MXHubInvocationCall2(inv, inputs[0].handle(), inputs[1].handle());
        break;
      case 3:
        result = LibMXNet.MXHubInvocationCall3(inv, inputs[0].handle(), inputs[1].handle(), inputs[2].handle());
        break;
      default:
        result = call(inputs, null)[0];
    }
    keepAlive(inputs);
    keepAlive(this);
    return result;
  }

  /**
   * Runs a call with one input and one visible output.
   *
   * @param a the input
   * @return handle of the new array, which the caller owns
   */
  public long one(NativeResource a) {
    long result = LibMXNet.MXHubInvocationCall1(handle(), a.handle());
    keepAlive(a);
    keepAlive(this);
    return result;
  }

  /**
   * Runs a call with two inputs and one visible output.
   *
   * @param a the first input
   * @param b the second input
   * @return handle of the new array, which the caller owns
   */
  public long one(NativeResource a, NativeResource b) {
    long result = LibMXNet.MXHubInvocationCall2(handle(), a.handle(), b.handle());
    keepAlive(a);
    keepAlive(b);
    keepAlive(this);
    return result;
  }

  /**
   * Runs the call.
   *
   * @param inputs the input arrays
   * @param outputs arrays to write into, or null for new ones
   * @return handles of the outputs; new ones belong to the caller
   */
  public long[] call(NativeResource[] inputs, NativeResource[] outputs) {
    long[] result = NativeCalls.invoke(handle(), handles(inputs), handles(outputs));
    keepAlive(inputs);
    keepAlive(outputs);
    keepAlive(this);
    return result;
  }
}
