// What the programs about digits share: raw float files.
package examples

import java.nio.file.{Files, Path, Paths}
import java.nio.{ByteBuffer, ByteOrder}

/** The folder with the data, and files of little-endian floats in it. */
class Digits(folder: String) {
  val Pixels = 64
  val Classes = 10

  def path(name: String): Path = Paths.get(folder, name)

  /** Read a file of floats. */
  def floats(name: String): Array[Float] = {
    val buffer = ByteBuffer.wrap(Files.readAllBytes(path(name))).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer
    val values = new Array[Float](buffer.remaining)
    buffer.get(values)
    values
  }

  /** Write a file of floats. */
  def write(name: String, values: Array[Float]): Unit = {
    val buffer = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN)
    buffer.asFloatBuffer.put(values)
    Files.write(path(name), buffer.array)
  }

  def write(name: String, text: String): Unit = Files.write(path(name), text.getBytes("UTF-8"))
}
