// OptionConversion: a plain value where an Option is wanted, for programs of MXNet 1.9.1.
package org.apache.mxnet.util

/** With `import OptionConversion._` a value stands for `Some` of it. Functions of operators do not need this. */
object OptionConversion {
  implicit def someWrapper[A](noSome: A): Option[A] = Some(noSome)
}
