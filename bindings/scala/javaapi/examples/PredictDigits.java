// Predicts digits with the exported network. Usage: java PredictDigits DIR, the folder that examples/digits writes.
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import org.apache.mxnet.javaapi.DataDesc;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.infer.javaapi.Predictor;

public final class PredictDigits {
  private static final int PIXELS = 64;
  private static final int CLASSES = 10;

  /** Reads a file of 32-bit floats. */
  private static float[] read(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    float[] values = new float[bytes.remaining() / 4];
    bytes.asFloatBuffer().get(values);
    return values;
  }

  private static int largest(float[] values, int from) {
    int best = from;
    for (int i = from; i < from + CLASSES; ++i) {
      best = values[i] > values[best] ? i : best;
    }
    return best - from;
  }

  public static void main(String[] args) throws IOException {
    Path folder = Paths.get(args[0]);
    float[] images = read(folder.resolve("test-images.f32"));
    float[] labels = read(folder.resolve("test-labels.f32"));
    int count = images.length / PIXELS;
    float[] scores = new float[count * CLASSES];
    DataDesc input = new DataDesc("data", new Shape(1, 1, 8, 8));
    try (Predictor digits = new Predictor(folder.resolve("digits").toString(), Collections.singleton(input), null, 0)) {
      for (int i = 0; i < 3000; ++i) { // the first calls prepare kernels and compile Java
        digits.predict(new float[][] {Arrays.copyOf(images, PIXELS)});
      }
      long start = System.nanoTime();
      for (int i = 0; i < count; ++i) {
        float[] image = Arrays.copyOfRange(images, i * PIXELS, (i + 1) * PIXELS);
        float[] result = digits.predict(new float[][] {image})[0];
        System.arraycopy(result, 0, scores, i * CLASSES, CLASSES);
      }
      double milliseconds = (System.nanoTime() - start) / 1e6 / count;
      Files.write(folder.resolve("java.ms"),
          String.format(Locale.ROOT, "%.4f", milliseconds).getBytes(StandardCharsets.UTF_8));
      System.out.printf(Locale.ROOT, "milliseconds per image: %.4f%n", milliseconds);
    }
    int right = 0;
    for (int i = 0; i < count; ++i) {
      right += largest(scores, i * CLASSES) == labels[i] ? 1 : 0;
    }
    System.out.printf(Locale.ROOT, "accuracy: %.4f%n", right / (double) count);
    ByteBuffer out = ByteBuffer.allocate(scores.length * 4).order(ByteOrder.LITTLE_ENDIAN);
    out.asFloatBuffer().put(scores);
    Files.write(folder.resolve("java.f32"), out.array());
  }
}
