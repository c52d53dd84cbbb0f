// Scopes that release the native objects made inside them.
package org.apache.mxnet.nativelib;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * A scope for native objects: those made on this thread while the scope is the innermost one are released when it
 * closes.
 *
 * <pre>{@code
 * try (ResourceScope scope = new ResourceScope()) {
 *   ... // arrays made here are released at the end
 * }
 * NDArray kept = ResourceScope.using(() -> a.add(b)); // the result moves to the scope around
 * }</pre>
 *
 * <p>A scope does not keep its objects alive: one that becomes unreachable earlier is released earlier.
 */
public class ResourceScope implements AutoCloseable {
  private static final ThreadLocal<Deque<ResourceScope>> STACK = ThreadLocal.withInitial(ArrayDeque::new);

  private final Set<NativeResource.Ref> members = ConcurrentHashMap.newKeySet();
  private final ResourceScope outer;
  private volatile boolean closed;

  /** Opens a scope inside the current one of this thread. */
  public ResourceScope() {
    Deque<ResourceScope> stack = STACK.get();
    outer = stack.peek();
    stack.push(this);
  }

  /** The innermost open scope of this thread, or null. */
  public static ResourceScope current() {
    return STACK.get().peek();
  }

  /** The scope around this one, or null. */
  public final ResourceScope outer() {
    return outer;
  }

  /** How many objects the scope would release now. */
  public final int size() {
    return members.size();
  }

  /** Releases the objects of this scope. Scopes that were opened inside and are still open close, too. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    Deque<ResourceScope> stack = STACK.get();
    if (stack.contains(this)) {
      while (stack.peek() != this) {
        stack.peek().close();
      }
      stack.pop();
    }
    if (stack.isEmpty()) {
      STACK.remove(); // pooled threads would keep class loaders alive
    }
    for (NativeResource.Ref ref : members) {
      ref.release();
    }
    members.clear();
  }

  /**
   * Runs something in a scope of its own. Native objects in the result move to the scope around: the result itself, or
   * objects in arrays, collections, values of maps and nested ones.
   *
   * @param body what to run
   * @param <T> type of the result
   * @return the result of the body
   */
  public static <T> T using(Supplier<T> body) {
    return using(new ResourceScope(), body);
  }

  /**
   * Runs something in a given scope and closes it. Native objects in the result move to the scope around.
   *
   * @param scope an open scope
   * @param body what to run
   * @param <T> type of the result
   * @return the result of the body
   */
  public static <T> T using(ResourceScope scope, Supplier<T> body) {
    try {
      T result = scope.within(body);
      scope.release(result);
      return result;
    } finally {
      scope.close();
    }
  }

  /**
   * Runs something with this scope as the innermost one, on any thread: work that a pool does for a caller can leave
   * its arrays in the caller's scope.
   *
   * @param body what to run
   * @param <T> type of the result
   * @return the result of the body
   */
  public final <T> T within(Supplier<T> body) {
    Deque<ResourceScope> stack = STACK.get();
    boolean there = stack.peek() == this;
    if (!there) {
      stack.push(this);
    }
    try {
      return body.get();
    } finally {
      if (!there) {
        stack.remove(this);
        if (stack.isEmpty()) {
          STACK.remove();
        }
      }
    }
  }

  /**
   * Moves the native objects in a value from this scope to the one around.
   *
   * @param value a native object, or an array, iterable or map of such, at any depth
   */
  public final void release(Object value) {
    if (value instanceof NativeResource) {
      ((NativeResource) value).moveFrom(this);
    } else if (value instanceof Iterable) {
      for (Object v : (Iterable<?>) value) {
        release(v);
      }
    } else if (value instanceof Map) {
      release(((Map<?, ?>) value).values());
    } else if (value instanceof Object[]) {
      int n = Array.getLength(value);
      for (int i = 0; i < n; ++i) {
        release(Array.get(value, i));
      }
    }
  }

  final void add(NativeResource.Ref ref) {
    ref.scope = this;
    members.add(ref);
    if (ref.handle == 0 || closed) {
      remove(ref);
    }
  }

  final void remove(NativeResource.Ref ref) {
    members.remove(ref);
    if (ref.scope == this) {
      ref.scope = null;
    }
  }
}
