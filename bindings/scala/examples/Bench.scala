// Times what a call costs: Bench
package examples

import org.apache.mxnet._

object Bench {
  /** Nanoseconds per call, the best of several rounds. */
  def time(name: String, calls: Int)(body: => Any): Double = {
    val rounds = for (_ <- 1 to 7) yield ResourceScope.using() {
      val start = System.nanoTime()
      var i = 0
      while (i < calls) { body; i += 1 }
      NDArray.waitall()
      (System.nanoTime() - start).toDouble / calls
    }
    println(f"$name%-40s ${rounds.min}%10.0f ns")
    rounds.min
  }

  def main(args: Array[String]): Unit = {
    val (x, y) = (NDArray.ones(10), NDArray.ones(10))
    val m = NDArray.ones(2, 3)
    val call = time("MXGetVersion", 100000)(org.apache.mxnet.nativelib.LibMXNet.MXGetVersion())
    val shape = time("x.shape", 100000)(x.shape)
    val operator = time("x + y, 10 floats", 20000)((x + y).dispose())
    time("x + 1.5, 10 floats", 20000)((x + 1.5).dispose())
    time("NDArray.api.exp(x)", 20000)(NDArray.api.exp(x).dispose())
    time("NDArray.api.sum(m, axis = 1)", 20000)(NDArray.api.sum(m, axis = 1).dispose())
    time("NDArray.exp(x), untyped", 20000)(NDArray.exp(x).dispose())
    time("x.toArray", 20000)(x.toArray)
    // What benchmarks/bindings compares with other languages.
    for ((name, ns) <- Seq("call" -> call, "operator" -> operator, "shape" -> shape)) println(f"= $name $ns%.1f")
  }
}
