// Inference from saved models with plain float arrays.
package org.apache.mxnet.javaapi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeResource;

/**
 * A network for inference, with inputs of fixed shapes. Calls on one predictor wait for each other, so threads may share
 * one; they do not compute at the same time.
 */
public final class Predictor extends NativeResource {
  private final Map<String, Shape> shapes;

  private final int numOutputs;

  private Predictor(long handle, int numOutputs, Map<String, Shape> shapes) {
    super(handle, HandleKind.PREDICTOR);
    this.numOutputs = numOutputs;
    this.shapes = new LinkedHashMap<>(shapes);
  }

  /**
   * Makes a predictor.
   *
   * @param symbolJson the network as JSON
   * @param params bytes of the file of parameters
   * @param ctx the device; null for the default one
   * @param shapes shapes of the inputs by name
   */
  public static Predictor of(String symbolJson, byte[] params, Context ctx, Map<String, Shape> shapes) {
    Context c = Context.orDefault(ctx);
    int numOutputs;
    try (Symbol symbol = Symbol.fromJson(symbolJson)) {
      numOutputs = symbol.numOutputs();
    }
    return new Predictor(LibMXNet.MXPredCreate(symbolJson, params, c.deviceTypeid(), c.deviceId(),
        shapes.keySet().toArray(new String[0]), bounds(shapes), dims(shapes)), numOutputs, shapes);
  }

  /** Loads a checkpoint. */
  public static Predictor load(String prefix, int epoch, Context ctx, Map<String, Shape> shapes) {
    try {
      String json = new String(Files.readAllBytes(Paths.get(prefix + "-symbol.json")), StandardCharsets.UTF_8);
      return of(json, Files.readAllBytes(Paths.get(Model.paramsFile(prefix, epoch))), ctx, shapes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int[] bounds(Map<String, Shape> shapes) {
    int[] result = new int[shapes.size() + 1];
    int i = 0;
    for (Shape s : shapes.values()) {
      result[i + 1] = result[i] + s.length();
      ++i;
    }
    return result;
  }

  private static int[] dims(Map<String, Shape> shapes) {
    return shapes.values().stream().flatMapToInt(s -> java.util.Arrays.stream(s.toArray())).toArray();
  }

  /** Shapes of the inputs by name. */
  public Map<String, Shape> inputShapes() {
    return new LinkedHashMap<>(shapes);
  }

  /** A predictor of the same network for other shapes of the inputs; both share the parameters. */
  public synchronized Predictor reshape(Map<String, Shape> newShapes) {
    long h = LibMXNet.MXPredReshape(
        newShapes.keySet().toArray(new String[0]), bounds(newShapes), dims(newShapes), handle());
    keepAlive(this);
    return new Predictor(h, numOutputs, newShapes);
  }

  /**
   * Runs the network.
   *
   * @param inputs values of the inputs by name, in row-major order
   * @return values of the outputs, in row-major order
   */
  public synchronized float[][] predict(Map<String, float[]> inputs) {
    long h = handle();
    for (Map.Entry<String, float[]> e : inputs.entrySet()) {
      Shape shape = shapes.get(e.getKey());
      if (shape == null || shape.product() != e.getValue().length) {
        throw new IllegalArgumentException("input '" + e.getKey() + "': " + (shape == null
            ? "there are " + shapes.keySet() : "expected " + shape.product() + " values, got " + e.getValue().length));
      }
      LibMXNet.MXPredSetInput(h, e.getKey(), e.getValue());
    }
    LibMXNet.MXPredForward(h);
    float[][] result = new float[numOutputs][];
    for (int i = 0; i < result.length; ++i) {
      result[i] = new float[outputShape(i).product()];
      LibMXNet.MXPredGetOutput(h, i, result[i]);
    }
    keepAlive(this);
    return result;
  }

  /** Runs a network that has one input and returns its first output. */
  public float[] predict(float[] input) {
    return predict(java.util.Collections.singletonMap(shapes.keySet().iterator().next(), input))[0];
  }

  /** The shape of an output. */
  public synchronized Shape outputShape(int index) {
    int[] dims = LibMXNet.MXPredGetOutputShape(handle(), index);
    keepAlive(this);
    return new Shape(dims);
  }
}
