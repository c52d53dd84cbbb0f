// Detection of objects in images with a saved network.
package org.apache.mxnet.infer.javaapi;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.mxnet.javaapi.Context;
import org.apache.mxnet.javaapi.DataDesc;
import org.apache.mxnet.javaapi.Image;
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.nativelib.ResourceScope;

/**
 * Finds objects in images.
 *
 * <p>The network takes images of shape (batch, 3, height, width) and gives rows (class, probability, xmin, ymin, xmax, ymax)
 * of shape (batch, rows, 6), with a class below 0 for rows without an object. The names of the classes are the lines of
 * {@code synset.txt} beside the model; without that file they are the numbers of the classes.
 */
public class ObjectDetector implements AutoCloseable {
  private static final int ROW = 6;

  private final Predictor predictor;
  private final List<String> names;
  private final int height;
  private final int width;

  /**
   * Loads a model.
   *
   * @param modelPathPrefix path of the model's files up to {@code -symbol.json} and {@code -NNNN.params}
   * @param inputDescriptors the one input of the network
   * @param contexts devices; the first one is used
   * @param epoch number of the epoch in the name of the file of parameters
   */
  public ObjectDetector(
      String modelPathPrefix, Iterable<DataDesc> inputDescriptors, Iterable<Context> contexts, int epoch) {
    predictor = new Predictor(modelPathPrefix, inputDescriptors, contexts, epoch);
    Shape shape = predictor.inputs().get(0).shape();
    if (predictor.inputs().size() != 1 || shape.length() != 4 || shape.get(1) != 3) {
      predictor.close();
      throw new IllegalArgumentException("expected one input of shape (batch, 3, height, width), got "
          + predictor.inputs());
    }
    height = shape.get(2);
    width = shape.get(3);
    names = names(new File(modelPathPrefix).getAbsoluteFile().getParentFile().toPath().resolve("synset.txt"));
  }

  private static List<String> names(Path file) {
    try {
      return Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : new ArrayList<>();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Finds objects in one image, which is scaled to the size that the network takes.
   *
   * @param inputImage the image
   * @param topK how many objects are kept, the most probable ones
   * @return a list of one list with the objects, the most probable first
   */
  public List<List<ObjectDetectorOutput>> imageObjectDetect(BufferedImage inputImage, int topK) {
    return imageBatchObjectDetect(Arrays.asList(inputImage), topK);
  }

  /** Finds objects in several images. See {@link #imageObjectDetect}. */
  public List<List<ObjectDetectorOutput>> imageBatchObjectDetect(Iterable<BufferedImage> inputBatch, int topK) {
    return ResourceScope.using(() -> {
      List<NDArray> images = new ArrayList<>();
      for (BufferedImage image : inputBatch) {
        images.add(bufferedImageToPixels(reshapeImage(image, width, height), new Shape(1, 3, height, width)));
      }
      NDArray batch = NDArray.concat(images.toArray(new NDArray[0]), null, 0, null)[0];
      return objectDetectWithNDArray(Arrays.asList(batch), topK);
    });
  }

  /**
   * Finds objects in images that are arrays.
   *
   * @param input one array of shape (batch, 3, height, width)
   * @param topK how many objects are kept for each image, the most probable ones
   * @return for each image its objects, the most probable first
   */
  public List<List<ObjectDetectorOutput>> objectDetectWithNDArray(Iterable<NDArray> input, int topK) {
    return ResourceScope.using(() -> {
      NDArray out = predictor.predictWithNDArray(input).get(0);
      Shape shape = out.shape();
      if (shape.length() != 3 || shape.get(2) != ROW) {
        throw new IllegalStateException("expected an output of shape (batch, rows, 6), got " + shape);
      }
      float[] values = out.toArray();
      List<List<ObjectDetectorOutput>> result = new ArrayList<>();
      for (int i = 0; i < shape.get(0); ++i) {
        int from = i * shape.get(1) * ROW;
        result.add(best(Arrays.copyOfRange(values, from, from + shape.get(1) * ROW), topK));
      }
      return result;
    });
  }

  private List<ObjectDetectorOutput> best(float[] rows, int topK) {
    List<ObjectDetectorOutput> found = new ArrayList<>();
    for (int at = 0; at < rows.length; at += ROW) {
      int id = (int) rows[at];
      if (rows[at] >= 0) {
        String name = id < names.size() ? names.get(id) : String.valueOf(id);
        found.add(new ObjectDetectorOutput(name, Arrays.copyOfRange(rows, at + 1, at + ROW)));
      }
    }
    found.sort((a, b) -> Float.compare(b.getProbability(), a.getProbability()));
    return new ArrayList<>(found.subList(0, Math.min(topK, found.size())));
  }

  /** Reads an image file. */
  public static BufferedImage loadImageFromFile(String inputImagePath) {
    return Image.read(inputImagePath);
  }

  /** Scales an image to a size. */
  public static BufferedImage reshapeImage(BufferedImage img, int newWidth, int newHeight) {
    return Image.resize(img, newWidth, newHeight);
  }

  /**
   * The pixels of an image as floats from 0 to 255: all red ones, all green ones, all blue ones.
   *
   * @param resizedImage the image
   * @param inputImageShape the shape of the result, (3, height, width) or (1, 3, height, width)
   * @return a new array
   */
  public static NDArray bufferedImageToPixels(BufferedImage resizedImage, Shape inputImageShape) {
    int w = resizedImage.getWidth();
    int h = resizedImage.getHeight();
    int[] pixels = resizedImage.getRGB(0, 0, w, h, null, 0, w);
    float[] values = new float[3 * pixels.length];
    for (int i = 0; i < pixels.length; ++i) {
      values[i] = pixels[i] >> 16 & 255;
      values[pixels.length + i] = pixels[i] >> 8 & 255;
      values[2 * pixels.length + i] = pixels[i] & 255;
    }
    return new NDArray(values, inputImageShape, null);
  }

  /** Reads several image files. */
  public static List<BufferedImage> loadInputBatch(Iterable<String> inputImagePaths) {
    List<BufferedImage> images = new ArrayList<>();
    for (String path : inputImagePaths) {
      images.add(loadImageFromFile(path));
    }
    return images;
  }

  /** Releases the network. */
  @Override
  public void close() {
    predictor.close();
  }
}
