// Sparse arrays, and pictures of networks.
package org.apache.mxnet

import org.apache.mxnet.util.Json
import org.scalatest.funsuite.AnyFunSuite

class SparseSuite extends AnyFunSuite {
  test("a matrix of compressed rows") {
    val m = SparseNDArray.csrMatrix(
      Array(1f, 2f, 3f), Array(1f, 0f, 2f), Array(0f, 1f, 1f, 3f), Shape(3, 3), Context.cpu())
    assert(m.isSparse && m.sparseFormat == SparseFormat.CSR)
    assert(m.toArray.toSeq == Seq(0f, 1f, 0f, 0f, 0f, 0f, 2f, 0f, 3f))
    assert(m.getData.toArray.toSeq == Seq(1f, 2f, 3f) && m.getIndices.toArray.toSeq == Seq(1f, 0f, 2f))
    assert(m.getIndptr.toArray.toSeq == Seq(0f, 1f, 1f, 3f))
    assert(m.slice(2, 3).toArray.toSeq == Seq(2f, 0f, 3f) && m.at(0).toArray.toSeq == Seq(0f, 1f, 0f))
    assert(NDArray.api.dot(m, NDArray.ones(3, 1)).toArray.toSeq == Seq(1f, 0f, 5f))
    assert(m.toString.contains("csr"))
  }

  test("an array of rows") {
    val rows = SparseNDArray.rowSparseArray(
      Array(Array(1f, 2f), Array(3f, 4f)), Array(0f, 2f), Shape(4, 2), Context.cpu())
    assert(rows.toArray.toSeq == Seq(1f, 2f, 0f, 0f, 3f, 4f, 0f, 0f))
    assert(rows.getIndices.toArray.toSeq == Seq(0f, 2f) && rows.getData.shape == Shape(2, 2))
    assert(SparseNDArray.retain(rows, Array(2f)).toArray.toSeq == Seq(0f, 0f, 0f, 0f, 3f, 4f, 0f, 0f))
    intercept[IllegalArgumentException](rows.getIndptr)
    val dense = NDArray.array(Array(0f, 0f, 5f, 6f), Shape(2, 2))
    assert(!dense.isSparse && dense.toSparse().getIndices.toArray.toSeq == Seq(1f))
    assert(dense.toSparse(Some(SparseFormat.CSR)).toDense == dense)
  }

  test("JSON") {
    assert(Json.parse(" {\"a\": [1, -2.5e1, true, null], \"b\\\"\\u0041\": {}, \"c\": []} ") ==
      Map("a" -> Vector(1.0, -25.0, true, null), "b\"A" -> Map.empty, "c" -> Vector.empty))
    for (wrong <- Seq("{", "[1,]", "\"a", "{1:2}", "1 2", "nope")) {
      intercept[IllegalArgumentException](Json.parse(wrong))
    }
  }

  test("a picture and a summary") {
    val fc = Symbol.api.FullyConnected(Symbol.Variable("data"), num_hidden = 3, name = "fc")
    val net = Symbol.api.SoftmaxOutput(fc, name = "softmax")
    val dot = Visualization.plotNetwork(net, "net", Map("data" -> Shape(1, 2))).toString
    assert(dot.startsWith("digraph \"net\" {") && dot.contains("\"fc\" -> \"data\"") && dot.contains("label=\"2\""))
    assert(!dot.contains("fc_weight"))
    assert(Visualization.plotNetwork(net, hideWeights = false).toString.contains("fc_weight"))
    val lines = Visualization.summary(net, Map("data" -> Shape(1, 2))).split("\n")
    assert(lines.exists(l => l.startsWith("fc (FullyConnected)") && l.trim.endsWith(" 9")))
    assert(lines.last.trim.endsWith(" 9"))
  }
}
