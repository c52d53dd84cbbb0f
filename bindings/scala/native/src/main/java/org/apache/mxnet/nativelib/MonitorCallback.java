// What a program implements to see the arrays inside a run of an executor.
package org.apache.mxnet.nativelib;

/** Sees the arrays of an executor while it runs. */
@FunctionalInterface
public interface MonitorCallback {
  /**
   * Called for each array.
   *
   * @param name name of the array
   * @param array its handle, which the callback owns and must release
   */
  void onArray(String name, long array);
}
