// Arrays: making, reading, slicing, arithmetic, files.
package org.apache.mxnet

import java.nio.file.Files

import org.scalatest.funsuite.AnyFunSuite

class NDArraySuite extends AnyFunSuite {
  private def floats(values: Float*)(dims: Int*): NDArray = NDArray.array(values.toArray, Shape(dims: _*))

  test("values go in and out in row-major order") {
    val x = floats(1, 2, 3, 4, 5, 6)(2, 3)
    assert(x.shape == Shape(2, 3))
    assert(x.dtype == DType.Float32)
    assert(x.context == Context.cpu())
    assert(x.toArray.toSeq == Seq(1f, 2f, 3f, 4f, 5f, 6f))
    assert(x.at(1).toArray.toSeq == Seq(4f, 5f, 6f))
    assert(x(1, 2) == 6f)
    assert(x(-1, 0) == 4f)
    assert(NDArray.toNDArray(Array(Array(1f, 2f), Array(3f, 4f))).shape == Shape(2, 2))
    val d = NDArray.array(Array(1.5, 2.5), Shape(2))
    assert(d.dtype == DType.Float64 && d.toFloat64Array.toSeq == Seq(1.5, 2.5))
    assert(NDArray.array(Array(1, 2, 3), Shape(3)).toIntArray.toSeq == Seq(1, 2, 3))
    assert(NDArray.array(Array(1L << 40, -2L), Shape(2)).toLongArray.toSeq == Seq(1L << 40, -2L))
  }

  test("a wrong number of values is refused") {
    intercept[IllegalArgumentException](NDArray.array(Array(1f, 2f), Shape(3)))
    intercept[IllegalArgumentException](NDArray.zeros(2).set(Array(1f)))
    intercept[IllegalArgumentException](NDArray.zeros(2).toScalar)
  }

  test("makers") {
    assert(NDArray.zeros(2, 2).toArray.forall(_ == 0f))
    assert(NDArray.ones(Shape(3), dtype = DType.Int32).toIntArray.toSeq == Seq(1, 1, 1))
    assert(NDArray.full(Shape(2), 2.5).toArray.toSeq == Seq(2.5f, 2.5f))
    assert(NDArray.arange(0, Some(3)).toArray.toSeq == Seq(0f, 1f, 2f))
    assert(NDArray.arange(2).toArray.toSeq == Seq(0f, 1f))
    assert(NDArray.arange(0, Some(2), repeat = 2).toArray.toSeq == Seq(0f, 0f, 1f, 1f))
    assert(NDArray.empty(4).size == 4)
    assert(NDArray.concatenate(NDArray.ones(1, 2), NDArray.zeros(1, 2)).toArray.toSeq == Seq(1f, 1f, 0f, 0f))
    assert(NDArray.onehotEncode(floats(1, 0)(2), NDArray.empty(2, 3)).toArray.toSeq == Seq(0f, 1f, 0f, 1f, 0f, 0f))
  }

  test("parts share memory") {
    val x = floats(1, 2, 3, 4, 5, 6)(3, 2)
    x.slice(1, 3).set(0f)
    assert(x.toArray.toSeq == Seq(1f, 2f, 0f, 0f, 0f, 0f))
    x(0) = 7
    x(2) = floats(8, 9)(2)
    assert(x.toArray.toSeq == Seq(7f, 7f, 0f, 0f, 8f, 9f))
    assert(x.slice(-1).shape == Shape(1, 2))
    assert(x(0 until 2).shape == Shape(2, 2))
    x.reshape(6).slice(0, 1).set(5f)
    assert(x.toArray.head == 5f)
    assert(x.reshape(Array(-1, 3)).shape == Shape(2, 3))
    intercept[IndexOutOfBoundsException](x.at(3))
    intercept[IndexOutOfBoundsException](x.slice(0, 4))
    intercept[MXNetError](x.reshape(Array(4, 4)))
  }

  test("arithmetic with arrays and numbers on both sides") {
    val (x, y) = (floats(1, 2, 3)(3), floats(4, 5, 6)(3))
    assert((x + y).toArray.toSeq == Seq(5f, 7f, 9f))
    assert((x - 1).toArray.toSeq == Seq(0f, 1f, 2f))
    assert((10 - x).toArray.toSeq == Seq(9f, 8f, 7f))
    assert((x * 2f).toArray.toSeq == Seq(2f, 4f, 6f))
    assert((6 / x).toArray.toSeq == Seq(6f, 3f, 2f))
    assert((x ** 2).toArray.toSeq == Seq(1f, 4f, 9f))
    assert((2 ** x).toArray.toSeq == Seq(2f, 4f, 8f))
    assert((y % 4).toArray.toSeq == Seq(0f, 1f, 2f))
    assert((-x).toArray.toSeq == Seq(-1f, -2f, -3f))
    assert((x + floats(1)(1)).toArray.toSeq == Seq(2f, 3f, 4f))
    val z = x.copy()
    z += y
    z *= 2
    z -= 1.0
    z /= floats(1, 1, 17)(3)
    assert(z.toArray.toSeq == Seq(9f, 13f, 1f))
    assert(x.toArray.toSeq == Seq(1f, 2f, 3f))
  }

  test("comparison gives ones and zeros, equality a Boolean") {
    val x = floats(1, 2, 3)(3)
    assert((x > 2).toArray.toSeq == Seq(0f, 0f, 1f))
    assert((x >= floats(3, 2, 1)(3)).toArray.toSeq == Seq(0f, 1f, 1f))
    assert((2 > x).toArray.toSeq == Seq(1f, 0f, 0f))
    assert(NDArray.equal(x, 2).toArray.toSeq == Seq(0f, 1f, 0f))
    assert(NDArray.maximum(x, 2).toArray.toSeq == Seq(2f, 2f, 3f))
    assert(x == floats(1, 2, 3)(3) && x.hashCode == floats(1, 2, 3)(3).hashCode)
    assert(x != floats(1, 2, 3)(1, 3) && x != floats(1, 2, 4)(3))
  }

  test("operators: typed, with options as in 1.9.1, and untyped") {
    val x = floats(1, 2, 3, 4)(2, 2)
    assert(NDArray.api.sum(x, axis = 1).toArray.toSeq == Seq(3f, 7f))
    assert(NDArray.api.sum(x, axis = Some(Shape(0)), keepdims = Some(true)).shape == Shape(1, 2))
    assert(NDArray.api.sum(x, axis = None).toScalar == 10f)
    assert(NDArray.sum(Map("axis" -> Shape(1)))(x).head.toArray.toSeq == Seq(3f, 7f))
    assert(NDArray.sum(x, 1).toArray.toSeq == Seq(3f, 7f))
    assert(NDArray.concat(Map("dim" -> 0))(x, x).shape == Shape(4, 2))
    assert(NDArray.exp(Map("out" -> x))(NDArray.zeros(2, 2)).head eq x)
  }

  test("operators with several inputs and outputs") {
    val x = floats(1, 2, 3, 4)(2, 2)
    assert(NDArray.api.concat(Array(x, x), dim = 0).shape == Shape(4, 2))
    assert(NDArray.api.concat(Seq(x, x), 2, 1).shape == Shape(2, 4))
    val NDArrayFuncReturn(a, b) = NDArray.api.split(x, num_outputs = 2, axis = 1)
    assert(a.toArray.toSeq == Seq(1f, 3f) && b.toArray.toSeq == Seq(2f, 4f))
    val out = NDArray.empty(2, 2)
    assert(NDArray.api.exp(x, out = out) eq out)
    assert(math.abs(out.toArray.head - math.E) < 1e-6)
    assert(NDArray.api.cast(x, dtype = DType.Int32).dtype == DType.Int32)
    assert(NDArray.api.cast(x, "float64").dtype == DType.Float64)
    assert(NDArray.linalg.gemm2(x, x).toArray.toSeq == Seq(7f, 10f, 15f, 22f))
    assert(NDArray.invoke("_plus")(x, x).head.toArray.toSeq == Seq(2f, 4f, 6f, 8f))
  }

  test("copies and types") {
    val x = floats(1, 2)(2)
    val y = NDArray.zeros(Shape(2), dtype = DType.Float64)
    x.copyTo(y)
    assert(y.toFloat64Array.toSeq == Seq(1.0, 2.0))
    assert(x.asType(DType.Int64).toArray.toSeq == Seq(1f, 2f))
    assert(x.asInContext(Context.cpu()) eq x)
    assert(x.T == x && floats(1, 2)(1, 2).T.shape == Shape(2, 1))
  }

  test("files and bytes") {
    val file = Files.createTempFile("mxnet", ".params").toString
    val x = floats(1, 2)(2)
    NDArray.save(file, Map("x" -> x, "y" -> (x + 1)))
    val back = NDArray.load2Map(file)
    assert(back.keySet == Set("x", "y") && back("y").toArray.toSeq == Seq(2f, 3f))
    NDArray.save(file, Seq(x))
    assert(NDArray.load2Array(file).toSeq == Seq(x))
    assert(NDArray.deserialize(x.serialize()) == x)
  }

  test("text") {
    assert(floats(1, 2, 3, 4)(2, 2).toString == "[[1.0, 2.0],\n [3.0, 4.0]]\n<NDArray (2,2) float32 @cpu(0)>")
    assert(NDArray.array(Array(1, 2), Shape(2)).toString == "[1, 2]\n<NDArray (2) int32 @cpu(0)>")
    assert(NDArray.zeros(2000).toString.startsWith("[0.0, 0.0, 0.0, ..., 0.0"))
  }

  test("random numbers come again after the same seed") {
    Random.seed(7)
    val a = Random.uniform(0, 1, Shape(5))
    Random.seed(7)
    assert(Random.uniform(0, 1, Shape(5)) == a)
    assert(a.toArray.forall(v => v >= 0 && v < 1))
    val b = NDArray.random.normal(0, 1, shape = Shape(1000)).toArray
    assert(math.abs(b.sum / 1000) < 0.2)
    assert(NDArray.random.uniform(floats(0, 10)(2), floats(1, 11)(2), Shape(3)).shape == Shape(2, 3))
  }
}
