// Prints the version of the library, where it was loaded from, and whether it computes: a check of an installation.
import org.apache.mxnet.javaapi.NDArray;
import org.apache.mxnet.nativelib.LibMXNet;
import org.apache.mxnet.nativelib.NativeLibrary;

public final class Versions {
  public static void main(String[] args) {
    int version = LibMXNet.MXGetVersion();
    System.out.println("version " + version / 10000 + "." + version / 100 % 100 + "." + version % 100);
    System.out.println("loaded from " + NativeLibrary.path());
    System.out.println("1 + 2 = " + NDArray.of(1f).add(2).toScalar());
  }
}
