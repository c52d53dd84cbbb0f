// One object that a detector found.
package org.apache.mxnet.infer.javaapi;

/** An object in an image: what it is, how sure the network is, and where it is. Corners are fractions of the image. */
public class ObjectDetectorOutput {
  private final String className;
  private final float[] args;

  /**
   * Describes an object.
   *
   * @param className name of its class
   * @param args probability, xmin, ymin, xmax, ymax
   */
  public ObjectDetectorOutput(String className, float[] args) {
    if (args.length != 5) {
      throw new IllegalArgumentException("expected probability, xmin, ymin, xmax, ymax; got " + args.length + " values");
    }
    this.className = className;
    this.args = args.clone();
  }

  public String getClassName() {
    return className;
  }

  public float getProbability() {
    return args[0];
  }

  public float getXMin() {
    return args[1];
  }

  public float getYMin() {
    return args[2];
  }

  public float getXMax() {
    return args[3];
  }

  public float getYMax() {
    return args[4];
  }

  @Override
  public String toString() {
    return className + " " + args[0] + " (" + args[1] + ", " + args[2] + ")-(" + args[3] + ", " + args[4] + ")";
  }
}
