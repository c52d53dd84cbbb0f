// ResourceScope: arrays and other native objects made inside are freed at the end.
package org.apache.mxnet

import org.apache.mxnet.nativelib.NativeResource

/**
 * A scope of native objects on the current thread.
 *
 * {{{
 * val mean = ResourceScope.using() { NDArray.api.mean(x * y) } // x * y is freed, the result is not
 * }}}
 */
class ResourceScope extends nativelib.ResourceScope {
  /** Free an object with the scope no longer. */
  def moveToOuterScope(resource: NativeResource): Unit = release(resource)
}

object ResourceScope {
  /**
   * Run a block; at its end the objects made in it are freed, but those in its result move to the scope around.
   *
   * The result may hold them in collections, maps, arrays, options and products, one in another.
   *
   * @param scope A scope that is open already; a new one when null.
   */
  def using[A](scope: ResourceScope = null)(body: => A): A = {
    val own = if (scope == null) new ResourceScope else scope
    try {
      val result = body
      keep(own, result)
      result
    } finally own.close()
  }

  private def keep(scope: ResourceScope, value: Any): Unit = value match {
    case r: NativeResource => scope.release(r)
    case r: NDArrayFuncReturn => r.arr.foreach(scope.release)
    case m: collection.Map[_, _] => m.foreach { case (k, v) => keep(scope, k); keep(scope, v) }
    case s: collection.Iterable[_] => s.foreach(keep(scope, _))
    case a: Array[_] => a.foreach(keep(scope, _))
    case p: Product => p.productIterator.foreach(keep(scope, _))
    case _ => ()
  }
}
