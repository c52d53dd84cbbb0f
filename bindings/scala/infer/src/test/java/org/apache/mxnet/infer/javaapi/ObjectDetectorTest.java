// Detection with a network that always finds the same boxes, and the helpers for images.
package org.apache.mxnet.infer.javaapi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.apache.mxnet.javaapi.DataDesc;
import org.apache.mxnet.javaapi.Image;
import org.apache.mxnet.javaapi.Model;
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.javaapi.Symbol;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ObjectDetectorTest {
  @TempDir Path folder;

  // Rows are (class, probability, corners); the mean of the image is added to the probability of the second row only.
  private ObjectDetector detector() throws Exception {
    Symbol data = Symbol.Variable("data");
    Symbol mean = Symbol.mean(new Symbol.meanParam().setData(data).setAxis(new Shape(1, 2, 3)).setKeepdims(true));
    Symbol flat = Symbol.reshape(new Symbol.reshapeParam().setData(mean).setShape(new Shape(-1, 1, 1)));
    Symbol rows = flat.multiply(Symbol.Variable("scale")).add(Symbol.Variable("boxes"));
    Map<String, NDArray> parameters = new HashMap<>();
    parameters.put("boxes", new NDArray(new float[] {
        0, 0.5f, 0.1f, 0.2f, 0.3f, 0.4f,
        1, 0, 0, 0, 1, 1,
        -1, 0.99f, 0, 0, 1, 1}, new Shape(1, 3, 6), null));
    NDArray scale = NDArray.zeros(1, 3, 6);
    scale.setAt(1 / 255.0, 0, 1, 1);
    parameters.put("scale", scale);
    new Model(rows, parameters, Collections.emptyMap()).save(folder.resolve("boxes").toString(), 0);
    Files.write(folder.resolve("synset.txt"), Arrays.asList("cat", "dog"));
    return new ObjectDetector(folder.resolve("boxes").toString(),
        Collections.singletonList(new DataDesc("data", new Shape(1, 3, 4, 6))), null, 0);
  }

  private static BufferedImage plain(int rgb) {
    BufferedImage image = new BufferedImage(12, 8, BufferedImage.TYPE_INT_RGB);
    int[] pixels = new int[96];
    Arrays.fill(pixels, rgb);
    image.setRGB(0, 0, 12, 8, pixels, 0, 12);
    return image;
  }

  @Test
  void boxesInOrderOfTheirProbability() throws Exception {
    try (ObjectDetector d = detector()) {
      List<ObjectDetectorOutput> white = d.imageObjectDetect(plain(0xffffff), 5).get(0);
      assertEquals(2, white.size());
      assertEquals("dog", white.get(0).getClassName());
      assertEquals(1f, white.get(0).getProbability(), 1e-5);
      ObjectDetectorOutput cat = white.get(1);
      assertArrayEquals(new float[] {0.5f, 0.1f, 0.2f, 0.3f, 0.4f},
          new float[] {cat.getProbability(), cat.getXMin(), cat.getYMin(), cat.getXMax(), cat.getYMax()});
      List<List<ObjectDetectorOutput>> both = d.imageBatchObjectDetect(Arrays.asList(plain(0), plain(0xffffff)), 1);
      assertEquals("cat", both.get(0).get(0).getClassName());
      assertEquals("dog", both.get(1).get(0).getClassName());
      assertEquals(1, both.get(0).size());
    }
  }

  @Test
  void pixels() {
    BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, 0x010203);
    image.setRGB(1, 0, 0xff0010);
    NDArray planes = ObjectDetector.bufferedImageToPixels(image, new Shape(3, 1, 2));
    assertArrayEquals(new float[] {1, 255, 2, 0, 3, 16}, planes.toArray());
    assertEquals(5, ObjectDetector.reshapeImage(image, 5, 4).getWidth());
  }

  @Test
  void filesAndArrays() throws Exception {
    BufferedImage image = plain(0x0a141e);
    image.setRGB(1, 0, 0xffffff);
    String file = folder.resolve("image.png").toString();
    ImageIO.write(image, "png", new java.io.File(file));
    assertEquals(8, ObjectDetector.loadInputBatch(Collections.singletonList(file)).get(0).getHeight());
    NDArray array = Image.imRead(file);
    assertEquals(new Shape(8, 12, 3), array.shape());
    assertArrayEquals(new float[] {10, 20, 30}, array.at(0).at(0).toArray());
    assertArrayEquals(new float[] {30, 20, 10}, Image.imRead(file, 1, false).at(0).at(0).toArray());
    assertEquals(18f, Image.imRead(file, 0, true).at(0).at(0).toScalar());
    assertEquals(0x0a141e, Image.toImage(array).getRGB(0, 0) & 0xffffff);
    NDArray crop = Image.fixedCrop(array, 1, 0, 2, 3);
    assertEquals(new Shape(3, 2, 3), crop.shape());
    assertArrayEquals(new float[] {255, 255, 255}, crop.at(0).at(0).toArray());
    assertEquals(new Shape(4, 6, 3), Image.imResize(array, 6, 4).shape());
    Map<String, Integer> box = new HashMap<>();
    box.put("xmin", 2);
    box.put("xmax", 9);
    box.put("ymin", 2);
    box.put("ymax", 6);
    BufferedImage drawn = plain(0);
    Image.drawBoundingBox(drawn, Collections.singletonList(box), Collections.singletonList("x"));
    assertEquals(true, (drawn.getRGB(2, 4) & 0xffffff) != 0);
    assertThrows(RuntimeException.class, () -> Image.read(folder.resolve("nothing.png").toString()));
    assertThrows(IllegalArgumentException.class, () -> Image.imDecode(new byte[] {1, 2, 3}));
  }
}
