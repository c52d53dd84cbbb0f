// Predicts the digits with Deep Java Library's MXNet engine: Digits FOLDER; leaves djl.f32 and djl.ms in the folder.
import ai.djl.Device;
import ai.djl.Model;
import ai.djl.engine.Engine;
import ai.djl.inference.Predictor;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.translate.NoopTranslator;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;

public final class Digits {
  private static final int PIXELS = 64, CLASSES = 10;

  private static float[] read(Path path) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN);
    float[] values = new float[bytes.remaining() / Float.BYTES];
    bytes.asFloatBuffer().get(values);
    return values;
  }

  private static void write(Path path, float[] values) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(values);
    Files.write(path, bytes.array());
  }

  private static float[] predict(Predictor<NDList, NDList> predictor, NDManager manager, float[] images, int i)
      throws Exception {
    float[] image = Arrays.copyOfRange(images, i * PIXELS, (i + 1) * PIXELS);
    try (NDManager scope = manager.newSubManager()) {
      NDList scores = predictor.predict(new NDList(scope.create(image, new Shape(1, 1, 8, 8))));
      try (NDList owned = scores) {
        return owned.singletonOrThrow().toFloatArray();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Path folder = Paths.get(args[0]);
    float[] images = read(folder.resolve("test-images.f32"));
    int count = images.length / PIXELS;
    float[] scores = new float[count * CLASSES];
    try (Model model = Model.newInstance("digits", Device.cpu(), "MXNet")) {
      model.load(folder, "digits");
      System.out.println("DJL runs on MXNet " + Engine.getEngine("MXNet").getVersion());
      try (Predictor<NDList, NDList> predictor = model.newPredictor(new NoopTranslator())) {
        NDManager manager = model.getNDManager();
        for (int i = 0; i < 10; ++i) {
          predict(predictor, manager, images, i); // the first calls prepare kernels
        }
        long start = System.nanoTime();
        for (int i = 0; i < count; ++i) {
          System.arraycopy(predict(predictor, manager, images, i), 0, scores, i * CLASSES, CLASSES);
        }
        String milliseconds = String.format("%.4f", (System.nanoTime() - start) / 1e6 / count);
        Files.write(folder.resolve("djl.ms"), milliseconds.getBytes());
      }
    }
    write(folder.resolve("djl.f32"), scores);
  }
}
