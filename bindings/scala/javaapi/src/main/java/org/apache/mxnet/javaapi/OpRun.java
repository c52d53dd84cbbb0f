// Runs of operators for the generated classes.
package org.apache.mxnet.javaapi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.mxnet.nativelib.Invocation;

/** What generated operator methods share. Programs have no need of it. */
public final class OpRun {
  private OpRun() {}

  /** A place for the result as the array that runs take; null for null. */
  public static NDArray[] out(NDArray out) {
    return out == null ? null : new NDArray[] {out};
  }

  /** The number of variadic inputs: as given, or counted. */
  public static Integer count(Integer given, Object[] inputs) {
    return given != null ? given : (Integer) inputs.length;
  }

  /** A required value of which null is one. */
  public static Object orNone(Object value) {
    return value == null ? "None" : value;
  }

  /** Runs an operator that has one output. */
  public static NDArray[] one(Invocation call, NDArray[] out, NDArray... inputs) {
    NDArray[] in = present(inputs);
    if (out != null || in.length > 3) {
      return many(call, out, in);
    }
    NDArray result = new NDArray(in.length == 1 ? call.one(in[0]) : in.length == 2 ? call.one(in[0], in[1]) : call.one(in));
    result.dependsOn(in);
    return new NDArray[] {result};
  }

  /** Runs an operator that has several outputs, or a number that depends on its parameters. */
  public static NDArray[] many(Invocation call, NDArray[] out, NDArray... inputs) {
    NDArray[] in = present(inputs);
    long[] handles = call.call(in, out);
    if (out != null) {
      return out;
    }
    NDArray[] results = new NDArray[handles.length];
    for (int i = 0; i < results.length; ++i) {
      results[i] = new NDArray(handles[i]);
      results[i].dependsOn(in);
    }
    return results;
  }

  /**
   * The inputs of an operator that takes some by name and any number behind them.
   *
   * @param rest the inputs behind
   * @param first the named inputs
   * @param <T> arrays or symbols
   * @return all of them in order
   */
  @SafeVarargs
  public static <T> T[] join(T[] rest, T... first) {
    T[] all = Arrays.copyOf(first, first.length + rest.length);
    System.arraycopy(rest, 0, all, first.length, rest.length);
    return all;
  }

  // Optional inputs that are not given are left out; the operator knows by its parameters which ones it got.
  private static NDArray[] present(NDArray[] inputs) {
    for (NDArray i : inputs) {
      if (i == null) {
        List<NDArray> given = new ArrayList<>();
        for (NDArray j : inputs) {
          if (j != null) {
            given.add(j);
          }
        }
        return given.toArray(new NDArray[0]);
      }
    }
    return inputs;
  }
}
