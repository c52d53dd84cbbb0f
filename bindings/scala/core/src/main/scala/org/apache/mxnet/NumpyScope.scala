// NumpyScope: whether shapes follow NumPy, where 0 is a length and () a scalar, or 1.9.1's default, where 0 is unknown.
package org.apache.mxnet

import org.apache.mxnet.nativelib.LibMXNet

object NumpyScope {
  /** Set the meaning of shapes for the thread; returns what it was. */
  def setNumpyShape(isNpComp: Boolean): Boolean = LibMXNet.MXSetIsNumpyShape(if (isNpComp) 1 else 0) != 0

  def isNumpyShape: Boolean = LibMXNet.MXIsNumpyShape() != 0

  def enableNumpyShape: NumpyScope = new NumpyScope(true)

  def disableNumpyShape: NumpyScope = new NumpyScope(false)
}

class NumpyScope(var isCompatible: Boolean) {
  /** Run a block with this meaning of shapes. */
  def withScope[T](body: => T): T = {
    val before = NumpyScope.setNumpyShape(isCompatible)
    try body finally NumpyScope.setNumpyShape(before)
  }
}
