// Recording of computations and their derivatives.
package org.apache.mxnet.javaapi;

import java.util.function.Supplier;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeResource;

/**
 * Automatic differentiation.
 *
 * <pre>{@code
 * w.attachGrad();
 * try (Autograd.Mode m = Autograd.record()) {
 *   loss = NDArray.sum(w.multiply(w))[0];
 * }
 * loss.backward();
 * w.grad();
 * }</pre>
 *
 * <p>Modes concern the calling thread and last until they are closed.
 */
public final class Autograd {
  private Autograd() {}

  /** A mode of the thread that ends when it is closed. */
  public static final class Mode implements AutoCloseable {
    private final int recording; // what to go back to; -1 for a setting that was left alone
    private final int training;
    private boolean closed;

    private Mode(Boolean record, Boolean train) {
      recording = record == null ? -1 : LibMXNet.MXAutogradSetIsRecording(record ? 1 : 0);
      training = train == null ? -1 : LibMXNet.MXAutogradSetIsTraining(train ? 1 : 0);
    }

    @Override
    public void close() {
      if (closed) {
        return;
      }
      closed = true;
      if (recording >= 0) {
        LibMXNet.MXAutogradSetIsRecording(recording);
      }
      if (training >= 0) {
        LibMXNet.MXAutogradSetIsTraining(training);
      }
    }
  }

  /** Records operators for a backward pass, in training mode. */
  public static Mode record() {
    return new Mode(true, true);
  }

  /** Records operators for a backward pass, in training or prediction mode. */
  public static Mode record(boolean train) {
    return new Mode(true, train);
  }

  /** Stops recording, in prediction mode. */
  public static Mode pause() {
    return new Mode(false, false);
  }

  /** Lets operators behave as in training, such as dropping values; recording stays as it is. */
  public static Mode trainMode() {
    return new Mode(null, true);
  }

  /** Lets operators behave as in prediction; recording stays as it is. */
  public static Mode predictMode() {
    return new Mode(null, false);
  }

  /** Runs something while recording, in training mode. */
  public static <T> T record(Supplier<T> body) {
    try (Mode mode = record()) {
      return body.get();
    }
  }

  /** Whether operators are recorded on this thread. */
  public static boolean isRecording() {
    return LibMXNet.MXAutogradIsRecording();
  }

  /** Whether operators behave as in training on this thread. */
  public static boolean isTraining() {
    return LibMXNet.MXAutogradIsTraining();
  }

  /**
   * Asks for gradients with respect to arrays.
   *
   * @param variables the arrays
   * @param gradients where the gradients go
   * @param request write to replace, add to sum up, null for none
   */
  public static void markVariables(NDArray[] variables, NDArray[] gradients, String request) {
    int[] requests = new int[variables.length];
    java.util.Arrays.fill(requests, GradReq.id(request));
    LibMXNet.MXAutogradMarkVariables(
        NativeResource.handles(variables), requests, NativeResource.handles(gradients));
    NativeResource.keepAlive(variables);
    NativeResource.keepAlive(gradients);
  }

  /**
   * Runs recorded computations backwards and writes the gradients of all marked arrays.
   *
   * @param heads the results
   * @param headGradients gradients with respect to the results; null, or null elements, for ones
   * @param retainGraph whether the recording is kept for another backward pass
   * @param train whether operators behave as in training
   */
  public static void backward(NDArray[] heads, NDArray[] headGradients, boolean retainGraph, boolean train) {
    LibMXNet.MXAutogradBackwardEx(NativeResource.handles(heads), NativeResource.handles(headGradients), null,
        retainGraph ? 1 : 0, 0, train ? 1 : 0, null, null);
    NativeResource.keepAlive(heads);
    NativeResource.keepAlive(headGradients);
  }

  /**
   * Gradients of results with respect to arrays, as new arrays; the gradients of the arrays themselves stay untouched.
   *
   * @param heads the results
   * @param variables the arrays
   * @param headGradients gradients with respect to the results; null for ones
   * @param createGraph whether the gradients are recorded, so that they can be differentiated again
   * @return one gradient for each array
   */
  public static NDArray[] grad(NDArray[] heads, NDArray[] variables, NDArray[] headGradients, boolean createGraph) {
    long[][] result = new long[1][];
    LibMXNet.MXAutogradBackwardEx(NativeResource.handles(heads), NativeResource.handles(headGradients),
        NativeResource.handles(variables), createGraph ? 1 : 0, createGraph ? 1 : 0, 1, result, null);
    NativeResource.keepAlive(heads);
    NativeResource.keepAlive(headGradients);
    NativeResource.keepAlive(variables);
    return NDArray.wrap(result[0]).toArray(new NDArray[0]);
  }
}
