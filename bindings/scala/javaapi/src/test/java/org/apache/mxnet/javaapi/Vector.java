// Test vectors: the reader. The format is described in tests/vectors/make.py.
package org.apache.mxnet.javaapi;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** One case: what to call, with what, and what must come out. */
final class Vector {
  /** An array of a case; values as doubles, which hold all values of the files. */
  static final class Values {
    final String name;
    final DType dtype;
    final Shape shape;
    final double[] values;

    Values(String[] words, boolean named) {
      int at = named ? 1 : 0;
      name = named ? words[0] : "";
      dtype = DType.of(words[at]);
      String dims = words[at + 1];
      shape = dims.equals("-") ? new Shape()
          : new Shape(Arrays.stream(dims.split(",")).mapToInt(Integer::parseInt).toArray());
      values = new double[words.length - at - 2];
      for (int i = 0; i < values.length; ++i) {
        values[i] = number(words[at + 2 + i]);
      }
    }

    private static double number(String text) {
      switch (text) {
        case "nan":
          return Double.NaN;
        case "inf":
          return Double.POSITIVE_INFINITY;
        case "-inf":
          return Double.NEGATIVE_INFINITY;
        default:
          return Double.parseDouble(text);
      }
    }

    NDArray toArray() {
      NDArray array = NDArray.empty(shape, null, dtype);
      return values.length == 0 ? array : array.set(values);
    }
  }

  final String name;
  String op;
  final Map<String, String> params = new LinkedHashMap<>();
  Integer seed;
  boolean train;
  final List<Values> inputs = new ArrayList<>();
  final List<Values> outputs = new ArrayList<>();
  final List<Values> after = new ArrayList<>();
  final List<Values> heads = new ArrayList<>();
  final List<Values> grads = new ArrayList<>();
  double rtol;
  double atol;

  private Vector(String name) {
    this.name = name;
  }

  @Override
  public String toString() {
    return name;
  }

  /** The root of the repository. */
  static Path root() {
    return Paths.get(System.getProperty("mxnet.repository"));
  }

  static List<Vector> load() throws IOException {
    List<Vector> found = new ArrayList<>();
    TreeSet<Path> files = new TreeSet<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(root().resolve("tests/vectors"), "*.vec")) {
      all.forEach(files::add);
    }
    for (Path file : files) {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        String[] words = line.trim().split(" ");
        String[] rest = Arrays.copyOfRange(words, 1, words.length);
        Vector last = found.isEmpty() ? null : found.get(found.size() - 1);
        switch (words[0]) {
          case "case":
            found.add(new Vector(rest[0]));
            break;
          case "op":
            last.op = rest[0];
            break;
          case "param":
            last.params.put(rest[0], line.substring(line.indexOf(' ', 6) + 1));
            break;
          case "seed":
            last.seed = Integer.valueOf(rest[0]);
            break;
          case "train":
            last.train = rest[0].equals("1");
            break;
          case "input":
            last.inputs.add(new Values(rest, true));
            break;
          case "output":
            last.outputs.add(new Values(rest, true));
            break;
          case "after":
            last.after.add(new Values(rest, true));
            break;
          case "head":
            last.heads.add(new Values(rest, false));
            break;
          case "grad":
            last.grads.add(new Values(rest, true));
            break;
          case "tolerance":
            last.rtol = Double.parseDouble(rest[0]);
            last.atol = Double.parseDouble(rest[1]);
            break;
          default:
        }
      }
    }
    return found;
  }
}
