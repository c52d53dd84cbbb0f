// Memory: what is dropped is freed, scopes free at their end, nothing is freed twice.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet
import org.scalatest.funsuite.AnyFunSuite

class MemorySuite extends AnyFunSuite {
  private def stats(): (Long, Long) = {
    val (bytes, live) = (new Array[Long](1), new Array[Long](1))
    LibMXNet.MXHubMemoryGetStats(bytes, null, null, live)
    (bytes(0), live(0))
  }

  test("ten thousand dropped arrays of 1 MB") {
    val (bytes, live) = stats()
    var (mostBytes, mostLive) = (0L, 0L)
    for (i <- 1 to 10000) {
      NDArray.empty(256, 1024)
      if (i % 50 == 0) {
        val (b, l) = stats()
        mostBytes = math.max(mostBytes, b - bytes)
        mostLive = math.max(mostLive, l - live)
      }
    }
    assert(mostBytes < (700L << 20), "bytes in use")
    assert(mostLive < 700, "live arrays")
  }

  test("a scope frees what was made in it, but not its result") {
    val (_, before) = stats()
    val kept = ResourceScope.using() {
      val x = NDArray.ones(10)
      val y = x + 1
      ResourceScope.using() { Map("a" -> (y * 2), "b" -> (y * 3)) }.values.toList ++ Option(x * 5)
    }
    assert(stats()._2 == before + 3)
    assert(kept.map(_.toArray.head) == List(4f, 6f, 5f))
    kept.foreach(_.dispose())
    kept.foreach(_.dispose())
    assert(stats()._2 == before)
  }

  test("results of several kinds leave a scope; an exception frees all") {
    case class Pair(a: NDArray, b: Option[NDArray])
    val pair = ResourceScope.using() { Pair(NDArray.ones(1), Some(NDArray.zeros(1))) }
    assert(pair.a.toScalar == 1f && pair.b.get.toScalar == 0f)
    val parts = ResourceScope.using() { NDArray.api.split(NDArray.ones(2, 2), num_outputs = 2) }
    assert(parts.length == 2 && parts(1).shape == Shape(2, 1))
    val (_, before) = stats()
    intercept[RuntimeException](ResourceScope.using() { NDArray.ones(3); throw new RuntimeException("x") })
    assert(stats()._2 == before)
  }

  test("many updates with changing rates keep few prepared calls") {
    val x = NDArray.ones(2)
    for (i <- 1 to 3000) (x * i.toDouble).dispose()
    assert(org.apache.mxnet.nativelib.HandleKind.INVOCATION.live() < 5000)
  }
}
