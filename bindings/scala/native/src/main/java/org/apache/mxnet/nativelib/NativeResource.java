// Base of all objects that own a native handle: released once, by close, by a scope, or by the collector.
package org.apache.mxnet.nativelib;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/**
 * An object that owns a native handle.
 *
 * <p>Whatever comes first releases the handle: {@link #close}, the end of the {@link ResourceScope} in which the object
 * was made, or a daemon thread after the object has become unreachable. Releasing twice does nothing; using a released
 * object throws {@link IllegalStateException}.
 *
 * <p>Code that passes {@link #handle} to a native method calls {@link #keepAlive} afterwards: otherwise the collector may
 * release the object while the native method still runs.
 */
public abstract class NativeResource implements AutoCloseable {
  private final Ref ref;
  private volatile int fence; // always 0; a volatile read keeps the object reachable up to that point

  /**
   * Takes ownership of a handle and registers with the current scope.
   *
   * @param handle the handle; not 0
   * @param kind what kind of object it is
   */
  protected NativeResource(long handle, HandleKind kind) {
    if (handle == 0) {
      throw new IllegalArgumentException("the handle of a native object is null");
    }
    ref = new Ref(this, handle, kind);
    ref.link();
    kind.live.incrementAndGet();
    ResourceScope scope = ResourceScope.current();
    if (scope != null) {
      scope.add(ref);
    }
    if (kind == HandleKind.NDARRAY) {
      MemoryPressure.onNewArray();
    }
  }

  /**
   * The native handle.
   *
   * @return the handle, never 0
   * @throws IllegalStateException after the object has been released
   */
  public final long handle() {
    long h = ref.handle;
    if (h == 0) {
      throw new IllegalStateException(getClass().getSimpleName() + " is used after it was closed");
    }
    return h;
  }

  /** Whether the object has been released. */
  public final boolean isClosed() {
    return ref.handle == 0;
  }

  /** Releases the native object now; does nothing when that has happened. */
  @Override
  public void close() {
    ref.release();
  }

  /**
   * Keeps an object from being collected before this point of the program.
   *
   * @param resource the object, or null
   */
  public static void keepAlive(NativeResource resource) {
    if (resource != null && resource.fence != 0) {
      throw new AssertionError();
    }
  }

  /**
   * Keeps objects from being collected before this point of the program.
   *
   * @param resources the objects, or null
   */
  public static void keepAlive(NativeResource[] resources) {
    if (resources != null) {
      for (NativeResource r : resources) {
        keepAlive(r);
      }
    }
  }

  /**
   * The handles of several objects.
   *
   * @param resources the objects; null elements give 0
   * @return their handles; null for null
   */
  public static long[] handles(NativeResource[] resources) {
    if (resources == null) {
      return null;
    }
    long[] result = new long[resources.length];
    for (int i = 0; i < result.length; ++i) {
      result[i] = resources[i] == null ? 0 : resources[i].handle();
    }
    return result;
  }

  /**
   * Takes the object out of its scope, so that only {@link #close} and the collector release it.
   *
   * @return this object
   */
  public NativeResource detachFromScope() {
    ResourceScope scope = ref.scope;
    if (scope != null) {
      scope.remove(ref);
    }
    return this;
  }

  /**
   * Moves the object from its scope to the one around that, or out of all scopes.
   *
   * @return this object
   */
  public NativeResource moveToOuterScope() {
    ResourceScope scope = ref.scope;
    if (scope != null) {
      scope.remove(ref);
      if (scope.outer() != null) {
        scope.outer().add(ref);
      }
    }
    return this;
  }

  /**
   * Notes what the object was computed from, for {@link #releaseInputs}. Nothing is kept alive by this.
   *
   * @param resources the inputs
   */
  protected final void madeFrom(NativeResource[] resources) {
    Ref[] inputs = new Ref[resources.length];
    for (int i = 0; i < inputs.length; ++i) {
      inputs[i] = resources[i].ref;
    }
    ref.inputs = inputs;
  }

  /**
   * Releases what the object was computed from, and what that was computed from, as far as it has not been released.
   *
   * @param kept objects that stay, with what they were computed from
   */
  protected final void releaseInputs(NativeResource... kept) {
    Set<Ref> staying = new HashSet<>();
    staying.add(ref);
    for (NativeResource r : kept) {
      staying.add(r.ref);
    }
    ArrayDeque<Ref> open = new ArrayDeque<>();
    open.add(ref);
    while (!open.isEmpty()) {
      Ref next = open.remove();
      Ref[] inputs = next.inputs;
      next.inputs = null;
      for (int i = 0; inputs != null && i < inputs.length; ++i) {
        if (staying.add(inputs[i])) { // each once
          open.add(inputs[i]);
        }
      }
      if (next != ref) {
        next.release();
      }
    }
  }

  /** Moves the object out of a scope if it belongs to that one. */
  void moveFrom(ResourceScope scope) {
    if (ref.scope == scope) {
      moveToOuterScope();
    }
  }

  /** Releases what the collector has found so far, on this thread. */
  static void drain() {
    for (Ref r = (Ref) Ref.QUEUE.poll(); r != null; r = (Ref) Ref.QUEUE.poll()) {
      r.release();
    }
  }

  /** The part of a resource that outlives it. It must not refer to the resource itself. */
  static final class Ref extends PhantomReference<NativeResource> {
    static final ReferenceQueue<NativeResource> QUEUE = new ReferenceQueue<>();
    private static final AtomicLongFieldUpdater<Ref> HANDLE = AtomicLongFieldUpdater.newUpdater(Ref.class, "handle");
    private static final Object LIST_LOCK = new Object();
    private static Ref first; // references must stay reachable themselves, so all live ones are in a list

    static {
      Thread cleaner = new Thread(Ref::clean, "mxnet-cleaner");
      cleaner.setDaemon(true);
      cleaner.setContextClassLoader(null);
      cleaner.start();
    }

    volatile long handle;
    volatile ResourceScope scope;
    volatile Ref[] inputs; // let go of at release, so that chains of dead objects do not grow
    private final HandleKind kind;
    private Ref previous;
    private Ref next;

    Ref(NativeResource resource, long handle, HandleKind kind) {
      super(resource, QUEUE);
      this.handle = handle;
      this.kind = kind;
    }

    private static void clean() {
      while (true) {
        try {
          ((Ref) QUEUE.remove()).release();
        } catch (InterruptedException e) {
          return;
        } catch (RuntimeException e) {
          // a failed release must not end the cleaning of the others
        }
      }
    }

    void link() {
      synchronized (LIST_LOCK) {
        next = first;
        if (first != null) {
          first.previous = this;
        }
        first = this;
      }
    }

    private void unlink() {
      synchronized (LIST_LOCK) {
        if (previous != null) {
          previous.next = next;
        } else {
          first = next;
        }
        if (next != null) {
          next.previous = previous;
        }
        previous = null;
        next = null;
      }
    }

    void release() {
      long h = HANDLE.getAndSet(this, 0);
      if (h == 0) {
        return;
      }
      clear();
      inputs = null;
      unlink();
      ResourceScope s = scope;
      if (s != null) {
        s.remove(this);
      }
      kind.live.decrementAndGet();
      kind.free(h);
    }
  }
}
