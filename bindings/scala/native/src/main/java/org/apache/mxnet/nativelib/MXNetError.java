// Errors of the library as Java exceptions, one class for each kind.
package org.apache.mxnet.nativelib;

/**
 * An error that the library reports.
 *
 * <p>The message is the library's, in the form {@code [Operator] argument 'x': expected ..., got ...}. Each kind has a
 * class of its own, so that a caller can catch what it can handle. The library is usable after an error.
 */
public class MXNetError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What kind of error a call met. */
  public enum Kind {
    NONE, ARGUMENT, SHAPE, TYPE, STATE, MEMORY, IO, INTERNAL;

    private static final Kind[] ALL = values();

    static Kind of(int id) {
      return id >= 0 && id < ALL.length ? ALL[id] : INTERNAL;
    }
  }

  private final Kind kind;
  private final String operator;
  private final String argument;

  protected MXNetError(Kind kind, String message, String operator, String argument) {
    super(message);
    this.kind = kind;
    this.operator = operator == null ? "" : operator;
    this.argument = argument == null ? "" : argument;
  }

  /** The kind of the error. */
  public Kind getKind() {
    return kind;
  }

  /** The operator that failed, or an empty text. */
  public String getOperator() {
    return operator;
  }

  /** The argument that was wrong, or an empty text. */
  public String getArgument() {
    return argument;
  }

  /**
   * Makes the exception for an error; called by the native code.
   *
   * @param kind number of the kind
   * @param message the library's text
   * @param operator the operator that failed, or an empty text
   * @param argument the argument that was wrong, or an empty text
   * @return an exception of the kind's class
   */
  public static MXNetError of(int kind, String message, String operator, String argument) {
    switch (Kind.of(kind)) {
      case ARGUMENT:
        return new ArgumentError(message, operator, argument);
      case SHAPE:
        return new ShapeError(message, operator, argument);
      case TYPE:
        return new TypeError(message, operator, argument);
      case STATE:
        return new StateError(message, operator, argument);
      case MEMORY:
        return new MemoryError(message, operator, argument);
      case IO:
        return new IoError(message, operator, argument);
      default:
        return new InternalError(message, operator, argument);
    }
  }

  /** A wrong argument: an unknown operator or parameter, a bad value, a wrong number of inputs. */
  public static class ArgumentError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public ArgumentError(String message, String operator, String argument) {
      super(Kind.ARGUMENT, message, operator, argument);
    }
  }

  /** Shapes that do not fit together. */
  public static class ShapeError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public ShapeError(String message, String operator, String argument) {
      super(Kind.SHAPE, message, operator, argument);
    }
  }

  /** Element types that do not fit together. */
  public static class TypeError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public TypeError(String message, String operator, String argument) {
      super(Kind.TYPE, message, operator, argument);
    }
  }

  /** A call at the wrong time, such as a backward pass without a recorded forward pass. */
  public static class StateError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public StateError(String message, String operator, String argument) {
      super(Kind.STATE, message, operator, argument);
    }
  }

  /** Native memory ran out. */
  public static class MemoryError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public MemoryError(String message, String operator, String argument) {
      super(Kind.MEMORY, message, operator, argument);
    }
  }

  /** A file that is missing, unreadable or damaged. */
  public static class IoError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public IoError(String message, String operator, String argument) {
      super(Kind.IO, message, operator, argument);
    }
  }

  /** A fault of the library itself. */
  public static class InternalError extends MXNetError {
    private static final long serialVersionUID = 1L;

    public InternalError(String message, String operator, String argument) {
      super(Kind.INTERNAL, message, operator, argument);
    }
  }
}
