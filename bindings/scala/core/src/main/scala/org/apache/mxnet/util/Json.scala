// Json: reads the text of a graph.
package org.apache.mxnet.util

/** Values are Map, Vector, String, Double, Boolean and null. */
private[mxnet] object Json {
  /** Throws IllegalArgumentException for a text that is none. */
  def parse(text: String): Any = {
    val reader = new Reader(text)
    val value = reader.value()
    reader.end()
    value
  }

  private class Reader(text: String) {
    private var at = 0

    private def fail() = throw new IllegalArgumentException(s"no JSON at the character $at")

    private def peek(): Char = {
      while (at < text.length && text(at).isWhitespace) at += 1
      if (at < text.length) text(at) else '\u0000'
    }

    private def take(c: Char): Unit = if (peek() == c) at += 1 else fail()

    def end(): Unit = if (peek() != '\u0000') fail()

    def value(): Any = peek() match {
      case '{' => items('}') { val key = string(); take(':'); key -> value() }.toMap
      case '[' => items(']')(value())
      case '"' => string()
      case _ => word() match {
        case "true" => true
        case "false" => false
        case "null" => null
        case number => try number.toDouble catch { case _: NumberFormatException => fail() }
      }
    }

    private def items[T](close: Char)(item: => T): Vector[T] = {
      at += 1
      val found = Vector.newBuilder[T]
      if (peek() == close) at += 1
      else {
        found += item
        while (peek() == ',') { at += 1; found += item }
        take(close)
      }
      found.result()
    }

    private def word(): String = {
      val start = at
      while (at < text.length && (text(at).isLetterOrDigit || "+-.".indexOf(text(at)) >= 0)) at += 1
      text.substring(start, at)
    }

    private def string(): String = {
      take('"')
      val out = new StringBuilder
      while (at < text.length && text(at) != '"') {
        if (text(at) == '\\') {
          at += 1
          if (at >= text.length) fail()
          text(at) match {
            case 'n' => out += '\n'
            case 't' => out += '\t'
            case 'r' => out += '\r'
            case 'b' => out += '\b'
            case 'f' => out += '\f'
            case 'u' if at + 4 < text.length =>
              out += Integer.parseInt(text.substring(at + 1, at + 5), 16).toChar
              at += 4
            case c => out += c
          }
        } else out += text(at)
        at += 1
      }
      take('"')
      out.toString
    }
  }
}
