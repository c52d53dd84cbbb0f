// The program in the README, compiled and run as it stands there.
package org.apache.mxnet.javaapi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadmeTest {
  @Test
  void tenLines(@TempDir Path folder) throws Exception {
    Path readme = Vector.root().resolve("bindings/scala/javaapi/README.md");
    String text = new String(Files.readAllBytes(readme), StandardCharsets.UTF_8);
    String program = block(text, "```java\n", 0);
    String printed = block(text, "```\n[", 0);
    Path source = folder.resolve("Readme.java");
    Files.write(source, program.getBytes(StandardCharsets.UTF_8));
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), source.toString()));
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(out, true, "UTF-8"));
      loader.loadClass("Readme").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    assertEquals("[" + printed, out.toString("UTF-8"));
  }

  private static String block(String text, String opening, int from) {
    int start = text.indexOf(opening, from) + opening.length();
    return text.substring(start, text.indexOf("```", start));
  }
}
