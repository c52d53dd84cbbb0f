// Images: decoding, resizing, cropping, drawing.
package org.apache.mxnet.javaapi;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * Images as arrays of shape (height, width, channels) and type uint8. Files are read by Java's own image package, which knows
 * PNG, JPEG, GIF and BMP.
 */
public final class Image {
  private Image() {}

  /**
   * Decodes an image.
   *
   * @param buf the bytes of a file
   * @param flag 1 for colour, 0 for grey
   * @param toRGB whether the channels are red, green, blue; else blue, green, red
   * @return the image
   */
  public static NDArray imDecode(byte[] buf, int flag, boolean toRGB) {
    return imDecode(new ByteArrayInputStream(buf), flag, toRGB);
  }

  /** Decodes an image to red, green and blue. */
  public static NDArray imDecode(byte[] buf) {
    return imDecode(buf, 1, true);
  }

  /** Decodes an image from a stream. See {@link #imDecode(byte[], int, boolean)}. */
  public static NDArray imDecode(InputStream inputStream, int flag, boolean toRGB) {
    try {
      return toArray(decoded(ImageIO.read(inputStream), "the stream"), flag, toRGB);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Decodes an image from a stream to red, green and blue. */
  public static NDArray imDecode(InputStream inputStream) {
    return imDecode(inputStream, 1, true);
  }

  /** Reads an image file. See {@link #imDecode(byte[], int, boolean)}. */
  public static NDArray imRead(String filename, int flag, boolean toRGB) {
    return toArray(read(filename), flag, toRGB);
  }

  /** Reads an image file to red, green and blue. */
  public static NDArray imRead(String filename) {
    return imRead(filename, 1, true);
  }

  /** Reads an image file as Java's own kind of image. */
  public static BufferedImage read(String filename) {
    try {
      return decoded(ImageIO.read(new File(filename)), filename);
    } catch (IOException e) {
      throw new UncheckedIOException(filename + ": " + e.getMessage(), e);
    }
  }

  private static BufferedImage decoded(BufferedImage image, String where) {
    if (image == null) {
      throw new IllegalArgumentException(where + " is no image of a known kind");
    }
    return image;
  }

  private static NDArray toArray(BufferedImage image, int flag, boolean toRGB) {
    int w = image.getWidth();
    int h = image.getHeight();
    int channels = flag == 0 ? 1 : 3;
    int[] pixels = image.getRGB(0, 0, w, h, null, 0, w);
    byte[] data = new byte[pixels.length * channels];
    for (int i = 0; i < pixels.length; ++i) {
      int r = pixels[i] >> 16 & 255;
      int g = pixels[i] >> 8 & 255;
      int b = pixels[i] & 255;
      if (channels == 1) {
        data[i] = (byte) Math.round(0.299 * r + 0.587 * g + 0.114 * b);
      } else {
        data[3 * i] = (byte) (toRGB ? r : b);
        data[3 * i + 1] = (byte) g;
        data[3 * i + 2] = (byte) (toRGB ? b : r);
      }
    }
    return NDArray.fromPrimitive(data, new Shape(h, w, channels), DType.UInt8, null);
  }

  /**
   * Resizes an image.
   *
   * @param src an image of shape (height, width, channels)
   * @param w the new width
   * @param h the new height
   * @param interp 0 for the nearest pixel, 2 for cubic, else linear; null is linear
   * @return the new image
   */
  public static NDArray imResize(NDArray src, int w, int h, Integer interp) {
    Object hint = interp == null || interp != 0 && interp != 2 ? RenderingHints.VALUE_INTERPOLATION_BILINEAR
        : interp == 0 ? RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR : RenderingHints.VALUE_INTERPOLATION_BICUBIC;
    return toArray(resize(toImage(src), w, h, hint), src.shape().get(2) == 1 ? 0 : 1, true);
  }

  /** Resizes an image with linear interpolation. */
  public static NDArray imResize(NDArray src, int w, int h) {
    return imResize(src, w, h, null);
  }

  /** Resizes one of Java's own images with linear interpolation. */
  public static BufferedImage resize(BufferedImage image, int w, int h) {
    return resize(image, w, h, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
  }

  private static BufferedImage resize(BufferedImage image, int w, int h, Object hint) {
    BufferedImage result = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = result.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, hint);
    g.drawImage(image, 0, 0, w, h, null);
    g.dispose();
    return result;
  }

  /** The part of an image from column x0 and row y0 on. */
  public static NDArray fixedCrop(NDArray src, int x0, int y0, int w, int h) {
    return src.slice(new int[] {y0, x0, 0}, new int[] {y0 + h, x0 + w, src.shape().get(2)});
  }

  /** An array of shape (height, width, 1 or 3) as one of Java's own images. */
  public static BufferedImage toImage(NDArray src) {
    Shape shape = src.shape();
    if (shape.length() != 3 || shape.get(2) != 3 && shape.get(2) != 1) {
      throw new IllegalArgumentException("expected shape (height, width, 1 or 3), got " + shape);
    }
    int channels = shape.get(2);
    float[] data = src.toArray();
    int[] pixels = new int[data.length / channels];
    for (int i = 0; i < pixels.length; ++i) {
      int r = level(data[channels * i]);
      int g = level(data[channels * i + channels / 2]);
      int b = level(data[channels * i + channels - 1]);
      pixels[i] = r << 16 | g << 8 | b;
    }
    BufferedImage image = new BufferedImage(shape.get(1), shape.get(0), BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, shape.get(1), shape.get(0), pixels, 0, shape.get(1));
    return image;
  }

  private static int level(float value) {
    return Math.max(0, Math.min(255, Math.round(value)));
  }

  /**
   * Draws boxes with names into an image.
   *
   * @param src the image, which is changed
   * @param coordinate for each box its pixels xmin, xmax, ymin, ymax
   * @param names for each box its name; null for none
   */
  public static void drawBoundingBox(BufferedImage src, List<Map<String, Integer>> coordinate, List<String> names) {
    if (names != null && names.size() != coordinate.size()) {
      throw new IllegalArgumentException("expected " + coordinate.size() + " names, got " + names.size());
    }
    Graphics2D g = src.createGraphics();
    g.setStroke(new BasicStroke(3));
    for (int i = 0; i < coordinate.size(); ++i) {
      Map<String, Integer> box = coordinate.get(i);
      int x = box.get("xmin");
      int y = box.get("ymin");
      g.setColor(Color.getHSBColor(i * 0.618f, 1, 0.9f)); // neighbours get colours far apart
      g.drawRect(x, y, box.get("xmax") - x, box.get("ymax") - y);
      if (names != null) {
        g.drawString(names.get(i), x + 4, y + 14);
      }
    }
    g.dispose();
  }
}
