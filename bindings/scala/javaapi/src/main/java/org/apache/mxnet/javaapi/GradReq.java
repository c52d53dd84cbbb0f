// How gradients are written.
package org.apache.mxnet.javaapi;

import java.util.Locale;

/** Numbers of the requests in the C interface. */
final class GradReq {
  private GradReq() {}

  static int id(String request) {
    switch (request.toLowerCase(Locale.ROOT)) {
      case "null":
        return 0;
      case "write":
        return 1;
      case "add":
        return 3;
      default:
        throw new IllegalArgumentException("expected a gradient request of write, add or null, got '" + request + "'");
    }
  }
}
