// Symbolic expressions.
package org.apache.mxnet.javaapi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.mxnet.nativelib.LibMXNet;

/**
 * A computation that has not been run: operators applied to variables. Operators are static methods
 * ({@code Symbol.FullyConnected(...)}).
 */
public final class Symbol extends SymbolBase {
  /** Takes ownership of a handle of the C interface. */
  public Symbol(long handle) {
    super(handle);
  }

  /** A variable. */
  public static Symbol Variable(String name) {
    return new Symbol(LibMXNet.MXSymbolCreateVariable(name));
  }

  /** A variable with attributes. */
  public static Symbol Variable(String name, Map<String, String> attributes) {
    Symbol s = Variable(name);
    attributes.forEach(s::setAttr);
    return s;
  }

  /** A variable of a known shape. */
  public static Symbol Variable(String name, Shape shape) {
    Symbol s = Variable(name);
    s.setAttr("__shape__", shape.toString());
    return s;
  }

  /** Several symbols as one with all their outputs. */
  public static Symbol Group(Symbol... symbols) {
    long h = LibMXNet.MXSymbolCreateGroup(handles(symbols));
    keepAlive(symbols);
    return new Symbol(h);
  }

  /** Loads a symbol from a file of JSON. */
  public static Symbol load(String file) {
    return new Symbol(LibMXNet.MXSymbolCreateFromFile(file));
  }

  /** Reads a symbol from JSON. */
  public static Symbol fromJson(String json) {
    return new Symbol(LibMXNet.MXSymbolCreateFromJSON(json));
  }

  /** Saves the symbol as JSON. */
  public void save(String file) {
    LibMXNet.MXSymbolSaveToFile(handle(), file);
    keepAlive(this);
  }

  /** The symbol as JSON. */
  public String toJson() {
    return kept(LibMXNet.MXSymbolSaveToJSON(handle()));
  }

  private <T> T kept(T result) {
    keepAlive(this);
    return result;
  }

  /** The name; null for a group. */
  public String getName() {
    String[] out = new String[1];
    int[] found = new int[1];
    LibMXNet.MXSymbolGetName(handle(), out, found);
    return kept(found[0] == 0 ? null : out[0]);
  }

  /** Names of the arguments, inputs and parameters alike. */
  public List<String> listArguments() {
    return kept(Arrays.asList(LibMXNet.MXSymbolListArguments(handle())));
  }

  /** Names of the outputs. */
  public List<String> listOutputs() {
    return kept(Arrays.asList(LibMXNet.MXSymbolListOutputs(handle())));
  }

  /** Names of the auxiliary states, which operators change in place. */
  public List<String> listAuxiliaryStates() {
    return kept(Arrays.asList(LibMXNet.MXSymbolListAuxiliaryStates(handle())));
  }

  /** Names of the arguments and auxiliary states, in the order in which they appear. */
  public List<String> listInputs() {
    return kept(Arrays.asList(LibMXNet.NNSymbolListInputNames(handle(), 0)));
  }

  /** Number of outputs. */
  public int numOutputs() {
    return kept(LibMXNet.MXSymbolGetNumOutputs(handle()));
  }

  /** One output. */
  public Symbol get(int index) {
    return new Symbol(kept(LibMXNet.MXSymbolGetOutput(handle(), index)));
  }

  /**
   * The output with a name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public Symbol get(String name) {
    int index = listOutputs().indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException("no output '" + name + "'; there are " + listOutputs());
    }
    return get(index);
  }

  /** All nodes as outputs. */
  public Symbol getInternals() {
    return new Symbol(kept(LibMXNet.MXSymbolGetInternals(handle())));
  }

  /** The inputs of this node as outputs; null for a variable. */
  public Symbol getChildren() {
    long h = kept(LibMXNet.MXSymbolGetChildren(handle()));
    return h == 0 ? null : new Symbol(h);
  }

  /** A copy that can be composed on its own. */
  public Symbol copy() {
    return new Symbol(kept(LibMXNet.MXSymbolCopy(handle())));
  }

  /**
   * A copy with variables replaced.
   *
   * @param name name of the new node, or null
   * @param variables symbols by the name of the variable they stand in for
   * @return the new symbol
   */
  public Symbol compose(String name, Map<String, Symbol> variables) {
    Symbol result = copy();
    Symbol[] given = variables.values().toArray(new Symbol[0]);
    try {
      LibMXNet.MXSymbolCompose(
          result.handle(), name, variables.keySet().toArray(new String[0]), handles(given));
      keepAlive(given);
      return result;
    } catch (RuntimeException e) {
      result.close();
      throw e;
    }
  }

  /** An attribute; null when it is not set. */
  public String attr(String key) {
    String[] out = new String[1];
    int[] found = new int[1];
    LibMXNet.MXSymbolGetAttr(handle(), key, out, found);
    return kept(found[0] == 0 ? null : out[0]);
  }

  /** Sets an attribute. */
  public Symbol setAttr(String key, String value) {
    LibMXNet.MXSymbolSetAttr(handle(), key, value);
    return kept(this);
  }

  /** Attributes of this node. */
  public Map<String, String> listAttr() {
    return pairs(kept(LibMXNet.MXSymbolListAttrShallow(handle())));
  }

  /** Attributes of all nodes, each key after the name of its node and a dollar sign. */
  public Map<String, String> attrMap() {
    return pairs(kept(LibMXNet.MXSymbolListAttr(handle())));
  }

  private static Map<String, String> pairs(String[] flat) {
    Map<String, String> result = new LinkedHashMap<>();
    for (int i = 0; i + 1 < flat.length; i += 2) {
      result.put(flat[i], flat[i + 1]);
    }
    return result;
  }

  /** Shapes or types that were inferred. */
  public static final class Inferred<T> {
    /** Of the arguments, in the order of {@link #listArguments}; null where unknown. */
    public final List<T> arguments;
    /** Of the outputs. */
    public final List<T> outputs;
    /** Of the auxiliary states. */
    public final List<T> auxiliary;
    /** Whether everything is known. */
    public final boolean complete;

    Inferred(List<T> arguments, List<T> outputs, List<T> auxiliary, boolean complete) {
      this.arguments = arguments;
      this.outputs = outputs;
      this.auxiliary = auxiliary;
      this.complete = complete;
    }
  }

  /**
   * Infers all shapes from some.
   *
   * @param known shapes of arguments by name
   * @return the shapes; not complete when the given ones do not suffice
   */
  public Inferred<Shape> inferShape(Map<String, Shape> known) {
    return shapes(known, false);
  }

  /** Infers what can be inferred, also where shapes have unknown dimensions. */
  public Inferred<Shape> inferShapePartial(Map<String, Shape> known) {
    return shapes(known, true);
  }

  private Inferred<Shape> shapes(Map<String, Shape> known, boolean partial) {
    String[] names = known.keySet().toArray(new String[0]);
    long[] bounds = new long[names.length + 1];
    long[] dims = new long[known.values().stream().mapToInt(Shape::length).sum()];
    int n = 0;
    for (int i = 0; i < names.length; ++i) {
      for (long d : known.get(names[i]).toLongs()) {
        dims[n++] = d;
      }
      bounds[i + 1] = n;
    }
    long[][][][] out = new long[3][1][][];
    int[] complete = new int[1];
    if (partial) {
      LibMXNet.MXSymbolInferShapePartialEx64(handle(), names, bounds, dims, out[0], out[1], out[2], complete);
    } else {
      LibMXNet.MXSymbolInferShapeEx64(handle(), names, bounds, dims, out[0], out[1], out[2], complete);
    }
    keepAlive(this);
    return new Inferred<>(toShapes(out[0][0]), toShapes(out[1][0]), toShapes(out[2][0]), complete[0] != 0);
  }

  private static List<Shape> toShapes(long[][] rows) {
    List<Shape> result = new ArrayList<>();
    for (long[] row : rows) {
      result.add(Shape.of(row));
    }
    return result;
  }

  /**
   * Infers all element types from some.
   *
   * @param known types of arguments by name
   * @return the types, {@link DType#Unknown} where unknown
   */
  public Inferred<DType> inferType(Map<String, DType> known) {
    String[] names = known.keySet().toArray(new String[0]);
    int[] ids = new int[names.length];
    for (int i = 0; i < ids.length; ++i) {
      ids[i] = known.get(names[i]).id();
    }
    int[][][] out = new int[3][1][];
    int[] complete = new int[1];
    LibMXNet.MXSymbolInferType(handle(), names, ids, out[0], out[1], out[2], complete);
    keepAlive(this);
    return new Inferred<>(toTypes(out[0][0]), toTypes(out[1][0]), toTypes(out[2][0]), complete[0] != 0);
  }

  private static List<DType> toTypes(int[] ids) {
    List<DType> result = new ArrayList<>();
    for (int id : ids) {
      result.add(DType.of(id));
    }
    return result;
  }

  /** Binds the symbol to arrays. See {@link Executor#bind}. */
  public Executor bind(Context ctx, Map<String, NDArray> arguments) {
    return Executor.bind(this, ctx, arguments, null, "null", null);
  }

  /** Makes arrays for all arguments from the shapes of the inputs and binds the symbol to them. */
  public Executor simpleBind(Context ctx, String gradReq, Map<String, Shape> shapes) {
    return Executor.simpleBind(this, ctx, gradReq, shapes);
  }

  /** The sum with another symbol. */
  public Symbol add(Symbol other) {
    return broadcast_add(this, other);
  }

  /** The difference to another symbol. */
  public Symbol subtract(Symbol other) {
    return broadcast_sub(this, other);
  }

  /** The product with another symbol. */
  public Symbol multiply(Symbol other) {
    return broadcast_mul(this, other);
  }

  /** The quotient with another symbol. */
  public Symbol div(Symbol other) {
    return broadcast_div(this, other);
  }

  /** The sum with a number. */
  public Symbol add(double number) {
    return scalar("_plus_scalar", number);
  }

  /** The difference to a number. */
  public Symbol subtract(double number) {
    return scalar("_minus_scalar", number);
  }

  /** The product with a number. */
  public Symbol multiply(double number) {
    return scalar("_mul_scalar", number);
  }

  /** The quotient with a number. */
  public Symbol div(double number) {
    return scalar("_div_scalar", number);
  }

  private Symbol scalar(String op, double number) {
    return new SymbolOp(op, new String[] {"data"}, null, "scalar").apply(null, null, new Symbol[] {this}, number);
  }

  /** The nodes and how they are connected, for people. */
  public String debugString() {
    return kept(LibMXNet.MXSymbolPrint(handle()));
  }

  @Override
  public String toString() {
    return isClosed() ? "<Symbol, closed>" : "<Symbol " + (getName() == null ? "group " + listOutputs() : getName()) + ">";
  }
}
