// What calls cost from Java: nanoseconds per call, of which the C call is the floor.
import java.util.Locale;
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.javaapi.Shape;
import org.apache.mxnet.nativelib.HandleKind;
import org.apache.mxnet.nativelib.Invocation;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeResource;

public final class Bench {
  private static final int CALLS = 100_000;
  private static final int REPETITIONS = 7;

  /** Prints the best of several repetitions, each after a warm-up. */
  private static double measure(String what, Runnable call) {
    double best = Double.MAX_VALUE;
    for (int r = 0; r < REPETITIONS; ++r) {
      long start = System.nanoTime();
      for (int i = 0; i < CALLS; ++i) {
        call.run();
      }
      best = Math.min(best, (System.nanoTime() - start) / (double) CALLS);
    }
    System.out.printf(Locale.ROOT, "%-46s %8.0f ns%n", what, best);
    return best;
  }

  public static void main(String[] args) {
    NDArray a = NDArray.ones(4);
    NDArray b = NDArray.ones(4);
    Invocation add = new Invocation("broadcast_add");
    double call = measure("native call: MXGetVersion", LibMXNet::MXGetVersion);
    measure("native call: dtype of an array", () -> LibMXNet.MXNDArrayGetDType(a.handle()));
    double shape = measure("shape of an array", a::shape);
    double floor = measure("C: add two arrays of 4 floats, free", () ->
        LibMXNet.MXNDArrayFree(LibMXNet.MXHubInvocationCall2(add.handle(), a.handle(), b.handle())));
    double java = measure("Java: a.add(b), close", () -> a.add(b).close());
    measure("Java: a.add(b), left to the collector", () -> a.add(b));
    measure("Java: a.add(1.5), close", () -> a.add(1.5).close());
    measure("Java: sum along an axis, close",
        () -> NDArray.sum(new NDArray.sumParam(a).setAxis(new Shape(0)))[0].close());
    System.out.printf(Locale.ROOT, "%-46s %8.0f ns%n", "on top of C, per operator", java - floor);
    // What benchmarks/bindings compares with other languages.
    System.out.printf(Locale.ROOT, "= call %.1f%n= operator %.1f%n= shape %.1f%n", call, java, shape);
    NativeResource.keepAlive(a);
    System.out.println("live arrays at the end: " + HandleKind.NDARRAY.live());
  }
}
