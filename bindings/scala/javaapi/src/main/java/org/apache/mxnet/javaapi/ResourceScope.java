// Scopes, under the name that programs for MXNet's Java package use.
package org.apache.mxnet.javaapi;

/**
 * A scope for arrays and other native objects: those made on this thread while it is the innermost scope are released
 * when it closes. Use it with try-with-resources, or {@link #using} to keep a result.
 */
public final class ResourceScope extends org.apache.mxnet.nativelib.ResourceScope {}
