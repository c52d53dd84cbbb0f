// Inference from a saved model, by any number of threads.
package org.apache.mxnet.infer.javaapi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.mxnet.javaapi.Autograd;
import org.apache.mxnet.javaapi.CachedOp;
import org.apache.mxnet.javaapi.Context;
import org.apache.mxnet.javaapi.DType;
import org.apache.mxnet.javaapi.DataDesc;
import org.apache.mxnet.javaapi.Model;
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.nativelib.ResourceScope;

/**
 * A network for inference.
 *
 * <p>Any number of threads may call one predictor at the same time; they share the parameters. The batch may differ from
 * call to call and from the descriptions of the inputs. Arrays that are returned belong to the scope of the caller.
 */
public class Predictor implements AutoCloseable {
  private final Model model;
  private final CachedOp network;
  private final List<DataDesc> inputs;
  private final Context context;
  private final Map<String, NDArray> parameters = new HashMap<>();

  /**
   * Loads a model.
   *
   * @param modelPathPrefix path of the model's files up to {@code -symbol.json} and {@code -NNNN.params}
   * @param inputDescriptors the inputs of the network
   * @param contexts devices; the first one is used
   * @param epoch number of the epoch in the name of the file of parameters
   * @throws org.apache.mxnet.nativelib.MXNetError when a file is missing or damaged
   * @throws IllegalArgumentException when the network has no input of a given name
   */
  public Predictor(
      String modelPathPrefix, Iterable<DataDesc> inputDescriptors, Iterable<Context> contexts, int epoch) {
    Iterator<Context> devices = contexts == null ? Collections.emptyIterator() : contexts.iterator();
    context = devices.hasNext() ? devices.next() : Context.defaultCtx();
    List<DataDesc> described = new ArrayList<>();
    inputDescriptors.forEach(described::add);
    inputs = Collections.unmodifiableList(described);
    // The model outlives the scope in which the predictor is made.
    model = Model.load(modelPathPrefix, epoch);
    network = new CachedOp(model.symbol(), Collections.emptyMap(), true);
    network.detachFromScope();
    model.symbol().detachFromScope();
    parameters.putAll(model.arguments());
    parameters.putAll(model.auxiliary());
    parameters.replaceAll((name, array) -> array.asInContext(context));
    parameters.values().forEach(NDArray::detachFromScope);
    for (DataDesc d : inputs) {
      if (!network.inputs().contains(d.name())) {
        close();
        throw new IllegalArgumentException("the network has no input '" + d.name() + "'; there are " + network.inputs());
      }
    }
  }

  /** Descriptions of the inputs. */
  public List<DataDesc> inputs() {
    return inputs;
  }

  /**
   * Predicts from flat arrays.
   *
   * @param input for each input its values in row-major order: one example, or several one after the other
   * @return for each output its values in row-major order
   */
  public float[][] predict(float[][] input) {
    return ResourceScope.using(() -> {
      NDArray[] out = run(arrays(input.length, i -> input[i].length,
          (i, shape) -> new NDArray(input[i], shape, context)));
      float[][] result = new float[out.length][];
      for (int i = 0; i < result.length; ++i) {
        result[i] = out[i].toArray();
      }
      return result;
    });
  }

  /**
   * Predicts from flat arrays of doubles. The network computes in double precision only if it was saved so.
   *
   * @param input for each input its values in row-major order: one example, or several one after the other
   * @return for each output its values in row-major order
   */
  public double[][] predict(double[][] input) {
    return ResourceScope.using(() -> {
      NDArray[] out = run(arrays(input.length, i -> input[i].length,
          (i, shape) -> new NDArray(input[i], shape, context)));
      double[][] result = new double[out.length][];
      for (int i = 0; i < result.length; ++i) {
        result[i] = out[i].toFloat64Array();
      }
      return result;
    });
  }

  /**
   * Predicts from flat lists.
   *
   * @param input for each input its values in row-major order: one example, or several one after the other
   * @return for each output its values in row-major order
   */
  public List<List<Float>> predict(List<List<Float>> input) {
    float[][] flat = new float[input.size()][];
    for (int i = 0; i < flat.length; ++i) {
      List<Float> values = input.get(i);
      flat[i] = new float[values.size()];
      for (int j = 0; j < flat[i].length; ++j) {
        flat[i][j] = values.get(j);
      }
    }
    List<List<Float>> result = new ArrayList<>();
    for (float[] out : predict(flat)) {
      List<Float> values = new ArrayList<>(out.length);
      for (float v : out) {
        values.add(v);
      }
      result.add(values);
    }
    return result;
  }

  /**
   * Predicts from arrays.
   *
   * @param input for each input an array whose shape is the described one, except for the batch
   * @return the outputs, which belong to the scope of the caller
   */
  public List<NDArray> predictWithNDArray(Iterable<NDArray> input) {
    List<NDArray> given = new ArrayList<>();
    input.forEach(given::add);
    return ResourceScope.using(() -> {
      checkCount(given.size());
      for (int i = 0; i < given.size(); ++i) {
        Shape got = given.get(i).shape();
        DataDesc d = inputs.get(i);
        int axis = DataDesc.getBatchAxis(d.layout());
        boolean fits = got.length() == d.shape().length();
        for (int k = 0; fits && k < got.length(); ++k) {
          fits = k == axis || got.get(k) == d.shape().get(k);
        }
        if (!fits) {
          throw new IllegalArgumentException("input '" + d.name() + "': expected shape " + d.shape()
              + " with any batch, got " + got);
        }
      }
      List<NDArray> result = new ArrayList<>();
      Collections.addAll(result, run(given.toArray(new NDArray[0])));
      return result;
    });
  }

  private interface Lengths {
    int of(int input);
  }

  private interface Maker {
    NDArray make(int input, Shape shape);
  }

  private void checkCount(int got) {
    if (got != inputs.size()) {
      throw new IllegalArgumentException("expected " + inputs.size() + " inputs, got " + got);
    }
  }

  private NDArray[] arrays(int count, Lengths lengths, Maker maker) {
    checkCount(count);
    NDArray[] result = new NDArray[count];
    for (int i = 0; i < count; ++i) {
      DataDesc d = inputs.get(i);
      int axis = DataDesc.getBatchAxis(d.layout());
      int[] dims = d.shape().toArray();
      dims[axis] = 1;
      int one = new Shape(dims).product();
      if (lengths.of(i) == 0 || lengths.of(i) % one != 0) {
        throw new IllegalArgumentException("input '" + d.name() + "': expected a multiple of " + one + " values, got "
            + lengths.of(i));
      }
      dims[axis] = lengths.of(i) / one;
      result[i] = maker.make(i, new Shape(dims));
    }
    return result;
  }

  private NDArray[] run(NDArray[] given) {
    Map<String, NDArray> byName = new LinkedHashMap<>();
    for (int i = 0; i < given.length; ++i) {
      DType wanted = inputs.get(i).dtype();
      NDArray array = given[i].asInContext(context);
      byName.put(inputs.get(i).name(), array.dtype() == wanted ? array : array.asType(wanted));
    }
    List<String> names = network.inputs();
    NDArray[] all = new NDArray[names.size()];
    Map<String, Shape> unknown = null;
    for (int i = 0; i < all.length; ++i) {
      String name = names.get(i);
      all[i] = byName.containsKey(name) ? byName.get(name) : parameters.get(name);
      if (all[i] == null) { // a label of the training network: any value will do
        unknown = unknown != null ? unknown : others(byName);
        if (unknown.get(name) == null) {
          throw new IllegalArgumentException("the network needs an input '" + name + "', which is not described");
        }
        all[i] = NDArray.zeros(unknown.get(name), context, DType.Float32);
      }
    }
    try (Autograd.Mode mode = Autograd.pause()) {
      return network.call(all);
    }
  }

  private Map<String, Shape> others(Map<String, NDArray> given) {
    Map<String, Shape> known = new LinkedHashMap<>();
    given.forEach((name, array) -> known.put(name, array.shape()));
    List<Shape> shapes = model.symbol().inferShapePartial(known).arguments;
    List<String> names = model.symbol().listArguments();
    Map<String, Shape> result = new HashMap<>();
    for (int i = 0; i < names.size(); ++i) {
      result.put(names.get(i), shapes.get(i));
    }
    return result;
  }

  /** Releases the network and its parameters. */
  @Override
  public void close() {
    network.close();
    model.symbol().close();
    parameters.values().forEach(NDArray::close);
  }
}
