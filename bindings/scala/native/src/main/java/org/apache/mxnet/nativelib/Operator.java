// An operator by name, with its prepared calls kept by parameter values.
package org.apache.mxnet.nativelib;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An operator and the names of the parameters that a binding passes to it.
 *
 * <p>{@link #with} gives the prepared call for a set of parameter values and keeps it, so that the text of the parameters
 * is made and parsed once.
 */
public final class Operator {
  // Values that change at each call, such as a learning rate, would otherwise fill the memory.
  private static final int MOST_PREPARED = 512;

  private final String name;
  private final String[] keys;
  private final ConcurrentHashMap<Values, Invocation> prepared = new ConcurrentHashMap<>();
  private volatile Invocation plain;

  /**
   * Names an operator; nothing is looked up yet.
   *
   * @param name its registered name
   * @param keys names of parameters, in the order in which {@link #with} takes their values
   */
  public Operator(String name, String... keys) {
    this.name = name;
    this.keys = keys;
  }

  /** The registered name. */
  public String name() {
    return name;
  }

  /** The call without parameters. */
  public Invocation plain() {
    Invocation p = plain;
    if (p == null) {
      p = new Invocation(name);
      plain = p;
    }
    return p;
  }

  /**
   * The call with the given parameter values.
   *
   * @param values values in the order of the keys; null for a parameter that is not given. Numbers, booleans and texts
   *     are taken as they are; other objects by their text
   * @return the prepared call
   */
  public Invocation with(Object... values) {
    if (values.length != keys.length) {
      throw new IllegalArgumentException(name + " takes " + keys.length + " parameters, got " + values.length);
    }
    Values v = new Values(values);
    Invocation found = prepared.get(v);
    if (found != null) {
      return found;
    }
    if (v.isEmpty()) {
      return plain();
    }
    if (prepared.size() >= MOST_PREPARED) {
      prepared.clear();
    }
    Invocation made = v.prepare(name, keys);
    Invocation other = prepared.putIfAbsent(v, made);
    if (other != null) {
      made.close();
      return other;
    }
    return made;
  }

  /** Parameter values as a key of a map. */
  private static final class Values {
    private final Object[] values;
    private final int hash;

    Values(Object[] given) {
      values = new Object[given.length];
      for (int i = 0; i < given.length; ++i) {
        values[i] = ParameterText.frozen(given[i]);
      }
      hash = Arrays.hashCode(values);
    }

    boolean isEmpty() {
      for (Object v : values) {
        if (v != null) {
          return false;
        }
      }
      return true;
    }

    Invocation prepare(String operator, String[] keys) {
      String[] names = new String[keys.length];
      String[] texts = new String[keys.length];
      int n = 0;
      for (int i = 0; i < keys.length; ++i) {
        if (values[i] != null) {
          names[n] = keys[i];
          texts[n++] = ParameterText.of(values[i]);
        }
      }
      return new Invocation(operator, Arrays.copyOf(names, n), Arrays.copyOf(texts, n));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Values && ((Values) other).hash == hash && Arrays.equals(values, ((Values) other).values);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
