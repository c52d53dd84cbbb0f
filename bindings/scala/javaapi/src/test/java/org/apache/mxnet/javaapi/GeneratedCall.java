// Calls generated operator methods by name, as a program would write them.
package org.apache.mxnet.javaapi;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the method of an operator and hands it inputs and parameters, through its parameter object where it has one. */
final class GeneratedCall {
  private static final Map<String, Class<?>> NAMESPACES = new LinkedHashMap<>();

  static {
    NAMESPACES.put("_contrib_", NDArrayContrib.class);
    NAMESPACES.put("_image_", NDArrayImage.class);
    NAMESPACES.put("_linalg_", NDArrayLinalg.class);
    NAMESPACES.put("_random_", NDArrayRandom.class);
    NAMESPACES.put("_sparse_", NDArraySparse.class);
  }

  private final Method method;
  private final Class<?> object; // parameter object, or null

  private GeneratedCall(Method method) {
    this.method = method;
    Class<?> first = method.getParameterCount() == 1 ? method.getParameterTypes()[0] : null;
    this.object = first != null && first.getSimpleName().endsWith("Param") ? first : null;
  }

  /** The method with all options: the one with a parameter object, else the longest. */
  static GeneratedCall of(String operator) {
    Class<?> home = operator.startsWith("_") ? NDArrayInternal.class : NDArrayBase.class;
    String name = operator;
    for (Map.Entry<String, Class<?>> e : NAMESPACES.entrySet()) {
      if (operator.startsWith(e.getKey())) {
        home = e.getValue();
        name = operator.substring(e.getKey().length());
      }
    }
    GeneratedCall best = null;
    for (Method m : home.getDeclaredMethods()) {
      if (!m.getName().equals(name) || !Modifier.isPublic(m.getModifiers())) {
        continue;
      }
      GeneratedCall c = new GeneratedCall(m);
      if (c.object != null) {
        return c;
      }
      if (best == null || m.getParameterCount() > best.method.getParameterCount()) {
        best = c;
      }
    }
    if (best == null) {
      throw new AssertionError("no method for " + operator);
    }
    return best;
  }

  /** Whether the method has a place for all parameters of a case; a few are accepted without being listed. */
  boolean takes(Map<String, String> params) {
    for (Map.Entry<String, String> e : params.entrySet()) {
      boolean place = e.getKey().equals("num_args") || object != null && setter(e.getKey(), "") != null;
      List<java.lang.reflect.Parameter> all = new ArrayList<>(Arrays.asList(method.getParameters()));
      if (object != null) {
        for (Constructor<?> c : object.getConstructors()) {
          all.addAll(Arrays.asList(c.getParameters()));
        }
      }
      for (java.lang.reflect.Parameter p : all) {
        place |= p.getName().equals(java(e.getKey()));
      }
      if (!place || e.getValue().matches("[\\[(].*None.*")) { // a Shape holds numbers only
        return false;
      }
    }
    return true;
  }

  /** Runs the operator. Parameters that the registry does not list cannot be given and are an error. */
  NDArray[] run(List<NDArray> inputs, Map<String, String> params) throws ReflectiveOperationException {
    Map<String, String> left = new LinkedHashMap<>(params);
    try {
      NDArray[] result;
      if (object != null) {
        Constructor<?> make = Arrays.stream(object.getConstructors()).max(
            (a, b) -> a.getParameterCount() - b.getParameterCount()).get();
        Object po = make.newInstance(arguments(make.getParameters(), inputs, left));
        for (Map.Entry<String, String> e : new ArrayList<>(left.entrySet())) {
          Method setter = setter(e.getKey(), e.getValue().equals("None") ? "None" : "");
          if (setter == null) {
            setter = setter(e.getKey(), "");
          }
          if (setter.getParameterCount() == 0) {
            setter.invoke(po);
          } else {
            setter.invoke(po, value(setter.getParameterTypes()[0], e.getValue()));
          }
          left.remove(e.getKey());
        }
        result = (NDArray[]) method.invoke(null, po);
      } else {
        result = (NDArray[]) method.invoke(null, arguments(method.getParameters(), inputs, left));
      }
      // The count of variadic inputs is sent by the generated code even where it is no parameter of the method.
      left.values().removeIf(v -> left.containsKey("num_args") && v.equals(String.valueOf(inputs.size())));
      if (!left.isEmpty()) {
        throw new AssertionError("no parameter for " + left.keySet());
      }
      return result;
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException) {
        throw (RuntimeException) e.getCause();
      }
      throw e;
    }
  }

  private Method setter(String key, String ending) {
    String name = java(key);
    String wanted = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1) + ending;
    for (Method m : object.getMethods()) {
      if (m.getName().equals(wanted)) {
        return m;
      }
    }
    return null;
  }

  private static String java(String key) {
    return key.equals("var") ? "vari" : key.equals("type") ? "typeOf" : key;
  }

  private Object[] arguments(java.lang.reflect.Parameter[] wanted, List<NDArray> inputs, Map<String, String> left) {
    Object[] result = new Object[wanted.length];
    int nextInput = 0;
    for (int i = 0; i < wanted.length; ++i) {
      Class<?> type = wanted[i].getType();
      String name = wanted[i].getName();
      if (type == NDArray[].class) {
        result[i] = inputs.toArray(new NDArray[0]);
        nextInput = inputs.size();
      } else if (type == NDArray.class) {
        result[i] = nextInput < inputs.size() ? inputs.get(nextInput++) : null; // what is left over is `out`
      } else {
        String key = name.equals("vari") ? "var" : name.equals("typeOf") ? "type" : name;
        result[i] = left.containsKey(key) ? value(type, left.remove(key)) : null;
      }
    }
    return result;
  }

  private static Object value(Class<?> type, String text) {
    if (text.equals("None") && type != String.class) {
      return type == Object.class ? "None" : null;
    }
    if (type == Integer.class) {
      return Integer.valueOf(text);
    } else if (type == Long.class) {
      return Long.valueOf(text);
    } else if (type == Float.class) {
      return Float.valueOf(text.equals("inf") ? "Infinity" : text);
    } else if (type == Double.class) {
      return Double.valueOf(text.equals("inf") ? "Infinity" : text);
    } else if (type == Boolean.class) {
      return text.equals("True") || text.equals("true") || text.equals("1");
    } else if (type == Shape.class) {
      return shape(text);
    }
    return text;
  }

  private static Object shape(String text) {
    String inner = text.replaceAll("[()\\[\\] ]", "");
    if (inner.isEmpty()) {
      return new Shape();
    }
    return new Shape(Arrays.stream(inner.split(",")).filter(s -> !s.isEmpty())
        .mapToInt(Integer::parseInt).toArray());
  }
}
