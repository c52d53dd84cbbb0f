// Finds and loads libmxnet.so and the native code of this package.
package org.apache.mxnet.nativelib;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Loading of the library.
 *
 * <p>The first of these that is given decides: {@link #use} called before anything else, the system property
 * {@code mxnet.library.path}, the environment variable {@code MXNET_LIBRARY_PATH} (each a file, or the folder of
 * {@code libmxnet.so}), the copy inside the jar, the system's library path.
 */
public final class NativeLibrary {
  /** System property that names the library or its folder. */
  public static final String PROPERTY = "mxnet.library.path";

  private static final String FILE = "libmxnet.so";
  private static final String SHIM = "libmxnet_jni.so";
  private static final String FOLDER = "linux-" + normalised(System.getProperty("os.arch", "")) + "/";
  private static String explicit;
  private static String loaded;
  private static boolean loading;

  private NativeLibrary() {}

  // Loads a library into the process; returns null, or what went wrong. A `global` one is only there for others.
  // The library itself gives the two classes their native methods.
  private static native String open(String path, boolean global, Class<?> mapped, Class<?> written);

  private static String open(String path, boolean global) {
    return open(path, global, LibMXNet.class, NativeCalls.class);
  }

  /**
   * Names the library before it is loaded.
   *
   * @param path the library, or its folder
   * @throws IllegalStateException when another library has been loaded already
   */
  public static synchronized void use(String path) {
    if (loaded != null && !loaded.equals(inFolder(path))) {
      throw new IllegalStateException("the library has been loaded already, from " + loaded);
    }
    explicit = path;
  }

  /** Where the library was loaded from; null before it is loaded. */
  public static synchronized String path() {
    return loaded;
  }

  /**
   * Loads the library unless that has happened.
   *
   * @throws UnsatisfiedLinkError when it cannot be found or is not the right one; the message lists what was tried
   */
  public static synchronized void load() {
    // Loading the native code initializes classes that call this method again: they must not load a second copy.
    if (loaded != null || loading) {
      return;
    }
    loading = true;
    try {
      loadOnce();
    } finally {
      loading = false;
    }
  }

  private static void loadOnce() {
    loadShim();
    String given = first(explicit, System.getProperty(PROPERTY), System.getenv("MXNET_LIBRARY_PATH"));
    if (given != null) {
      String path = inFolder(given);
      String problem = open(path, false);
      if (problem != null) {
        throw new UnsatisfiedLinkError("cannot load " + path + ": " + problem);
      }
      loaded = path;
      return;
    }
    String bundled = openBundled();
    if (bundled == null) {
      loaded = "the jar's copy";
      return;
    }
    String problem = open(FILE, false);
    if (problem != null) {
      throw new UnsatisfiedLinkError("no " + FILE + ": system property " + PROPERTY
          + " and MXNET_LIBRARY_PATH are not set; in the jar: " + bundled + "; system: " + problem);
    }
    loaded = FILE;
  }

  private static String first(String... candidates) {
    for (String c : candidates) {
      if (c != null && !c.isEmpty()) {
        return c;
      }
    }
    return null;
  }

  private static String inFolder(String given) {
    File file = new File(given).getAbsoluteFile();
    return file.isDirectory() ? new File(file, FILE).getPath() : file.getPath();
  }

  private static String normalised(String arch) {
    return arch.equals("amd64") ? "x86_64" : arch.equals("arm64") ? "aarch64" : arch;
  }

  private static void loadShim() {
    URL url = NativeLibrary.class.getResource(FOLDER + SHIM);
    if (url == null) {
      throw new UnsatisfiedLinkError("this build of the mxnet jar has no native code for " + FOLDER);
    }
    if ("file".equals(url.getProtocol())) {
      try {
        System.load(Paths.get(url.toURI()).toString());
        return;
      } catch (URISyntaxException e) {
        throw new UnsatisfiedLinkError(e.getMessage());
      } catch (UnsatisfiedLinkError e) {
        // Another class loader has loaded this very file, and the JVM allows that once: load a copy.
        if (e.getMessage() == null || !e.getMessage().contains("already loaded")) {
          throw e;
        }
      }
    }
    try {
      Path folder = Files.createTempDirectory("mxnet-jni-");
      Path copy = extract(SHIM, folder);
      System.load(copy.toString());
      remove(folder, copy);
    } catch (IOException e) {
      throw new UnsatisfiedLinkError("cannot unpack " + SHIM + ": " + e);
    }
  }

  // Unpacks and loads the library and what it needs; returns null, or what went wrong.
  private static String openBundled() {
    List<Path> files = new ArrayList<>();
    Path folder = null;
    try {
      InputStream list = NativeLibrary.class.getResourceAsStream(FOLDER + "libraries.txt");
      if (list == null) {
        return "no copy";
      }
      folder = Files.createTempDirectory("mxnet-");
      String problem = null;
      for (String name : lines(list)) { // what others need comes first, the library last
        Path file = extract(name, folder);
        files.add(file);
        problem = open(file.toString(), !name.equals(FILE));
      }
      return problem;
    } catch (IOException e) {
      return e.toString();
    } finally {
      if (folder != null) {
        remove(folder, files.toArray(new Path[0]));
      }
    }
  }

  private static List<String> lines(InputStream in) throws IOException {
    List<String> names = new ArrayList<>();
    try (java.util.Scanner scanner = new java.util.Scanner(in, "UTF-8")) {
      while (scanner.hasNextLine()) {
        String line = scanner.nextLine().trim();
        if (!line.isEmpty()) {
          names.add(line);
        }
      }
    }
    return names;
  }

  private static Path extract(String name, Path folder) throws IOException {
    Path target = folder.resolve(name);
    try (InputStream in = NativeLibrary.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IOException("the jar has no " + FOLDER + name);
      }
      Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
    }
    return target;
  }

  // A loaded file stays mapped after it is removed, so nothing is left behind whatever way the process ends.
  private static void remove(Path folder, Path... files) {
    for (Path file : files) {
      file.toFile().delete();
    }
    folder.toFile().delete();
  }
}
